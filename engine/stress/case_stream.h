/// The cases that a program is tried on, in order: the landmarks of the puzzle, which take no time
/// to make, the judge set, then instances by their exact answers in turn, none of them twice.
/// Covered by tests/unit/stress/case_stream_test.cpp.
#pragma once

#include <atomic>
#include <cstdint>
#include <set>
#include <string>

#include "engine/puzzle/entry.h"
#include "engine/puzzle/executor.h"
#include "engine/stress/case_set.h"

namespace boardmill::stress {

/// "unsolvable", "cost 3"
std::string text(const Answered& answer);

struct StreamOrder {
  std::uint64_t seed = 1;
  bool exhaustive = false;       ///< all instances of the space, simplest first, and nothing else
  std::size_t per_file = 10;     ///< of the judge set
  bool features_wanted = false;  ///< those of each case will be asked for
};

/// One thread at a time.
class CaseStream {
 public:
  /// The job has the facet Making, and its request wants witnesses and exact costs. `exhaustive`
  /// needs a space that has a size. All of it must outlive the stream.
  CaseStream(const Job& job, const StreamOrder& order, Executor& executor,
             const std::atomic<bool>& interrupted);

  /// The next cases, solved, at most `count`; empty: there are no others.
  Cases next(std::size_t count);

  /// Instead of the first cases: landmarks and judge set at once.
  Cases take_judge_set();

  /// From now on no cases with this answer.
  void leave(const Answered& answer) { left_.insert(answer); }
  const std::set<Answered>& left() const { return left_; }

  /// Whether every instance of the space has come, or was left out by leave().
  bool is_exhausted() const { return listed_ == making_.space().size() && next_ == ready_.size(); }

 private:
  bool refill();
  void add_landmarks();
  void add_judge_set();
  void add_space(std::uint64_t size);
  void add_draws();
  void add(Cases cases);

  const Job& job_;
  const Making& making_;
  StreamOrder order_;
  Executor& executor_;
  const std::atomic<bool>& interrupted_;
  CaseSet known_;
  Cases ready_;  ///< from next_ on
  std::size_t next_ = 0;
  std::set<Answered> left_;
  bool landmarks_added_ = false;
  bool judge_set_added_ = false;
  std::uint64_t listed_ = 0;  ///< of the space
  std::uint64_t rounds_ = 0;  ///< of draws
  std::uint64_t drawn_ = 0;   ///< so many numbers of Making::draw_mixed
};

}  // namespace boardmill::stress
