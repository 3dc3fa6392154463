/// boardmill lint: examines a judge's package.
#include "engine/judge/lint.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/file_uses.h"
#include "cli/quantities.h"
#include "engine/list.h"
#include "engine/puzzle/picture.h"
#include "engine/puzzle/utf8.h"
#include "io/packages.h"

namespace boardmill::cli {
namespace {

constexpr const char* lint_usage =
    R"(boardmill lint [PUZZLE] [options] PACKAGE

  boardmill lint flipgame                     a folder; the puzzle is known from what made it
  boardmill lint poj1753 theirs.zip           somebody else's package
  boardmill lint solitaire --strict tests/    01.in with 01.out, and so on

Says what judges would refuse in a package, or silently get wrong: names, files without their
partner, line ends, byte-order marks, duplicates, keys and values, limits; and solves every input
again and verifies its answer. The form (Kattis, ICPC 2025-09, DOMjudge, Polygon, Hydro, FPS, plain
files) is told by the files. One finding a line: PATH:LINE: error|warning RULE: TEXT.

Without PUZZLE it is taken from the command that boardmill has recorded in its own packages, or
guessed from the first input. Exit status: 1 if there are errors, with --strict if there are
warnings.
)";

constexpr std::uint64_t default_size_limit = std::uint64_t{256} << 20;

// What is to be solved, and how that is known.
struct LintTarget {
  std::unique_ptr<const Job> job;  // null: not known
  std::string how;
};

void add_lint_options(Arguments& arguments) {
  add_input_format_option(arguments);
  add_print_option(arguments);
  arguments.add_puzzle();
}

Request request_of(const Arguments& arguments) {
  Request request = arguments.request(arguments.puzzle());
  request.text_columns = {"answer"};
  request.print = read_print_option(arguments, request.print);
  return request;
}

// The words of a command line as a shell takes them apart.
Words shell_words(std::string_view line) {
  Words words;
  bool open = false;
  char quote = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char byte = line[i];
    if (quote == 0 && byte == ' ') {
      open = false;
      continue;
    }
    if (!open) words.emplace_back();
    open = true;
    if (byte == quote) {
      quote = 0;
    } else if (quote == 0 && (byte == '\'' || byte == '"')) {
      quote = byte;
    } else if (byte == '\\' && quote != '\'' && i + 1 < line.size()) {
      words.back() += line[++i];
    } else {
      words.back() += byte;
    }
  }
  return words;
}

// Of the recorded command only what decides how inputs are read and answered.
std::optional<LintTarget> recorded(const judge::Mark& mark) {
  const Words all = shell_words(mark.command);
  const auto generate = std::find(all.begin(), all.end(), "generate");
  if (generate == all.end() || generate + 1 == all.end()) return std::nullopt;
  std::vector<std::string> names{"--input-format", "--print"};
  for (const Entry* entry : puzzles()) {
    for (const OptionSpec& option : entry->description().options) {
      names.push_back("--" + std::string(option.name));
    }
  }
  Words words{*(generate + 1)};
  for (auto word = generate + 2; word < all.end(); ++word) {
    const std::string name = word->substr(0, word->find('='));
    if (std::find(names.begin(), names.end(), name) == names.end()) continue;
    words.push_back(*word);
    if (name == *word && word + 1 != all.end()) words.push_back(*++word);
  }
  try {
    Arguments arguments("lint", lint_usage);
    add_lint_options(arguments);
    if (!arguments.read(words)) return std::nullopt;
    return LintTarget{prepare(*arguments.puzzle().entry, request_of(arguments)),
                      words.front() + ", as the package says"};
  } catch (const UsageError&) {
    return std::nullopt;
  }
}

bool has_rule(const judge::LintReport& report, std::string_view rule) {
  return std::any_of(report.findings.begin(), report.findings.end(),
                     [rule](const judge::LintFinding& finding) { return finding.rule == rule; });
}

