#pragma once

#include "engine/solitaire/mistakes/one_way.h"

namespace boardmill::solitaire::mistakes {

struct MarksWithoutDepth {
  std::vector<bool> seen;
  Path path;

  Path solve(Position start, Position target, int limit) {
    seen.assign(position_count, false);
    path.clear();
    search(sorted(start), sorted(target), limit);
    return path;
  }

  // Depth first; a position that was seen is not tried again, even if it was seen later in a path.
  bool search(const Position& position, const Position& target, int left) {
    seen[code(position)] = true;
    path.push_back(position);
    if (position == target) return true;
    if (left > 0) {
      for (const Position& next : all_moves(position)) {
        if (seen[code(next)] || least_moves(next, target) > left - 1) continue;
        if (search(next, target, left - 1)) return true;
      }
    }
    path.pop_back();
    return false;
  }
};

}  // namespace boardmill::solitaire::mistakes
