/// boardmill check: results against inputs.
#include "engine/batch/check.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/reporter.h"
#include "cli/run_options.h"
#include "engine/puzzle/csv.h"
#include "io/formats.h"
#include "io/inputs.h"
#include "io/output.h"
#include "io/result_rows.h"
#include "io/system.h"

namespace boardmill::cli {
namespace {

namespace fs = std::filesystem;

constexpr const char* usage =
    R"(boardmill check PUZZLE [options] INPUT [RESULTS]

  boardmill check flip boards.txt answers.csv       what solve wrote, or another program
  boardmill check solitaire pairs.txt out.jsonl     CSV, JSON Lines and judge's answers are told apart
  boardmill check poj1753 secret/                   a folder: 1.in with 1.ans, 2.in with 2.ans ...

Verifies every claim of RESULTS (outcome, cost, solution, certificate, goal, answer ...) with code
that shares nothing with the solvers, and writes one row of CSV for each record: whether it is right
or wrong, what was verified and how. Exit status 1 if anything is wrong.

PUZZLE is flip, solitaire or the name of a judge's problem (see boardmill list).
)";

// Writes the rows and counts the verdicts.
class CsvReport final : public batch::CheckReport {
 public:
  CsvReport(io::Output& output, bool quiet) : output_(output), quiet_(quiet) {
    append(bytes_, "\"source\",\"record\",\"verdict\",\"verified\",\"error\"\n");
  }

  bool row(const batch::CheckRow& row) override {
    const Finding& finding = row.finding;
    const bool right = finding.wrong.empty();
    ++(right ? right_ : wrong_);
    write_csv_cell(row.source, bytes_);
    append(bytes_, row.record == 0 ? "," : fmt::format(",{}", row.record));
    append(bytes_, right ? ",right," : ",wrong,");
    write_csv_cell(finding.verified, bytes_);
    bytes_.push_back(',');
    write_csv_cell(finding.wrong, bytes_);
    bytes_.push_back('\n');
    if (!right && !quiet_ && wrong_ <= batch::max_noted_faults) {
      const std::string place =
          row.record == 0 ? "" : fmt::format("{}: record {}: ", row.source, row.record);
      tell(fmt::format("{}wrong: {}\n", place, finding.wrong));
    }
    return bytes_.size() < flush_bytes || flush();
  }

  bool flush() {
    const bool open = output_.write(view(bytes_));
    bytes_.clear();
    return open;
  }

  std::uint64_t right() const { return right_; }
  std::uint64_t wrong() const { return wrong_; }

 private:
  static constexpr std::size_t flush_bytes = std::size_t{64} << 10;

  io::Output& output_;
  bool quiet_;
  Bytes bytes_;
  std::uint64_t right_ = 0;
  std::uint64_t wrong_ = 0;
};

// An input and the results that are claimed for it; one of them may be missing.
struct Pair {
  std::string input;
  std::string results;
};

// N.in with N.ans, in byte order of N.
std::vector<Pair> pairs_of_folders(const std::string& inputs, const std::string& results) {
  std::map<std::string, Pair> pairs;
  const auto collect = [&pairs](const std::string& folder, const char* extension,
                                std::string Pair::*member) {
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
      if (!entry.is_regular_file() || entry.path().extension() != extension) continue;
      const fs::path stem = fs::relative(entry.path(), folder).replace_extension();
      pairs[stem.string()].*member = entry.path().string();
    }
  };
  collect(inputs, ".in", &Pair::input);
  collect(results, ".ans", &Pair::results);
  std::vector<Pair> list;
  for (auto& [stem, pair] : pairs) list.push_back(std::move(pair));
  return list;
}

std::vector<Pair> read_words(const std::vector<std::string>& words) {
  if (words.empty()) throw UsageError("check: an input is missing: see boardmill check --help");
  if (words.size() > 2) throw UsageError("check: too many words: see boardmill check --help");
  const std::string& results = words.back();
  std::error_code ignored;
  if (fs::is_directory(words.front(), ignored) && fs::is_directory(results, ignored)) {
    auto pairs = pairs_of_folders(words.front(), results);
    if (pairs.empty()) {
      throw UsageError(fmt::format("check: {} has no file ending in .in", words.front()));
    }
    return pairs;
  }
  if (words.size() == 1) throw UsageError("check: the results are missing: name their file");
  return {{words.front(), results}};
}

