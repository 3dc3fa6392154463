#include "engine/puzzle/csv.h"

#include <utility>

#include "io/cells.h"
#include "io/csv_rows.h"
#include "io/formats.h"

namespace boardmill::io {
namespace {

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
      write_quoted_csv_cell(columns_[i].name, out);
    }
    out.push_back('\n');
  }

  void rows(const Results& results, Bytes& out) const override {
    CellReader cells(results);
    if (!fast_) {
      for (std::size_t row = 0; row < results.size(); ++row) append_row(cells, row, out);
      return;
    }
    Bytes quoted_source;
    write_csv_cell(cells.source(), quoted_source);
    const std::string_view source = view(quoted_source);
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
      if (blank_line) {
        write_quoted_csv_cell(cell, out);
      } else {
        write_csv_cell(cell, out);
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
