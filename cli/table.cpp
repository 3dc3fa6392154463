/// boardmill table: precomputed tables in files.
#include <fmt/format.h>

#include <string>
#include <string_view>
#include <vector>

#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/file_uses.h"
#include "cli/output_names.h"
#include "cli/progress_line.h"
#include "cli/run_options.h"
#include "cli/suggest.h"
#include "cli/version.h"
#include "cli/watcher.h"
#include "engine/batch/arena.h"
#include "engine/puzzle/census.h"
#include "io/formats.h"
#include "io/output.h"
#include "io/system.h"
#include "io/table_file.h"

namespace boardmill::cli {
namespace {

constexpr const char* table_usage =
    R"(boardmill table build PUZZLE -o FILE
boardmill table info FILE...
boardmill table verify FILE...

  boardmill table build solitaire -o solitaire.table       3.4 GB, about a minute on two cores
  boardmill solve solitaire --table solitaire.table pairs.txt --format answers
  boardmill table verify solitaire.table                   every byte against its checksum

A table answers at once what a search would take long for; it never changes an answer. That of
solitaire says of any two positions whether they are at most 8 moves apart, so it decides every pair
when only the outcome is wanted, and every NO otherwise. All processes that use a table share one
copy in memory. The table is built under no name and appears when it is complete.

solve and info check the header, solve also everything that it looks up, when it looks it up; verify
reads all blocks. A table of another version or for another puzzle is refused. Damage, also a file
that is cut or written to while solve uses it, ends the run with 3 before a row is written of it.
)";

Exit build(const Words& words) {
  Arguments arguments("table build", table_usage);
  add_run_options(arguments);
  add_progress_option(arguments);
  arguments.add_puzzle();
  if (!arguments.read(words)) return Exit::good;
  const Entry& entry = *arguments.puzzle().entry;
  const RunOptions run = read_run_options(arguments);
  const bool progress_wanted = read_progress_option(arguments, run.quiet);
  const std::string puzzle(entry.description().name);
  const std::string parameters = entry.table_parameters();
  if (parameters.empty()) {
    throw UsageError(fmt::format("table build: {} needs no table in a file", puzzle));
  }
  if (run.output == "-") throw UsageError("table build: -o FILE is missing");
  (void)format_of_name("-o", run.output, {}, Compression::none);

  io::StopSignal stop;
  const io::Interrupts interrupts(stop);
  io::TableWriter writer(run.output, puzzle, parameters, fmt::format("boardmill {}", version));
  batch::Arena arena = arena_of(run);
  Progress progress;
  const io::Stopwatch watch;
  std::uint64_t bytes = 0;
  {
    const Watcher watcher("table build", progress, stop, progress_wanted);
    entry.build_table(arena, progress, [&](std::string_view block) {
      writer.add(block);
      bytes += block.size();
      return !progress.stop;
    });
  }
  if (stop.raised()) return interrupted(run.output + " not written");
  writer.commit();
  if (!run.quiet) {
    const double seconds = static_cast<double>(watch.elapsed_ns()) / 1e9;
    tell(fmt::format("boardmill: {}: {:.2f} GB in {}\n", io::printable(run.output),
                     static_cast<double>(bytes) / 1e9, duration_text(seconds)));
  }
  return Exit::good;
}

std::vector<std::string> files_of(const Arguments& arguments, std::string_view command,
                                  const std::string& output) {
  std::vector<std::string> files = arguments.list("file");
  if (files.empty()) throw UsageError(fmt::format("{}: a file is missing", command));
  FileUses uses;
  for (const std::string& file : files) uses.reads("table", file);
  uses.writes("-o", output);
  return files;
}

Exit info(const Words& words) {
  Arguments arguments("table info", table_usage);
  arguments.add_words("file");
  if (!arguments.read(words)) return Exit::good;
  for (const std::string& file : files_of(arguments, "table info", "-")) {
    const io::TableFile table(file);
    print(fmt::format("file: {}\npuzzle: {}\nparameters: {}\nmade by: {}\nblocks: {}\nbytes: {}\n",
                      io::printable(file), io::printable(table.view().puzzle),
                      io::printable(table.view().parameters), io::printable(table.maker()),
                      table.view().block_bytes.size(), table.file_bytes()));
  }
  return Exit::good;
}

Exit verify(const Words& words) {
  Arguments arguments("table verify", table_usage);
  add_run_options(arguments);
  arguments.add_words("file");
  if (!arguments.read(words)) return Exit::good;
  const RunOptions run = read_run_options(arguments);
  io::StopSignal stop;
  const io::Interrupts interrupts(stop);
  const std::vector<std::string> files = files_of(arguments, "table verify", run.output);
  const auto output = io::Output::open(run.output);
  batch::Arena arena = arena_of(run);
  bool good = true;
  bool wanted = true;  // somebody reads it
  for (const std::string& file : files) {
    const io::TableFile table(file);
    const std::size_t blocks = table.view().block_bytes.size();
    std::vector<std::string> faults(blocks);
    arena.for_range(blocks, 1, [&](std::size_t begin, std::size_t end) {
      for (std::size_t block = begin; block < end && !stop.raised(); ++block) {
        faults[block] = table.examine(block);
      }
    });
    if (stop.raised()) return interrupted(output->unfinished());
    std::string text;
    for (std::size_t block = 0; block < blocks; ++block) {
      if (faults[block].empty()) continue;
      text += fmt::format("{}: block {}: damaged: {}\n", io::printable(file), block, faults[block]);
    }
    good = good && text.empty();
    if (text.empty()) text = fmt::format("{}: {} blocks, all good\n", io::printable(file), blocks);
    wanted = wanted && output->write(text);
  }
  if (wanted) (void)output->commit();  // A reader that has left needs no error.
  return good ? Exit::good : Exit::found;
}

}  // namespace

Exit run_table(const Words& words) {
  const std::string_view action = words.empty() ? "" : std::string_view(words.front());
  const Words rest(words.begin() + (words.empty() ? 0 : 1), words.end());
  if (action == "--help" || action == "-h") {
    print(table_usage);
    return Exit::good;
  }
  if (action == "build") return build(rest);
  if (action == "info") return info(rest);
  if (action == "verify") return verify(rest);
  const std::vector<std::string_view> actions{"build", "info", "verify"};
  if (action.empty()) throw UsageError("table: build, info or verify is missing");
  throw UsageError(fmt::format("table: {} is not build, info or verify{}", action,
                               did_you_mean(action, actions)));
}

}  // namespace boardmill::cli
