#include "engine/judge/probe.h"

#include <fmt/format.h>

#include <string_view>
#include <vector>

#include "engine/judge/input_file.h"

namespace boardmill::judge {
namespace {

// Whether it prints as many answers as there are cases, in the form of the problem.
bool answers_all(const Job& job, Runner& program, const RunLimits& limits, std::size_t cases) {
  TextColumn instances;
  job.landmarks(1, instances);
  if (instances.size() < cases) return false;
  std::vector<std::string_view> texts;
  for (std::size_t i = 0; i < cases; ++i) texts.push_back(instances.cell(i));
  const std::string input = make_file(job, texts);
  const Run run = program.run(input, limits, false);
  std::string_view rest = run.output;
  std::vector<std::string_view> answers;
  job.take_answers(*open_whole(job, input), rest, answers);
  const bool nothing_else = rest.find_first_not_of(" \t\r\n") == std::string_view::npos;
  if (answers.size() != cases || !nothing_else) return false;
  // Right answers are not asked for: it may be wrong. But it has to print something for each.
  for (const std::string_view answer : answers) {
    if (answer.empty()) return false;
  }
  return true;
}

}  // namespace

ProblemGuess guess_problem(const Entry& entry, const Request& plain, Runner& program,
                           const RunLimits& limits) {
  const auto reads_many = [&](Request request) {
    request.text_columns = {"answer", "solution"};
    const auto job = entry.prepare(request);
    return job && answers_all(**job, program, limits, 2);
  };
  const Problem* single = nullptr;
  const Problem* many = nullptr;
  for (const Problem& problem : entry.description().problems) {
    const Problem*& first = problem.cases == Cases::one ? single : many;
    if (first == nullptr) first = &problem;
  }
  const std::string sentence = "your program answers many cases a run, ";
  if (reads_many(plain)) {
    for (const Problem& problem : entry.description().problems) {
      if (problem.cases == Cases::to_end_of_file) {
        return {&problem, true, sentence + "as for " + std::string(problem.name)};
      }
    }
    return {nullptr, true, sentence + "to the end of its input"};
  }
  for (const Problem& problem : entry.description().problems) {
    if (problem.cases != Cases::counted) continue;
    Request request;
    request.problem = &problem;
    request.input_format = problem.input_format;
    for (const auto& [name, value] : problem.settings) request.settings.emplace(name, value);
    if (reads_many(request)) {
      return {&problem, true,
              fmt::format("{}after their number, as for {}", sentence, problem.name)};
    }
  }
  ProblemGuess guess{single == nullptr ? many : single, single == nullptr, ""};
  guess.sentence =
      fmt::format("your program answers one case a run, as for {}", guess.problem->name);
  if (many != nullptr && single != nullptr) {
    guess.sentence += fmt::format("; {} sends many: try {}", many->name, many->name);
  }
  return guess;
}

}  // namespace boardmill::judge
