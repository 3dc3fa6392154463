#pragma once

#include "engine/solitaire/mistakes/meet.h"
#include "engine/solitaire/mistakes/moves.h"

namespace boardmill::solitaire::mistakes {

struct OneTargetField {
  Path solve(Position start, Position target, int limit) {
    Half half(sorted(start));
    for (int move = 0;; ++move) {
      for (const Position& position : half.last) {
        if (!is_done(position, target)) continue;
        Path path = half.path(position);
        std::reverse(path.begin(), path.end());
        return path;
      }
      if (move == limit) return {};
      half.grow(all_moves);
    }
  }

  static bool is_done(const Position& position, const Position& target) {
    return std::any_of(target.begin(), target.end(),
                       [&](int field) { return occupied(position, field); });
  }
};

}  // namespace boardmill::solitaire::mistakes
