#include "engine/stress/run_in_order.h"

#include <algorithm>
#include <string>

namespace boardmill::stress {
namespace {

using std::chrono::milliseconds;

constexpr auto short_run = milliseconds(50);
constexpr auto long_run = milliseconds(250);
constexpr std::size_t largest_run = 8192;

}  // namespace

void RunSize::note(const Trial& trial) {
  const std::size_t cases = trial.cases.size();
  const std::size_t size = size_.load(std::memory_order_relaxed);
  if (trial.run.wall > long_run && cases > 1) {
    size_.store(std::min(size, std::max<std::size_t>(cases / 2, 1)), std::memory_order_relaxed);
  } else if (trial.run.wall < short_run && cases >= size && size < largest_run) {
    size_.store(size * 2, std::memory_order_relaxed);
  }
}

void run_in_order(batch::Arena& arena, const Examiner& examiner, RunSize& size,
                  std::chrono::nanoseconds until, bool all,
                  const std::function<Cases(std::size_t count)>& next,
                  const std::function<bool(Portion&)>& take) {
  // One that waits for each thread keeps it busy while an earlier one is taken note of.
  std::vector<Portion> portions(2 * std::size_t{arena.threads()});
  std::atomic<bool> over = false;
  arena.ordered(
      portions.size(),
      [&](std::size_t slot) {
        if (over || examiner.now() >= until) return false;
        portions[slot].cases = next(size.get());
        return !portions[slot].cases.empty();
      },
      [&](std::size_t slot) {
        Portion& portion = portions[slot];
        portion.result = {};
        if (over) return;
        portion.result = examiner.examine(portion.cases, until, all);
        for (const Trial& trial : portion.result.trials) size.note(trial);
      },
      [&](std::size_t slot) {
        if (!over && !take(portions[slot])) over = true;
      });
}

}  // namespace boardmill::stress
