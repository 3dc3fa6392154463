#include "engine/flip/programs.h"

#include <fmt/format.h>

#include "engine/flip/forms.h"
#include "engine/flip/mistaken.h"
#include "engine/flip/text.h"
#include "engine/puzzle/contest_text.h"
#include "engine/puzzle/shipped.h"

namespace boardmill::flip {
namespace {

constexpr Choice first_row{"first-row",
                           "The first row of presses decides all others, so every one is tried."};
constexpr std::string_view elimination =
    "The first row of presses decides all others; which ones are right is linear algebra.";

// Up to here 2^columns first rows are quickly tried.
constexpr unsigned max_first_row_columns = 20;

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

Program accepted(const Config& config, Print print, const char* name) {
  TemplateValues values = values_of(config, print);
  values["name"] = name;
  values["idea"] = elimination;
  return {name, fill_template(shipped_file(std::string("flip/package/") + name), values),
          std::string(elimination), true};
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
  if (generated_size(config).columns <= max_first_row_columns) {
    result.push_back({file_stem(first_row.name) + ".cpp",
                      cpp_program(config, print, first_row, "flip/package/first_row.h"),
                      std::string(first_row.summary), true});
  }
  result.push_back(accepted(config, print, "FirstRow.java"));
  result.push_back(accepted(config, print, "first_row.py"));
  for (std::size_t i = 0; i < mistake_choices().size(); ++i) {
    if (!cannot_fail(config, i).empty()) continue;
    const Choice& choice = mistake_choices()[i];
    result.push_back({file_stem(choice.name) + ".cpp", mistake_text(config, print, i),
                      std::string(choice.summary), false});
  }
  return result;
}

}  // namespace boardmill::flip
