#pragma once

#include "engine/flip/mistakes/chase.h"

namespace boardmill::flip::mistakes {

struct HalfOfFirstRows {
  Answer solve(const Board& board, Goals goals) {
    Answer best;
    for (int colour = 0; colour < 2; ++colour) {
      if (colour == 0 ? !goals.white : !goals.black) continue;
      for (int first_row = 0; first_row < 1 << (board.columns - 1); ++first_row) {
        const Answer answer = chase(board, colour, first_row);
        if (answer.count < best.count) best = answer;
      }
    }
    return best;
  }
};

}  // namespace boardmill::flip::mistakes
