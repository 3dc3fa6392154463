#pragma once

#include "engine/flip/mistakes/chase.h"

namespace boardmill::flip::mistakes {

struct FourAtMost {
  Answer solve(const Board& board, Goals goals) {
    Answer answer = lightest(board, goals, chase);
    if (answer.count > 4) answer.count = none;
    return answer;
  }
};

}  // namespace boardmill::flip::mistakes
