/// Cases run on all slots at once, and taken note of in their order.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <vector>

#include "engine/batch/arena.h"
#include "engine/puzzle/case.h"
#include "engine/stress/examiner.h"

namespace boardmill::stress {

/// How many cases a run has. Where a program takes many, as many as take it a few dozen
/// milliseconds: what a start costs is shared by them, and what a failure costs to find stays
/// small. Any thread.
class RunSize {
 public:
  /// `fixed`: always so many; 0: as many as suit.
  explicit RunSize(std::size_t fixed) : fixed_(fixed) {}

  std::size_t get() const { return fixed_ != 0 ? fixed_ : size_.load(std::memory_order_relaxed); }

  /// Learns from a run.
  void note(const Trial& trial);

 private:
  std::size_t fixed_;
  std::atomic<std::size_t> size_{32};
};

struct Portion {
  Cases cases;
  Examination result;
};

/// Takes portions from `next` until one is empty, examines them side by side, and hands them to
/// `take` in order, until that returns false. `all`: examinations go on after a failure. Throws
/// what Runner::run throws.
void run_in_order(batch::Arena& arena, const Examiner& examiner, RunSize& size,
                  std::chrono::nanoseconds until, bool all,
                  const std::function<Cases(std::size_t count)>& next,
                  const std::function<bool(Portion&)>& take);

}  // namespace boardmill::stress
