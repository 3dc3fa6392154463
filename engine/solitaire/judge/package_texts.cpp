#include "engine/solitaire/judge/package_texts.h"

#include <fmt/format.h>

#include "engine/puzzle/picture.h"
#include "engine/puzzle/shipped.h"

namespace boardmill::solitaire {
namespace {

constexpr unsigned most_pairs = 100'000;

}  // namespace

tl::expected<PackageTexts, std::string> package_texts(const Config& config) {
  if (config.form == Form::line || config.form == Form::csv) {
    return tl::unexpected<std::string>(
        "judges' packages are in the form of a problem: not in lines or csv");
  }
  const bool many = config.cases != CasesPerRun::one;
  const bool witness = config.print == Print::solution;
  const TemplateValues values{
      {"one", yes_if(config.cases == CasesPerRun::one)},
      {"counted", yes_if(config.cases == CasesPerRun::counted)},
      {"to_end", yes_if(config.cases == CasesPerRun::to_end_of_file)},
      {"most_pairs", fmt::format("{}", many ? most_pairs : 1)},
      {"max_moves", fmt::format("{}", config.question.max_moves)},
      {"moves_text", counted(static_cast<unsigned>(config.question.max_moves), "move")},
      {"witness", yes_if(witness)},
      {"answer_only", yes_if(!witness)},
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
