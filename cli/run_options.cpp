#include "cli/run_options.h"

#include <fmt/format.h>

#include <random>

#include "cli/quantities.h"
#include "engine/puzzle/size.h"
#include "io/inputs.h"
#include "io/system.h"

namespace boardmill::cli {
namespace {

constexpr std::uint64_t max_threads = 1024;

}  // namespace

void add_run_options(Arguments& arguments) {
  arguments.add()(
      "output,o", options::value<std::string>()->default_value("-", "")->value_name("FILE"),
      "write to FILE instead of stdout; it appears when it is complete; its name decides the "
      "format, and .gz and .zst compress")(
      "threads,j", text_value("N"),
      "threads (default: what CPU affinity and cgroup allow); never changes the output")(
      "quiet,q", options::bool_switch(), "say nothing but what fails");
}

RunOptions read_run_options(const Arguments& arguments) {
  RunOptions run;
  run.output = arguments.text("output");
  run.quiet = arguments.flag("quiet");
  run.threads = arguments.has("threads")
                    ? static_cast<unsigned>(arguments.number("threads", 1, max_threads))
                    : io::threads_allowed();
  return run;
}

batch::Arena arena_of(const RunOptions& run) {
  return batch::Arena(run.threads, [quiet = run.quiet](unsigned wanted) {
    const unsigned threads = io::threads_startable(wanted);
    if (threads < wanted && !quiet) {
      tell(fmt::format("boardmill: {} of {} threads can be started\n", threads, wanted));
    }
    return threads;
  });
}

Exit exit_of(batch::RunEnd end, const io::Output& output, bool failed, bool found) {
  if (end == batch::RunEnd::interrupted) return interrupted(output.unfinished());
  if (end == batch::RunEnd::output_closed) return Exit::good;
  if (failed) return Exit::failed;
  return found ? Exit::found : Exit::good;
}

void add_spool_option(Arguments& arguments) {
  arguments.add()("spool-limit", text_value("SIZE"),
                  "most of a temporary file, for an archive that is not in order (default 4G)");
}

std::uint64_t read_spool_option(const Arguments& arguments) {
  return arguments.has("spool-limit") ? read_bytes(arguments, "spool-limit")
                                      : io::default_spool_bytes;
}

void add_seed_option(Arguments& arguments) {
  arguments.add()("seed", options::value<std::string>()->default_value("1", "")->value_name("N"),
                  "seed of the random numbers (default 1); `random` draws one and prints it");
}

std::uint64_t read_seed(const Arguments& arguments) {
  const std::string& typed = arguments.text("seed");
  if (typed == "random") {
    std::random_device device;
    const std::uint64_t seed = device();
    tell(fmt::format("boardmill: seed {}\n", seed));
    return seed;
  }
  const auto seed = parse_number(typed);
  if (!seed) {
    throw UsageError(fmt::format(
        "--seed: expected a whole number of at most 18 digits or random, found {}", typed));
  }
  return *seed;
}

}  // namespace boardmill::cli
