#pragma once

#include "engine/solitaire/mistakes/meet.h"

namespace boardmill::solitaire::mistakes {

struct DiagonalsToo {
  Path solve(Position start, Position target, int limit) {
    return meet(sorted(start), sorted(target), limit, wrong_moves);
  }

  static std::vector<Position> wrong_moves(const Position& position) {
    std::vector<Position> result;
    for (int i = 0; i < 4; ++i) {
      for (int d = 0; d < 9; ++d) {
        int row = position[i] / 8 + d / 3 - 1;
        int column = position[i] % 8 + d % 3 - 1;
        if (on_board(row, column) && occupied(position, 8 * row + column)) {
          row += d / 3 - 1;
          column += d % 3 - 1;
        }
        if (!on_board(row, column) || occupied(position, 8 * row + column)) continue;
        result.push_back(moved(position, i, 8 * row + column));
      }
    }
    return result;
  }
};

}  // namespace boardmill::solitaire::mistakes
