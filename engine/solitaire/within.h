/// The table of a file: whether any two positions are within 8 moves of each other.
///
/// Idea: one bit a pair, but both symmetries of the space are used. The square has eight: they take
/// a pair to one whose first position is the first of its class, so that only the 79,920 classes
/// have rows. And distances are the same both ways: of two positions the one of the later class is
/// taken first, so that the row of a class ends with its own. Positions are numbered class by
/// class, hence nothing is left out but a few bits at the end of each row.
///
///     block 0     index: for each rank a word
///                     bit  22 21 20     19 18 17      16 ... 0
///                          which image  symmetry to   class
///                          of the class its first
///                 then for each class, and the end, the number of its first position
///     block i     classes 480 (i - 1) to 480 i - 1: a line for each position up to the last of
///                 these classes, one bit for each of them
///
/// All of it is in sealed lines (engine/puzzle/sealed.h) of 15 words, which are little-endian and
/// numbered through all blocks. Parts of the index are checked and copied when they are first used.
/// Built by engine/solitaire/flood.h, 480 classes at a time.
/// Cost: 3.4 GB; a minute on two cores; one miss of all caches a query. Covered by
/// tests/unit/solitaire/within_test.cpp, and completely by tests/long/solitaire_table_test.cpp.
/// Not better: leaving out empty words (half of them are in use) or cache lines (three quarters).
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "engine/puzzle/census.h"
#include "engine/puzzle/executor.h"
#include "engine/puzzle/table.h"
#include "engine/solitaire/answer.h"
#include "engine/solitaire/rank.h"

namespace boardmill::solitaire {

/// Immutable; any thread.
class Within {
 public:
  static constexpr int max_moves = 8;
  static std::string parameters();

  /// Builds the whole table; a step of `progress` is a block.
  static void build(Executor& executor, Progress& progress, const TableSink& sink);

  /// The error says what the table is for, if not for this. Throws DamagedTable where the blocks
  /// cannot be those of such a table. The bytes must outlive the object.
  static tl::expected<Within, std::string> open(const TableView& table);

  /// Whether each of the pairs is within 8 moves, their misses overlapping. Throws DamagedTable if
  /// one of them cannot be told; damage never leads out of the table.
  void look_up(std::span<const Pair> pairs, std::span<bool> within) const;

  /// Where the bit of a pair is.
  struct Place {
    std::uint32_t line;  ///< of the whole table
    unsigned bit;
  };
  /// Throws DamagedTable if the index cannot tell.
  Place place_of(const Pair& pair) const;

 private:
  class Index;

  Within() = default;

  void place(std::span<const Pair> pairs, std::span<Place> places) const;
  void check(std::span<const std::uint32_t> lines) const;

  std::string_view bytes_;
  std::shared_ptr<const Index> index_;
  std::vector<std::size_t> ends_;  ///< how many lines there are up to the end of each block
};

}  // namespace boardmill::solitaire
