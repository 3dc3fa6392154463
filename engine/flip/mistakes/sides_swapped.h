#pragma once

#include "engine/flip/mistakes/chase.h"

namespace boardmill::flip::mistakes {

struct SidesSwapped {
  Answer solve(const Board& board, Goals goals) {
    Board swapped{board.columns, board.rows, cut(board.row, board.rows, board.columns)};
    Answer answer = lightest(swapped, goals, chase);
    answer.presses = cut(answer.presses, board.columns, board.rows);
    return answer;
  }

  // The same cells one after the other, in `columns` rows of `rows`.
  static Rows cut(const Rows& row, int rows, int columns) {
    Rows result{};
    for (int i = 0; i < rows * columns; ++i) {
      const int cell = row[i / columns] >> (columns - 1 - i % columns) & 1;
      result[i / rows] |= cell << (rows - 1 - i % rows);
    }
    return result;
  }
};

}  // namespace boardmill::flip::mistakes
