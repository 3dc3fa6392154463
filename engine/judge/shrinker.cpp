#include "engine/judge/shrinker.h"

#include <algorithm>
#include <utility>

namespace boardmill::judge {
namespace {

constexpr std::uint64_t listed_at_once = 512;
constexpr std::size_t largest_directed_pass = 32;
constexpr std::uint64_t most_descending_runs = 400;
constexpr auto time_to_guess = std::chrono::milliseconds(500);

}  // namespace

Counterexample Shrinker::shrink(const CaseFailure& failure, std::chrono::nanoseconds until) {
  until_ = until;
  best_ = {};
  best_.found = examiner_.now();
  take(failure);
  if (failure.verdict == Verdict::batch_only) {
    shrink_batch();
  } else {
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

// Whether the program fails on it, twice; then it is the best one.
bool Shrinker::is_failing(const std::string& instance) {
  for (int i = 0; i < 2; ++i) {
    auto trial = examiner_.attempt({&instance, 1}, until_, i == 1);
    if (!trial) {
      cut_ = true;
      return false;
    }
    ++best_.runs;
    if (i == 0) resemblance_.add(*trial);
    if (trial->verdict == Verdict::accepted) {
      passed_.insert(instance);
      return false;
    }
    if (i == 1) {
      const Verdict verdict = trial->verdict;
      take({0, 1, verdict, *std::move(trial)});
    }
  }
  return true;
}

// Whether there is one among them on which it fails: the first one is taken. If not, all have been
// run, or the time is over.
bool Shrinker::find_first(std::vector<std::string> instances) {
  std::size_t next = 0;
  bool found = false;
  const auto take_next = [&](std::size_t count) {
    std::vector<TestCase> cases;
    for (; next < instances.size() && cases.size() < count; ++next) {
      if (passed_.count(instances[next]) == 0) cases.push_back({instances[next], {}});
    }
    return cases;
  };
  while (!found && !is_over() && next < instances.size()) {
    std::optional<std::string> failing;
    std::size_t failing_at = 0;
    std::size_t judged = 0;
    run_in_order(arena_, examiner_, size_, until_, false, take_next, [&](Portion& portion) {
      const Examination& result = portion.result;
      for (const Trial& trial : result.trials) resemblance_.add(trial);
      best_.runs += result.trials.size();
      for (std::size_t i = 0; i < result.judged; ++i) {
        const bool failed = !result.failures.empty() && result.failures.front().first == i;
        if (!failed) passed_.insert(portion.cases[i].text);
      }
      judged += result.judged;
      if (!result.failures.empty()) {
        failing = portion.cases[result.failures.front().first].text;
        return false;
      }
      cut_ = cut_ || result.judged < portion.cases.size();
      return !cut_;
    });
    if (!failing) break;
    found = is_failing(*failing);
    if (found) continue;
    // It fails among others only, or not each time: the search goes on behind it.
    failing_at = static_cast<std::size_t>(std::find(instances.begin(), instances.end(), *failing) -
                                          instances.begin());
    next = failing_at + 1;
  }
  return found;
}

// Where a classic mistake answers as the program does, it says where to look.
void Shrinker::guess() {
  const auto size = space_.size();
  if (!size || resemblance_.agreeing().empty()) return;
  const auto give_up = std::min(until_, examiner_.now() + time_to_guess);
  const std::uint64_t rank = space_.rank(instance());
  TextColumn instances;
  for (std::uint64_t first = 0; first < rank && examiner_.now() < give_up;
       first += listed_at_once) {
    instances.clear();
    space_.list(first, std::min(listed_at_once, rank - first), instances);
    for (std::size_t i = 0; i < instances.size(); ++i) {
      const std::string one(instances.cell(i));
      if (resemblance_.predicts_failure(one) != true || passed_.count(one) != 0) continue;
      if (is_failing(one) || is_over() || resemblance_.agreeing().empty()) return;
    }
  }
}

// From one that fails to a simpler one like it, until none fails.
void Shrinker::descend() {
  if (space_.size() && !resemblance_.agreeing().empty()) return;
  while (!is_over()) {
    TextColumn variants;
    space_.simpler(instance(), variants);
    std::vector<std::string> likely, others;
    for (std::size_t i = 0; i < variants.size(); ++i) {
      std::string one(variants.cell(i));
      if (passed_.count(one) != 0) continue;
      (resemblance_.predicts_failure(one) == true ? likely : others).push_back(std::move(one));
    }
    best_.untried = likely.size() + others.size();
    if (find_first(likely)) continue;
    if (!resemblance_.agreeing().empty() && others.size() > largest_directed_pass) {
      others.resize(largest_directed_pass);
    }
    if (space_.size() && best_.runs > most_descending_runs) break;
    if (find_first(others)) continue;
    std::uint64_t untried = 0;
    for (std::size_t i = 0; i < variants.size(); ++i) {
      if (passed_.count(std::string(variants.cell(i))) == 0) ++untried;
    }
    best_.untried = untried;
    return;
  }
}

// Runs everything that is simpler, simplest first.
void Shrinker::prove() {
  if (!space_.size()) return;
  const std::uint64_t rank = space_.rank(instance());
  std::uint64_t done = 0;
  bool found = false;
  TextColumn instances;
  while (done < rank && !found && !is_over()) {
    instances.clear();
    const std::uint64_t count = std::min<std::uint64_t>(listed_at_once * 16, rank - done);
    space_.list(done, static_cast<std::size_t>(count), instances);
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < instances.size(); ++i) texts.emplace_back(instances.cell(i));
    found = find_first(texts);
    if (!found && !is_over()) done += count;
  }
  // What has been found is the first of all that fail.
  best_.proved = found || done == rank;
  best_.untried = 0;
  if (best_.proved) return;
  std::uint64_t passed = 0;
  for (std::uint64_t first = 0; first < rank; first += listed_at_once) {
    instances.clear();
    space_.list(first, std::min(listed_at_once, rank - first), instances);
    for (std::size_t i = 0; i < instances.size(); ++i) {
      passed += passed_.count(std::string(instances.cell(i)));
    }
  }
  best_.untried = rank - passed;
}

// The last case with one other, if that will do; else cases are left out one after the other.
void Shrinker::shrink_batch() {
  std::vector<std::string> cases = best_.failure.trial.cases;
  const auto fails = [&](const std::vector<std::string>& some) {
    if (is_over()) return false;
    auto trial = examiner_.attempt(some, until_, false);
    if (!trial) return false;
    ++best_.runs;
    resemblance_.add(*trial);
    if (trial->verdict == Verdict::accepted) return false;
    take({0, some.size(), Verdict::batch_only, *std::move(trial)});
    return true;
  };
  for (std::size_t i = cases.size() - 1; i-- > 0;) {
    if (fails({cases[i], cases.back()})) return;
  }
  for (std::size_t width = cases.size() / 2; width > 0; width /= 2) {
    for (std::size_t first = 0; first + width < cases.size() + 1 && !is_over();) {
      std::vector<std::string> fewer = cases;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(first),
                  fewer.begin() + static_cast<std::ptrdiff_t>(first + width));
      if (fewer.size() > 1 && fails(fewer)) {
        cases = fewer;
      } else {
        first += width;
      }
    }
  }
}

}  // namespace boardmill::judge
