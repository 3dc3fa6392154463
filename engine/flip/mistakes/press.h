/// One press.
#pragma once

#include "engine/flip/mistakes/contest.h"

namespace boardmill::flip::mistakes {

/// The bit of a column.
inline int bit(const Board& board, int c) { return 1 << (board.columns - 1 - c); }

/// Turns a piece and its neighbours.
inline void press(Board& board, int r, int c) {
  const int full = (1 << board.columns) - 1;
  const int cell = bit(board, c);
  board.row[r] ^= (cell ^ (cell << 1) ^ (cell >> 1)) & full;
  if (r > 0) board.row[r - 1] ^= cell;
  if (r + 1 < board.rows) board.row[r + 1] ^= cell;
}

/// How many pieces do not show the colour.
inline int count_wrong(const Board& board, int colour) {
  const int full = (1 << board.columns) - 1;
  int wrong = 0;
  for (int r = 0; r < board.rows; ++r) {
    wrong += __builtin_popcount(board.row[r] ^ (colour * full));
  }
  return wrong;
}

}  // namespace boardmill::flip::mistakes
