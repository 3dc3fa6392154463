#include "cli/stress_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <vector>

#include "cli/program.h"
#include "cli/quantities.h"
#include "engine/puzzle/framer.h"
#include "engine/puzzle/picture.h"
#include "engine/stress/common_ground.h"
#include "io/packages.h"

namespace boardmill::cli {
namespace {

constexpr std::size_t most_lines = 12;
constexpr std::size_t most_columns = 160;
constexpr std::size_t most_reproduced_bytes = 4000;

std::string signal_text(int signal) {
  const char* name = ::sigabbrev_np(signal);
  return name == nullptr ? fmt::format("signal {}", signal) : fmt::format("SIG{}", name);
}

std::string indented(std::string_view text, std::string_view by) {
  std::string result;
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    if (!line.empty()) result.append(by).append(line);
    result += '\n';
  }
  return result;
}

std::string visible(std::string_view bytes) {
  std::string text;
  std::size_t lines = 0;
  while (!bytes.empty()) {
    if (lines++ == most_lines) {
      text += fmt::format("... and {} bytes more\n", bytes.size());
      break;
    }
    const std::string_view line = take_line(bytes);
    for (const char byte : line.substr(0, most_columns)) {
      if (byte >= ' ' && byte <= '~') {
        text += byte;
      } else {
        text += fmt::format("\\x{:02x}", static_cast<unsigned char>(byte));
      }
    }
    if (line.size() > most_columns)
      text += fmt::format("... and {} bytes more", line.size() - most_columns);
    text += '\n';
  }
  while (text.ends_with('\n')) text.pop_back();
  return text;
}

// The last lines of what a program said on stderr: of a traceback they say the most.
std::string last_words(std::string_view errors) {
  constexpr std::size_t lines = 3;
  std::vector<std::string_view> all;
  while (!errors.empty()) {
    const std::string_view line = trim_line(take_line(errors));
    if (!line.empty()) all.push_back(line);
  }
  std::string text;
  for (std::size_t i = all.size() - std::min(all.size(), lines); i < all.size(); ++i) {
    text += visible(all[i]);
    text += '\n';
  }
  return text;
}

bool is_plain(std::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](char byte) { return byte == '\n' || (byte >= ' ' && byte <= '~'); });
}

bool is_all(const stress::SessionOrder& order) { return order.all || order.exhaustive; }

std::string reproduction(const StressedProgram& program, std::string_view input) {
  if (input.size() > most_reproduced_bytes || !is_plain(input)) return "";
  std::string quoted;
  for (const char byte : input) {
    if (byte == '\n') {
      quoted += "\\n";
    } else if (byte == '%') {
      quoted += "%%";
    } else {
      quoted += byte;
    }
  }
  std::string shown = program.shown;
  const std::size_t place = shown.find("INPUT");
  return shown.replace(place, std::strlen("INPUT"), fmt::format("printf '{}'", quoted));
}

std::string mistakes_text(const StressedProgram& program, const stress::SessionResult& result) {
  std::string text;
  for (const std::size_t i : result.resembles) {
    const Choice& mistake = program.puzzle().mistakes[i];
    constexpr std::uint64_t few = 10;
    text += fmt::format("On {} cases compared it answers like the classic mistake {}: {}\n",
                        result.resembling_cases < few ? "the few" : "all", mistake.name,
                        mistake.summary);
  }
  return text;
}

std::string smallness_text(const StressedProgram& program,
                           const stress::Counterexample& counterexample) {
  if (counterexample.failure.count > 1) {
    return fmt::format("{} cases in one run, of which it answers fewer rightly",
                       counterexample.failure.trial.cases.size());
  }
  std::string text;
  if (counterexample.proved) {
    const auto rank = program.space().rank(*counterexample.failure.trial.cases.front());
    if (rank == 0) {
      text = "the simplest there is";
    } else if (counterexample.others != 0) {
      text = fmt::format("the smallest with this verdict: {} of {} fail otherwise",
                         grouped(counterexample.others), grouped(rank, "smaller one"));
    } else {
      text = fmt::format("the smallest: the program is right on {}{}", rank == 1 ? "the " : "all ",
                         grouped(rank, "smaller one"));
    }
  } else if (!counterexample.untried) {
    text = "not made smaller";
  } else if (program.space().size()) {
    text = fmt::format("{} smaller ones are untried", grouped(*counterexample.untried));
  } else if (*counterexample.untried == 0) {
    text = "none of the smaller ones like it fails";
  } else {
    text =
        fmt::format("of the smaller ones like it {} are untried", grouped(*counterexample.untried));
  }
  return fmt::format("{} (order: {})", text, program.space().order());
}

}  // namespace

