/// The first row of presses decides all others.
#pragma once

#include "engine/flip/mistakes/contest.h"

namespace boardmill::flip::mistakes {

/// Makes all pieces show the colour (0 white, 1 black): row by row, whatever is wrong is pressed
/// from below. None if that leaves the last row wrong.
inline Answer chase(const Board& board, int colour, int first_row) {
  const int full = (1 << board.columns) - 1;
  Answer answer{0, {}};
  int above = 0;
  int presses = first_row;
  for (int r = 0; r < board.rows; ++r) {
    answer.presses[r] = presses;
    answer.count += __builtin_popcount(presses);
    const int turned = presses ^ (presses << 1) ^ (presses >> 1) ^ above;
    above = presses;
    presses = (board.row[r] ^ turned ^ (colour * full)) & full;
  }
  if (presses != 0) answer.count = none;
  return answer;
}

/// The lightest solution over all first rows; among equal ones white comes first, then the
/// lexicographically smallest.
template <class Chase>
Answer lightest(const Board& board, Goals goals, Chase chase_from) {
  Answer best;
  for (int colour = 0; colour < 2; ++colour) {
    if (colour == 0 ? !goals.white : !goals.black) continue;
    for (int first_row = 0; first_row < 1 << board.columns; ++first_row) {
      const Answer answer = chase_from(board, colour, first_row);
      if (answer.count < best.count) best = answer;
    }
  }
  return best;
}

}  // namespace boardmill::flip::mistakes
