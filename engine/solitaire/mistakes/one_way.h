/// Search from the start only.
#pragma once

#include <cstdlib>

#include "engine/solitaire/mistakes/moves.h"

namespace boardmill::solitaire::mistakes {

/// A position as a number below 2^24.
inline int code(const Position& position) {
  return position[0] | (position[1] << 6) | (position[2] << 12) | (position[3] << 18);
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
