#include "engine/flip/judge/package_texts.h"

#include <fmt/format.h>

#include <string>
#include <string_view>

#include "engine/flip/null_basis.h"
#include "engine/flip/text.h"
#include "engine/puzzle/picture.h"
#include "engine/puzzle/shipped.h"

namespace boardmill::flip {
namespace {

constexpr unsigned most_boards = 100'000;
constexpr unsigned max_side_of_problems = 15;

// As it stands in a literal of C++.
std::string escaped(char cell, char quote) {
  return cell == quote || cell == '\\' ? std::string{'\\', cell} : std::string{cell};
}

struct Naming {
  std::string_view name, title;
};

Naming naming(const Config& config) {
  if (config.rule == Rule::lines) return {"rowcolumn", "Row and Column"};
  switch (config.answer) {
    case AnswerText::numbered_grid:
      return {"lightsout", "Lights Out"};
    case AnswerText::number_or_inf:
      return {"flipsquare", "Flip the Square"};
    case AnswerText::grid_or_impossible:
      return {"fliptiles", "Flip Tiles"};
    default:
      return {"flipgame", "Flip Game"};
  }
}

TemplateValues values_of(const Config& config) {
  const Form form = config.form == Form::automatic ? Form::letters : config.form;
  const bool headed = form == Form::headed;
  const bool square = form == Form::counted_square;
  const bool is_counted = square || form == Form::counted_letters;
  const bool letters = form == Form::letters;
  const Alphabet cells = config.cells.value_or(letters  ? Alphabet{'w', 'b'}
                                               : square ? Alphabet{'w', 'y'}
                                                        : Alphabet{'0', '1'});
  const bool blanks = !letters && cells.white == '0';

  const bool any_size = (headed || square) && !config.size;
  const Size size = config.size.value_or(Size{4, 4});
  const unsigned most =
      config.answer == AnswerText::number_or_impossible ? max_side : max_side_of_problems;
  const Size least_size = any_size ? Size{1, 1} : size;
  const Size most_size = any_size ? Size{most, most} : size;
  std::string range;
  if (headed) {
    range = any_size ? fmt::format("Both are from 1 to {}.", most)
                     : fmt::format("Here M is {} and N is {}.", size.rows, size.columns);
  } else if (square) {
    range = any_size ? fmt::format("It is from 1 to {}.", most)
                     : fmt::format("Here n is {}.", size.rows);
  }

  const bool number = config.answer == AnswerText::number_or_impossible ||
                      config.answer == AnswerText::number_or_inf;
  const bool witness = config.print == Print::solution;
  return {
      {"counted", yes_if(is_counted)},
      {"headed", yes_if(headed)},
      {"square", yes_if(square)},
      {"bare", yes_if(!headed && !square)},
      {"blanks", yes_if(blanks)},
      {"separator", blanks ? " with one blank between two of them" : ""},
      {"most_boards", fmt::format("{}", is_counted ? most_boards : 1)},
      {"least_rows", fmt::format("{}", least_size.rows)},
      {"most_rows", fmt::format("{}", most_size.rows)},
      {"least_columns", fmt::format("{}", least_size.columns)},
      {"most_columns", fmt::format("{}", most_size.columns)},
      {"range", range},
      {"size_text", headed ? "M rows and N columns"
                    : square
                        ? "n rows and n columns"
                        : counted(size.rows, "row") + " and " + counted(size.columns, "column")},
      {"bare_intro", is_counted ? "Each board has" : "The input is one board of"},
      {"rows_lines", counted(size.rows, "line")},
      {"columns_characters", counted(size.columns, "character")},
      {"white", {cells.white}},
      {"black", {cells.black}},
      {"white_literal", escaped(cells.white, '"')},
      {"black_literal", escaped(cells.black, '"')},
      {"black_quoted", escaped(cells.black, '\'')},
      {"either", yes_if(config.goal == Goal::either)},
      {"goal_white", yes_if(config.goal == Goal::white)},
      {"goal_black", yes_if(config.goal == Goal::black)},
      {"to_white", config.goal == Goal::black ? "false" : "true"},
      {"to_black", config.goal == Goal::white ? "false" : "true"},
      {"number", yes_if(number && !witness)},
      {"witness", yes_if(witness)},
      {"grid", yes_if(!number)},
      {"numbered", yes_if(config.answer == AnswerText::numbered_grid)},
      {"plain_grid", yes_if(config.answer == AnswerText::grid_or_impossible)},
      {"and_impossible", any_size || NullBasis::of(config.rule, size).nullity() != 0
                             ? ", and there are boards on which it cannot be done"
                             : ""},
      {"impossible", std::string(impossible_text(config.answer))},
      {"lines", yes_if(config.rule == Rule::lines)},
      {"for_each", is_counted ? "For each board, print" : "Print"},
  };
}

}  // namespace

tl::expected<PackageTexts, std::string> package_texts(const Config& config) {
  if (config.form == Form::line || config.form == Form::csv) {
    return tl::unexpected<std::string>(
        "judges' packages are in the form of a problem: not in lines or csv");
  }
  if (config.form == Form::counted_square && config.size &&
      config.size->rows != config.size->columns) {
    return tl::unexpected("--size: boards of this form are squares, found " +
                          to_string(*config.size));
  }
  if (config.cells && (config.cells->white == '`' || config.cells->black == '`')) {
    return tl::unexpected<std::string>("--cells: a statement cannot show the character `");
  }
  if (config.rule != Rule::cross && config.rule != Rule::lines) {
    return tl::unexpected(
        fmt::format("judges' packages are of --rule cross or lines, found {}", text(config.rule)));
  }
  const TemplateValues values = values_of(config);
  PackageTexts texts;
  const Naming names = naming(config);
  texts.name = names.name;
  texts.title = names.title;
  texts.many_cases = !values.at("counted").empty();
  texts.statement =
      parse_statement(fill_template(shipped_file("flip/package/statement.md"), values));
  const bool checked = config.print == Print::solution;
  fill_programs(shipped_file("flip/package/validate.cpp"),
                checked ? shipped_file("flip/package/check.cpp") : "", values, texts);
  return texts;
}

}  // namespace boardmill::flip
