/// The facet that `batch` sees: records of a source in, their outcomes out.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "engine/puzzle/chunk.h"
#include "engine/puzzle/executor.h"
#include "engine/puzzle/framer.h"
#include "engine/puzzle/results.h"

namespace boardmill {

/// How a source is to be read.
struct Opening {
  Framer framer;                 ///< as it stands after the header
  std::size_t header_bytes = 0;  ///< at the front of the source, before the first record
  std::string form;              ///< for people: "letters, 4 rows of 4"
};

/// Immutable: any number of threads may call any of its functions.
class Solving {
 public:
  /// How many first bytes of a source open() may see: enough for every header and first block.
  static constexpr std::size_t opening_bytes = std::size_t{256} << 10;

  virtual ~Solving() = default;

  /// Decides how to read a source. `prefix` is its first opening_bytes, or all of it if `at_end`,
  /// without a byte-order mark; it does not begin with a blank line unless all of it is blank.
  /// `first_line` is the number of the line that it begins with.
  virtual tl::expected<Opening, Fault> open(std::string_view prefix, bool at_end,
                                            std::uint64_t first_line) const = 0;

  /// Parses and solves every record of the chunk, in order. The executor serves single records that
  /// are worth several threads.
  virtual void solve(const Chunk& chunk, Executor& executor, Results& results) const = 0;

  /// About how many records are worth a task of their own (some hundred microseconds), where the
  /// framer stands so and a record has about so many bytes.
  virtual std::size_t records_per_task(const FramerState& state,
                                       std::size_t record_bytes) const = 0;

  /// The fault of a source of which no record could be read.
  virtual Fault wrong_form(std::string_view first_line) const = 0;
};

}  // namespace boardmill
