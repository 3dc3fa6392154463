#include "engine/solitaire/package_texts.h"

#include <fmt/format.h>

#include "engine/puzzle/shipped.h"

namespace boardmill::solitaire {
namespace {

constexpr unsigned most_pairs = 100'000;

std::string flag(bool value) { return value ? "yes" : ""; }

}  // namespace

tl::expected<PackageTexts, std::string> package_texts(const Config& config) {
  if (config.form == Form::line || config.form == Form::csv) {
    return tl::unexpected<std::string>(
        "judges' packages are in the form of a problem: not in lines or csv");
  }
  const bool many = config.cases != Cases::one;
  const bool witness = config.print == Print::solution;
  const TemplateValues values{
      {"one", flag(config.cases == Cases::one)},
      {"counted", flag(config.cases == Cases::counted)},
      {"to_end", flag(config.cases == Cases::to_end_of_file)},
      {"most_pairs", fmt::format("{}", many ? most_pairs : 1)},
      {"max_moves", fmt::format("{}", config.question.max_moves)},
      {"moves_word", config.question.max_moves == 1 ? "move" : "moves"},
      {"witness", flag(witness)},
      {"answer_only", flag(!witness)},
      {"for_each", many ? "For each case, print" : "Print"},
  };
  PackageTexts texts;
  texts.name = "solitaire";
  texts.title = "Solitaire";
  texts.time_limit_s = 2;
  texts.many_cases = many;
  texts.statement =
      parse_statement(fill_template(shipped_file("solitaire/package/statement.md"), values));
  fill_programs(shipped_file("solitaire/package/validate.cpp"),
                witness ? shipped_file("solitaire/package/check.cpp") : "", values, texts);
  return texts;
}

}  // namespace boardmill::solitaire
