/// boardmill stress: other people's programs against the engine.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/contestants.h"
#include "cli/file_uses.h"
#include "cli/into.h"
#include "cli/output_names.h"
#include "cli/progress_line.h"
#include "cli/quantities.h"
#include "cli/run_options.h"
#include "cli/stress_text.h"
#include "engine/batch/arena.h"
#include "engine/puzzle/picture.h"
#include "engine/stress/probe.h"
#include "engine/stress/report.h"
#include "engine/stress/session.h"
#include "engine/stress/undefined.h"
#include "io/output.h"
#include "io/process_pool.h"
#include "io/program_file.h"
#include "io/shell.h"
#include "io/system.h"

namespace boardmill::cli {
namespace {

using std::chrono::nanoseconds;

constexpr const char* stress_usage =
    R"(boardmill stress PUZZLE [options] PROGRAM [ARGS...]

  boardmill stress poj1753 mysolution.cpp                   compiled, then tried for a minute
  boardmill stress poj1753 --exhaustive ./mysolution        all 65,536 boards
  boardmill stress hdu1401 --time-limit 2s python3 mine.py  any command; no shell is involved
  boardmill stress poj1753 flipgame/submissions             every program of a package

Runs a program on inputs whose answers are known, until it fails or the time is over, and makes the
input on which it fails as small as it can: shown with the expected answer, and why it is right.
Sources (.c .cc .cpp .cxx .java .py) are compiled first, C and C++ with sanitizers, too. It is no
wall against programs that mean harm.

Verdicts: AC, WA, PE, TLE (CPU time), ILE (time by the clock), MLE, RE, OLE, NO-OUTPUT, BATCH-ONLY
(only among other cases), FLAKY (not each time), CE, UB (a sanitizer objects).
Exit status: 0 every program is as expected; 1 one is not; 3 one could not be judged.

PUZZLE is flip, solitaire or the name of a judge's problem (see boardmill list).
)";

constexpr auto time_for_one = std::chrono::seconds(60);
constexpr auto time_for_each = std::chrono::seconds(10);  // of several
constexpr auto time_for_sanitizers = std::chrono::seconds(10);
constexpr auto time_without_end = std::chrono::hours(24 * 365);
constexpr std::size_t cases_of_a_judge_file = 10;  // where there are many
constexpr unsigned most_slots = 64;

bool is_file(const std::string& path) {
  std::error_code ignored;
  return std::filesystem::is_regular_file(path, ignored);
}

// Shows how far a session has come, and passes the wish to stop on to it, while it lives.
class StressWatcher {
 public:
  StressWatcher(std::string name, nanoseconds until, stress::SessionProgress& progress,
                const io::StopSignal& stop, bool wanted)
      : name_(std::move(name)),
        until_(until),
        progress_(progress),
        stop_(stop),
        line_(wanted),
        thread_(io::start_thread([this] { watch(); })) {}
  StressWatcher(const StressWatcher&) = delete;
  StressWatcher& operator=(const StressWatcher&) = delete;
  ~StressWatcher() {
    over_ = true;
    thread_.join();
    line_.clear();
  }

