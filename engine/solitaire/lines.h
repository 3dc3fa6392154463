/// On which rows the pieces are, whatever the columns (or columns, or diagonals), and how many
/// moves it takes at least to change that.
///
/// Idea: forget all of a position but the line of each piece, and what is left is a multiset of
/// four lines. A move takes one piece a line on, or two lines on when there is a piece on the line
/// between. So the distance in this small graph is a lower bound of the distance of positions.
/// A vertical move changes the rows alone and a horizontal one the columns alone: their two bounds
/// add up. Every move changes both diagonals of its piece.
/// Covered by tests/unit/solitaire/lines_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "engine/puzzle/published.h"
#include "engine/solitaire/position.h"
#include "engine/solitaire/rank.h"

namespace boardmill::solitaire {

/// How far a move takes a piece across the lines.
enum class Stride : std::uint8_t { back, on, back_over, on_over };  // -1, +1, -2, +2
inline constexpr std::size_t stride_count = 4;

class Lines {
 public:
  /// Number of a multiset l1 <= l2 <= l3 <= l4: C(l1, 1) + C(l2 + 1, 2) + C(l3 + 2, 3) +
  /// C(l4 + 3, 4), the combinatorial number system with repetition.
  using Index = std::uint16_t;

  /// The eight rows; the eight columns are the same graph. 330 multisets, built at the first call
  /// within a millisecond. Any thread.
  static const Lines& straight();

  /// The fifteen diagonals of one direction, of one to eight fields; those of the other are the
  /// same graph. 3,060 multisets (271 of them with more pieces than a line has fields), built at
  /// the first call within 20 ms: 9.4 MB of distances. Any thread.
  static const Lines& diagonal();

  /// Lines that have this many fields each; at most 15.
  explicit Lines(std::span<const unsigned> fields);

  static Index index(const std::array<unsigned, piece_count>& ascending) {
    unsigned sum = 0;
    for (std::size_t i = 0; i < piece_count; ++i) sum += shares[i][ascending[i]];
    return static_cast<Index>(sum);
  }

  std::size_t count() const { return count_; }

  /// The multiset after a piece has gone from a line: only for moves that there can be.
  Index moved(Index multiset, unsigned line, Stride stride) const {
    return moved_[multiset][stride_count * line + static_cast<std::size_t>(stride)];
  }

  /// Least number of moves from each multiset to `goal`; `unreached` for one that cannot be.
  const std::uint8_t* distances_to(Index goal) const { return &distances_[goal * count_]; }
  static constexpr std::uint8_t unreached = 0xff;

  /// For each stride the lines, one bit each, from which it brings a multiset nearer to a goal, or
  /// at least not further away. Only for straight lines.
  struct Ways {
    std::array<std::uint8_t, stride_count> nearer, no_further;
  };
  /// By multiset; built at the first call for the goal. Any thread.
  const Ways* ways_to(Index goal) const;

 private:
  static constexpr unsigned max_lines = 15;

  static constexpr auto shares = [] {
    std::array<std::array<Index, max_lines>, piece_count> table{};
    for (unsigned i = 0; i < piece_count; ++i) {
      for (unsigned line = 0; line < max_lines; ++line) {
        table[i][line] = static_cast<Index>(binomial(line + i, i + 1));
      }
    }
    return table;
  }();

  std::vector<std::vector<Index>> link(std::span<const unsigned> fields);
  void measure(const std::vector<std::vector<Index>>& neighbours);

  std::size_t count_;
  std::vector<std::array<Index, stride_count * max_lines>> moved_;
  std::vector<std::uint8_t> distances_;  ///< count_ x count_
  std::unique_ptr<Published<std::vector<Ways>>[]> ways_;
};

}  // namespace boardmill::solitaire
