#pragma once

#include "engine/solitaire/mistakes/meet.h"

namespace boardmill::solitaire::mistakes {

struct JumpsOntoPieces {
  static constexpr int lost = 64;

  Path solve(Position start, Position target, int limit) {
    return meet(sorted(start), sorted(target), limit, wrong_moves);
  }

  static std::vector<Position> wrong_moves(const Position& position) {
    std::vector<Position> result;
    for (int i = 0; i < 4; ++i) {
      if (position[i] == lost) continue;
      for (int d = 0; d < 4; ++d) {
        int row = position[i] / 8 + row_steps[d];
        int column = position[i] % 8 + column_steps[d];
        if (on_board(row, column) && occupied(position, 8 * row + column)) {
          row += row_steps[d];
          column += column_steps[d];
        }
        if (!on_board(row, column)) continue;
        result.push_back(placed(position, i, 8 * row + column));
      }
    }
    return result;
  }

  // Two pieces on one field are one piece from then on.
  static Position placed(Position position, int i, int field) {
    std::replace(position.begin(), position.end(), field, lost);
    return moved(position, i, field);
  }
};

}  // namespace boardmill::solitaire::mistakes
