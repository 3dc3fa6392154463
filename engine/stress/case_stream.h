/// The cases that a program is tried on, in order: the landmarks of the puzzle, which take no time
/// to make, the judge set, then instances by their exact answers in turn, none of them twice.
/// Covered by tests/unit/stress/case_stream_test.cpp.
#pragma once

#include <atomic>
#include <compare>
#include <cstdint>
#include <set>
#include <string>
#include <unordered_set>
#include <vector>

#include "engine/puzzle/entry.h"
#include "engine/puzzle/executor.h"
#include "engine/puzzle/space.h"

namespace boardmill::stress {

/// The exact answer of an instance.
struct Answered {
  Outcome outcome = Outcome::solved;
  std::uint16_t cost = Results::no_cost;
  auto operator<=>(const Answered&) const = default;
};

/// "unsolvable", "cost 3"
std::string text(const Answered& answer);

struct TestCase {
  std::string text;  ///< the record of one instance
  Answered answer;
};

struct StreamOrder {
  std::uint64_t seed = 1;
  bool exhaustive = false;    ///< all instances of the space, simplest first, and nothing else
  std::size_t per_file = 10;  ///< of the judge set
};

/// One thread at a time.
class CaseStream {
 public:
  /// The request of the job asks for the columns `answer` and `solution`, and for exact costs.
  /// `exhaustive` needs a space that has a size. All of it must outlive the stream.
  CaseStream(const Description& puzzle, const Job& job, const Space& space,
             const StreamOrder& order, Executor& executor, const std::atomic<bool>& interrupted);

  /// The next cases, at most `count`; empty: there are no others.
  std::vector<TestCase> next(std::size_t count);

  /// Instead of the first cases: landmarks and judge set at once.
  std::vector<TestCase> take_judge_set();

  /// From now on no cases with this answer.
  void leave(const Answered& answer) { left_.insert(answer); }
  const std::set<Answered>& left() const { return left_; }

  /// Whether every instance of the space has come, or was left out by leave().
  bool is_exhausted() const { return listed_ == space_.size() && next_ == ready_.size(); }

 private:
  bool refill();
  void add_landmarks();
  void add_judge_set();
  void add_space(std::uint64_t size);
  void add_draws();
  void add(const std::vector<std::string>& texts);

  const Description& puzzle_;
  const Job& job_;
  const Space& space_;
  StreamOrder order_;
  Executor& executor_;
  const std::atomic<bool>& interrupted_;
  std::unordered_set<std::string> known_;
  std::vector<TestCase> ready_;  ///< from next_ on
  std::size_t next_ = 0;
  std::set<Answered> left_;
  bool landmarks_added_ = false;
  bool judge_set_added_ = false;
  std::uint64_t listed_ = 0;  ///< of the space
  std::uint64_t rounds_ = 0;  ///< of draws
  std::uint64_t drawn_ = 0;   ///< so many numbers of Job::draw_mixed
};

}  // namespace boardmill::stress
