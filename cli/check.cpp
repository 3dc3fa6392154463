/// boardmill check: results against inputs.
#include "engine/batch/check.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/file_uses.h"
#include "cli/output_names.h"
#include "cli/progress_line.h"
#include "cli/reporter.h"
#include "cli/run_options.h"
#include "cli/suggest.h"
#include "engine/puzzle/csv.h"
#include "engine/puzzle/picture.h"
#include "io/formats.h"
#include "io/inputs.h"
#include "io/output.h"
#include "io/result_rows.h"
#include "io/system.h"

namespace boardmill::cli {
namespace {

namespace fs = std::filesystem;

constexpr const char* check_usage =
    R"(boardmill check PUZZLE [options] INPUT [RESULTS]

  boardmill check flip boards.txt answers.csv       what solve wrote, or another program
  boardmill check solitaire pairs.txt out.jsonl     CSV, JSON Lines and judge's answers are told apart
  boardmill check poj1753 secret/                   a folder: 1.in with 1.ans, 2.in with 2.ans ...

Verifies every claim of RESULTS (outcome, cost, solution, certificate, goal, answer ...) with code
that shares nothing with the solvers, and writes one row of CSV for each record: whether it is right,
wrong or unverified, what was verified and how. Exit status 1 if anything is wrong or unverified.

PUZZLE is flip, solitaire or the name of a judge's problem (see boardmill list).
)";

// Writes the rows, counts the verdicts, and keeps the user informed.
class CsvReport final : public batch::CheckReport {
 public:
  CsvReport(io::Output& output, bool quiet, bool progress)
      : output_(output), quiet_(quiet), line_(progress) {
    append(bytes_, "\"source\",\"record\",\"verdict\",\"verified\",\"error\"\n");
  }

  bool row(const batch::CheckRow& row) override {
    const Finding& finding = row.finding;
    const Finding::Verdict verdict = finding.verdict();
    const std::string& error =
        verdict == Finding::Verdict::unverified ? finding.unproved : finding.wrong;
    ++counts_[static_cast<std::size_t>(verdict)];
    write_csv_cell(row.source, bytes_);
    bytes_.push_back(',');
    if (row.record != 0) {
      append_number(bytes_, row.record);
    }
    bytes_.push_back(',');
    append(bytes_, text(verdict));
    bytes_.push_back(',');
    write_csv_cell(finding.verified, bytes_);
    bytes_.push_back(',');
    write_csv_cell(error, bytes_);
    bytes_.push_back('\n');
    if (verdict != Finding::Verdict::right && noted_ < batch::max_noted_faults) {
      ++noted_;
      const std::string place =
          row.record == 0 ? "" : fmt::format("{}: record {}: ", row.source, row.record);
      say(fmt::format("{}{}: {}\n", place, text(verdict), error));
    }
    return bytes_.size() < flush_bytes || flush();
  }

  void progress(std::uint64_t records) override {
    records_ += records;
    const std::int64_t now_ns = watch_.elapsed_ns();
    if (line_.due(now_ns)) line_.show(progress_text(records_, now_ns, share_()));
  }

  // `share` tells how much of the run is done.
  void measure(std::function<double()> share) { share_ = std::move(share); }

  void say(const std::string& text) {
    line_.clear();
    tell(text);
  }

  bool flush() {
    const bool open = output_.write(view(bytes_));
    bytes_.clear();
    return open;
  }

  // Says how the run ended.
  void finish() {
    line_.clear();
    const std::uint64_t unverified = count(Finding::Verdict::unverified);
    const std::uint64_t faults = count(Finding::Verdict::wrong) + unverified;
    if (faults > noted_) {
      tell(fmt::format("boardmill: {} more such records\n", grouped(faults - noted_)));
    }
    if (quiet_) return;
    tell(fmt::format("boardmill: {} right, {} wrong{}\n", grouped(count(Finding::Verdict::right)),
                     grouped(count(Finding::Verdict::wrong)),
                     unverified == 0 ? "" : fmt::format(", {} unverified", grouped(unverified))));
  }

  bool all_right() const {
    return count(Finding::Verdict::wrong) + count(Finding::Verdict::unverified) == 0;
  }

 private:
  static constexpr std::size_t flush_bytes = std::size_t{64} << 10;

  std::uint64_t count(Finding::Verdict verdict) const {
    return counts_[static_cast<std::size_t>(verdict)];
  }

