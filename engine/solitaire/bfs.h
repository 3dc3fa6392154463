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
#include <span>
#include <vector>

#include "engine/solitaire/answer.h"
#include "engine/solitaire/rank.h"

namespace boardmill::solitaire {

/// One thread at a time: it is scratch memory.
class Bfs {
 public:
  /// Fills everything in `answer` but its method.
  void solve(const Pair& pair, const Question& question, Answer& answer);

  /// Finds the distance of every position that is at most `max_moves` away from `origin`, for
  /// distance(); free if that is what was done last.
  void reach(Position origin, int max_moves);

  /// Whether reach() was called last, and with this.
  bool has_reached(Position origin, int max_moves) const {
    return origin == origin_ && max_moves == max_moves_;
  }

  /// The positions that are `distance` away from the origin, in no order that means anything; none
  /// if reach() was not asked to go so far, or there are none.
  std::span<const Position> layer(int distance) const;

  /// How far a position is away from the origin; -1: further than reach() was asked to go.
  int distance(Position position) const {
    const int distance = depth_of(position);
    return distance < 0 ? -1 : distance;
  }

 private:
  using Stamp = std::uint16_t;

  void begin_run(Position origin);
  int depth_of(Position state) const { return stamps_[rank(state)] - run_; }

  /// Takes the search up to `max_moves` moves on, until `found(reached)`; returns whether it was.
  template <class Found>
  bool search(int max_moves, const Found& found);

  std::vector<Stamp> stamps_;    ///< by rank: the stamp of the run plus the depth, once visited
  std::vector<Position> queue_;  ///< visited states, nearest first
  int run_ = 0;                  ///< all stamps of earlier runs are smaller
  int depth_ = 0;                ///< largest so far of this run
  Position origin_ = 0;          ///< of reach(); 0: none
  int max_moves_ = 0;
};

}  // namespace boardmill::solitaire