std::string last_line(std::string_view text) {
  const std::size_t end = text.find_last_of('\n', text.size() < 2 ? 0 : text.size() - 2);
  return std::string(end == std::string_view::npos ? text : text.substr(end + 1));
}

void save(const std::string& folder, std::string_view name, const Failing& failing, bool quiet) {
  std::string stem(name);
  std::replace(stem.begin(), stem.end(), '/', '-');
  std::filesystem::create_directories(folder);
  for (std::size_t number = 1;; ++number) {
    const std::string base = fmt::format("{}-{}", stem, number);
    const std::vector<judge::PackageFile> files{{base + ".ans", failing.expected},
                                                {base + ".got", failing.got},
                                                {base + ".in", failing.input}};
    const bool is_free = std::none_of(files.begin(), files.end(), [&](const auto& file) {
      return std::filesystem::exists(std::filesystem::path(folder) / file.path);
    });
    if (!is_free) continue;
    io::add_files(folder, files);
    if (!quiet) tell(fmt::format("boardmill: saved {}/{}.in, .ans and .got\n", folder, base));
    return;
  }
}

std::string failure_detail(const stress::CaseFailure& failure) {
  const judge::Run& run = failure.trial.run;
  std::string text;
  switch (failure.verdict) {
    case judge::Verdict::run_time_error:
      text = run.ending == judge::Ending::signalled ? "ended by " + signal_text(run.status)
                                                    : fmt::format("exit status {}", run.status);
      break;
    case judge::Verdict::time_limit:
      text = fmt::format("stopped after {} of CPU time", cli::text(run.cpu));
      break;
    case judge::Verdict::idleness_limit:
      text = fmt::format("stopped after {}, of which {} of CPU time", cli::text(run.wall),
                         cli::text(run.cpu));
      break;
    case judge::Verdict::memory_limit:
      text = fmt::format("it took {}", bytes_text(run.peak_bytes));
      break;
    case judge::Verdict::output_limit:
      text = fmt::format("stopped after {} of output", bytes_text(run.output.size()));
      break;
    default:
      break;
  }
  const auto add = [&text](std::string_view more) {
    text += text.empty() ? "" : "; ";
    text += more;
  };
  // One that was ended says nothing of what it would have read.
  const bool ended_well = run.ending == judge::Ending::exited && run.status == 0;
  if (ended_well && !run.read_input)
    add("it ended without reading its input: does it read a file instead?");
  if (run.left_processes) add("it ended before processes that it had started");
  return text;
}

