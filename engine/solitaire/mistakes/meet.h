/// Search from both ends.
#pragma once

#include <map>

#include "engine/solitaire/mistakes/contest.h"

namespace boardmill::solitaire::mistakes {

/// All positions reached from one end, each with the one before it.
struct Half {
  std::map<Position, Position> before;
  std::vector<Position> last;  // those of the last move

  explicit Half(const Position& end) : before{{end, end}}, last{end} {}

  template <class Moves>
  void grow(Moves moves) {
    std::vector<Position> next;
    for (const Position& position : last) {
      for (const Position& other : moves(position)) {
        if (before.emplace(other, position).second) next.push_back(other);
      }
    }
    last = next;
  }

  // From a position back to the end.
  Path path(Position position) const {
    Path result{position};
    while (before.at(position) != position) {
      position = before.at(position);
      result.push_back(position);
    }
    return result;
  }
};

/// The two halves take turns until they meet.
template <class Moves>
Path meet(const Position& start, const Position& target, int limit, Moves moves) {
  if (start == target) return {start};
  Half halves[2] = {Half(start), Half(target)};
  for (int move = 0; move < limit; ++move) {
    Half& half = halves[move % 2];
    const Half& other = halves[1 - move % 2];
    half.grow(moves);
    for (const Position& position : half.last) {
      if (other.before.count(position) == 0) continue;
      Path path = halves[0].path(position);
      std::reverse(path.begin(), path.end());
      const Path rest = halves[1].path(position);
      path.insert(path.end(), rest.begin() + 1, rest.end());
      return path;
    }
  }
  return {};
}

}  // namespace boardmill::solitaire::mistakes
