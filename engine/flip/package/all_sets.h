#pragma once

#include "engine/flip/mistakes/lines.h"

namespace boardmill::flip::mistakes {

struct AllSets {
  Answer solve(const Board& board, Goals goals) {
    return lightest_of_all(board, goals, changes_of_lines(board));
  }
};

}  // namespace boardmill::flip::mistakes
