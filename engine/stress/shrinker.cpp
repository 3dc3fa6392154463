#include "engine/stress/shrinker.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace boardmill::stress {
namespace {

using judge::is_of_time;
using judge::Verdict;

constexpr std::uint64_t candidates_at_once = 512;
constexpr std::size_t largest_directed_pass = 32;
constexpr std::uint64_t most_descending_runs = 100;  // where a proof follows
constexpr std::size_t most_predicted = 20;
constexpr std::size_t most_alike = 4;
constexpr std::uint64_t most_batch_runs = 80;
constexpr auto time_to_guess = std::chrono::milliseconds(500);

Cases::const_iterator at(const Cases& cases, std::size_t index) {
  return cases.begin() + static_cast<std::ptrdiff_t>(index);
}

}  // namespace

Counterexample Shrinker::shrink(const CaseFailure& failure, std::chrono::nanoseconds until) {
  until_ = until;
  best_ = {};
  cut_ = false;
  company_counts_ = false;
  best_.found = examiner_.now();
  verdict_ = failure.verdict;
  others_.clear();
  take(failure);
  if (failure.verdict == Verdict::batch_only) shrink_batch();
  if (best_.failure.count == 1) {
    guess();
    descend();
    prove();
  }
  best_.done = examiner_.now();
  return best_;
}

void Shrinker::take(CaseFailure failure) {
  best_.failure = std::move(failure);
  best_.shrunk = examiner_.now();
}

// Whether the program fails on it, twice, the second time while nothing else runs; then it is the
// best one. `once`: it has failed.
bool Shrinker::is_failing(const CasePtr& one, bool once) {
  for (const bool alone : {false, true}) {
    if (once && !alone) continue;
    auto trial = examiner_.attempt({&one, 1}, until_, alone);
    if (!trial) {
      cut_ = true;
      return false;
    }
    ++best_.runs;
    resemblance_.add(*trial);
    if (trial->verdict == Verdict::accepted) {
      passed_.add(*one);
      return false;
    }
    const Verdict verdict = trial->verdict;
    const bool stays = is_of_time(verdict) ? is_of_time(verdict_) : verdict == verdict_;
    if (!stays && verdict_ != Verdict::batch_only) {
      if (others_.add(*one)) ++best_.others;
      return false;
    }
    if (alone) take({0, 1, verdict, *std::move(trial)});
  }
  return true;
}

// Whether there is one among them on which it fails: the first one is taken. If not, all have been
// run, or the time is over.
bool Shrinker::find_first(const Cases& cases) {
  Cases open;
  for (const CasePtr& one : cases) {
    if (!passed_.has(*one)) open.push_back(one);
  }
  std::size_t done = 0;
  while (done < open.size() && !is_over()) {
    std::optional<CaseFailure> failure;
    std::size_t next = done;
    const auto take_next = [&](std::size_t count) {
      Cases some;
      for (; next < open.size() && some.size() < count; ++next) some.push_back(open[next]);
      return some;
    };
    run_in_order(arena_, examiner_, company_counts_ ? alone_ : size_, until_, false, take_next,
                 [&](Portion& portion) {
                   const Examination& result = portion.result;
                   for (const Trial& trial : result.trials) resemblance_.add(trial);
                   best_.runs += result.trials.size();
                   if (!result.failures.empty()) failure = result.failures.front();
                   const std::size_t passed = failure ? failure->first : result.judged;
                   for (std::size_t i = 0; i < passed; ++i) passed_.add(*portion.cases[i]);
                   done += passed;
                   cut_ = cut_ || (!failure && passed < portion.cases.size());
                   return !failure && !cut_;
                 });
    if (!failure) break;
    if (failure->verdict == Verdict::batch_only) {
      company_counts_ = true;
    } else if (is_failing(open[done++], true)) {
      return true;
    }
  }
  return false;
}

// Tries the simplest ones that `choose` marks among all that are simpler, until one fails.
void Shrinker::try_simplest(std::size_t most, const std::function<Marks(const Cases&)>& choose) {
  const auto give_up = std::min(until_, examiner_.now() + time_to_guess);
  const std::uint64_t rank = space_.rank(instance());
  for (std::uint64_t first = 0; first < rank && examiner_.now() < give_up;
       first += candidates_at_once) {
    const Cases some = space_.list(first, std::min(candidates_at_once, rank - first));
    const Marks marks = choose(some);
    for (std::size_t i = 0; i < some.size(); ++i) {
      if (!marks[i] || passed_.has(*some[i])) continue;
      if (is_failing(some[i], false) || is_over() || --most == 0) return;
    }
  }
}

// Where a classic mistake answers as the program does, it says where to look; else what has the
// same answer often fails as well.
void Shrinker::guess() {
  if (!space_.size()) return;
  if (!resemblance_.agreeing().empty()) {
    try_simplest(most_predicted, [this](const Cases& some) { return predicted(some); });
    return;
  }
  const Answered own = instance().answered();
  try_simplest(most_alike, [&own](const Cases& some) {
    Marks marks;
    for (const CasePtr& one : some) marks.push_back(one->answered() == own);
    return marks;
  });
}

