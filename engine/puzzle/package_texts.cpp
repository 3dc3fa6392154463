#include "engine/puzzle/package_texts.h"

#include <utility>

#include "engine/puzzle/framer.h"

namespace boardmill {
namespace {

// Without blank lines at both ends, but for one newline.
std::string trim_lines(const std::string& text) {
  const auto begin = text.find_first_not_of('\n');
  if (begin == std::string_view::npos) return "";
  return text.substr(begin, text.find_last_not_of('\n') + 1 - begin) + "\n";
}

}  // namespace

Statement parse_statement(std::string_view text) {
  Statement statement;
  std::string* part = &statement.legend;
  while (!text.empty()) {
    const std::string_view line = trim_line(take_line(text));
    if (line == "## Input") {
      part = &statement.input;
    } else if (line == "## Output") {
      part = &statement.output;
    } else {
      part->append(line) += '\n';
    }
  }
  for (std::string* one : {&statement.legend, &statement.input, &statement.output}) {
    *one = trim_lines(*one);
  }
  return statement;
}

std::string fill_checker(std::string_view checker, TemplateValues values, Convention convention) {
  TemplateValues call;
  switch (convention) {
    case Convention::icpc:
      call = {{"answer_argument", "2"}, {"output_argument", "0"}, {"accepted", "42"},
              {"wrong", "43"},          {"misprinted", "43"},     {"judge_error", "1"},
              {"feedback", "yes"}};
      break;
    case Convention::polygon:
      call = {{"answer_argument", "3"}, {"output_argument", "2"}, {"accepted", "0"}, {"wrong", "1"},
              {"misprinted", "2"},      {"judge_error", "3"},     {"feedback", ""}};
      break;
    case Convention::hustoj:
      call = {{"answer_argument", "2"}, {"output_argument", "3"}, {"accepted", "0"}, {"wrong", "1"},
              {"misprinted", "1"},      {"judge_error", "1"},     {"feedback", ""}};
      break;
  }
  values["judging"] = fill_template(shipped_file("puzzle/package/judging.cpp"), call);
  values["cases"] = shipped_file("puzzle/package/judging_cases.cpp");
  return fill_template(checker, values);
}

void fill_programs(std::string_view validator, std::string_view checker, TemplateValues values,
                   PackageTexts& texts) {
  const auto fill_validator = [&](const char* valid, const char* invalid) {
    values["reader"] = fill_template(shipped_file("puzzle/package/strict_reader.cpp"),
                                     {{"valid", valid}, {"invalid", invalid}});
    return fill_template(validator, values);
  };
  texts.validators = {fill_validator("42", "43"), fill_validator("0", "3")};
  if (checker.empty()) return;
  texts.checkers = {fill_checker(checker, values, Convention::icpc),
                    fill_checker(checker, values, Convention::polygon),
                    fill_checker(checker, values, Convention::hustoj)};
}

}  // namespace boardmill
