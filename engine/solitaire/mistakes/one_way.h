/// Search from the start only.
#pragma once

#include <cstdlib>

#include "engine/solitaire/mistakes/moves.h"

namespace boardmill::solitaire::mistakes {

/// How many positions there are, and the number of one whose pieces are in ascending order.
constexpr int position_count = 635376;

inline int code(const Position& position) {
  const auto [a, b, c, d] = position;
  return a + b * (b - 1) / 2 + c * (c - 1) * (c - 2) / 6 + d * (d - 1) * (d - 2) * (d - 3) / 24;
}

/// No fewer moves are needed: one changes the sum of all rows or that of all columns by at most 2.
inline int least_moves(const Position& a, const Position& b) {
  int rows = 0;
  int columns = 0;
  for (int i = 0; i < 4; ++i) {
    rows += a[i] / 8 - b[i] / 8;
    columns += a[i] % 8 - b[i] % 8;
  }
  return (std::abs(rows) + 1) / 2 + (std::abs(columns) + 1) / 2;
}

}  // namespace boardmill::solitaire::mistakes
