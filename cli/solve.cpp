/// boardmill solve: the main job.
#include "engine/batch/solve.h"

#include <fmt/format.h>

#include <array>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "cli/arguments.h"
#include "cli/columns.h"
#include "cli/commands.h"
#include "cli/file_uses.h"
#include "cli/output_names.h"
#include "cli/progress_line.h"
#include "cli/reporter.h"
#include "cli/run_options.h"
#include "cli/summary.h"
#include "engine/batch/arena.h"
#include "engine/puzzle/csv_input.h"
#include "engine/puzzle/sealed.h"
#include "io/formats.h"
#include "io/inputs.h"
#include "io/output.h"
#include "io/peeked.h"
#include "io/system.h"
#include "io/table_file.h"

namespace boardmill::cli {
namespace {

constexpr const char* solve_usage =
    R"(boardmill solve PUZZLE [options] [INPUT...]

  boardmill solve flip boards.txt                    a file of boards, as CSV
  boardmill solve flip boards/ -o answers.csv        a folder; the file appears when it is complete
  boardmill solve flip boards.zip --columns +solution,instance
  boardmill solve hdu1401 --format answers < pairs   YES or NO a line, as the judge prints it
  boardmill generate flip --count 1000 | boardmill solve flip | head

Solves every instance of the inputs and writes one row for each, in input order. A record that
cannot be read becomes a row that says why, and the others go on.

PUZZLE is flip, solitaire or the name of a judge's problem (see boardmill list).
INPUT: files, folders (all their files, in byte order), archives (.zip .tar .7z) and compressed
files (.gz .zst .xz .bz2 .lzma .lz), told by content, - or nothing for stdin.
)";

struct SolveSettings {
  RunOptions run;
  PuzzleChoice puzzle;
  Request request;
  std::string format;
  ColumnChoice columns;
  io::InputOptions inputs;
  io::OutputOptions output;
  std::string summary;
  batch::SolveOptions solve;
  ReporterOptions report;
  bool keep_all = false;  ///< every column of the first input
  std::vector<std::string> words;
};

void add_solve_options(Arguments& arguments) {
  add_run_options(arguments);
  arguments.add()("verbose,v", options::bool_switch(),
                  "say how each source is read, what is left out, and the speed")(
      "format", text_value("NAME"),
      "csv, jsonl, or answers: one answer a record as the judge prints it (default: by the name of "
      "the output: .csv, .jsonl, .ndjson or .ans; else csv)")(
      "columns", text_value("LIST"),
      "columns of csv and jsonl: a,b or +a,b (added to the default) or all; see boardmill list")(
      "method", text_value("NAME"), "how to solve (default auto); see boardmill list");
  add_input_format_option(arguments);
  arguments.add()("table", text_value("FILE"),
                  "use a table that `boardmill table build` has made; never changes the output")(
      "board", text_value("COLUMN"),
      "of CSV inputs: the column of instances in their one-line form (default instance)")(
      "keep", text_value("LIST"),
      "of CSV inputs: columns to copy to the output: a,b or all (those of the first input)")(
      "include", list_value("GLOB"),
      "of folders and archives read what matches instead of leaving out results and documents")(
      "strict", options::bool_switch(), "stop after the first row with an error")(
      "summary", text_value("FILE"),
      "write counts, times and SHA-256 of the inputs to FILE as JSON")(
      "sync", options::bool_switch(), "write the output through to the disk before it appears")(
      "chunk-bytes", text_value("N"),
      "bytes of input that travel together (default 262144); never changes the output");
  add_spool_option(arguments);
  add_progress_option(arguments);
  arguments.add_puzzle();
  arguments.add_words("input");
}

// By --format, or by the name of the output, which must not say otherwise.
std::string choose_format(const Arguments& arguments, const std::string& output) {
  static constexpr std::array names{NamedFormat{".csv", "csv"}, NamedFormat{".jsonl", "jsonl"},
                                    NamedFormat{".ndjson", "jsonl"},
                                    NamedFormat{".ans", "answers"}};
  const std::string_view named = format_of_name("-o", output, names);
  if (!arguments.has("format")) return std::string(named.empty() ? "csv" : named);
  const std::string& typed = arguments.choice("format", {"csv", "jsonl", "answers"});
  if (!named.empty() && typed != named) {
    throw UsageError(
        fmt::format("-o {}: the name stands for {}, and --format says {}", output, named, typed));
  }
  return typed;
}

// Throws UsageError where an input would be lost.
std::vector<io::FileId> files_written(const SolveSettings& config, const std::string& table) {
  FileUses files;
  for (const std::string& word : config.words) files.reads("input", word);
  if (config.words.empty()) files.reads("input", "-");
  if (!table.empty()) files.reads("--table", table);
  files.writes("-o", config.run.output);
  if (!config.summary.empty()) files.writes("--summary", config.summary);
  return files.written();
}

SolveSettings configure(const Arguments& arguments) {
  SolveSettings config;
  config.puzzle = arguments.puzzle();
  config.run = read_run_options(arguments);
  config.request = arguments.request(config.puzzle);
  config.format = choose_format(arguments, config.run.output);
  if (arguments.has("summary")) {
    static constexpr std::array names{NamedFormat{".json", "json"}};
    config.summary = arguments.text("summary");
    (void)format_of_name("--summary", config.summary, names);
  }
  const Description& puzzle = config.puzzle.entry->description();
  if (config.format == "answers") {
    if (arguments.has("columns")) {
      throw UsageError("--columns has no meaning with --format answers");
    }
    config.columns = choose_columns("answer", puzzle);
  } else {
    config.columns =
        choose_columns(arguments.has("columns") ? arguments.text("columns") : "", puzzle);
  }
  if (arguments.has("board")) config.request.board_column = arguments.text("board");
  if (arguments.has("keep")) {
    if (config.format == "answers") {
      throw UsageError("--keep has no meaning with --format answers");
    }
    config.keep_all = arguments.text("keep") == "all";
    if (!config.keep_all) config.request.keep = split_names("keep", arguments.text("keep"));
  }
  if (arguments.has("board") || arguments.has("keep")) {
    if (arguments.has("input-format") && config.request.input_format != csv_form.name) {
      throw UsageError(
          fmt::format("--{} needs --input-format csv", arguments.has("board") ? "board" : "keep"));
    }
    config.request.input_format = csv_form.name;
  }
  config.request.text_columns = config.columns.texts;
  config.request.cost_wanted = config.columns.has(io::ColumnKind::cost) || !config.summary.empty();
  config.request.lines_wanted = config.columns.has(io::ColumnKind::source_line);
  config.inputs.include = arguments.list("include");
  config.inputs.spool_bytes = read_spool_option(arguments);
  config.inputs.checksums = !config.summary.empty();
  config.output.sync = arguments.flag("sync");
  config.solve.strict = arguments.flag("strict");
  if (arguments.has("chunk-bytes")) {
    config.solve.chunk_bytes = arguments.number("chunk-bytes", 1, std::uint64_t{1} << 40);
  }
  config.report.quiet = config.run.quiet;
  config.report.verbose = arguments.flag("verbose");
  config.report.progress = read_progress_option(arguments, config.run.quiet);
  config.words = arguments.list("input");
  config.inputs.outputs =
      files_written(config, arguments.has("table") ? arguments.text("table") : "");
  return config;
}

std::unique_ptr<const io::TableFile> open_table(const std::string& path, const Entry& entry) {
  const std::string_view puzzle = entry.description().name;
  if (entry.table_parameters().empty()) {
    throw UsageError(fmt::format("--table: {} needs no table in a file", puzzle));
  }
  auto table = std::make_unique<const io::TableFile>(path);
  const std::string found = table->view().puzzle + " " + table->view().parameters;
  const std::string expected = fmt::format("{} {}", puzzle, entry.table_parameters());
  if (found != expected) {
    throw std::runtime_error(fmt::format("{}: a table for {}, not for {}", io::printable(path),
                                         io::printable(found), expected));
  }
  return table;
}

std::unique_ptr<batch::RowFormat> make_format(const SolveSettings& config) {
  if (config.format == "jsonl") return io::make_jsonl(config.columns.columns);
  if (config.format == "answers") return io::make_answers(0);
  return io::make_csv(config.columns.columns);
}

// Opens the table, if one is wanted, before it is used: see run_solve.
Exit solve(const Words& words, std::unique_ptr<const io::TableFile>& table) {
  Arguments arguments("solve", solve_usage);
  add_solve_options(arguments);
  if (!arguments.read(words)) return Exit::good;
  SolveSettings config = configure(arguments);
  if (arguments.has("table")) {
    table = open_table(arguments.text("table"), *config.puzzle.entry);
    config.request.table = &table->view();
  }
  auto job = prepare(*config.puzzle.entry, config.request);
  io::StopSignal stop;
  const io::Interrupts interrupts(stop);
  config.inputs.stop = &stop;
  io::Inputs inputs(config.words, config.inputs);
  if (!config.run.quiet) {
    if (inputs.stdin_is_terminal()) {
      tell("boardmill: reading from the terminal; end with Ctrl-D\n");
    }
    for (const std::string& folder : inputs.empty_folders()) {
      tell(fmt::format("boardmill: {}: no input in this folder\n", io::printable(folder)));
    }
  }
  io::PeekedSources sources(inputs);
  if (config.keep_all) {
    const CsvInput csv(config.request.board_column, {});
    config.request.keep = csv.columns(sources.peek(Solving::opening_bytes));
    job = prepare(*config.puzzle.entry, config.request);
  }
  add_kept_columns(config.request.keep, config.columns);
  const auto format = make_format(config);
  const auto output = io::Output::open(config.run.output, config.output);
  batch::Arena arena = arena_of(config.run);
  Reporter reporter(config.report, [&inputs] {
    return InputProgress{inputs.consumed_bytes(), inputs.total_bytes()};
  });
  batch::SolveSummary run = batch::solve(arena, sources, job->solving(), *format, *output,
                                         config.solve, reporter, stop.flag());
  if (run.end == batch::RunEnd::complete || run.end == batch::RunEnd::strict_stop) {
    if (!output->commit()) run.end = batch::RunEnd::output_closed;
  }
  reporter.finish(run, inputs.left_out(), arena.threads());
  if (!config.summary.empty()) {
    const Problem* problem = config.puzzle.problem;
    Words command{"solve"};
    command.insert(command.end(), words.begin(), words.end());
    io::write_text_atomically(
        config.summary,
        summary_json({command, config.puzzle.entry->description().name,
                      problem != nullptr ? problem->name : "", run, inputs.records(),
                      inputs.left_out().size(), reporter.elapsed_ns(), arena.threads()}));
  }
  if (run.end == batch::RunEnd::complete && inputs.included_nothing()) {
    tell(fmt::format("boardmill: nothing matches --include {}\n",
                     fmt::join(config.inputs.include, " or ")));
    return Exit::failed;
  }
  return exit_of(run.end, *output, run.tally.of(Outcome::unreadable) != 0,
                 run.tally.of(Outcome::malformed) + run.tally.of(Outcome::over_limit) != 0);
}

}  // namespace

Exit run_solve(const Words& words) {
  std::unique_ptr<const io::TableFile> table;
  try {
    return solve(words, table);
  } catch (const DamagedTable& damage) {
    table->refuse(damage);
  }
}

}  // namespace boardmill::cli
