/// The drawer of a puzzle that has none of its own: uniform instances are drawn until one is of the
/// stratum. Nothing is symmetric to anything else. Where the instances have numbers and are not too
/// many, they are counted by solving all of them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "engine/puzzle/case.h"
#include "engine/puzzle/census.h"
#include "engine/puzzle/executor.h"
#include "engine/puzzle/lazy.h"
#include "engine/puzzle/puzzle.h"
#include "engine/puzzle/random.h"
#include "engine/puzzle/stratum.h"

namespace boardmill::detail {

/// How many instances there are with each answer.
using AnswerCounts = std::map<Answered, std::uint64_t>;

/// Of a space that has a size.
template <Puzzle P>
AnswerCounts count_answers(const typename P::Config& config, Executor& executor,
                           Progress& progress) {
  const typename P::Solver solver(config);
  const typename P::Space space(config);
  AnswerCounts counts;
  typename P::Solver::Scratch scratch;
  typename P::Answer answer;
  progress.total = space.size().value_or(0);
  for (std::uint64_t i = 0; i < progress.total && !progress.stop; progress.done = ++i) {
    solver.solve(space.at(i), executor, scratch, answer);
    ++counts[{answer.outcome, answer.outcome == Outcome::solved ? answer.cost : Results::no_cost}];
  }
  return counts;
}

template <Puzzle P>
class RejectionDrawer {
 public:
  struct Scratch {
    typename P::Solver::Scratch solving;
    typename P::Answer answer;
  };

  explicit RejectionDrawer(const typename P::Config& config) : config_(config), solver_(config) {}

  bool draw(const Stratum& stratum, Random& random, Scratch& scratch,
            typename P::Instance& instance) const {
    instance = P::generate(config_, random);
    if (stratum.kind == Stratum::Kind::any) return true;
    SerialExecutor serial;
    solver_.solve(instance, serial, scratch.solving, scratch.answer);
    return stratum.has({scratch.answer.outcome, scratch.answer.cost});
  }

  std::uint64_t max_tries() const { return 100'000; }

  typename P::Instance canonical(const typename P::Instance& instance) const { return instance; }

  std::optional<std::uint64_t> count([[maybe_unused]] const Stratum& stratum,
                                     Distinct /*distinct*/) const {
    if constexpr (Numbering<P>) {
      if (!is_counted()) return std::nullopt;
      std::uint64_t sum = 0;
      for (const auto& [answer, count] : counts()) sum += stratum.has(answer) ? count : 0;
      return sum;
    }
    return std::nullopt;
  }

  /// Every answer that occurs.
  std::vector<Stratum> wanted_strata() const {
    std::vector<Stratum> strata;
    if constexpr (Numbering<P>) {
      for (const auto& [answer, count] : is_counted() ? counts() : AnswerCounts()) {
        if (answer.outcome == Outcome::solved) strata.push_back(stratum_of_cost(answer.cost));
      }
    }
    strata.push_back({"solved", Stratum::Kind::solved});
    strata.push_back({"unsolvable", Stratum::Kind::unsolvable});
    return strata;
  }

  std::vector<Stratum> hard_strata() const { return wanted_strata(); }

 private:
  static constexpr std::uint64_t most_counted = std::uint64_t{1} << 16;

  bool is_counted() const {
    const auto size = typename P::Space(config_).size();
    return size && *size <= most_counted;
  }

  const AnswerCounts& counts() const {
    return counts_.get([this] {
      SerialExecutor serial;
      Progress progress;
      return count_answers<P>(config_, serial, progress);
    });
  }

  typename P::Config config_;
  typename P::Solver solver_;
  Lazy<AnswerCounts> counts_;
};

}  // namespace boardmill::detail