std::string counterexample_text(const StressedProgram& program,
                                const stress::SessionResult& result) {
  if (!result.counterexample) return "";
  const stress::Counterexample& counterexample = *result.counterexample;
  const stress::CaseFailure& failure = counterexample.failure;
  const stress::Trial& trial = failure.trial;
  std::string text = fmt::format("{}: {}: {}\n", program.name, judge::name(result.verdict),
                                 judge::meaning(result.verdict));
  if (result.verdict == judge::Verdict::flaky) {
    text += fmt::format("It fails in {} of {} runs.\n", result.flaky_failures, result.flaky_runs);
  }
  if (const std::string detail = failure_detail(failure); !detail.empty()) text += detail + "\n";
  text += fmt::format("\ninput: {}\n", smallness_text(program, counterexample));
  text += indented(visible(trial.input), "    ");
  text += "expected:\n" + indented(visible(trial.expected), "    ");
  text += trial.run.output.empty() ? "got nothing\n"
                                   : "got:\n" + indented(visible(trial.run.output), "    ");
  if (!trial.objections.empty()) text += "what is wrong:\n    " + trial.objections.back() + "\n";
  const judge::Comparison comparison =
      judge::compare(program.order.rules.comparator, trial.expected, trial.run.output);
  if (trial.run.ending == judge::Ending::exited && !trial.run.output.empty() &&
      trial.objections.empty() &&
      (comparison.match == judge::Match::blanks_only || !is_plain(trial.run.output) ||
       trial.cases.size() > 1)) {
    text +=
        "first difference:\n" +
        indented(judge::describe_difference(trial.expected, trial.run.output, comparison), "    ");
  }
  if (const std::string words = last_words(trial.run.errors); !words.empty()) {
    text += "it said on stderr:\n" + indented(words, "    ");
  }
  if (const std::string command = reproduction(program, trial.input); !command.empty()) {
    text += "reproduce:\n    " + command + "\n";
  }
  text += "\nwhy that is the answer:\n" +
          indented(program.job.coaching().explain(*trial.cases.back()), "    ") + "\n";
  text += mistakes_text(program, result);
  if (is_all(program.order)) {
    for (const std::string& sentence : stress::common_ground(program.puzzle(), result.log)) {
      text += sentence + "\n";
    }
  }
  return text;
}

std::string undefined_text(const StressedProgram& program,
                           const stress::UndefinedBehaviour& found) {
  return fmt::format("{}: undefined behaviour{}{}: {}\non the input\n{}", program.name,
                     found.place.empty() ? "" : " at ", found.place, found.what,
                     indented(visible(found.input), "    "));
}

std::string verdict_text(const StressedProgram& program, std::optional<judge::Verdict> verdict,
                         const stress::SessionResult& result) {
  const auto size = program.space().size();
  const std::string_view noun = program.puzzle().instances;
  if (!verdict) return "";
  const bool untold = result.interrupted && *verdict == judge::Verdict::accepted;
  std::string text =
      fmt::format("{}: {}", program.name, untold ? "interrupted" : judge::name(*verdict));
  if (result.failures != 0 && is_all(program.order)) {
    text +=
        size && result.complete && result.left.empty()
            ? fmt::format(": fails on {} of {} {}", grouped(result.failures), grouped(*size), noun)
            : fmt::format(": fails on {} of {} {} tried", grouped(result.failures),
                          grouped(result.cases), noun);
  } else if (result.failures != 0) {
    text += fmt::format(": failed on case {}", grouped(result.cases));
  } else if (size && result.complete && result.left.empty()) {
    text += fmt::format(": right on every input: all {} {}", grouped(*size), noun);
  } else {
    text += ": right on " + grouped(result.cases, noun.substr(0, noun.size() - 1));
    if (size) {
      text += fmt::format(", {:.3g} % of all {}",
                          100.0 * static_cast<double>(result.cases) / static_cast<double>(*size),
                          grouped(*size));
    }
  }
  if (result.out_of_time) text += "; the time was over";
  if (program.order.exhaustive && !result.complete) text += "; not all were tried";
  if (!result.left.empty()) {
    text += "; left because of the time limit:";
    for (const Answered& answer : result.left) text += " " + stress::text(answer) + ",";
    text.pop_back();
  }
  if (result.dismissed != 0) {
    text += fmt::format("; {} took too long, but not when alone", grouped(result.dismissed, "run"));
  }
  return text + "\n";
}

std::string usage_text(const StressedProgram& program, const stress::SessionResult& result) {
  std::string text = fmt::format("{}: {} in {}, at most {} of CPU time and {} a run", program.name,
                                 grouped(result.cases, "case"), grouped(result.runs, "run"),
                                 cli::text(result.worst_cpu), bytes_text(result.peak_bytes));
  if (result.counterexample) {
    text += fmt::format("; failed after {}, this small after {}",
                        cli::text(result.counterexample->found),
                        cli::text(result.counterexample->shrunk));
    if (result.counterexample->proved) {
      text += fmt::format(", proved after {}", cli::text(result.counterexample->done));
    }
  }
  return text + "\n";
}

}  // namespace boardmill::cli
