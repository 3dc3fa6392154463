/// Chooses the method for each pair.
#pragma once

#include <atomic>

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
  struct Scratch {
    Bfs bfs;
    Bidirectional bidirectional;
    Bounds bounds;
  };

  explicit Solver(const Config& config) : config_(config) {}

  void solve(const Pair& pair, Executor& /*executor*/, Scratch& scratch, Answer& answer) const {
    if (config_.method == Method::bfs) {
      answer.method = Method::bfs;
      scratch.bfs.solve(pair, config_.question, answer);
    } else if (config_.method == Method::bidirectional) {
      answer.method = Method::bidirectional;
      scratch.bidirectional.solve(pair, config_.question, answer);
    } else {
      answer.method = Method::bounds;
      scratch.bounds.solve(pair, config_.question, is_large_batch(), answer);
    }
  }

 private:
  // The table of diagonals takes as long as it saves on so many pairs.
  static constexpr unsigned large_batch = 4096;

  bool is_large_batch() const {
    if (pairs_.load(std::memory_order_relaxed) >= large_batch) return true;
    pairs_.fetch_add(1, std::memory_order_relaxed);
    return false;
  }

  Config config_;
  mutable std::atomic<unsigned> pairs_{0};  ///< solved by bounds so far, up to large_batch
};

}  // namespace boardmill::solitaire
