#include "engine/puzzle/results.h"

#include <utility>

namespace boardmill {
namespace {

bool is_plain(char byte) {
  return byte > ' ' && byte <= '~' && byte != ',' && byte != '"' && byte != '\'' && byte != '\\';
}

void append_byte(std::string& out, char byte) {
  if (is_plain(byte) || byte == ' ') {
    out += byte;
  } else {
    out += fmt::format("\\x{:02x}", static_cast<unsigned char>(byte));
  }
}

}  // namespace

std::string describe_byte(char byte) {
  switch (byte) {
    case ' ':
      return "a blank";
    case '\t':
      return "a tab";
    case ',':
      return "a comma";
    default:
      break;
  }
  std::string out;
  append_byte(out, byte);
  return out;
}

std::string quote_text(std::string_view text) {
  constexpr std::size_t longest = 40;
  std::string out;
  for (const char byte : text.substr(0, longest)) append_byte(out, byte);
  if (text.size() > longest) out += "...";
  return out;
}

void Results::reset(std::string_view source_name, std::uint64_t first, std::size_t text_columns) {
  source = source_name;
  first_record = first;
  outcomes.clear();
  costs.clear();
  lines.clear();
  faults.clear();
  texts.resize(text_columns);
  for (TextColumn& column : texts) column.clear();
}

void Results::add_fault(Outcome outcome, Fault fault) {
  faults.push_back({size(), std::move(fault)});
  add(outcome, no_cost);
  for (TextColumn& column : texts) column.close_cell();
}

void Results::truncate(std::size_t row) {
  if (row >= size()) return;
  outcomes.resize(row);
  costs.resize(row);
  if (lines.size() > row) lines.resize(row);
  for (TextColumn& column : texts) column.truncate(row);
  while (!faults.empty() && faults.back().row >= row) faults.pop_back();
}

}  // namespace boardmill
