/// Solitaire as a contestant's program sees it.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

namespace boardmill::solitaire::mistakes {

/// The fields of the four pieces: 8 * row + column, both from 0.
using Position = std::array<int, 4>;

/// Every position from the start to the target; empty: the target is out of reach.
using Path = std::vector<Position>;

inline bool occupied(const Position& position, int field) {
  return std::find(position.begin(), position.end(), field) != position.end();
}

inline bool on_board(int row, int column) {
  return row >= 0 && row < 8 && column >= 0 && column < 8;
}

/// With the pieces in ascending order: which piece is where does not matter.
inline Position sorted(Position position) {
  constexpr int pairs[5][2] = {{0, 1}, {2, 3}, {0, 2}, {1, 3}, {1, 2}};
  for (const auto& [i, j] : pairs) {
    const int smaller = std::min(position[i], position[j]);
    position[j] = std::max(position[i], position[j]);
    position[i] = smaller;
  }
  return position;
}

/// The position after a move of piece i.
inline Position moved(Position position, int i, int field) {
  position[i] = field;
  return sorted(position);
}

constexpr int row_steps[] = {-1, 0, 0, 1};
constexpr int column_steps[] = {0, -1, 1, 0};

}  // namespace boardmill::solitaire::mistakes
