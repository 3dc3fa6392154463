/// Every set of presses of a small board (20 cells).
#pragma once

#include <vector>

#include "engine/flip/mistakes/contest.h"

namespace boardmill::flip::mistakes {

/// The lightest solution, where a press on cell i, counted row by row, changes the cells
/// changes[i].
inline Answer lightest_of_all(const Board& board, Goals goals, const std::vector<int>& changes) {
  const int cells = board.rows * board.columns;
  int state = 0;
  for (int i = 0; i < cells; ++i) {
    const int cell = board.row[i / board.columns] >> (board.columns - 1 - i % board.columns) & 1;
    state |= cell << i;
  }
  const int black = (1 << cells) - 1;
  int best = none;
  int best_set = 0;
  // From each set to the next one it takes a single press more or less (Gray code).
  int set = 0;
  for (int step = 1;; ++step) {
    const bool solved = (state == 0 && goals.white) || (state == black && goals.black);
    if (solved && __builtin_popcount(set) < best) {
      best = __builtin_popcount(set);
      best_set = set;
    }
    if (step >> cells != 0) break;
    const int cell = __builtin_ctz(step);
    set ^= 1 << cell;
    state ^= changes[cell];
  }
  Answer answer;
  answer.count = best;
  for (int i = 0; i < cells; ++i) {
    const int pressed = best_set >> i & 1;
    answer.presses[i / board.columns] |= pressed << (board.columns - 1 - i % board.columns);
  }
  return answer;
}

}  // namespace boardmill::flip::mistakes
