#pragma once

#include "engine/solitaire/mistakes/meet.h"
#include "engine/solitaire/mistakes/moves.h"

namespace boardmill::solitaire::mistakes {

struct WeakHash {
  Path solve(Position start, Position target, int limit) {
    target = sorted(target);
    Half half(sorted(start));
    std::vector<bool> seen(4 * 64);
    seen[hash(start)] = true;
    for (int move = 0; move < limit; ++move) {
      if (half.has(target)) break;
      half.grow([&seen](const Position& position) {
        std::vector<Position> result;
        for (const Position& next : all_moves(position)) {
          if (seen[hash(next)]) continue;
          seen[hash(next)] = true;
          result.push_back(next);
        }
        return result;
      });
    }
    if (!half.has(target)) return {};
    Path path = half.path(target);
    std::reverse(path.begin(), path.end());
    return path;
  }

  // The sum of the fields.
  static int hash(const Position& position) {
    return position[0] + position[1] + position[2] + position[3];
  }
};

}  // namespace boardmill::solitaire::mistakes
