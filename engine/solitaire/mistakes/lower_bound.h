#pragma once

#include <cstdlib>

#include "engine/solitaire/mistakes/contest.h"

namespace boardmill::solitaire::mistakes {

struct LowerBound {
  Path solve(Position start, Position target, int limit) {
    int least = 1000;
    std::sort(target.begin(), target.end());
    do {
      int steps = 0;
      for (int i = 0; i < 4; ++i) {
        steps += std::abs(start[i] / 8 - target[i] / 8) + std::abs(start[i] % 8 - target[i] % 8);
      }
      least = std::min(least, steps);
    } while (std::next_permutation(target.begin(), target.end()));
    if (least > limit) return {};
    return least == 0 ? Path{target} : Path{start, target};
  }
};

}  // namespace boardmill::solitaire::mistakes
