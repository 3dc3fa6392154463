/// Chooses the method for each board, and takes plain boards in one sweep.
#pragma once

#include <string_view>

#include "engine/flip/answer.h"
#include "engine/flip/bfs.h"
#include "engine/flip/config.h"
#include "engine/flip/gauss.h"
#include "engine/puzzle/executor.h"
#include "engine/puzzle/framer.h"

namespace boardmill::flip {

/// Immutable; any thread may call it, each with a scratch of its own.
class Solver {
 public:
  struct Scratch {
    Bfs bfs;
    Gauss gauss;
  };

  explicit Solver(const Config& config) : config_(config) {}

  /// The executor serves boards that are worth several threads.
  void solve(const Board& board, Executor& executor, Scratch& scratch, Answer& answer) const;

  /// About how long a board of a size takes: for sharing out work, not more. `swept`: sweep() gets
  /// it, unless it is no plain one.
  static double expected_ns(const Config& config, Size size, bool swept);

  /// Whether sweep() looks at the records of a source.
  static bool sweeps(const Config& config, const FramerState& state);

  /// See Sweeping, and engine/flip/sweep.h for the boards that it takes.
  void sweep(Framer& framer, std::string_view& rest, Results& results) const;

 private:
  Method method_for(Size size) const;

  Config config_;
};

}  // namespace boardmill::flip
