#pragma once

#include "engine/flip/mistakes/chase.h"

namespace boardmill::flip::mistakes {

struct LastRowUnchecked {
  Answer solve(const Board& board, Goals goals) { return lightest(board, goals, chase_wrongly); }

  static Answer chase_wrongly(const Board& board, int colour, int first_row) {
    Answer answer = chase(board, colour, first_row);
    answer.count = 0;
    for (int r = 0; r < board.rows; ++r) answer.count += __builtin_popcount(answer.presses[r]);
    return answer;
  }
};

}  // namespace boardmill::flip::mistakes
