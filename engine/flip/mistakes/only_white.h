#pragma once

#include "engine/flip/mistakes/chase.h"

namespace boardmill::flip::mistakes {

struct OnlyWhite {
  Answer solve(const Board& board, Goals) { return lightest(board, Goals{true, false}, chase); }
};

}  // namespace boardmill::flip::mistakes
