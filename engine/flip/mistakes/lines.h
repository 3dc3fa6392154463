/// Presses that turn a whole row and a whole column.
#pragma once

#include <vector>

#include "engine/flip/mistakes/all_sets.h"

namespace boardmill::flip::mistakes {

/// What a press on each cell changes.
inline std::vector<int> changes_of_lines(const Board& board) {
  const int cells = board.rows * board.columns;
  std::vector<int> changes(cells, 0);
  for (int i = 0; i < cells; ++i) {
    for (int j = 0; j < cells; ++j) {
      const bool same_row = i / board.columns == j / board.columns;
      const bool same_column = i % board.columns == j % board.columns;
      if (same_row || same_column) changes[i] |= cell_bit(board, j);
    }
  }
  return changes;
}

}  // namespace boardmill::flip::mistakes
