#include "cli/reporter.h"

#include <fmt/format.h>

#include <utility>

#include "cli/program.h"
#include "engine/puzzle/kinds.h"
#include "engine/puzzle/picture.h"
#include "io/formats.h"

namespace boardmill::cli {
namespace {

constexpr int stderr_descriptor = 2;

double per_second(std::uint64_t records, std::int64_t elapsed_ns) {
  return static_cast<double>(records) * 1e9 /
         static_cast<double>(std::max<std::int64_t>(elapsed_ns, 1));
}

std::string rate(double records_per_second) {
  if (records_per_second >= 1e6) return fmt::format("{:.1f} M records/s", records_per_second / 1e6);
  return fmt::format("{:.0f} records/s", records_per_second);
}

}  // namespace

std::string progress_text(std::uint64_t records, std::int64_t elapsed_ns, double share) {
  return fmt::format("{} records, {}{}", grouped(records), rate(per_second(records, elapsed_ns)),
                     share_text(share, elapsed_ns));
}

Reporter::Reporter(const ReporterOptions& options, std::function<InputProgress()> input)
    : options_(options),
      input_(std::move(input)),
      terminal_(io::is_terminal(stderr_descriptor)),
      line_(options.progress) {}

void Reporter::opened(const batch::SourceInfo& source) {
  if (!options_.verbose || source.form.empty()) return;
  say(fmt::format("boardmill: {}: read as {}", io::printable(source.name), source.form));
}

void Reporter::fault(std::string_view source, Outcome outcome, const Fault& fault) {
  const bool always = outcome == Outcome::unreadable;
  if (!always && faults_shown_ == batch::max_noted_faults) return;
  if (!always) ++faults_shown_;
  say(io::message_text(source, fault, outcome));
}

void Reporter::progress(const batch::Tally& total) {
  const std::int64_t now_ns = watch_.elapsed_ns();
  if (!line_.due(now_ns)) return;
  line_.show(progress_text(total.records(), now_ns, input_().share()));
}

void Reporter::finish(const batch::SolveSummary& run, const std::vector<io::LeftOut>& left_out,
                      unsigned threads) {
  line_.clear();
  if (run.end == batch::RunEnd::output_closed) return;
  const batch::Tally& tally = run.tally;
  const std::uint64_t faults = tally.of(Outcome::malformed) + tally.of(Outcome::over_limit);
  if (faults > faults_shown_) {
    say(fmt::format("boardmill: {} more such records", grouped(faults - faults_shown_)));
  }
  if (options_.quiet || run.end == batch::RunEnd::interrupted) return;
  if (options_.verbose) {
    for (const io::LeftOut& file : left_out) {
      say(fmt::format("boardmill: {}: left out: {}", io::printable(file.name), file.reason));
    }
  }
  const std::uint64_t records = tally.records();
  std::string line = "boardmill: " + grouped(records, "record");
  const char* separator = ": ";
  for (std::size_t i = 0; i < outcome_count; ++i) {
    const auto outcome = static_cast<Outcome>(i);
    if (tally.of(outcome) == 0) continue;
    line += fmt::format("{}{} {}", separator, grouped(tally.of(outcome)), text(outcome));
    separator = ", ";
  }
  if (!left_out.empty()) {
    line += fmt::format("; {} left out{}", grouped(left_out.size(), "name"),
                        options_.verbose ? "" : " (-v lists them)");
  }
  if (options_.verbose || terminal_) {
    const std::int64_t elapsed_ns = watch_.elapsed_ns();
    line += fmt::format("; {}, {}, {}", duration_text(static_cast<double>(elapsed_ns) / 1e9),
                        rate(per_second(records, elapsed_ns)), counted(threads, "thread"));
  }
  say(line);
}

void Reporter::say(const std::string& line) {
  line_.clear();
  tell(line + "\n");
}

}  // namespace boardmill::cli
