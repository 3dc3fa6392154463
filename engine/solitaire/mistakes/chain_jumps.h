#pragma once

#include "engine/solitaire/mistakes/meet.h"

namespace boardmill::solitaire::mistakes {

struct ChainJumps {
  Path solve(Position start, Position target, int limit) {
    return meet(sorted(start), sorted(target), limit, wrong_moves);
  }

  static std::vector<Position> wrong_moves(const Position& position) {
    std::vector<Position> result;
    for (int i = 0; i < 4; ++i) {
      for (int d = 0; d < 4; ++d) {
        int row = position[i] / 8 + row_steps[d];
        int column = position[i] % 8 + column_steps[d];
        if (!on_board(row, column) || occupied(position, 8 * row + column)) continue;
        result.push_back(moved(position, i, 8 * row + column));
      }
      // Jump after jump of the same piece as one move.
      std::vector<int> landings{position[i]};
      for (std::size_t at = 0; at < landings.size(); ++at) {
        for (int d = 0; d < 4; ++d) {
          const int row = landings[at] / 8 + row_steps[d];
          const int column = landings[at] % 8 + column_steps[d];
          const int far_row = row + row_steps[d];
          const int far_column = column + column_steps[d];
          if (!on_board(far_row, far_column)) continue;
          const int over = 8 * row + column;
          const int field = 8 * far_row + far_column;
          if (over == position[i] || !occupied(position, over) || occupied(position, field))
            continue;
          if (std::count(landings.begin(), landings.end(), field) != 0) continue;
          landings.push_back(field);
          result.push_back(moved(position, i, field));
        }
      }
    }
    return result;
  }
};

}  // namespace boardmill::solitaire::mistakes
