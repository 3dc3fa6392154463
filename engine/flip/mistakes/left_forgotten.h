#pragma once

#include "engine/flip/mistakes/chase.h"

namespace boardmill::flip::mistakes {

struct LeftForgotten {
  Answer solve(const Board& board, Goals goals) { return lightest(board, goals, chase_wrongly); }

  static Answer chase_wrongly(const Board& board, int colour, int first_row) {
    const int full = (1 << board.columns) - 1;
    Answer answer{0, {}};
    int above = 0;
    int presses = first_row;
    for (int r = 0; r < board.rows; ++r) {
      answer.presses[r] = presses;
      answer.count += __builtin_popcount(presses);
      const int turned = presses ^ (presses >> 1) ^ above;
      above = presses;
      presses = (board.row[r] ^ turned ^ (colour * full)) & full;
    }
    if (presses != 0) answer.count = none;
    return answer;
  }
};

}  // namespace boardmill::flip::mistakes
