/// Chooses the method for each pair, and saves what pairs of a batch have in common.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/puzzle/executor.h"
#include "engine/solitaire/answer.h"
#include "engine/solitaire/bfs.h"
#include "engine/solitaire/bidirectional.h"
#include "engine/solitaire/bounds.h"
#include "engine/solitaire/config.h"

namespace boardmill::solitaire {

/// Immutable; any thread may call it, each with a scratch of its own.
class Solver {
 public:
  /// A pair of a batch without an answer.
  struct Open {
    std::uint32_t pair;
    unsigned within;  ///< see Bounds::Known
  };

  struct Scratch {
    Bfs bfs;
    Bidirectional bidirectional;
    Bounds bounds;
    std::vector<Open> open;
  };

  explicit Solver(const Config& config) : config_(config) {}

  void solve(const Pair& pair, Executor& executor, Scratch& scratch, Answer& answer) const;

  /// See Batching. With method `auto` the table, if there is one, answers what it can, its misses
  /// overlapping; equal pairs are solved once; and where many pairs have the same start, one search
  /// from there answers all of them.
  void solve(std::span<const Pair> pairs, Executor& executor, Scratch& scratch,
             std::span<Answer> answers) const;

  /// About a millisecond of work.
  static constexpr std::size_t max_batch = 1024;

 private:
  bool is_large_run() const;
  void solve_by_bounds(const Pair& pair, unsigned within, Scratch& scratch, Answer& answer) const;
  void look_up(std::span<const Pair> pairs, Scratch& scratch, std::span<Answer> answers) const;

  Config config_;
  mutable std::atomic<unsigned> pairs_{0};  ///< solved by bounds so far; not counted to the end
};

}  // namespace boardmill::solitaire
