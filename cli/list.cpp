/// boardmill list: what there is to choose from.
#include "engine/list.h"

#include <fmt/format.h>

#include <span>
#include <string>

#include "cli/arguments.h"
#include "cli/columns.h"
#include "cli/commands.h"

namespace boardmill::cli {
namespace {

constexpr const char* list_usage =
    R"(boardmill list

Prints every puzzle with its problems, input formats, methods, options, columns and mistakes.
)";

void print_choices(std::string_view title, std::span<const Choice> choices, int width = 16) {
  print(fmt::format("  {}\n", title));
  for (const Choice& choice : choices)
    print(fmt::format("    {:<{}}{}\n", choice.name, width, choice.summary));
}

void print_problem(const Problem& problem) {
  print(fmt::format("    {:<16}{}\n", problem.name, problem.summary));
  std::string settings;
  for (const auto& [name, value] : problem.settings)
    settings += fmt::format(" --{} {}", name, value);
  print(fmt::format("    {:<16}input {},{}; prints {}; cases a run: {}; comparator {}\n", "",
                    problem.input_format, settings, problem.answer, text(problem.cases),
                    problem.comparator));
}

void print_option(const OptionSpec& option) {
  print(fmt::format(
      "    {:<16}{} {}{}\n", fmt::format("--{}", option.name), option.value_name, option.summary,
      option.default_value.empty() ? "" : fmt::format(" (default {})", option.default_value)));
}

}  // namespace

Exit run_list(const Words& words) {
  Arguments arguments("list", list_usage);
  if (!arguments.read(words)) return Exit::good;
  bool first = true;
  for (const Entry* entry : puzzles()) {
    const Description& puzzle = entry->description();
    print(fmt::format("{}{}\n  {}\n", first ? "" : "\n", puzzle.name, puzzle.summary));
    first = false;
    print("  problems (a problem's name may stand in place of the puzzle)\n");
    for (const Problem& problem : puzzle.problems) print_problem(problem);
    print_choices("input formats", puzzle.forms);
    print_choices("methods", puzzle.methods);
    print("  options\n");
    for (const OptionSpec& option : puzzle.options) print_option(option);
    print_choices("columns", all_columns(puzzle));
    print_choices("mistakes (generate --print-mistake)", puzzle.mistakes, 21);
  }
  return Exit::good;
}

}  // namespace boardmill::cli
