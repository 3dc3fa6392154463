#pragma once

#include "engine/flip/mistakes/chase.h"

namespace boardmill::flip::mistakes {

struct FirstFound {
  Answer solve(const Board& board, Goals goals) {
    Answer best;
    for (int colour = 0; colour < 2; ++colour) {
      if (colour == 0 ? !goals.white : !goals.black) continue;
      Answer answer;
      for (int first_row = 0; first_row < 1 << board.columns; ++first_row) {
        answer = chase(board, colour, first_row);
        if (answer.count != none) break;
      }
      if (answer.count < best.count) best = answer;
    }
    return best;
  }
};

}  // namespace boardmill::flip::mistakes
