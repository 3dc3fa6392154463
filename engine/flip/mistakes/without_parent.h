#pragma once

#include <array>
#include <vector>

#include "engine/flip/mistakes/lines.h"

namespace boardmill::flip::mistakes {

struct WithoutParent {
  Answer solve(const Board& board, Goals goals) {
    const int cells = board.rows * board.columns;
    const int black = (1 << cells) - 1;
    const std::vector<int> changes = changes_of_lines(board);
    const auto is_solved = [&](int state) {
      return (state == 0 && goals.white) || (state == black && goals.black);
    };
    std::vector<int> depth(std::size_t{1} << cells, -1);
    std::vector<int> queue{state_of(board)};
    std::array<int, 32> last_press{};  // of each depth, whichever state it came from
    depth[queue[0]] = 0;
    int found = is_solved(queue[0]) ? 0 : none;
    for (std::size_t next = 0; next < queue.size() && found == none; ++next) {
      for (int i = 0; i < cells && found == none; ++i) {
        const int state = queue[next] ^ changes[i];
        if (depth[state] >= 0) continue;
        depth[state] = depth[queue[next]] + 1;
        last_press[depth[state]] = i;
        queue.push_back(state);
        if (is_solved(state)) found = depth[state];
      }
    }
    Answer answer;
    answer.count = found;
    for (int step = 1; found != none && step <= found; ++step) {
      const int i = last_press[step];
      answer.presses[i / board.columns] |= 1 << (board.columns - 1 - i % board.columns);
    }
    return answer;
  }
};

}  // namespace boardmill::flip::mistakes
