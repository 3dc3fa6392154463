/// The rows of a position without its columns (and the other way round), and how many moves it
/// takes at least to change them: the lower bound of method `bounds`.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/solitaire/position.h"

namespace boardmill::solitaire {

/// Idea: a vertical move changes only in which rows the pieces are, a horizontal move only in which
/// columns. Forget one of the two, and what is left is one of 330 multisets of four of the eight
/// lines: a step takes one piece to the next line, a jump takes it two lines on when a piece is in
/// the line between. The distances in this small graph, once for the rows and once for the columns,
/// add up to a lower bound of the distance. Built from these rules at the first use: 108,900 bytes
/// of distances, 42,240 of moves.
class Lines {
 public:
  static constexpr unsigned count = 330;  // C(8 + 4 - 1, 4)

  /// Index of a multiset of lines.
  using Index = std::uint16_t;

  /// The one table; built at the first call. Any thread.
  static const Lines& table();

  Lines();

  Index rows(Position position) const;
  Index columns(Position position) const;

  /// The multiset after one of its pieces has gone from line `from` to line `to`.
  Index moved(Index multiset, unsigned from, unsigned to) const {
    return moved_[multiset][from][to];
  }

  /// Least number of moves between two multisets.
  unsigned distance(Index a, Index b) const { return distances_[a][b]; }

 private:
  // A multiset as a key: three bits a line say how many pieces it has, lines 0 to 3 in the low half
  // and 4 to 7 in the high one. Its index is the sum of a number for each half (see lines.cpp).
  static constexpr unsigned half_keys = 1U << 12;

  Index index(std::uint32_t low_key, std::uint32_t high_key) const {
    return static_cast<Index>(low_[low_key] + high_[high_key]);
  }

  std::array<Index, half_keys> low_{}, high_{};
  std::vector<std::array<std::uint8_t, count>> distances_;
  std::vector<std::array<std::array<Index, board_side>, board_side>> moved_;
};

}  // namespace boardmill::solitaire
