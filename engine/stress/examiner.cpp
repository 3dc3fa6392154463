#include "engine/stress/examiner.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

#include "engine/judge/input_file.h"

namespace boardmill::stress {
namespace {

using judge::compare;
using judge::Ending;
using judge::is_of_amount;
using judge::is_of_time;
using judge::make_file;
using judge::Match;
using judge::Run;
using judge::RunLimits;
using judge::Verdict;

}  // namespace

Verdict Examiner::verdict_of(const Run& run, std::string_view expected) const {
  switch (run.ending) {
    case Ending::cpu_limit:
      return Verdict::time_limit;
    case Ending::wall_limit:
    case Ending::stopped:
      return Verdict::idleness_limit;
    case Ending::memory_limit:
      return Verdict::memory_limit;
    case Ending::output_limit:
      return Verdict::output_limit;
    case Ending::signalled:
      return Verdict::run_time_error;
    case Ending::exited:
      break;
  }
  if (run.status != 0) return Verdict::run_time_error;
  if (is_blank(run.output) && !is_blank(expected)) return Verdict::no_output;
  return verdict_of_answer(expected, run.output);
}

Verdict Examiner::verdict_of_answer(std::string_view expected, std::string_view got) const {
  switch (compare(rules_.comparator, expected, got).match) {
    case Match::same:
      return Verdict::accepted;
    case Match::blanks_only:
      return Verdict::presentation;
    case Match::different:
      break;
  }
  return Verdict::wrong_answer;
}

// Empty: there are not as many answers as cases, or there is something else.
std::vector<std::string> Examiner::split(const Trial& trial) const {
  std::string_view rest = trial.run.output;
  std::vector<std::string_view> taken;
  checking_.take_answers(trial.cases, rest, taken);
  if (taken.size() != trial.cases.size() || !is_blank(rest)) return {};
  return {taken.begin(), taken.end()};
}

std::optional<Trial> Examiner::attempt(std::span<const CasePtr> cases,
                                       std::chrono::nanoseconds until, bool alone) const {
  Trial trial;
  trial.cases.assign(cases.begin(), cases.end());
  trial.input = make_file(making_, cases);
  trial.answers = checking_.answers(cases);
  for (const std::string& answer : trial.answers) trial.expected += answer + "\n";
  RunLimits limits = rules_.limits;
  const auto left = until - clock_();
  if (left <= std::chrono::nanoseconds::zero()) return std::nullopt;
  const bool hurried = rules_.cut_off && left < limits.wall;
  if (hurried) limits.wall = left;
  trial.run = program_.run(trial.input, limits, alone);
  if (trial.run.ending == Ending::stopped) return std::nullopt;
  if (hurried && trial.run.ending == Ending::wall_limit) return std::nullopt;
  trial.verdict = verdict_of(trial.run, trial.expected);
  if (trial.run.ending == Ending::exited) trial.got = split(trial);
  if (checking_.takes_any_witness()) replay(trial);
  return trial;
}

// Any witness may be right, so that the texts need not be the same.
void Examiner::replay(Trial& trial) const {
  if (trial.verdict != Verdict::wrong_answer && trial.verdict != Verdict::presentation) return;
  const std::vector<std::string_view> got(trial.got.begin(), trial.got.end());
  checking_.judge_outputs(trial.cases, got, trial.objections);
  const bool right = !got.empty() && std::all_of(trial.objections.begin(), trial.objections.end(),
                                                 [](const auto& one) { return one.empty(); });
  trial.verdict = right ? Verdict::accepted : Verdict::wrong_answer;
}

bool Examiner::is_right(const Trial& trial, std::size_t index) const {
  if (!trial.objections.empty()) return trial.objections[index].empty();
  return verdict_of_answer(trial.answers[index], trial.got[index]) == Verdict::accepted;
}

// A trial of many cases as that of one of them.
Trial Examiner::part(const Trial& trial, std::size_t index) const {
  Trial one;
  one.cases = {trial.cases[index]};
  one.input = make_file(making_, one.cases);
  one.answers = checking_.answers(one.cases);
  one.got = {trial.got[index]};
  one.expected = one.answers.front() + "\n";
  one.run = trial.run;
  one.run.output = trial.got[index] + "\n";
  one.verdict = verdict_of_answer(trial.answers[index], trial.got[index]);
  if (!trial.objections.empty()) one.objections = {trial.objections[index]};
  return one;
}

// One examination.
class Examiner::Search {
 public:
  Search(const Examiner& examiner, std::span<const CasePtr> cases, std::chrono::nanoseconds until,
         bool all)
      : examiner_(examiner), cases_(cases), until_(until), all_(all) {}

  Examination run() && {
    result_.judged = cases_.size();
    look(0, cases_.size());
    if (!result_.failures.empty() && !all_) {
      const CaseFailure& failure = result_.failures.front();
      result_.judged = std::min(result_.judged, failure.first + failure.count);
    }
    result_.unresolved =
        cut_ && result_.failures.empty() &&
        std::any_of(result_.trials.begin(), result_.trials.end(),
                    [](const Trial& trial) { return trial.verdict != Verdict::accepted; });
    std::stable_sort(
        result_.trials.begin(), result_.trials.end(),
        [](const Trial& a, const Trial& b) { return a.cases.size() < b.cases.size(); });
    return std::move(result_);
  }

 private:
  bool is_over() const { return cut_ || (!all_ && !result_.failures.empty()); }

