#pragma once

#include "engine/flip/mistakes/lines.h"

namespace boardmill::flip::mistakes {

struct OpenUnnoticed {
  Answer solve(const Board& board, Goals goals) {
    Answer answer = lightest_of_all(board, goals, changes_of_lines(board));
    if (answer.count == 0) answer.count = none;
    return answer;
  }
};

}  // namespace boardmill::flip::mistakes
