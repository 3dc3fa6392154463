#pragma once

#include "engine/flip/mistakes/press.h"

namespace boardmill::flip::mistakes {

struct Steepest {
  Answer solve(const Board& board, Goals goals) {
    Answer best;
    for (int colour = 0; colour < 2; ++colour) {
      if (colour == 0 ? !goals.white : !goals.black) continue;
      Board now = board;
      Answer answer{0, {}};
      while (improve(now, colour, answer)) ++answer.count;
      if (count_wrong(now, colour) == 0 && answer.count < best.count) best = answer;
    }
    return best;
  }

  // The press that leaves the fewest wrong pieces, if it leaves fewer than now.
  bool improve(Board& now, int colour, Answer& answer) {
    int fewest = count_wrong(now, colour);
    int row = -1;
    int column = -1;
    for (int r = 0; r < now.rows; ++r) {
      for (int c = 0; c < now.columns; ++c) {
        press(now, r, c);
        if (count_wrong(now, colour) < fewest) {
          fewest = count_wrong(now, colour);
          row = r;
          column = c;
        }
        press(now, r, c);
      }
    }
    if (row < 0) return false;
    press(now, row, column);
    answer.presses[row] ^= bit(now, column);
    return true;
  }
};

}  // namespace boardmill::flip::mistakes