 private:
  void watch() {
    const io::Stopwatch stopwatch;
    while (!over_) {
      const std::int64_t elapsed_ns = stopwatch.elapsed_ns();
      if (stop_.raised() || elapsed_ns >= until_.count()) progress_.stop = true;
      if (line_.due(elapsed_ns)) {
        const std::uint64_t cases = progress_.cases;
        line_.show(fmt::format(
            "{}: {}{} cases, {:.0f} cases/s, at most {} and {}{}", name_,
            progress_.shrinking ? "failed; making it smaller; " : "", grouped(cases),
            static_cast<double>(cases) / (static_cast<double>(elapsed_ns) / 1e9),
            text(nanoseconds(progress_.worst_cpu_ns)), bytes_text(progress_.peak_bytes),
            progress_.failures > 1 ? fmt::format(", {} fail", grouped(progress_.failures)) : ""));
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
  }

  std::string name_;
  nanoseconds until_;
  stress::SessionProgress& progress_;
  const io::StopSignal& stop_;
  ProgressLine line_;
  std::atomic<bool> over_ = false;
  std::thread thread_;
};

/// What the options ask for.
struct Settings {
  stress::SessionOrder order;
  std::vector<std::string> flags;  ///< of compilers
  std::optional<judge::Comparator> comparator;
  std::optional<std::size_t> per_run;
  std::optional<nanoseconds> time;
  bool sanitize = true;
  bool quiet = false;
  bool progress = false;
};

/// What came of one program.
struct ContestantResult {
  std::optional<Failing> failing;
  std::optional<judge::Verdict> verdict;  ///< none: it could not be judged
  std::string detail;                     ///< one line
  std::string story;                      ///< all that there is to say
  std::string usage;                      ///< one line, of time and memory
  stress::SessionResult result;
};

class Judgement {
 public:
  Judgement(PuzzleChoice puzzle, const Arguments& arguments, Settings settings, unsigned slots)
      : interrupts_(stop_),
        pool_(slots, stop_, scratch_.path()),
        arena_(arena_of({"-", slots, settings.quiet})),
        puzzle_(puzzle),
        arguments_(arguments),
        settings_(std::move(settings)) {
    if (!pool_.limits_processes()) {
      tell("boardmill: as root in this place, the number of processes is not limited\n");
    }
  }

  bool is_interrupted() const { return stop_.raised(); }

  /// What programs are asked for.
  Request request_of(const PuzzleChoice& choice) const {
    Request request = arguments_.request(choice);
    request.witness_wanted = true;
    request.print = read_print_option(arguments_, request.print);
    return request;
  }

  /// Any failure but that of the program is a verdict that is none.
  ContestantResult judge(const Contestant& contestant) {
    ContestantResult outcome;
    try {
      outcome = try_to_judge(contestant);
    } catch (const std::system_error& error) {
      outcome.detail = error.what();
    }
    return outcome;
  }

 private:
  struct Prepared {
    std::optional<io::Command> command, sanitized;
    std::string errors;  ///< of the compiler
    std::string shown;
  };

  Prepared prepare_program(const Contestant& contestant, const io::ScratchFolder& scratch) {
    Prepared prepared;
    const std::string& first = contestant.words.front();
    if (!io::is_source(first)) {
      try {
        prepared.command = io::find_command(contestant.words);
      } catch (const std::system_error& error) {
        if (!is_file(first) || first.find('/') != std::string::npos) throw;
        throw std::system_error(error.code(), fmt::format("{} (did you mean ./{}?)", first, first));
      }
      prepared.shown = "INPUT | " + io::shell_words(contestant.words);
      return prepared;
    }
    const std::vector<std::string> arguments(contestant.words.begin() + 1, contestant.words.end());
    const bool both = settings_.sanitize && io::is_native_source(first);
    arena_.for_range(both ? 2 : 1, 1, [&](std::size_t which, std::size_t) {
      const io::Build build{settings_.flags, which == 1};
      io::BuiltProgram built = io::build_program(pool_, first, arguments, build, scratch);
      (which == 0 ? prepared.command : prepared.sanitized) = std::move(built.command);
      if (which == 0) {
        prepared.errors = std::move(built.errors);
        prepared.shown = std::move(built.shown);
      }
    });
    if (both && prepared.command && !prepared.sanitized && !settings_.quiet) {
      tell(
          fmt::format("boardmill: {}: sanitizers cannot be built in: undefined behaviour is not "
                      "looked for\n",
                      contestant.name));
    }
    return prepared;
  }

  struct Task {
    PuzzleChoice choice;
    bool many;  ///< cases a run
  };

  // Only a program can tell for which of the problems it is, and each for itself.
  Task choose_task(const Contestant& contestant, judge::Runner& program) {
    PuzzleChoice choice = puzzle_;
    const bool wants_many = settings_.per_run.value_or(1) > 1;
    if (choice.problem != nullptr) {
      const bool many = choice.problem->cases != CasesPerRun::one;
      if (wants_many && !many) {
        throw UsageError(
            fmt::format("--per-run: a program for {} reads one case a run", choice.problem->name));
      }
      return {choice, many};
    }
    if (wants_many) return {choice, true};
    const auto guess = stress::guess_problem(*choice.entry, arguments_.request(choice), program,
                                             settings_.order.rules.limits);
    choice.problem = guess.problem;
    if (!settings_.quiet) {
      tell(fmt::format("boardmill: {}: guessed: {}\n", contestant.name, guess.sentence));
    }
    return {choice, guess.many};
  }

  stress::SessionOrder order_for(const Task& task) const {
    stress::SessionOrder order = settings_.order;
    order.rules.comparator =
        settings_.comparator.value_or(judge::comparator_of(task.choice.problem));
    order.per_run = settings_.per_run.value_or(task.many ? 0 : 1);
    order.per_judge_file = task.many ? cases_of_a_judge_file : 1;
    return order;
  }

  ContestantResult try_to_judge(const Contestant& contestant) {
    ContestantResult outcome;
    const io::ScratchFolder scratch(scratch_.path());
    const Prepared prepared = prepare_program(contestant, scratch);
    if (stop_.raised()) return outcome;
    if (!prepared.command) {
      outcome.verdict = judge::Verdict::compile_error;
      outcome.detail = "its source does not compile";
      outcome.story =
          fmt::format("{}\n{}: CE: {}\n", prepared.errors, contestant.name, outcome.detail);
      return outcome;
    }
    io::PooledProgram program(pool_, *prepared.command);
    const Task task = choose_task(contestant, program);
    if (stop_.raised()) return outcome;
    const PuzzleChoice& choice = task.choice;
    const Request request = request_of(choice);
    stress::SessionOrder order = order_for(task);
    if (prepared.sanitized) {
      order.until -= std::min<nanoseconds>(time_for_sanitizers, order.until / 6);
    }
    const auto job = prepare(*choice.entry, request);
    const Making& making = making_of(*job);
    if (order.exhaustive && !making.space().size()) {
      throw UsageError(
          fmt::format("--exhaustive: there are too many {}", job->description().instances));
    }

    const io::Stopwatch stopwatch;
    const stress::Clock clock = [&stopwatch] { return nanoseconds(stopwatch.elapsed_ns()); };
    stress::SessionProgress progress;
    {
      const StressWatcher watcher(contestant.name, order.until, progress, stop_,
                                  settings_.progress);
      outcome.result =
          stress::run_session(*job, program, order, clock, arena_, stop_.flag(), progress);
    }
    const StressedProgram stressed{*job, order, contestant.name, prepared.shown};
    const stress::SessionResult& result = outcome.result;
    outcome.verdict = result.verdict;
    if (result.counterexample) {
      const stress::CaseFailure& failure = result.counterexample->failure;
      outcome.detail = failure_detail(failure);
      outcome.failing =
          Failing{failure.trial.input, failure.trial.expected, failure.trial.run.output};
    }
    outcome.story = counterexample_text(stressed, result);
    if (result.unresolved && result.failures == 0 && !result.interrupted) {
      outcome.verdict = std::nullopt;
      outcome.detail = "it failed, and the time was over before it was known on which case (--for)";
    } else if (result.cases == 0 && result.failures == 0) {
      outcome.verdict = std::nullopt;
      outcome.detail = "no case was judged in the time";
    }
    const bool ends = !judge::is_of_time(result.verdict);
    if (prepared.sanitized && outcome.verdict && ends && !stop_.raised()) {
      look_for_undefined(contestant, *prepared.sanitized, stressed, clock, outcome);
    }
    outcome.story += verdict_text(stressed, outcome.verdict, result);
    outcome.usage = usage_text(stressed, result);
    return outcome;
  }

  void look_for_undefined(const Contestant& contestant, const io::Command& command,
                          const StressedProgram& stressed, const stress::Clock& clock,
                          ContestantResult& outcome) {
    stress::Rules rules = stressed.order.rules;
    rules.limits.cpu *= 10;
    rules.limits.wall *= 10;
    rules.cut_off = true;
    rules.limits.memory_bytes = 4 * rules.limits.memory_bytes + (std::uint64_t{1} << 30);
    io::PooledProgram sanitized(pool_, command);
    const stress::Examiner examiner(stressed.job, sanitized, rules, clock);
    const auto found = stress::find_undefined(
        stressed.job, examiner, contestant.words.front(), stressed.order.seed,
        stressed.order.per_judge_file,
        std::min(settings_.order.until, clock() + time_for_sanitizers), arena_, stop_.flag());
    if (!found) return;
    outcome.story += undefined_text(stressed, *found);
    if (outcome.verdict == judge::Verdict::accepted) {
      outcome.failing = Failing{found->input, found->expected, found->got};
      outcome.verdict = judge::Verdict::undefined_behaviour;
      outcome.detail = found->place + (found->place.empty() ? "" : ": ") + found->what;
    }
  }

  io::StopSignal stop_;
  io::Interrupts interrupts_;
  io::ScratchFolder scratch_;
  io::ProcessPool pool_;  // forks, and so comes before any thread
  batch::Arena arena_;
  PuzzleChoice puzzle_;
  const Arguments& arguments_;
  Settings settings_;
};

Settings read_settings(const Arguments& arguments) {
  Settings settings;
  stress::SessionOrder& order = settings.order;
  judge::RunLimits& limits = order.rules.limits;
  limits.cpu = arguments.has("time-limit") ? read_duration(arguments, "time-limit")
                                           : std::chrono::seconds(5);
  limits.wall = arguments.has("wall-limit") ? read_duration(arguments, "wall-limit")
                                            : 2 * limits.cpu + std::chrono::seconds(1);
  if (arguments.has("memory-limit")) limits.memory_bytes = read_bytes(arguments, "memory-limit");
  if (arguments.has("output-limit")) limits.output_bytes = read_bytes(arguments, "output-limit");
  if (arguments.has("compare")) {
    std::vector<std::string_view> names;
    for (const Choice& each : judge::comparators()) names.push_back(each.name);
    settings.comparator = judge::find_comparator(arguments.choice("compare", names));
  }
  order.seed = read_seed(arguments);
  order.all = arguments.flag("all");
  order.exhaustive = arguments.flag("exhaustive");
  if (arguments.has("count")) order.max_cases = arguments.number("count", 1, 1'000'000'000);
  if (arguments.has("shrink-for")) order.shrink_for = read_duration(arguments, "shrink-for");
  if (arguments.has("for")) settings.time = read_duration(arguments, "for");
  if (arguments.has("per-run")) settings.per_run = arguments.number("per-run", 1, 1'000'000);
  if (arguments.has("cxxflags")) settings.flags = options::split_unix(arguments.text("cxxflags"));
  settings.sanitize = !arguments.flag("no-sanitize");
  settings.quiet = arguments.flag("quiet");
  settings.progress = read_progress_option(arguments, settings.quiet);
  return settings;
}

void add_stress_options(Arguments& arguments) {
  arguments.add()(
      "for", text_value("TIME"),
      "end after so long: 60s, of several programs 10s each; --exhaustive: when all is done")(
      "count", text_value("N"), "end after so many cases")(
      "all", options::bool_switch(),
      "go on after the first failure, and say what all have in common")(
      "exhaustive", options::bool_switch(), "try every board there is, the smallest ones first")(
      "per-run", text_value("N"), "cases a run (default: the problem's; many: as many as suit)")(
      "time-limit", text_value("TIME"), "CPU time of a run (default 5s)")(
      "wall-limit", text_value("TIME"), "time of a run by the clock (default twice that plus 1s)")(
      "memory-limit", text_value("SIZE"), "resident memory of all its processes (default 256M)")(
      "output-limit", text_value("SIZE"), "output of a run (default 16M)")(
      "compare", text_value("NAME"),
      "comparator: kattis, kattis-strict, testlib, poj, hydro, exact (default: the problem's)");
  add_print_option(arguments);
  arguments.add()("shrink-for", text_value("TIME"),
                  "make a failing input smaller for so long (default 30s)")(
      "save", text_value("FOLDER"), "save the failing input, as NAME-1.in, .ans and .got")(
      "into", text_value("PACKAGE"), "add the failing input to a judge's package")(
      "report", text_value("FILE"), "write a report: .csv, .jsonl or .xml (JUnit)")(
      "cxxflags", text_value("FLAGS"), "flags of C and C++ compilers (default -O2 -std=gnu++17)")(
      "no-sanitize", options::bool_switch(), "do not look for undefined behaviour");
  add_contestant_options(arguments);
  arguments.add()("threads,j", text_value("N"),
                  "runs at once (default: what CPU affinity and cgroup allow); 1 to measure time")(
      "quiet,q", options::bool_switch(), "say nothing but the verdicts");
  add_seed_option(arguments);
  add_progress_option(arguments);
  arguments.add_puzzle();
}

stress::ReportRow row_of(const Contestant& contestant, const ContestantResult& outcome) {
  stress::ReportRow row;
  row.program = contestant.name;
  row.expected = names_of(contestant.required);
  row.verdict = outcome.verdict ? std::string(judge::name(*outcome.verdict)) : "ERROR";
  row.met = outcome.verdict && contestant.expects(*outcome.verdict);
  row.cases = outcome.result.cases;
  row.runs = outcome.result.runs;
  row.worst_cpu_s = std::chrono::duration<double>(outcome.result.worst_cpu).count();
  row.peak_bytes = outcome.result.peak_bytes;
  row.detail = outcome.detail;
  if (outcome.result.interrupted && outcome.verdict == judge::Verdict::accepted) {
    row.verdict = "ERROR";
    row.met = false;
    row.detail = "interrupted";
  }
  if (outcome.failing) {
    row.counterexample_input = outcome.failing->input;
    row.counterexample_expected = outcome.failing->expected;
    row.counterexample_got = outcome.failing->got;
  }
  return row;
}

std::string matrix_text(const std::vector<stress::ReportRow>& rows) {
  std::size_t name_width = 7;
  for (const stress::ReportRow& row : rows) name_width = std::max(name_width, row.program.size());
  std::string text =
      fmt::format("{:<{}}  {:<10}  {:<10}  {:<3}  {:>9}  {:>8}  {:>10}\n", "program", name_width,
                  "expected", "verdict", "met", "cases", "CPU time", "memory");
  for (const stress::ReportRow& row : rows) {
    // Of several verdicts that will do, the first.
    const std::size_t bar = row.expected.find('|');
    const std::string expected =
        row.expected.substr(0, bar) + (bar == std::string::npos ? "" : " etc.");
    const nanoseconds cpu(static_cast<std::int64_t>(row.worst_cpu_s * 1e9));
    text += fmt::format("{:<{}}  {:<10}  {:<10}  {:<3}  {:>9}  {:>8}  {:>10}{}{}\n", row.program,
                        name_width, expected, row.verdict, row.met ? "yes" : "NO",
                        grouped(row.cases), cli::text(cpu), bytes_text(row.peak_bytes),
                        row.detail.empty() ? "" : "  ", row.detail);
  }
  return text;
}

using ReportWriter = std::string (*)(std::string_view puzzle, std::span<const stress::ReportRow>);

ReportWriter read_report_form(const std::string& path) {
  static constexpr std::array names{NamedFormat{".csv", "csv"}, NamedFormat{".jsonl", "jsonl"},
                                    NamedFormat{".ndjson", "jsonl"}, NamedFormat{".xml", "xml"}};
  const std::string_view form = format_of_name("--report", path, names);
  if (form == "csv") return &stress::report_csv;
  if (form == "jsonl") return &stress::report_jsonl;
  if (form == "xml") return &stress::report_junit;
  throw UsageError(
      fmt::format("--report: expected a name in .csv, .jsonl or .xml, found {}", path));
}

// Throws UsageError where a program would be lost.
void compare_files(const Arguments& arguments, const std::vector<Contestant>& contestants) {
  FileUses files;
  for (const Contestant& one : contestants) files.reads_words("program", one.words);
  files.writes("-o", "-");
  for (const char* option : {"report", "save"}) {
    if (arguments.has(option)) {
      files.writes(fmt::format("--{}", option), arguments.text(option));
    }
  }
}

// Our own words, and those of the program: all that come after its name. A folder of programs takes
// no words, so that what comes after it is ours.
std::pair<Words, Words> part(const Arguments& arguments, const Words& words) {
  const auto place = static_cast<std::ptrdiff_t>(arguments.words_before(words, 2));
  Words own(words.begin(), words.begin() + place);
  Words command(words.begin() + place, words.end());
  if (!command.empty() && command.front() == "--") {
    command.erase(command.begin());
  } else if (!command.empty() && is_folder(command.front())) {
    own.insert(own.end(), command.begin() + 1, command.end());
    command.resize(1);
  }
  return {std::move(own), std::move(command)};
}

// An option of ours that comes too late is mostly a slip.
void note_swallowed(const Arguments& arguments, const Words& command) {
  for (std::size_t i = 1; i < command.size() && !arguments.flag("quiet"); ++i) {
    if (!arguments.knows(command[i])) continue;
    tell(fmt::format("boardmill: {} comes after the program, and is given to it\n", command[i]));
  }
}

Exit exit_of(const stress::ReportRow& row) {
  if (row.verdict == "ERROR") return Exit::failed;
  return row.met ? Exit::good : Exit::found;
}

}  // namespace

Exit run_stress(const Words& words) {
  Arguments arguments("stress", stress_usage);
  add_stress_options(arguments);
  const auto [own, command] = part(arguments, words);
  if (!arguments.read(own)) return Exit::good;
  const PuzzleChoice puzzle = arguments.puzzle();
  const auto contestants = read_contestants(arguments, command);
  note_swallowed(arguments, command);
  compare_files(arguments, contestants);
  const bool several = contestants.size() > 1;
  Settings settings = read_settings(arguments);
  settings.order.until = settings.time               ? *settings.time
                         : settings.order.exhaustive ? nanoseconds(time_without_end)
                         : several                   ? nanoseconds(time_for_each)
                                                     : nanoseconds(time_for_one);
  const bool quiet = settings.quiet;
  const ReportWriter write_report =
      arguments.has("report") ? read_report_form(arguments.text("report")) : nullptr;
  const auto slots = arguments.has("threads")
                         ? static_cast<unsigned>(arguments.number("threads", 1, most_slots))
                         : std::min(io::threads_allowed(), most_slots);

  Judgement judgement(puzzle, arguments, std::move(settings), slots);
  // What cannot be written is said before the work is done.
  if (arguments.has("into")) {
    // Of a plain puzzle, each program has a problem of its own.
    const auto job =
        puzzle.problem ? prepare(*puzzle.entry, judgement.request_of(puzzle)) : nullptr;
    add_into(arguments.text("into"), {}, job.get(), true);
  }
  const auto output =
      write_report == nullptr ? nullptr : io::Output::open(arguments.text("report"));
  std::vector<stress::ReportRow> rows;
  Exit status = Exit::good;
  for (const Contestant& contestant : contestants) {
    const ContestantResult outcome = judgement.judge(contestant);
    if (judgement.is_interrupted() && outcome.story.empty()) break;
    if (!outcome.verdict) {
      tell(fmt::format("boardmill: {} could not be judged: {}\n", contestant.name, outcome.detail));
    }
    rows.push_back(row_of(contestant, outcome));
    status = std::max(status, exit_of(rows.back()));
    // Of several, those that are as expected have one line each.
    if (!several || (!rows.back().met && !quiet)) {
      print(quiet ? last_line(outcome.story) : outcome.story);
      if (several) print("\n");
      if (!quiet && !outcome.usage.empty()) tell("boardmill: " + outcome.usage);
    }
    if (outcome.failing) {
      if (arguments.has("save")) {
        save(arguments.text("save"), contestant.name, *outcome.failing, quiet);
      }
      if (arguments.has("into")) {
        const judge::TestFile failing{"stress", outcome.failing->input, outcome.failing->expected,
                                      fmt::format("{} fails here", contestant.name)};
        add_into(arguments.text("into"), {&failing, 1}, nullptr, quiet);
      }
    }
    if (judgement.is_interrupted()) break;
  }
  if (several && !judgement.is_interrupted()) print(matrix_text(rows));
  // Nothing but a signal leaves a report without rows.
  if (output && rows.empty()) return interrupted(output->unfinished());
  if (output) output->finish(write_report(arguments.text("puzzle"), rows));
  return judgement.is_interrupted() ? interrupted("not all was tried") : status;
}

}  // namespace boardmill::cli
