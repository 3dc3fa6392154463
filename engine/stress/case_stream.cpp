#include "engine/stress/case_stream.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include "engine/judge/test_set.h"
#include "engine/puzzle/random.h"

namespace boardmill::stress {
namespace {

using judge::make_test_set;
using judge::SetOrder;

constexpr std::uint64_t largest_listed_space = std::uint64_t{1} << 17;
constexpr std::uint64_t listed_at_once = 8192;
constexpr std::uint64_t most_draws = 256;  // of all strata, in one round
constexpr std::uint64_t most_empty_rounds = 20;

}  // namespace

std::string text(const Answered& answer) {
  return answer.outcome == Outcome::solved ? fmt::format("cost {}", answer.cost)
                                           : std::string(boardmill::text(answer.outcome));
}

CaseStream::CaseStream(const Job& job, const StreamOrder& order, Executor& executor,
                       const std::atomic<bool>& interrupted)
    : job_(job),
      making_(*job.making()),
      order_(order),
      executor_(executor),
      interrupted_(interrupted),
      known_(making_.space()) {}

Cases CaseStream::next(std::size_t count) {
  Cases cases;
  while (cases.size() < count && !interrupted_) {
    if (next_ == ready_.size()) {
      // What is there goes out before the next cases are made.
      if (!cases.empty() || !refill()) break;
      continue;
    }
    CasePtr& one = ready_[next_++];
    if (left_.count(one->answered()) == 0) cases.push_back(std::move(one));
  }
  return cases;
}

// False: there are no other cases.
bool CaseStream::refill() {
  ready_.clear();
  next_ = 0;
  const auto size = making_.space().size();
  if (!order_.exhaustive && !landmarks_added_) {
    landmarks_added_ = true;
    add_landmarks();
  } else if (!order_.exhaustive && !judge_set_added_) {
    judge_set_added_ = true;
    add_judge_set();
  } else if (size && (order_.exhaustive || *size <= largest_listed_space)) {
    if (listed_ == *size) return false;
    add_space(*size);
  } else {
    for (std::uint64_t i = 0; i < most_empty_rounds && ready_.empty() && !interrupted_; ++i) {
      add_draws();
    }
    return !interrupted_ && !ready_.empty();
  }
  return !interrupted_;
}

Cases CaseStream::take_judge_set() {
  landmarks_added_ = judge_set_added_ = true;
  add_landmarks();
  add_judge_set();
  next_ = 0;
  return std::exchange(ready_, {});
}

void CaseStream::add(Cases cases) {
  const std::size_t begin = ready_.size();
  for (CasePtr& one : cases) {
    // Nothing comes twice where everything is listed in order.
    if (order_.exhaustive || known_.add(*one)) ready_.push_back(std::move(one));
  }
  executor_.for_range(ready_.size() - begin, 64, [&](std::size_t from, std::size_t to) {
    for (std::size_t i = begin + from; i < begin + to; ++i) {
      (void)ready_[i]->answered();
      if (order_.features_wanted) (void)job_.coaching().features(*ready_[i]);
    }
  });
}

void CaseStream::add_landmarks() {
  const Cases landmarks = making_.landmarks(order_.seed);
  Cases cases;
  // From both ends: the plainest ones stand first, and those on which rare mistakes show last.
  for (std::size_t first = 0, last = landmarks.size(); first < last;) {
    cases.push_back(landmarks[first++]);
    if (first < last) cases.push_back(landmarks[--last]);
  }
  add(std::move(cases));
}

void CaseStream::add_judge_set() {
  SetOrder order;
  order.seed = order_.seed;
  order.per_file = order_.per_file;
  const auto set = make_test_set(job_, order, {}, executor_, interrupted_);
  if (!set) return;
  add(set->instances);
}

void CaseStream::add_space(std::uint64_t size) {
  const std::uint64_t count =
      order_.exhaustive ? std::min(listed_at_once, size - listed_) : size - listed_;
  add(making_.space().list(listed_, count));
  listed_ += count;
  if (order_.exhaustive) return;
  // Each answer in turn; which of its instances comes when is drawn.
  std::map<Answered, Cases> strata;
  for (CasePtr& one : ready_) strata[one->answered()].push_back(std::move(one));
  ready_.clear();
  Random random(order_.seed, 0);
  for (auto& [answer, cases] : strata) {
    for (std::size_t i = cases.size(); i > 1; --i) {
      std::swap(cases[i - 1], cases[random.below(static_cast<std::uint32_t>(i))]);
    }
  }
  for (bool more = true; more;) {
    more = false;
    for (auto& [answer, cases] : strata) {
      if (cases.empty()) continue;
      ready_.push_back(std::move(cases.back()));
      cases.pop_back();
      more = true;
    }
  }
}

void CaseStream::add_draws() {
  // Few at first: whoever fails early does not wait for many.
  const std::uint64_t count =
      std::min(most_draws, std::uint64_t{4} << std::min<std::uint64_t>(rounds_++, 20));
  std::vector<Cases> drawn(count);
  executor_.for_range(count, 1, [&](std::size_t i, std::size_t) {
    if (!interrupted_) drawn[i] = making_.draw_mixed(order_.seed, drawn_ + i, 1);
  });
  drawn_ += count;
  Cases cases;
  for (Cases& some : drawn) std::move(some.begin(), some.end(), std::back_inserter(cases));
  add(std::move(cases));
}

}  // namespace boardmill::stress
