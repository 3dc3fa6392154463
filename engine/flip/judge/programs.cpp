#include "engine/flip/judge/programs.h"

#include <fmt/format.h>

#include "engine/flip/forms.h"
#include "engine/flip/judge/mistaken.h"
#include "engine/flip/text.h"
#include "engine/puzzle/contest_text.h"
#include "engine/puzzle/shipped.h"

namespace boardmill::flip {
namespace {

// The accepted programs of a rule.
struct Accepted {
  Choice trying;  ///< tries all that there is, in C++
  Choice elimination;
};

constexpr Accepted for_crosses{
    {"first-row", "The first row of presses decides all others, so every one is tried."},
    {"first-row",
     "The first row of presses decides all others; which ones are right is linear algebra."}};
constexpr Accepted for_lines{
    {"all-sets", "Every set of presses is tried, one press after the other."},
    {"elimination", "Which sets of presses are right is linear algebra; the lightest is taken."}};

const Accepted& accepted_for(Rule rule) { return rule == Rule::lines ? for_lines : for_crosses; }

// Whether 2^columns first rows, or 2^cells sets, are quickly tried.
bool can_try_all(const Config& config) {
  constexpr unsigned most = 20;
  const Size size = generated_size(config);
  return (config.rule == Rule::lines ? size.cells() : size.columns) <= most;
}

// What every template wants to know of the request.
TemplateValues values_of(const Config& config, Print print) {
  const bool headed = config.form == Form::headed;
  const bool square = config.form == Form::counted_square;
  const bool grid =
      config.answer == AnswerText::numbered_grid || config.answer == AnswerText::grid_or_impossible;
  const bool solution = print == Print::solution && !grid;
  const Size size = generated_size(config);
  const bool white = config.goal != Goal::black;
  const bool black = config.goal != Goal::white;
  TemplateValues values;
  values["fixed"] = yes_if(!headed && !square);
  values["square"] = yes_if(square);
  values["headed"] = yes_if(headed);
  values["line"] = yes_if(config.form == Form::line || config.form == Form::csv);
  values["rows"] = std::to_string(size.rows);
  values["columns"] = std::to_string(size.columns);
  values["black"] = char_literal(written_cells(config).black);
  values["one"] = yes_if(config.cases == CasesPerRun::one);
  values["counted"] = yes_if(config.cases == CasesPerRun::counted);
  values["to_end"] = yes_if(config.cases == CasesPerRun::to_end_of_file);
  values["numbers"] = yes_if(headed || square || config.cases == CasesPerRun::counted);
  values["numbered"] = yes_if(config.answer == AnswerText::numbered_grid);
  values["grid"] = yes_if(grid);
  values["solution"] = yes_if(solution);
  values["needs_board"] = yes_if(grid || solution);
  values["none"] = std::string(impossible_text(config.answer));
  values["goals"] = fmt::format("{{{}, {}}}", white, black);
  values["to_white"] = fmt::format("{}", white);
  values["to_black"] = fmt::format("{}", black);
  values["colours"] = white && black ? "(0, 1)" : white ? "(0,)" : "(1,)";
  return values;
}

// A C++ program around the solver in a shipped header.
std::string cpp_program(const Config& config, Print print, const Choice& choice,
                        const std::string& header) {
  TemplateValues values = values_of(config, print);
  values.merge(contest_values(choice.name, choice.summary, header));
  return fill_template(shipped_file("flip/package/program.cpp"), values);
}

// A program in another language: reading and printing around the solver.
Program accepted(const Config& config, Print print, std::string_view extension) {
  const Choice& choice = accepted_for(config.rule).elimination;
  const auto shipped = [extension](const std::string& name) {
    return shipped_file(fmt::format("flip/package/{}.{}", name, extension));
  };
  TemplateValues values = values_of(config, print);
  values["class"] = class_name(choice.name);
  values["name"] = fmt::format(
      "{}.{}", extension == "java" ? values["class"] : file_stem(choice.name), extension);
  values["idea"] = choice.summary;
  values["solver"] = fill_template(shipped(file_stem(choice.name)), values);
  return {values["name"], fill_template(shipped("program"), values), std::string(choice.summary),
          true};
}

std::string mistake_text(const Config& config, Print print, std::size_t mistake) {
  const Choice& choice = mistake_choices()[mistake];
  return cpp_program(config, print, choice, "flip/mistakes/" + file_stem(choice.name) + ".h");
}

}  // namespace

std::string mistake_program(const Config& config, std::size_t mistake) {
  return mistake_text(config, Print::answer, mistake);
}

std::vector<Program> programs(const Config& config, Print print) {
  std::vector<Program> result;
  const Choice& trying = accepted_for(config.rule).trying;
  const std::string stem = file_stem(trying.name);
  if (can_try_all(config)) {
    result.push_back({stem + ".cpp",
                      cpp_program(config, print, trying, "flip/package/" + stem + ".h"),
                      std::string(trying.summary), true});
  }
  result.push_back(accepted(config, print, "java"));
  result.push_back(accepted(config, print, "py"));
  for (std::size_t i = 0; i < mistake_choices().size(); ++i) {
    if (!cannot_fail(config, i).empty()) continue;
    const Choice& choice = mistake_choices()[i];
    result.push_back({file_stem(choice.name) + ".cpp", mistake_text(config, print, i),
                      std::string(choice.summary), false});
  }
  return result;
}

}  // namespace boardmill::flip
