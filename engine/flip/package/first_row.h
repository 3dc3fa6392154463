#pragma once

#include "engine/flip/mistakes/chase.h"

namespace boardmill::flip::mistakes {

struct FirstRow {
  Answer solve(const Board& board, Goals goals) { return lightest(board, goals, chase); }
};

}  // namespace boardmill::flip::mistakes
