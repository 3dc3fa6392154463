/// boardmill generate: instances.
#include <fmt/format.h>

#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/run_options.h"
#include "cli/suggest.h"
#include "engine/batch/arena.h"
#include "engine/batch/solve.h"
#include "io/output.h"
#include "io/system.h"

namespace boardmill::cli {
namespace {

constexpr const char* usage =
    R"(boardmill generate PUZZLE --count N [options]

  boardmill generate flip --count 1000 --seed 7 -o boards.txt
  boardmill generate spoj-solit --count 500 -o pairs.txt.gz
  boardmill generate flip --count 1000000 --input-format line | boardmill solve flip -q -o out.csv
  boardmill generate poj1753 --print-mistake greedy -o greedy.cpp

Writes N instances, drawn uniformly and independently (repeats may occur). The same seed gives the
same bytes on every machine; instance k does not depend on N.
--print-mistake writes a program in C++ that makes a classic mistake instead; boardmill list shows
the names of those of each puzzle.

PUZZLE is flip, solitaire or the name of a judge's problem (see boardmill list).
)";

// The program of a classic mistake. Throws UsageError.
std::string mistake_program(const PuzzleChoice& puzzle, const Job& job, std::string_view name) {
  std::vector<std::string_view> names;
  for (const Choice& mistake : puzzle.entry->description().mistakes) {
    if (mistake.name == name) return job.mistake_program(names.size());
    names.push_back(mistake.name);
  }
  throw UsageError(fmt::format("--print-mistake: {} has no mistake {}{}",
                               puzzle.entry->description().name, name, did_you_mean(name, names)));
}

}  // namespace

Exit run_generate(const Words& words) {
  Arguments arguments("generate", usage);
  arguments.add()("count", options::value<std::string>()->value_name("N"), "how many instances")(
      "input-format", options::value<std::string>()->value_name("NAME"),
      "form to write them in (default: the puzzle's first, or the problem's own)");
  arguments.add()("print-mistake", options::value<std::string>()->value_name("NAME"),
                  "print a program that makes this classic mistake");
  add_seed_option(arguments);
  add_run_options(arguments);
  arguments.add_puzzle();
  if (!arguments.read(words)) return Exit::good;
  const PuzzleChoice puzzle = arguments.puzzle();
  const Request request = arguments.request(puzzle);
  const RunOptions run = read_run_options(arguments);
  if (arguments.has("print-mistake")) {
    const std::string program =
        mistake_program(puzzle, *prepare(*puzzle.entry, request), arguments.text("print-mistake"));
    const auto output = io::Output::open(run.output);
    if (output->write(program)) (void)output->commit();  // A reader that has left is no error.
    return Exit::good;
  }
  if (!arguments.has("count")) throw UsageError("generate: --count is missing");
  const std::uint64_t count =
      arguments.number("count", 0, std::numeric_limits<std::int64_t>::max());
  const std::uint64_t seed = read_seed(arguments);
  const auto job = prepare(*puzzle.entry, request);

  io::StopSignal stop;
  const io::Interrupts interrupts(stop);
  const auto output = io::Output::open(run.output);
  batch::Arena arena(run.threads);
  switch (batch::generate(arena, *job, seed, count, *output, stop.flag())) {
    case batch::RunEnd::interrupted:
      return Exit::interrupted;
    case batch::RunEnd::output_closed:
      return Exit::good;
    default:
      break;
  }
  (void)output->commit();  // A reader that has left needs no error.
  return Exit::good;
}

}  // namespace boardmill::cli
