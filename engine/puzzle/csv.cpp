#include "engine/puzzle/csv.h"

#include <algorithm>

#include "engine/puzzle/framer.h"

namespace boardmill {

namespace {

// A tab at the end that separates cells must not stay unnoticed.
std::string_view trim_record(std::string_view record, char separator) {
  const std::size_t last = record.rfind(separator);
  const std::size_t kept = last == std::string_view::npos ? 0 : last + 1;
  return record.substr(0, kept + trim_line(record.substr(kept)).size());
}

}  // namespace

std::optional<CsvFault> split_csv(std::string_view record, std::vector<CsvCell>& cells,
                                  char separator) {
  record = trim_record(record, separator);
  std::size_t count = 0;
  std::size_t at = 0;
  for (;;) {
    if (count == cells.size()) cells.emplace_back();
    CsvCell& cell = cells[count++];
    cell.text.clear();
    cell.at = at;
    if (at < record.size() && record[at] == '"') {
      cell.at = ++at;
      for (;;) {
        const std::size_t quote = record.find('"', at);
        if (quote == std::string_view::npos) {
          cells.resize(count);
          return CsvFault{record.size(), "a closing quote"};
        }
        cell.text += record.substr(at, quote - at);
        at = quote + 1;
        if (at == record.size() || record[at] != '"') break;
        cell.text += '"';
        ++at;
      }
    } else {
      const std::size_t end = std::min(record.size(), record.find(separator, at));
      cell.text = record.substr(at, end - at);
      at = end;
    }
    if (at == record.size()) {
      cells.resize(count);
      return std::nullopt;
    }
    if (record[at] != separator) {
      cells.resize(count);
      return CsvFault{at,
                      separator == ',' ? "a comma after the quote" : "a separator after the quote"};
    }
    ++at;
  }
}

void write_quoted_csv_cell(std::string_view text, Bytes& out) {
  out.push_back('"');
  for (const char byte : text) {
    if (byte == '"') out.push_back('"');
    out.push_back(byte);
  }
  out.push_back('"');
}

void write_csv_cell(std::string_view text, Bytes& out) {
  // Without an early end, so that the compiler makes vector code of it.
  unsigned special = 0;
  for (const char byte : text) {
    special |= static_cast<unsigned>(byte == ',') | static_cast<unsigned>(byte == '"') |
               static_cast<unsigned>(byte == '\r') | static_cast<unsigned>(byte == '\n');
  }
  const bool plain = special == 0 && (text.empty() || !is_space(text.back()));
  if (plain) {
    append(out, text);
  } else {
    write_quoted_csv_cell(text, out);
  }
}

}  // namespace boardmill