  const Trial* attempt(std::size_t first, std::span<const CasePtr> cases) {
    auto trial = examiner_.attempt(cases, until_, false);
    if (!trial) {
      result_.judged = std::min(result_.judged, first);
      cut_ = true;
      return nullptr;
    }
    trial->first = first;
    result_.trials.push_back(*std::move(trial));
    return &result_.trials.back();
  }

  void fail(std::size_t first, std::size_t count, Verdict verdict, const Trial& trial) {
    result_.failures.push_back({first, count, verdict, trial});
  }

  // Whether a failure has been found among these cases.
  bool look(std::size_t first, std::size_t count) {
    if (is_over() || count == 0) return false;
    const Trial* found = attempt(first, cases_.subspan(first, count));
    if (found == nullptr || found->verdict == Verdict::accepted) return false;
    if (count == 1) {
      fail(first, 1, found->verdict, *found);
      return true;
    }
    const Trial whole = *found;
    const auto suspects = suspects_of(whole);
    if (!suspects.empty()) {
      if (all_ ? confirm_all(suspects, whole) : confirm_first(suspects.front(), whole)) return true;
      if (cut_) return false;
    }
    const std::size_t parts = std::min(count, parts_of(whole.verdict));
    bool any = false;
    for (std::size_t part = 0; part < parts; ++part) {
      const std::size_t from = count * part / parts;
      any = look(first + from, count * (part + 1) / parts - from) || any;
    }
    if (any || cut_ || is_of_amount(whole.verdict)) return any;
    fail_together(first, suspects.empty() ? count : suspects.front() + 1, whole);
    return !cut_;
  }

  // A run that takes all of its time takes much longer than many that end.
  static std::size_t parts_of(Verdict verdict) { return is_of_time(verdict) ? 64 : 2; }

  // None of the cases of a run fails alone; if the first ones of them will do, those fail.
  void fail_together(std::size_t first, std::size_t count, const Trial& whole) {
    if (count < whole.cases.size()) {
      const Trial* fewer = attempt(first, cases_.subspan(first, count));
      if (fewer == nullptr) return;
      if (fewer->verdict != Verdict::accepted) {
        return fail(first, count, Verdict::batch_only, Trial(*fewer));
      }
    }
    fail(first, whole.cases.size(), Verdict::batch_only, whole);
  }

  // The cases with a wrong answer, as indices in the trial. Those of a run that has ended badly are
  // not all that may be wrong with it.
  std::vector<std::size_t> suspects_of(const Trial& trial) const {
    std::vector<std::size_t> suspects;
    if (trial.verdict != Verdict::wrong_answer && trial.verdict != Verdict::presentation) return {};
    for (std::size_t i = 0; i < trial.got.size(); ++i) {
      if (!examiner_.is_right(trial, i)) suspects.push_back(i);
    }
    return suspects;
  }

  // An answer too many makes up for one that is missing, so that a suspect may be innocent, and a
  // case before it not.
  bool confirm_first(std::size_t suspect, const Trial& whole) {
    return look(whole.first, suspect) || look(whole.first + suspect, 1);
  }

  // Whether just these cases are wrong: those few each alone, many once more among themselves, in
  // another order; and the others are right without them. If not, nothing is taken down.
  bool confirm_all(const std::vector<std::size_t>& suspects, const Trial& whole) {
    constexpr std::size_t few = 8;
    std::vector<CaseFailure> failures;
    if (suspects.size() <= few) {
      for (const std::size_t i : suspects) {
        const Trial* one = attempt(whole.first, {&whole.cases[i], 1});
        if (one == nullptr || one->verdict == Verdict::accepted) return false;
        failures.push_back({whole.first + i, 1, one->verdict, *one});
        failures.back().trial.first = whole.first + i;
      }
    } else {
      std::vector<std::size_t> order;
      for (const std::size_t parity : {1U, 0U}) {
        for (std::size_t i = parity; i < suspects.size(); i += 2) order.push_back(suspects[i]);
      }
      Cases some;
      for (const std::size_t i : order) some.push_back(whole.cases[i]);
      const Trial* again = attempt(whole.first, some);
      if (again == nullptr || suspects_of(*again).size() != order.size()) return false;
      for (std::size_t i = 0; i < order.size(); ++i) {
        Trial one = examiner_.part(*again, i);
        one.first = whole.first + order[i];
        failures.push_back({one.first, 1, one.verdict, std::move(one)});
      }
      std::sort(failures.begin(), failures.end(),
                [](const CaseFailure& a, const CaseFailure& b) { return a.first < b.first; });
    }
    if (!are_others_right(suspects, whole)) return false;
    std::move(failures.begin(), failures.end(), std::back_inserter(result_.failures));
    return true;
  }

  bool are_others_right(const std::vector<std::size_t>& suspects, const Trial& whole) {
    Cases others;
    for (std::size_t i = 0; i < whole.cases.size(); ++i) {
      if (!std::binary_search(suspects.begin(), suspects.end(), i)) {
        others.push_back(whole.cases[i]);
      }
    }
    if (others.empty()) return true;
    const Trial* trial = attempt(whole.first, others);
    return trial != nullptr && trial->verdict == Verdict::accepted;
  }

  const Examiner& examiner_;
  std::span<const CasePtr> cases_;
  std::chrono::nanoseconds until_;
  bool all_;
  bool cut_ = false;
  Examination result_;
};

Examination Examiner::examine(std::span<const CasePtr> cases, std::chrono::nanoseconds until,
                              bool all) const {
  return Search(*this, cases, until, all).run();
}

}  // namespace boardmill::stress
