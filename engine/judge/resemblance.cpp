#include "engine/judge/resemblance.h"

#include <algorithm>

#include "engine/judge/input_file.h"

namespace boardmill::judge {

void Resemblance::add(const Trial& trial) {
  if (trial.verdict != Verdict::accepted) {
    wrong_ = true;
    if (trial.got.size() != trial.cases.size()) {
      // It crashed, or printed too little: the mistakes do neither.
      std::fill(alive_.begin(), alive_.end(), false);
      return;
    }
  }
  cases_ += trial.cases.size();
  if (std::none_of(alive_.begin(), alive_.end(), [](bool alive) { return alive; })) return;
  const Chunk chunk = *open_whole(job_, trial.input);
  TextColumn answers;
  for (std::size_t mistake = 0; mistake < alive_.size(); ++mistake) {
    if (!alive_[mistake]) continue;
    answers.clear();
    job_.answer_mistakenly(mistake, chunk, answers);
    for (std::size_t i = 0; i < trial.got.size() && alive_[mistake]; ++i) {
      alive_[mistake] = same(trim_line(answers.cell(i)), trial.got[i]);
    }
  }
}

std::vector<std::size_t> Resemblance::agreeing() const {
  std::vector<std::size_t> mistakes;
  for (std::size_t i = 0; i < alive_.size() && wrong_; ++i) {
    if (alive_[i]) mistakes.push_back(i);
  }
  return mistakes;
}

std::optional<bool> Resemblance::predicts_failure(const std::string& instance) const {
  const std::vector<std::size_t> mistakes = agreeing();
  if (mistakes.empty()) return std::nullopt;
  const std::string file = make_file(job_, {instance});
  const Chunk chunk = *open_whole(job_, file);
  const std::string right = answers_in(job_, file, 1).front();
  return std::any_of(mistakes.begin(), mistakes.end(), [&](std::size_t mistake) {
    TextColumn answers;
    job_.answer_mistakenly(mistake, chunk, answers);
    const std::string_view printed = trim_line(answers.cell(0));
    return !printed.empty() && !same(printed, right);
  });
}

}  // namespace boardmill::judge