Shrinker::Marks Shrinker::predicted(const Cases& cases) const {
  std::vector<char> failing(cases.size());
  arena_.for_range(cases.size(), 1, [&](std::size_t i, std::size_t) {
    failing[i] = resemblance_.predicts_failure(cases[i]) == true ? 1 : 0;
  });
  return {failing.begin(), failing.end()};
}

// Whether one of them fails as a classic mistake predicts it, and takes it. Those of which it is
// not predicted are left in `cases`, in order.
bool Shrinker::find_predicted(Cases& cases) {
  constexpr std::size_t at_once = 16;  // a prediction may take milliseconds
  Cases others;
  for (std::size_t first = 0; first < cases.size() && !is_over(); first += at_once) {
    const Cases some(at(cases, first), at(cases, std::min(cases.size(), first + at_once)));
    const Marks marks = predicted(some);
    Cases likely;
    for (std::size_t i = 0; i < some.size(); ++i) {
      (marks[i] ? likely : others).push_back(some[i]);
    }
    if (find_first(likely)) return true;
  }
  cases = std::move(others);
  return false;
}

// From one that fails to a simpler one like it, until none fails.
void Shrinker::descend() {
  if (space_.size() && !resemblance_.agreeing().empty()) return;
  while (!is_over()) {
    const Cases variants = space_.simpler(instance());
    const auto is_open = [this](const CasePtr& one) { return !passed_.has(*one); };
    Cases untried;
    std::copy_if(variants.begin(), variants.end(), std::back_inserter(untried), is_open);
    best_.untried = untried.size();
    if (find_predicted(untried)) continue;
    if (!resemblance_.agreeing().empty() && untried.size() > largest_directed_pass) {
      untried.resize(largest_directed_pass);
    }
    if (space_.size() && best_.runs > most_descending_runs) break;
    if (find_first(untried)) continue;
    best_.untried =
        static_cast<std::uint64_t>(std::count_if(variants.begin(), variants.end(), is_open));
    return;
  }
}

// Runs everything that is simpler, simplest first.
void Shrinker::prove() {
  if (!space_.size()) return;
  const std::uint64_t rank = space_.rank(instance());
  std::uint64_t done = 0;
  bool found = false;
  while (done < rank && !found && !is_over()) {
    const std::uint64_t count = std::min<std::uint64_t>(candidates_at_once * 16, rank - done);
    found = find_first(space_.list(done, count));
    if (!found && !is_over()) done += count;
  }
  // What has been found is the first of all that fail.
  best_.proved = found || done == rank;
  best_.untried = 0;
  if (best_.proved) return;
  best_.untried = rank - passed_.count_below(rank);
}

// As few cases as will do before the last one. Where one of them fails alone after all, that is the
// failure.
void Shrinker::shrink_batch() {
  Cases before = best_.failure.trial.cases;
  const CasePtr last = std::move(before.back());
  before.pop_back();
  std::uint64_t left = most_batch_runs;
  const auto fails = [&](Cases some) {
    if (is_over() || left == 0) return false;
    --left;
    some.push_back(last);
    auto trial = examiner_.attempt(some, until_, false);
    if (!trial) {
      cut_ = true;
      return false;
    }
    ++best_.runs;
    resemblance_.add(*trial);
    if (trial->verdict == Verdict::accepted) return false;
    take({0, some.size(), Verdict::batch_only, *std::move(trial)});
    return true;
  };
  // Often their number is all that counts, or the last one that is like some.
  for (std::size_t least = 1; least < before.size() && !is_over();) {
    const std::size_t count = least + (before.size() - least) / 2;
    Cases some(at(before, before.size() - count), at(before, before.size()));
    if (fails(some)) {
      before = std::move(some);
    } else {
      least = count + 1;
    }
  }
  // Zeller and Hildebrandt's ddmin: parts of them, then all but a part, in ever smaller parts.
  for (std::size_t parts = 2; before.size() > 1 && parts <= before.size() && !is_over();) {
    const auto bound = [&](std::size_t part) { return before.size() * part / parts; };
    std::optional<Cases> fewer;
    std::size_t next_parts = 2;
    for (std::size_t part = 0; part < parts && !fewer; ++part) {
      Cases some(at(before, bound(part)), at(before, bound(part + 1)));
      if (fails(some)) fewer = std::move(some);
    }
    for (std::size_t part = 0; part < parts && parts > 2 && !fewer; ++part) {
      Cases some(at(before, 0), at(before, bound(part)));
      some.insert(some.end(), at(before, bound(part + 1)), at(before, before.size()));
      if (!fails(some)) continue;
      fewer = std::move(some);
      next_parts = parts - 1;
    }
    if (fewer) {
      before = *std::move(fewer);
      parts = std::max<std::size_t>(next_parts, 2);
    } else if (parts == before.size()) {
      break;
    } else {
      parts = std::min(2 * parts, before.size());
    }
  }
  company_counts_ = true;
  find_first(Cases(best_.failure.trial.cases));
}

}  // namespace boardmill::stress
