/// Every set of presses of a small board (20 cells).
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "engine/flip/mistakes/contest.h"

namespace boardmill::flip::mistakes {

/// Cell i, counted row by row, as a bit; the first cell is the highest one.
inline int cell_bit(const Board& board, int i) { return 1 << (board.rows * board.columns - 1 - i); }

/// The board as one number.
inline int state_of(const Board& board) {
  int state = 0;
  for (int r = 0; r < board.rows; ++r) state = (state << board.columns) | board.row[r];
  return state;
}

/// The lightest solution, where a press on cell i changes the cells changes[i]; among equal ones
/// white comes first, then the lexicographically smallest.
inline Answer lightest_of_all(const Board& board, Goals goals, const std::vector<int>& changes) {
  const int cells = board.rows * board.columns;
  const int black = (1 << cells) - 1;
  int state = state_of(board);
  std::array<int, 3> best{none, 0, 0};  // presses, colour, the set
  // From each set to the next one it takes a single press more or less (Gray code).
  int set = 0;
  for (int step = 1;; ++step) {
    const bool to_white = state == 0 && goals.white;
    if (to_white || (state == black && goals.black)) {
      best = std::min(best, {__builtin_popcount(set), to_white ? 0 : 1, set});
    }
    if (step >> cells != 0) break;
    const int cell = cells - 1 - __builtin_ctz(step);
    set ^= cell_bit(board, cell);
    state ^= changes[cell];
  }
  Answer answer;
  answer.count = best[0];
  for (int r = board.rows - 1; r >= 0; --r) {
    answer.presses[r] = best[2] & ((1 << board.columns) - 1);
    best[2] >>= board.columns;
  }
  return answer;
}

}  // namespace boardmill::flip::mistakes
