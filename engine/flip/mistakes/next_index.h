#pragma once

#include <vector>

#include "engine/flip/mistakes/all_sets.h"

namespace boardmill::flip::mistakes {

struct NextIndex {
  Answer solve(const Board& board, Goals goals) {
    const int cells = board.rows * board.columns;
    std::vector<int> changes(cells);
    for (int i = 0; i < cells; ++i) {
      changes[i] = 1 << i;
      for (const int j : {i - board.columns, i - 1, i + 1, i + board.columns}) {
        if (j >= 0 && j < cells) changes[i] ^= 1 << j;
      }
    }
    return lightest_of_all(board, goals, changes);
  }
};

}  // namespace boardmill::flip::mistakes
