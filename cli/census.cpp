/// boardmill census: the whole space of a puzzle.
#include "engine/puzzle/census.h"

#include <fmt/format.h>

#include <atomic>
#include <chrono>
#include <string>
#include <thread>

#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/progress_line.h"
#include "cli/run_options.h"
#include "engine/batch/arena.h"
#include "io/output.h"
#include "io/system.h"

namespace boardmill::cli {
namespace {

constexpr const char* usage =
    R"(boardmill census PUZZLE [options]

  boardmill census flip --size 4x4                 how many boards for each number of presses
  boardmill census flip --size 5x5 --goal white    the last cost is the worst case
  boardmill census solitaire -o census.csv         all 403,702,661,376 pairs, some minutes

Counts the instances of a whole space by cost, as CSV: cost,count. The last row is the number of
unsolvable ones.

PUZZLE is flip, solitaire or the name of a judge's problem (see boardmill list).
)";

// While it lives, a thread of its own shows how far a computation has come, and passes the wish to
// stop on to it.
class Watcher {
 public:
  Watcher(Progress& progress, const io::StopSignal& stop, bool wanted)
      : progress_(progress), stop_(stop), line_(wanted), thread_([this] { watch(); }) {}
  Watcher(const Watcher&) = delete;
  Watcher& operator=(const Watcher&) = delete;
  ~Watcher() {
    over_ = true;
    thread_.join();
    line_.clear();
  }

 private:
  void watch() {
    const io::Stopwatch watch;
    while (!over_) {
      if (stop_.raised()) progress_.stop = true;
      const std::int64_t elapsed_ns = watch.elapsed_ns();
      if (progress_.total != 0 && line_.due(elapsed_ns)) {
        const auto done = static_cast<double>(progress_.done);
        const auto total = static_cast<double>(progress_.total);
        line_.show("census" + share_text(done / total, elapsed_ns));
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
  }

  Progress& progress_;
  const io::StopSignal& stop_;
  ProgressLine line_;
  std::atomic<bool> over_ = false;
  std::thread thread_;
};

}  // namespace

Exit run_census(const Words& words) {
  Arguments arguments("census", usage);
  add_run_options(arguments);
  add_progress_option(arguments);
  arguments.add_puzzle();
  if (!arguments.read(words)) return Exit::good;
  const PuzzleChoice puzzle = arguments.puzzle();
  const auto job = prepare(*puzzle.entry, arguments.request(puzzle));
  const RunOptions run = read_run_options(arguments);
  const bool progress_wanted = read_progress_option(arguments, run.quiet);

  io::StopSignal stop;
  const io::Interrupts interrupts(stop);
  const auto output = io::Output::open(run.output);
  batch::Arena arena(run.threads);
  Progress progress;
  const auto rows = [&] {
    const Watcher watcher(progress, stop, progress_wanted);
    return job->census(arena, progress);
  }();
  if (!rows) throw UsageError("census: " + rows.error());
  if (stop.raised()) return Exit::interrupted;
  std::string text = "cost,count\n";
  for (const CensusRow& row : *rows) text += fmt::format("{},{}\n", row.cost, row.count);
  if (output->write(text)) (void)output->commit();  // A reader that has left needs no error.
  return Exit::good;
}

}  // namespace boardmill::cli
