#pragma once

#include "engine/flip/mistakes/chase.h"
#include "engine/flip/mistakes/press.h"

namespace boardmill::flip::mistakes {

struct Majority {
  Answer solve(const Board& board, Goals goals) {
    if (goals.white && goals.black) {
      goals.white = count_wrong(board, 0) <= count_wrong(board, 1);
      goals.black = !goals.white;
    }
    return lightest(board, goals, chase);
  }
};

}  // namespace boardmill::flip::mistakes
