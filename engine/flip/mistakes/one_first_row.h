#pragma once

#include "engine/flip/mistakes/chase.h"

namespace boardmill::flip::mistakes {

struct OneFirstRow {
  Answer solve(const Board& board, Goals goals) {
    Answer best;
    for (int colour = 0; colour < 2; ++colour) {
      if (colour == 0 ? !goals.white : !goals.black) continue;
      const Answer answer = chase(board, colour, 0);
      if (answer.count < best.count) best = answer;
    }
    return best;
  }
};

}  // namespace boardmill::flip::mistakes