// The first problem or puzzle by which the first case is right; else one that can read its input.
LintTarget guess(const std::vector<judge::PackageFile>& files) {
  const auto plain = judge::first_case(files);
  LintTarget readable;
  if (plain.empty()) return readable;
  const auto attempt = [&](const Entry& entry, const Problem* problem, Print print) {
    Request request = request_for(problem);
    request.text_columns = {"answer"};
    request.print = print;
    auto job = entry.prepare(request);
    if (!job) return LintTarget();
    const judge::LintReport report = judge::lint(plain, job->get());
    if (has_rule(report, "invalid-input") || has_rule(report, "many-cases")) return LintTarget();
    const std::string name(problem != nullptr ? problem->name : entry.description().name);
    const bool right = !has_rule(report, "wrong-answer") && !has_rule(report, "surplus-answer");
    LintTarget target{std::move(*job), name + ", a guess from the first input"};
    if (right) return target;
    if (!readable.job) readable = std::move(target);
    return LintTarget();
  };
  for (const Print print : {Print::answer, Print::solution}) {
    for (const Entry* entry : puzzles()) {
      for (const Problem& problem : entry->description().problems) {
        if (LintTarget target = attempt(*entry, &problem, print); target.job) return target;
      }
      if (LintTarget target = attempt(*entry, nullptr, print); target.job) return target;
    }
  }
  return readable;
}

}  // namespace

Exit run_lint(const Words& words) {
  Arguments arguments("lint", lint_usage);
  arguments.add()("strict", options::bool_switch(), "warnings count as errors")(
      "quiet,q", options::bool_switch(), "findings only")(
      "size-limit", text_value("SIZE"),
      "most of a package, which is held in memory (default 256M)");
  add_lint_options(arguments);
  arguments.add_words("package");
  if (!arguments.read(words)) return Exit::good;
  const auto& further = arguments.list("package");
  if (further.size() > 1) throw UsageError("lint: too many words: see boardmill lint --help");
  if (!arguments.has("puzzle")) throw UsageError("lint: a package is missing");
  const std::string path = further.empty() ? arguments.text("puzzle") : further.front();
  FileUses files_used;
  files_used.reads("package", path);
  files_used.writes("-o", "-");
  LintTarget target;
  if (!further.empty()) {
    target = {prepare(*arguments.puzzle().entry, request_of(arguments)), arguments.text("puzzle")};
  } else if (std::error_code ignored; !std::filesystem::exists(path, ignored)) {
    const bool is_puzzle = std::any_of(puzzles().begin(), puzzles().end(), [&](const Entry* entry) {
      const auto problems = entry->description().problems;
      return entry->description().name == path ||
             std::any_of(problems.begin(), problems.end(),
                         [&](const Problem& problem) { return problem.name == path; });
    });
    if (is_puzzle) throw UsageError("lint: a package is missing");
  }

  io::PackageReading reading;
  reading.most_bytes =
      arguments.has("size-limit") ? read_bytes(arguments, "size-limit") : default_size_limit;
  std::vector<judge::PackageFile> files;
  try {
    files = io::read_package(path, reading);
  } catch (const io::PackageTooLarge& error) {
    tell(fmt::format("boardmill: {}: --size-limit\n", error.what()));
    return Exit::failed;
  }
  if (!target.job) {
    const auto mark = judge::read_mark(files);
    auto known = mark ? recorded(*mark) : std::nullopt;
    target = known ? std::move(*known) : guess(files);
  }

  const judge::LintReport report = judge::lint(files, target.job.get());
  std::error_code ignored;
  const bool folder = std::filesystem::is_directory(path, ignored);
  std::string prefix = path;
  if (folder && !prefix.ends_with('/')) prefix += '/';
  if (!folder) prefix += '!';
  prefix += report.folder;
  std::size_t errors = 0;
  std::string text;
  for (const judge::LintFinding& finding : report.findings) {
    const bool error = finding.severity == judge::Severity::error;
    if (error) ++errors;
    const std::string place = finding.path.empty() ? path : prefix + finding.path;
    text += fmt::format("{}:{}: {} {}: {}\n", printable(place), finding.line,
                        error ? "error" : "warning", finding.rule, finding.text);
  }
  print(text);
  const std::size_t warnings = report.findings.size() - errors;
  if (!arguments.flag("quiet")) {
    std::string summary = fmt::format(
        "boardmill: {}, {}, {}, {}; ", report.form.empty() ? "no known form" : report.form,
        counted(report.inputs, "input"), counted(errors, "error"), counted(warnings, "warning"));
    summary += report.answers == 0 ? std::string("no answer was verified")
                                   : counted(report.answers, "answer") + " verified";
    if (target.job) summary += " (" + target.how + ")";
    tell(summary + "\n");
  }
  return errors != 0 || (arguments.flag("strict") && warnings != 0) ? Exit::found : Exit::good;
}

}  // namespace boardmill::cli
