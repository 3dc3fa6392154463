#pragma once

#include "engine/solitaire/mistakes/queue.h"

namespace boardmill::solitaire::mistakes {

struct StartUntested {
  Path solve(Position start, Position target, int limit) {
    start = sorted(start);
    target = sorted(target);
    std::vector<bool> seen(position_count);
    return search(start, target, limit, seen);
  }
};

}  // namespace boardmill::solitaire::mistakes
