#include "engine/stress/resemblance.h"

#include <algorithm>
#include <utility>

namespace boardmill::stress {
namespace {

using judge::is_of_amount;
using judge::Verdict;

constexpr std::uint64_t most_passed_cases = 300;  // that are compared

}  // namespace

void Resemblance::add(const Trial& trial) {
  const bool passed = trial.verdict == Verdict::accepted;
  if (passed && passed_cases_ >= most_passed_cases) return;
  if (!passed && trial.got.size() != trial.cases.size()) {
    // Too slow or too large for a file of many cases: that says nothing of the answers.
    if (is_of_amount(trial.verdict) && trial.cases.size() > 1) return;
    // It crashed, or printed too little: the mistakes do neither.
    wrong_ = true;
    std::fill(alive_.begin(), alive_.end(), false);
    return;
  }
  if (passed) passed_cases_ += trial.cases.size();
  Answers answers{trial.cases, trial.answers, trial.got};
  if (passed && !wrong_) {
    waiting_.push_back(std::move(answers));
    return;
  }
  wrong_ = true;
  compare_all(answers);
  for (const Answers& one : std::exchange(waiting_, {})) compare_all(one);
}

void Resemblance::compare_all(const Answers& answers) {
  if (!is_any_alive()) return;
  cases_ += answers.got.size();
  TextColumn printed;
  for (std::size_t mistake = 0; mistake < alive_.size(); ++mistake) {
    if (!alive_[mistake]) continue;
    printed.clear();
    coaching_.answer_mistakenly(mistake, answers.cases, printed);
    for (std::size_t i = 0; i < answers.got.size() && alive_[mistake]; ++i) {
      const std::string_view one = trim_line(printed.cell(i));
      // What is too large for its program is no evidence against it.
      if (one.empty()) continue;
      alive_[mistake] = same(one, answers.got[i]);
      if (!same(one, answers.right[i])) shown_[mistake] = true;
    }
  }
}

bool Resemblance::is_any_alive() const {
  return std::any_of(alive_.begin(), alive_.end(), [](bool alive) { return alive; });
}

std::vector<std::size_t> Resemblance::agreeing() const {
  std::vector<std::size_t> mistakes;
  for (std::size_t i = 0; i < alive_.size(); ++i) {
    if (alive_[i] && shown_[i]) mistakes.push_back(i);
  }
  return mistakes;
}

std::optional<bool> Resemblance::predicts_failure(const CasePtr& one) const {
  const std::vector<std::size_t> mistakes = agreeing();
  if (mistakes.empty()) return std::nullopt;
  const Cases cases{one};
  TextColumn answers;
  coaching_.answer_mistakenly(mistakes.front(), cases, answers);
  const std::string_view printed = trim_line(answers.cell(0));
  return !printed.empty() && !same(printed, checking_.answers(cases).front());
}

}  // namespace boardmill::stress
