/// Search from the start, position by position.
#pragma once

#include "engine/solitaire/mistakes/one_way.h"

namespace boardmill::solitaire::mistakes {

/// The first way to be found; positions that have been `seen`, by code, are not looked at again.
inline Path search(const Position& start, const Position& target, int limit,
                   std::vector<bool>& seen) {
  // A queue; of each position the place of the one before it.
  std::vector<Position> queue{start};
  std::vector<int> before{-1};
  seen[code(start)] = true;
  std::size_t at = 0;
  for (int left = limit - 1; left >= 0; --left) {
    for (const std::size_t end = queue.size(); at < end; ++at) {
      for (const Position& next : all_moves(queue[at])) {
        if (seen[code(next)]) continue;
        seen[code(next)] = true;
        if (least_moves(next, target) > left) continue;
        queue.push_back(next);
        before.push_back(static_cast<int>(at));
        if (next != target) continue;
        Path path;
        for (int i = static_cast<int>(queue.size()) - 1; i >= 0; i = before[i]) {
          path.push_back(queue[i]);
        }
        std::reverse(path.begin(), path.end());
        return path;
      }
    }
  }
  return {};
}

}  // namespace boardmill::solitaire::mistakes