  io::Output& output_;
  bool quiet_;
  io::Stopwatch watch_;
  ProgressLine line_;
  std::function<double()> share_;
  Bytes bytes_;
  std::array<std::uint64_t, 3> counts_{};
  std::uint64_t records_ = 0;
  std::size_t noted_ = 0;
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

struct CheckSettings {
  RunOptions run;
  std::uint64_t spool_bytes = 0;
  const Description* puzzle = nullptr;
  std::unique_ptr<const Job> job;
  std::optional<io::ResultFormat> format;  ///< of the results; absent: told by content
  std::vector<io::FileId> outputs;
};

// What the columns of results are instead of known ones.
std::string fault_text(const io::ColumnFault& fault, const Description& puzzle) {
  const std::string found = quote_text(fault.found);
  switch (fault.kind) {
    case io::ColumnFault::Kind::repeated:
      return fmt::format(": column {}: expected once found twice", found);
    case io::ColumnFault::Kind::misspelt:
      return fmt::format(": column {} is not known: did you mean {}?", found, fault.known);
    default:
      break;
  }
  std::string text = fmt::format(": column {} is not known{}", found,
                                 did_you_mean(fault.found, io::known_columns(puzzle)));
  std::replace(text.begin(), text.end(), ',', ';');
  return text;
}

// `done` tells how much of the run is done when so much of the pair is.
batch::CheckSummary check_pair(const CheckSettings& config, const Pair& pair, batch::Arena& arena,
                               const io::StopSignal& stop,
                               const std::function<double(double)>& done, CsvReport& report) {
  const auto refuse = [&report](const std::string& file, const std::string& why) {
    const std::string name = io::printable(file);
    const bool open = report.row({name, 0, {"", name + why, ""}});
    return batch::CheckSummary{open ? batch::RunEnd::complete : batch::RunEnd::output_closed,
                               false};
  };
  if (pair.input.empty()) return refuse(pair.results, " has no input");
  if (pair.results.empty()) return refuse(pair.input, " has no answers");
  io::InputOptions options;
  options.stop = &stop;
  options.spool_bytes = config.spool_bytes;
  options.include = {"*"};  // results in an archive are not left out
  io::Inputs results({pair.results}, options);
  batch::TextStream text(results);
  const io::ResultFormat format =
      config.format ? *config.format : io::recognise_results(text, *config.puzzle);
  std::unique_ptr<batch::ResultRows> rows;
  std::unique_ptr<batch::Claims> claims;
  if (format == io::ResultFormat::answers) {
    claims = batch::claims_of_answers(config.job->checking(), text);
  } else {
    auto read = io::read_results(format, text, *config.puzzle);
    if (!read) return refuse(pair.results, fault_text(read.error(), *config.puzzle));
    rows = std::move(*read);
    claims = batch::claims_of_rows(*rows);
  }
  options.include.clear();
  options.outputs = config.outputs;
  io::Inputs inputs({pair.input}, options);
  report.measure([&inputs, &done] {
    return done(InputProgress{inputs.consumed_bytes(), inputs.total_bytes()}.share());
  });
  return batch::check(arena, inputs, *config.job, *claims, &io::printable, report, stop.flag());
}

}  // namespace

Exit run_check(const Words& words) {
  Arguments arguments("check", check_usage);
  add_run_options(arguments);
  add_input_format_option(arguments);
  arguments.add()("format", text_value("NAME"),
                  "format of the results: csv, jsonl or answers (default: told by content)");
  add_progress_option(arguments);
  add_spool_option(arguments);
  arguments.add_puzzle();
  arguments.add_words("input");
  if (!arguments.read(words)) return Exit::good;
  const PuzzleChoice puzzle = arguments.puzzle();
  CheckSettings config;
  config.run = read_run_options(arguments);
  config.spool_bytes = read_spool_option(arguments);
  config.puzzle = &puzzle.entry->description();
  config.job = prepare(*puzzle.entry, arguments.request(puzzle));
  if (arguments.has("format")) {
    const std::string& name = arguments.choice("format", {"csv", "jsonl", "answers"});
    config.format = name == "csv"     ? io::ResultFormat::csv
                    : name == "jsonl" ? io::ResultFormat::jsonl
                                      : io::ResultFormat::answers;
  }
  const bool progress = read_progress_option(arguments, config.run.quiet);
  (void)format_of_name("-o", config.run.output, csv_names);
  const std::vector<Pair> pairs = read_words(arguments.list("input"));
  FileUses files;
  for (const Pair& pair : pairs) {
    files.reads("input", pair.input);
    files.reads("results", pair.results);
  }
  files.writes("-o", config.run.output);
  config.outputs = files.written();

  io::StopSignal stop;
  const io::Interrupts interrupts(stop);
  const auto output = io::Output::open(config.run.output);
  batch::Arena arena = arena_of(config.run);
  CsvReport report(*output, config.run.quiet, progress);
  bool unreadable = false;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const Pair& pair = pairs[i];
    const auto done = [&pairs, i](double share) {
      return (static_cast<double>(i) + share) / static_cast<double>(pairs.size());
    };
    try {
      const batch::CheckSummary run = check_pair(config, pair, arena, stop, done, report);
      if (run.end != batch::RunEnd::complete) return exit_of(run.end, *output);
      unreadable |= run.unreadable;
    } catch (const batch::InputError& error) {
      report.say(fmt::format("boardmill: {}: {}\n", io::printable(pair.results), error.what()));
      unreadable = true;
    }
  }
  if (!report.flush() || !output->commit()) return Exit::good;
  report.finish();
  return exit_of(batch::RunEnd::complete, *output, unreadable, !report.all_right());
}

}  // namespace boardmill::cli
