/// What a puzzle gives to a judge's package besides data and programs.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/puzzle/shipped.h"

namespace boardmill {

/// A problem statement in three parts, each in Markdown; see engine/judge/statement.h.
struct Statement {
  std::string legend;
  std::string input;
  std::string output;
};

/// Takes the text apart at its lines `## Input` and `## Output`.
Statement parse_statement(std::string_view text);

/// The exit codes of a validator.
enum class Validation : std::uint8_t {
  icpc,     ///< 42 valid, 43 invalid
  polygon,  ///< 0 valid, 3 invalid
};

/// How a checker is called.
enum class Convention : std::uint8_t {
  icpc,     ///< check INPUT ANSWER FEEDBACK_FOLDER < OUTPUT; 42 accepted, 43 wrong
  polygon,  ///< check INPUT OUTPUT ANSWER; 0 accepted, 1 wrong, 2 misprinted, 3 the judge is wrong
  hustoj,   ///< check INPUT ANSWER OUTPUT; 0 accepted, others wrong
};

struct PackageTexts {
  std::string name;  ///< of the folder: [a-z0-9]+
  std::string title;
  Statement statement;
  std::array<std::string, 2> validators;  ///< by Validation: C++17, no library needed
  std::array<std::string, 3> checkers;    ///< by Convention; empty: answers are compared as text
  unsigned time_limit_s = 1;
  bool case_matters = true;  ///< answers that differ in the case of letters are different
  bool many_cases = false;   ///< a file of data may hold any number of cases

  const std::string& validator(Validation kind) const {
    return validators[static_cast<std::size_t>(kind)];
  }
  const std::string& checker(Convention kind) const {
    return checkers[static_cast<std::size_t>(kind)];
  }
  bool has_checker() const { return !checkers[0].empty(); }
};

/// A checker from a template that has `{{judging}}` where engine/puzzle/package/judging.cpp goes.
std::string fill_checker(std::string_view checker, TemplateValues values, Convention convention);

/// Fills the validators from a template that has `{{reader}}` where it reads its input, and the
/// checkers from one that has `{{judging}}`, if it is not empty: see engine/puzzle/package.
void fill_programs(std::string_view validator, std::string_view checker, TemplateValues values,
                   PackageTexts& texts);

}  // namespace boardmill
