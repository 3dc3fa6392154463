#pragma once

#include "engine/flip/mistakes/lines.h"

namespace boardmill::flip::mistakes {

struct CrossingTwice {
  Answer solve(const Board& board, Goals goals) {
    std::vector<int> changes = changes_of_lines(board);
    for (int i = 0; i < board.rows * board.columns; ++i) changes[i] ^= cell_bit(board, i);
    return lightest_of_all(board, goals, changes);
  }
};

}  // namespace boardmill::flip::mistakes
