/// Method `bfs`: breadth-first search from one end with a visited array.
///
/// Idea: the text `004` that this project began with: one queue, and an array that knows which of
/// the 635,376 states have been seen. Here the search starts at the target, so that afterwards
/// every step of the canonical way is the first move that comes nearer. The array is never cleared
/// between pairs: each run has numbers of its own for its depths.
/// Cost: up to a millisecond a pair for 8 moves, tens of milliseconds for pairs that are furthest
/// apart; at most 6.4 MB. Limit: none, it takes any pair.
/// Covered by tests/unit/solitaire/methods_test.cpp.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/solitaire/answer.h"
#include "engine/solitaire/rank.h"

namespace boardmill::solitaire {

/// One thread at a time: it is scratch memory.
class Bfs {
 public:
  /// Fills everything in `answer` but its method.
  void solve(const Pair& pair, const Question& question, Answer& answer);

 private:
  using Stamp = std::uint16_t;

  void begin_run();
  int depth_of(Position state) const { return stamps_[rank(state)] - run_; }

  std::vector<Stamp> stamps_;    ///< by rank: the stamp of the run plus the depth, once visited
  std::vector<Position> queue_;  ///< visited states, nearest first
  int run_ = 0;                  ///< all stamps of earlier runs are smaller
  int depth_ = 0;                ///< largest so far of this run
};

}  // namespace boardmill::solitaire
