#pragma once

#include "engine/flip/mistakes/chase.h"

namespace boardmill::flip::mistakes {

struct StateKept {
  Answer best;  // also the best of all boards before

  Answer solve(const Board& board, Goals goals) {
    const Answer answer = lightest(board, goals, chase);
    if (answer.count < best.count) best = answer;
    return best;
  }
};

}  // namespace boardmill::flip::mistakes
