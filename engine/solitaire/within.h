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
///     block i     classes 512 (i - 1) to 512 i - 1: 64 bytes for each position up to the last of
///                 these classes, one bit for each of them
///
/// All words are little-endian. Built by engine/solitaire/flood.h, 512 classes at a time.
/// Cost: 3.2 GB; a minute on two cores; one miss of all caches a query. Covered by
/// tests/unit/solitaire/within_test.cpp, and completely by tests/long/solitaire_table_test.cpp.
/// Not better: leaving out empty words (half of them are in use) or cache lines (three quarters).
#pragma once

#include <cstddef>
#include <cstdint>
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

  /// The error says what does not fit. Damaged bytes are not noticed: they give wrong answers, but
  /// no access outside of the table.
  static tl::expected<Within, std::string> open(const TableView& table);

  /// Where the bit of a pair is.
  struct Place {
    std::size_t byte;
    unsigned bit;
  };
  Place place_of(const Pair& pair) const;
  void prefetch(Place place) const { __builtin_prefetch(bytes_.data() + place.byte); }
  bool at(Place place) const {
    const unsigned byte = static_cast<unsigned char>(bytes_[place.byte]);
    return (byte >> place.bit & 1U) != 0;
  }

 private:
  Within() = default;

  std::uint32_t word(std::size_t index) const;

  std::string_view bytes_;
  std::vector<std::size_t> blocks_;  ///< where each begins
};

}  // namespace boardmill::solitaire
