#pragma once

#include "engine/flip/mistakes/chase.h"

namespace boardmill::flip::mistakes {

struct StartUntested {
  Answer solve(const Board& board, Goals goals) { return lightest(board, goals, chase_wrongly); }

  static Answer chase_wrongly(const Board& board, int colour, int first_row) {
    Answer answer = chase(board, colour, first_row);
    if (answer.count == 0) answer.count = none;
    return answer;
  }
};

}  // namespace boardmill::flip::mistakes
