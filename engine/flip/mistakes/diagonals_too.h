#pragma once

#include <vector>

#include "engine/flip/mistakes/all_sets.h"

namespace boardmill::flip::mistakes {

struct DiagonalsToo {
  Answer solve(const Board& board, Goals goals) {
    std::vector<int> changes(board.rows * board.columns);
    for (int i = 0; i < board.rows * board.columns; ++i) {
      for (int r = i / board.columns - 1; r <= i / board.columns + 1; ++r) {
        for (int c = i % board.columns - 1; c <= i % board.columns + 1; ++c) {
          if (r < 0 || r >= board.rows || c < 0 || c >= board.columns) continue;
          changes[i] |= 1 << (r * board.columns + c);
        }
      }
    }
    return lightest_of_all(board, goals, changes);
  }
};

}  // namespace boardmill::flip::mistakes
