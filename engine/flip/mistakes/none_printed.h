#pragma once

#include "engine/flip/mistakes/chase.h"

namespace boardmill::flip::mistakes {

struct NonePrinted {
  Answer solve(const Board& board, Goals goals) {
    Answer answer = lightest(board, goals, chase);
    if (answer.count == none) answer.count = -1;
    return answer;
  }
};

}  // namespace boardmill::flip::mistakes
