/// boardmill census: the whole space of a puzzle.
#include "engine/puzzle/census.h"

#include <fmt/format.h>

#include <string>

#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/output_names.h"
#include "cli/progress_line.h"
#include "cli/run_options.h"
#include "cli/watcher.h"
#include "engine/batch/arena.h"
#include "io/output.h"
#include "io/system.h"

namespace boardmill::cli {
namespace {

constexpr const char* census_usage =
    R"(boardmill census PUZZLE [options]

  boardmill census flip --size 4x4                 how many boards for each number of presses
  boardmill census flip --size 5x5 --goal white    the last cost is the worst case
  boardmill census solitaire -o census.csv         all 403,702,661,376 pairs, some minutes

Counts the instances of a whole space by cost, as CSV: cost,count. The last row is the number of
unsolvable ones.

PUZZLE is flip, solitaire or the name of a judge's problem (see boardmill list).
)";

}  // namespace

Exit run_census(const Words& words) {
  Arguments arguments("census", census_usage);
  add_run_options(arguments);
  add_progress_option(arguments);
  arguments.add_puzzle();
  if (!arguments.read(words)) return Exit::good;
  const PuzzleChoice puzzle = arguments.puzzle();
  const auto job = prepare(*puzzle.entry, arguments.request(puzzle));
  const Making& making = making_of(*job);
  const RunOptions run = read_run_options(arguments);
  (void)format_of_name("-o", run.output, csv_names);
  const bool progress_wanted = read_progress_option(arguments, run.quiet);

  io::StopSignal stop;
  const io::Interrupts interrupts(stop);
  const auto output = io::Output::open(run.output);
  batch::Arena arena = arena_of(run);
  Progress progress;
  const auto rows = [&] {
    const Watcher watcher("census", progress, stop, progress_wanted);
    return making.census(arena, progress);
  }();
  if (!rows) throw UsageError("census: " + rows.error());
  if (stop.raised()) return interrupted(output->unfinished());
  std::string text = "cost,count\n";
  for (const CensusRow& row : *rows) text += fmt::format("{},{}\n", row.cost, row.count);
  output->finish(text);
  return Exit::good;
}

}  // namespace boardmill::cli
