#pragma once

#include "engine/solitaire/mistakes/meet.h"

namespace boardmill::solitaire::mistakes {

struct StepsOntoPieces {
  Path solve(Position start, Position target, int limit) {
    return meet(sorted(start), sorted(target), limit, wrong_moves);
  }

  static std::vector<Position> wrong_moves(const Position& position) {
    std::vector<Position> result;
    for (int i = 0; i < 4; ++i) {
      for (int d = 0; d < 4; ++d) {
        int row = position[i] / 8 + row_steps[d];
        int column = position[i] % 8 + column_steps[d];
        if (!on_board(row, column)) continue;
        result.push_back(moved(position, i, 8 * row + column));
        if (!occupied(position, 8 * row + column)) continue;
        row += row_steps[d];
        column += column_steps[d];
        if (!on_board(row, column) || occupied(position, 8 * row + column)) continue;
        result.push_back(moved(position, i, 8 * row + column));
      }
    }
    return result;
  }
};

}  // namespace boardmill::solitaire::mistakes
