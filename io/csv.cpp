#include <utility>

#include "io/cells.h"
#include "io/csv_rows.h"
#include "io/formats.h"

namespace boardmill::io {
namespace {

std::string quoted(std::string_view cell) {
  std::string out = "\"";
  for (const char byte : cell) {
    if (byte == '"') out += '"';
    out += byte;
  }
  return out += '"';
}

bool needs_quotes(std::string_view cell) {
  return cell.find_first_of(",\"\r\n") != std::string_view::npos;
}

bool is_default(const std::vector<Column>& columns) {
  const std::vector<Column> defaults = default_columns();
  if (columns.size() != defaults.size()) return false;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (columns[i].kind != defaults[i].kind) return false;
  }
  return true;
}

class Csv : public batch::RowFormat {
 public:
  explicit Csv(std::vector<Column> columns)
      : columns_(std::move(columns)), fast_(is_default(columns_)) {}

  void header(Bytes& out) const override {
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      if (i != 0) out.push_back(',');
      boardmill::append(out, quoted(columns_[i].name));
    }
    out.push_back('\n');
  }

  void rows(const Results& results, Bytes& out) const override {
    CellReader cells(results);
    if (!fast_) {
      for (std::size_t row = 0; row < results.size(); ++row) append_row(cells, row, out);
      return;
    }
    std::string source = printable(results.source);
    if (needs_quotes(source)) source = quoted(source);
    std::size_t begin = 0;
    for (const Results::RowFault& fault : results.faults) {
      plain_rows_.append(results, begin, fault.row, source, out);
      append_row(cells, fault.row, out);
      begin = fault.row + 1;
    }
    plain_rows_.append(results, begin, results.size(), source, out);
  }

 private:
  void append_row(CellReader& cells, std::size_t row, Bytes& out) const {
    cells.go_to(row);
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      if (i != 0) out.push_back(',');
      const std::string_view cell = cells.cell(columns_[i]).text;
      const bool blank_line = cell.empty() && columns_.size() == 1;
      if (blank_line || needs_quotes(cell)) {
        boardmill::append(out, quoted(cell));
      } else {
        boardmill::append(out, cell);
      }
    }
    out.push_back('\n');
  }

  std::vector<Column> columns_;
  bool fast_;
  PlainCsvRows plain_rows_;
};

}  // namespace

std::unique_ptr<batch::RowFormat> make_csv(std::vector<Column> columns) {
  return std::make_unique<Csv>(std::move(columns));
}

}  // namespace boardmill::io
