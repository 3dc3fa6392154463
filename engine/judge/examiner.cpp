#include "engine/judge/examiner.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "engine/judge/input_file.h"

namespace boardmill::judge {
namespace {

bool is_blank(std::string_view text) {
  return text.find_first_not_of(" \t\r\n\v\f") == std::string_view::npos;
}

// What a run of many cases may exceed though each case is modest.
bool is_of_amount(Verdict verdict) {
  return is_of_time(verdict) || verdict == Verdict::memory_limit ||
         verdict == Verdict::output_limit;
}

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
  switch (compare(rules_.comparator, expected, run.output).match) {
    case Match::same:
      return Verdict::accepted;
    case Match::blanks_only:
      return Verdict::presentation;
    case Match::different:
      break;
  }
  return Verdict::wrong_answer;
}

bool Examiner::same(std::string_view expected, std::string_view got) const {
  return compare(rules_.comparator, expected, got).match == Match::same;
}

// Empty: there are not as many answers as cases, or there is something else.
std::vector<std::string> Examiner::split(const Trial& trial) const {
  std::string_view rest = trial.run.output;
  std::vector<std::string_view> taken;
  job_.take_answers(*open_whole(job_, trial.input), rest, taken);
  if (taken.size() != trial.cases.size() || !is_blank(rest)) return {};
  return {taken.begin(), taken.end()};
}

std::optional<Trial> Examiner::attempt(std::span<const std::string> cases,
                                       std::chrono::nanoseconds until, bool alone) const {
  Trial trial;
  trial.cases.assign(cases.begin(), cases.end());
  trial.input = make_file(job_, {cases.begin(), cases.end()});
  trial.answers = answers_in(job_, trial.input, cases.size());
  for (const std::string& answer : trial.answers) trial.expected += answer + "\n";
  RunLimits limits = rules_.limits;
  const auto left = until - clock_();
  if (left <= std::chrono::nanoseconds::zero()) return std::nullopt;
  const bool hurried = left < limits.wall;
  if (hurried) limits.wall = left;
  trial.run = program_.run(trial.input, limits, alone);
  if (trial.run.ending == Ending::stopped) return std::nullopt;
  if (hurried && trial.run.ending == Ending::wall_limit) return std::nullopt;
  trial.verdict = verdict_of(trial.run, trial.expected);
  if (trial.run.ending == Ending::exited) trial.got = split(trial);
  return trial;
}

// One examination.
class Examiner::Search {
 public:
  Search(const Examiner& examiner, std::span<const std::string> cases,
         std::chrono::nanoseconds until, bool all)
      : examiner_(examiner), cases_(cases), until_(until), all_(all) {}

  Examination run() && {
    result_.judged = cases_.size();
    look(0, cases_.size());
    if (!result_.failures.empty() && !all_) {
      const CaseFailure& failure = result_.failures.front();
      result_.judged = std::min(result_.judged, failure.first + failure.count);
    }
    return std::move(result_);
  }

 private:
  bool is_over() const { return cut_ || (!all_ && !result_.failures.empty()); }

  const Trial* attempt(std::size_t first, std::span<const std::string> cases) {
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
    if (const auto suspects = suspects_of(whole); !suspects.empty()) {
      return look_at(suspects, whole);
    }
    const std::size_t half = count / 2;
    bool any = look(first, half);
    any = look(first + half, count - half) || any;
    if (any || cut_ || is_of_amount(whole.verdict)) return any;
    fail(first, count, Verdict::batch_only, whole);
    return true;
  }

  // The cases with a wrong answer, as indices in the trial.
  std::vector<std::size_t> suspects_of(const Trial& trial) const {
    std::vector<std::size_t> suspects;
    for (std::size_t i = 0; i < trial.got.size(); ++i) {
      if (!examiner_.same(trial.answers[i], trial.got[i])) suspects.push_back(i);
    }
    return suspects;
  }

  // Whether one of them is wrong, or the run as a whole.
  bool look_at(const std::vector<std::size_t>& suspects, const Trial& whole) {
    bool any = false;
    bool company = false;
    if (all_ && suspects.size() > 1) {
      // Those that are wrong again among themselves are believed to be so.
      std::vector<std::string> texts;
      for (const std::size_t i : suspects) texts.push_back(whole.cases[i]);
      const Trial* again = attempt(whole.first + suspects.front(), texts);
      if (again == nullptr) return false;
      const Trial second = *again;
      const std::vector<std::size_t> twice = suspects_of(second);
      for (std::size_t i = 0; i < suspects.size() && !cut_; ++i) {
        const std::size_t index = whole.first + suspects[i];
        if (std::binary_search(twice.begin(), twice.end(), i)) {
          fail(index, 1, Verdict::wrong_answer, part(second, i));
          any = true;
        } else {
          (look(index, 1) ? any : company) = true;
        }
      }
    } else {
      any = look(whole.first + suspects.front(), 1);
      company = !any && !cut_;
    }
    if (company && !cut_) {
      fail(whole.first, suspects.front() + 1, Verdict::batch_only, whole);
      any = true;
    }
    return any;
  }

  // A trial as that of one of its cases.
  static Trial part(const Trial& trial, std::size_t index) {
    Trial one;
    one.cases = {trial.cases[index]};
    one.answers = {trial.answers[index]};
    one.got = {trial.got[index]};
    one.expected = trial.answers[index] + "\n";
    one.run = trial.run;
    one.run.output = trial.got[index] + "\n";
    one.verdict = Verdict::wrong_answer;
    return one;
  }

  const Examiner& examiner_;
  std::span<const std::string> cases_;
  std::chrono::nanoseconds until_;
  bool all_;
  bool cut_ = false;
  Examination result_;
};

Examination Examiner::examine(std::span<const std::string> cases, std::chrono::nanoseconds until,
                              bool all) const {
  return Search(*this, cases, until, all).run();
}

}  // namespace boardmill::judge
