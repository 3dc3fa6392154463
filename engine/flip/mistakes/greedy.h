#pragma once

#include "engine/flip/mistakes/press.h"

namespace boardmill::flip::mistakes {

struct Greedy {
  Answer solve(const Board& board, Goals goals) {
    Answer best;
    for (int colour = 0; colour < 2; ++colour) {
      if (colour == 0 ? !goals.white : !goals.black) continue;
      Board now = board;
      Answer answer{0, {}};
      for (int r = 0; r < board.rows; ++r) {
        for (int c = 0; c < board.columns; ++c) {
          const bool black = (now.row[r] & bit(now, c)) != 0;
          if (black == (colour == 1)) continue;
          press(now, r, c);
          answer.presses[r] |= bit(now, c);
          ++answer.count;
        }
      }
      if (count_wrong(now, colour) == 0 && answer.count < best.count) best = answer;
    }
    return best;
  }
};

}  // namespace boardmill::flip::mistakes
