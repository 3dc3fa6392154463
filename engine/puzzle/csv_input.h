/// The input form `csv`: one instance a record, in its one-line form in a column of its own. The
/// same for every puzzle. Cells are separated by commas, semicolons or tabs, whichever gives the
/// header the wanted columns, or by what a first line `sep=;` says. Names of columns match whatever
/// their case; one that several columns match is refused. Covered by tests/golden/csv_input.t.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "engine/puzzle/csv.h"
#include "engine/puzzle/entry.h"

namespace boardmill {

/// Immutable; any thread may call it.
class CsvInput {
 public:
  /// `board`: name of the column with the instances. `keep`: columns to be handed on.
  CsvInput(std::string board, std::vector<std::string> keep)
      : board_(std::move(board)), keep_(std::move(keep)) {}

  const std::vector<std::string>& keep() const { return keep_; }

  /// The names of all columns of a source that begins so; none where it has no header.
  std::vector<std::string> columns(std::string_view beginning) const;

  /// Whether a source begins with a header that has the column of instances.
  bool fits(std::string_view prefix, bool at_end) const;

  /// See Solving::open.
  tl::expected<Opening, Fault> open(std::string_view prefix, bool at_end,
                                    std::uint64_t first_line) const;

  /// The header of generated instances.
  std::string header() const;

  /// Where the columns are in a source whose header is this one.
  struct Places {
    char separator = ',';
    std::size_t columns = 0;
    std::size_t board = 0;
    std::vector<std::size_t> keep;
  };
  Places layout(std::string_view header) const;

  /// Splits a record into `cells` and makes `line` the record that its instance is. False: `fault`
  /// says what is wrong; the cells that are whole can still be kept.
  static bool read(const Places& layout, const Record& record, std::vector<CsvCell>& cells,
                   Record& line, Fault& fault);

 private:
  struct Header;
  std::vector<std::string_view> wanted() const;
  Header read_header(std::string_view beginning, bool at_end, std::uint64_t first_line) const;

  std::string board_;
  std::vector<std::string> keep_;
};

}  // namespace boardmill
