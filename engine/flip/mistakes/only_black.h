#pragma once

#include "engine/flip/mistakes/chase.h"

namespace boardmill::flip::mistakes {

struct OnlyBlack {
  Answer solve(const Board& board, Goals) { return lightest(board, Goals{false, true}, chase); }
};

}  // namespace boardmill::flip::mistakes
