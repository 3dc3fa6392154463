/// The outcomes of the records of one chunk, column by column: what a Job fills and a row format
/// prints. Neither knows the other.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/puzzle/bytes.h"
#include "engine/puzzle/kinds.h"

namespace boardmill {

/// What is wrong with a record, and where. `expected` and `found` are plain text without commas,
/// double quotes or control characters (see describe_byte), so that they fit into any format.
struct Fault {
  ErrorKind kind = ErrorKind::unreadable;
  std::uint64_t line = 0;    ///< 1-based line of the source; 0: the fault has no place in the text
  std::uint64_t column = 0;  ///< 1-based byte of the line
  std::string expected;
  std::string found;
};

/// "b", "a blank", "the end of the line" ... : how a fault names one byte.
std::string describe_byte(char byte);

/// Text as a fault may quote it: at most 40 bytes, other than plain ones written as \xHH.
std::string quote_text(std::string_view text);

/// One text column, one cell a record. An empty cell means: no value.
class TextColumn {
 public:
  /// The buffer to append the next cell to; close_cell() ends it.
  Bytes& buffer() { return bytes_; }
  void close_cell() { ends_.push_back(bytes_.size()); }
  std::size_t size() const { return ends_.size(); }
  std::size_t bytes() const { return bytes_.size(); }  ///< of all cells
  std::string_view cell(std::size_t row) const {
    const std::size_t begin = row == 0 ? 0 : ends_[row - 1];
    return {bytes_.data() + begin, ends_[row] - begin};
  }
  std::vector<std::string> texts() const {
    std::vector<std::string> all;
    all.reserve(size());
    for (std::size_t row = 0; row < size(); ++row) all.emplace_back(cell(row));
    return all;
  }
  void clear() {
    bytes_.clear();
    ends_.clear();
  }
  void truncate(std::size_t rows) {
    ends_.resize(rows);
    bytes_.resize(rows == 0 ? 0 : ends_.back());
  }

 private:
  Bytes bytes_;
  std::vector<std::size_t> ends_;
};

/// Rows in input order; row i is record first_record + i of `source`.
class Results {
 public:
  static constexpr std::uint16_t no_cost = 0xffff;

  struct RowFault {
    std::size_t row;
    Fault fault;
  };

  /// Empties everything and makes room for `text_columns` text columns.
  void reset(std::string_view source, std::uint64_t first_record, std::size_t text_columns);

  std::size_t size() const { return outcomes.size(); }

  /// Adds a row without a fault. The caller then closes a cell in each text column.
  void add(Outcome outcome, std::uint16_t cost) {
    outcomes.push_back(outcome);
    costs.push_back(cost);
  }

  /// Adds a row with a fault; its text cells are empty.
  void add_fault(Outcome outcome, Fault fault);

  /// Drops all rows from `row` on.
  void truncate(std::size_t row);

  std::string_view source;         ///< as given, not escaped; outlives the chunk
  std::uint64_t first_record = 1;  ///< 1-based
  std::vector<Outcome> outcomes;
  std::vector<std::uint16_t> costs;  ///< no_cost where there is none
  std::vector<std::uint64_t> lines;  ///< where each record begins; empty unless wanted
  std::vector<TextColumn> texts;     ///< in the order of the request
  std::vector<RowFault> faults;      ///< by ascending row
};

/// The exact answer of an instance.
struct Answered {
  Outcome outcome = Outcome::solved;
  std::uint16_t cost = Results::no_cost;
  auto operator<=>(const Answered&) const = default;
};

}  // namespace boardmill
