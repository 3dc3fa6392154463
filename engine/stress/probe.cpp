#include "engine/stress/probe.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "engine/judge/comparator.h"
#include "engine/judge/input_file.h"

namespace boardmill::stress {
namespace {

using judge::Comparator;
using judge::comparator_of;
using judge::compare;
using judge::make_file;
using judge::Match;
using judge::Run;
using judge::RunLimits;
using judge::Runner;

enum class Fit : std::uint8_t { none, as_many_answers, right_answers };

// How what it prints for so many cases fits the problem.
Fit fit(Comparator comparator, const Job& job, Runner& program, const RunLimits& limits,
        std::size_t cases) {
  Cases some = job.making()->landmarks(1);
  if (some.size() < cases) return Fit::none;
  some.resize(cases);
  const Run run = program.run(make_file(*job.making(), some), limits, false);
  std::string_view rest = run.output;
  std::vector<std::string_view> answers;
  job.checking().take_answers(some, rest, answers);
  if (answers.size() != cases || !is_blank(rest)) return Fit::none;
  // It may be wrong, but it has to print something for each.
  if (std::any_of(answers.begin(), answers.end(),
                  [](std::string_view answer) { return answer.empty(); })) {
    return Fit::none;
  }
  const std::vector<std::string> right = job.checking().answers(some);
  const bool all_right =
      std::equal(answers.begin(), answers.end(), right.begin(), right.end(),
                 [comparator](std::string_view got, std::string_view expected) {
                   return compare(comparator, expected, got).match == Match::same;
                 });
  return all_right ? Fit::right_answers : Fit::as_many_answers;
}

}  // namespace

ProblemGuess guess_problem(const Entry& entry, const Request& plain, Runner& program,
                           const RunLimits& limits) {
  const std::span<const Problem> problems = entry.description().problems;
  const auto first = [problems](auto... cases) -> const Problem* {
    const auto found = std::find_if(problems.begin(), problems.end(), [&](const Problem& problem) {
      return ((problem.cases == cases) || ...);
    });
    return found == problems.end() ? nullptr : &*found;
  };
  Fit best = Fit::none;
  const Problem* best_problem = nullptr;
  const auto consider = [&](const Problem* problem, Request request) {
    request.witness_wanted = true;
    const auto job = entry.prepare(request);
    if (!job || (*job)->making() == nullptr || best == Fit::right_answers) return;
    const Fit found = fit(comparator_of(problem), **job, program, limits, 2);
    if (found > best) {
      best = found;
      best_problem = problem;
    }
  };
  consider(first(CasesPerRun::to_end_of_file), plain);
  for (const Problem& problem : problems) {
    if (problem.cases == CasesPerRun::one) continue;
    consider(&problem, request_for(&problem));
  }
  if (best != Fit::none) {
    return {best_problem, true,
            best_problem == nullptr
                ? "your program answers many cases a run, to the end of its input"
                : fmt::format("your program answers many cases a run, as {} has them ({})",
                              best_problem->name, text(best_problem->cases))};
  }
  const Problem* single = first(CasesPerRun::one);
  const Problem* many = first(CasesPerRun::counted, CasesPerRun::to_end_of_file);
  ProblemGuess guess{single == nullptr ? many : single, single == nullptr, ""};
  guess.sentence =
      fmt::format("your program answers one case a run, as for {}", guess.problem->name);
  if (many != nullptr && single != nullptr) {
    guess.sentence += fmt::format("; {} sends many: try {}", many->name, many->name);
  }
  return guess;
}

}  // namespace boardmill::stress