// All of a file, decompressed. Throws batch::InputError.
std::string read_whole(const std::string& path, const io::StopSignal& stop) {
  io::InputOptions options;
  options.stop = &stop;
  io::Inputs inputs({path}, options);
  std::string text;
  while (const auto source = inputs.next()) {
    constexpr std::size_t step = std::size_t{1} << 20;
    for (;;) {
      const std::size_t size = text.size();
      text.resize(size + step);
      const std::size_t count = source->read({text.data() + size, step});
      text.resize(size + count);
      if (count == 0) break;
    }
  }
  return text;
}

struct Config {
  RunOptions run;
  const Description* puzzle = nullptr;
  std::unique_ptr<const Job> job;
  std::optional<io::ResultFormat> format;  ///< of the results; absent: told by content
};

batch::CheckRun check_pair(const Config& config, const Pair& pair, batch::Arena& arena,
                           const io::StopSignal& stop, CsvReport& report) {
  if (pair.input.empty() || pair.results.empty()) {
    const bool answers = pair.input.empty();
    const std::string name = io::printable(answers ? pair.results : pair.input);
    const Finding finding{"",
                          fmt::format("{} {}", name, answers ? "has no input" : "has no answers")};
    const bool open = report.row({name, 0, finding});
    return {open ? batch::CheckEnd::complete : batch::CheckEnd::output_closed};
  }
  std::string text = read_whole(pair.results, stop);
  std::unique_ptr<batch::ResultRows> rows;
  std::unique_ptr<batch::Claims> claims;
  switch (config.format.value_or(io::recognise_results(text, *config.puzzle))) {
    case io::ResultFormat::csv:
      rows = io::read_csv_results(text, *config.puzzle);
      break;
    case io::ResultFormat::jsonl:
      rows = io::read_jsonl_results(text, *config.puzzle);
      break;
    case io::ResultFormat::answers:
      std::erase(text, '\r');  // an answer may have several lines
      claims = batch::claims_of_answers(*config.job, text);
      break;
  }
  if (rows) claims = batch::claims_of_rows(*rows);
  io::InputOptions options;
  options.stop = &stop;
  options.output = config.run.output;
  io::Inputs inputs({pair.input}, options);
  return batch::check(arena, inputs, *config.job, *claims, &io::printable, report, stop.flag());
}

}  // namespace

Exit run_check(const Words& words) {
  Arguments arguments("check", usage);
  add_run_options(arguments);
  arguments.add()("input-format", options::value<std::string>()->value_name("NAME"),
                  "form of the inputs (default auto, or the problem's own); see boardmill list")(
      "format", options::value<std::string>()->value_name("NAME"),
      "format of the results: csv, jsonl or answers (default: told by content)");
  arguments.add_puzzle();
  arguments.add_words("input");
  if (!arguments.read(words)) return Exit::good;
  const PuzzleChoice puzzle = arguments.puzzle();
  Config config;
  config.run = read_run_options(arguments);
  config.puzzle = &puzzle.entry->description();
  config.job = prepare(*puzzle.entry, arguments.request(puzzle));
  if (arguments.has("format")) {
    const std::string& name = arguments.choice("format", {"csv", "jsonl", "answers"});
    config.format = name == "csv"     ? io::ResultFormat::csv
                    : name == "jsonl" ? io::ResultFormat::jsonl
                                      : io::ResultFormat::answers;
  }
  const std::vector<Pair> pairs = read_words(arguments.list("input"));

  io::StopSignal stop;
  const io::Interrupts interrupts(stop);
  const auto output = io::Output::open(config.run.output);
  batch::Arena arena(config.run.threads);
  CsvReport report(*output, config.run.quiet);
  bool unreadable = false;
  for (const Pair& pair : pairs) {
    try {
      const batch::CheckRun run = check_pair(config, pair, arena, stop, report);
      if (run.end == batch::CheckEnd::interrupted) return Exit::interrupted;
      if (run.end == batch::CheckEnd::output_closed) return Exit::good;
      unreadable |= run.unreadable;
    } catch (const batch::InputError& error) {
      tell(fmt::format("boardmill: {}: {}\n", io::printable(pair.results), error.what()));
      unreadable = true;
    }
  }
  if (!report.flush() || !output->commit()) return Exit::good;
  if (!config.run.quiet) {
    tell(fmt::format("boardmill: {} right, {} wrong\n", with_commas(report.right()),
                     with_commas(report.wrong())));
  }
  if (unreadable) return Exit::failed;
  return report.wrong() == 0 ? Exit::good : Exit::found;
}

}  // namespace boardmill::cli
