/// Search from both ends.
#pragma once

#include "engine/solitaire/mistakes/contest.h"

namespace boardmill::solitaire::mistakes {

/// A position as one number.
inline int key(const Position& position) {
  int number = 0;
  for (int field : position) number = 128 * number + field;
  return number;
}

/// All positions reached from one end, each with the one before it.
struct Half {
  std::vector<Position> positions;
  std::vector<int> keys, before;
  std::vector<int> table;      // by hash: 1 + place in positions
  std::vector<Position> last;  // those of the last move

  explicit Half(const Position& end) : table(1 << 12), last{end} { add(end, 0); }

  // Where a position is in the table, or belongs.
  int slot(const Position& position) const {
    const int number = key(position);
    const int mask = static_cast<int>(table.size()) - 1;
    int slot = static_cast<int>(2654435769u * number >> 10) & mask;
    while (table[slot] != 0 && keys[table[slot] - 1] != number) slot = (slot + 1) & mask;
    return slot;
  }

  bool has(const Position& position) const { return table[slot(position)] != 0; }

  // False: it is there already.
  bool add(const Position& position, int from) {
    int& place = table[slot(position)];
    if (place != 0) return false;
    positions.push_back(position);
    keys.push_back(key(position));
    before.push_back(from);
    place = static_cast<int>(positions.size());
    if (2 * positions.size() > table.size()) {
      table.assign(4 * table.size(), 0);
      int count = 0;
      for (const Position& known : positions) table[slot(known)] = ++count;
    }
    return true;
  }

  template <class Moves>
  void grow(Moves moves) {
    std::vector<Position> next;
    for (const Position& position : last) {
      const int from = table[slot(position)] - 1;
      for (const Position& other : moves(position)) {
        if (add(other, from)) next.push_back(other);
      }
    }
    last = next;
  }

  // From a position back to the end.
  Path path(const Position& position) const {
    Path result;
    for (int at = table[slot(position)] - 1; at != 0; at = before[at]) {
      result.push_back(positions[at]);
    }
    result.push_back(positions[0]);
    return result;
  }
};

/// The two halves take turns until they meet. What the last move leads to is only looked up.
template <class Moves>
Path meet(const Position& start, const Position& target, int limit, Moves moves) {
  if (start == target) return {start};
  Half halves[2] = {Half(start), Half(target)};
  for (int move = 0; move < limit; ++move) {
    Half& half = halves[move % 2];
    const Half& other = halves[1 - move % 2];
    for (const Position& from : half.last) {
      for (const Position& to : moves(from)) {
        if (!other.has(to)) continue;
        Path path = half.path(from);
        std::reverse(path.begin(), path.end());
        const Path rest = other.path(to);
        path.insert(path.end(), rest.begin(), rest.end());
        if (move % 2 == 1) std::reverse(path.begin(), path.end());
        return path;
      }
    }
    if (move + 1 < limit) half.grow(moves);
  }
  return {};
}

}  // namespace boardmill::solitaire::mistakes
