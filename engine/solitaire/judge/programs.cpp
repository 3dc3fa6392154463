#include "engine/solitaire/judge/programs.h"

#include "engine/puzzle/contest_text.h"
#include "engine/puzzle/shipped.h"
#include "engine/solitaire/judge/mistaken.h"

namespace boardmill::solitaire {
namespace {

constexpr Choice both_ends{"both-ends", "Search from both ends, in turns, until they meet."};

TemplateValues values_of(const Config& config, Print print) {
  TemplateValues values;
  values["limit"] = std::to_string(config.question.max_moves);
  values["one"] = yes_if(config.cases == CasesPerRun::one);
  values["counted"] = yes_if(config.cases == CasesPerRun::counted);
  values["to_end"] = yes_if(config.cases == CasesPerRun::to_end_of_file);
  values["solution"] = yes_if(print == Print::solution);
  return values;
}

// A C++ program around the solver in a shipped header.
std::string cpp_program(const Config& config, Print print, const Choice& choice,
                        const std::string& header) {
  TemplateValues values = values_of(config, print);
  values.merge(contest_values(choice.name, choice.summary, header));
  return fill_template(shipped_file("solitaire/package/program.cpp"), values);
}

Program accepted(const Config& config, Print print, const char* name) {
  TemplateValues values = values_of(config, print);
  values["name"] = name;
  values["idea"] = both_ends.summary;
  return {name, fill_template(shipped_file(std::string("solitaire/package/") + name), values),
          std::string(both_ends.summary), true};
}

std::string mistake_text(const Config& config, Print print, std::size_t mistake) {
  const Choice& choice = mistake_choices()[mistake];
  return cpp_program(config, print, choice, "solitaire/mistakes/" + file_stem(choice.name) + ".h");
}

}  // namespace

std::string mistake_program(const Config& config, std::size_t mistake) {
  return mistake_text(config, Print::answer, mistake);
}

std::vector<Program> programs(const Config& config, Print print) {
  std::vector<Program> result{
      {file_stem(both_ends.name) + ".cpp",
       cpp_program(config, print, both_ends, "solitaire/package/both_ends.h"),
       std::string(both_ends.summary), true},
      accepted(config, print, "BothEnds.java"),
      accepted(config, print, "both_ends.py"),
  };
  for (std::size_t i = 0; i < mistake_choices().size(); ++i) {
    if (!cannot_fail(config, i).empty()) continue;
    const Choice& choice = mistake_choices()[i];
    result.push_back({file_stem(choice.name) + ".cpp", mistake_text(config, print, i),
                      std::string(choice.summary), false});
  }
  return result;
}

}  // namespace boardmill::solitaire
