/// Walks over the cells of a Results by rows and columns: what CSV and JSON Lines have in common.
#pragma once

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "io/formats.h"

namespace boardmill::io {

/// The cell of one row in one column. Empty `text` means no value.
struct Cell {
  std::string_view text;
  bool is_number = false;
};

/// Reads the cells of rows in ascending order. Holds what is computed once for a Results.
class CellReader {
 public:
  /// `results` outlives the reader.
  explicit CellReader(const Results& results)
      : results_(results), source_(printable(results.source)) {}

  std::string_view source() const { return source_; }

  /// Turns to `row`; rows only ever grow.
  void go_to(std::size_t row) {
    row_ = row;
    while (fault_ < results_.faults.size() && results_.faults[fault_].row < row) ++fault_;
    const bool faulty = fault_ < results_.faults.size() && results_.faults[fault_].row == row;
    error_.clear();
    if (faulty) error_ = error_text(results_.faults[fault_].fault);
  }

  /// Valid until the next call.
  Cell cell(const Column& column) {
    switch (column.kind) {
      case ColumnKind::source:
        return {source_};
      case ColumnKind::record:
        return number(results_.first_record + row_);
      case ColumnKind::outcome:
        return {text(results_.outcomes[row_])};
      case ColumnKind::cost:
        if (results_.costs[row_] == Results::no_cost) return {};
        return number(results_.costs[row_]);
      case ColumnKind::error:
        return {error_};
      case ColumnKind::source_line:
        if (row_ >= results_.lines.size()) return {};
        return number(results_.lines[row_]);
      case ColumnKind::text:
        break;
    }
    return {results_.texts[column.text_index].cell(row_)};
  }

 private:
  Cell number(std::uint64_t value) {
    const auto end = std::to_chars(digits_, digits_ + sizeof digits_, value).ptr;
    return {{digits_, static_cast<std::size_t>(end - digits_)}, true};
  }

  const Results& results_;
  std::string source_;
  std::string error_;
  std::size_t row_ = 0;
  std::size_t fault_ = 0;
  char digits_[20] = {};
};

}  // namespace boardmill::io
