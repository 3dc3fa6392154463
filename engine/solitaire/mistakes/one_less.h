#pragma once

#include "engine/solitaire/mistakes/meet.h"
#include "engine/solitaire/mistakes/moves.h"

namespace boardmill::solitaire::mistakes {

struct OneLess {
  Path solve(Position start, Position target, int limit) {
    return meet(sorted(start), sorted(target), limit - 1, all_moves);
  }
};

}  // namespace boardmill::solitaire::mistakes
