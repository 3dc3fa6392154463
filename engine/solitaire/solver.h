/// Chooses the method for each pair.
#pragma once

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
      scratch.bounds.solve(pair, config_.question, answer);
    }
  }

 private:
  Config config_;
};

}  // namespace boardmill::solitaire
