#pragma once

#include "engine/solitaire/mistakes/queue.h"

namespace boardmill::solitaire::mistakes {

struct StateKept {
  std::vector<bool> seen = std::vector<bool>(position_count);  // also by cases before

  Path solve(Position start, Position target, int limit) {
    start = sorted(start);
    target = sorted(target);
    if (start == target) return {start};
    return search(start, target, limit, seen);
  }
};

}  // namespace boardmill::solitaire::mistakes
