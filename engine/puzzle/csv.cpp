#include "engine/puzzle/csv.h"

#include <algorithm>

#include "engine/puzzle/framer.h"

namespace boardmill {

std::optional<CsvFault> split_csv(std::string_view record, std::vector<CsvCell>& cells) {
  record = trim_line(record);
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
      const std::size_t comma = std::min(record.size(), record.find(',', at));
      cell.text = record.substr(at, comma - at);
      at = comma;
    }
    if (at == record.size()) {
      cells.resize(count);
      return std::nullopt;
    }
    if (record[at] != ',') {
      cells.resize(count);
      return CsvFault{at, "a comma after the quote"};
    }
    ++at;
  }
}

std::optional<std::size_t> find_cell(const std::vector<CsvCell>& cells, std::string_view text) {
  const auto found = std::find_if(cells.begin(), cells.end(),
                                  [text](const CsvCell& cell) { return cell.text == text; });
  if (found == cells.end()) return std::nullopt;
  return static_cast<std::size_t>(found - cells.begin());
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
