#pragma once

#include "engine/solitaire/mistakes/meet.h"

namespace boardmill::solitaire::mistakes {

struct NextIndex {
  Path solve(Position start, Position target, int limit) {
    return meet(sorted(start), sorted(target), limit, wrong_moves);
  }

  static std::vector<Position> wrong_moves(const Position& position) {
    std::vector<Position> result;
    for (int i = 0; i < 4; ++i) {
      for (const int step : {-8, -1, 1, 8}) {
        int field = position[i] + step;
        if (occupied(position, field)) field += step;
        if (field < 0 || field >= 64 || occupied(position, field)) continue;
        result.push_back(moved(position, i, field));
      }
    }
    return result;
  }
};

}  // namespace boardmill::solitaire::mistakes
