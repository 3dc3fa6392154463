/// A program before the judge: cases in, verdicts out. Covered by
/// tests/unit/stress/examiner_test.cpp.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/judge/comparator.h"
#include "engine/judge/run.h"
#include "engine/judge/verdict.h"
#include "engine/puzzle/entry.h"

namespace boardmill::stress {

/// The time since some moment that all of a session count from. Any thread.
using Clock = std::function<std::chrono::nanoseconds()>;

/// How a program is judged.
struct Rules {
  judge::Comparator comparator = judge::Comparator::testlib;
  judge::RunLimits limits;
  bool cut_off = false;  ///< a run that is not over in time is given up; else it is let end
};

/// One run on one file of cases.
struct Trial {
  std::size_t first = 0;  ///< of the cases that were asked for
  Cases cases;
  std::vector<std::string> answers;     ///< the expected ones, one for each
  std::vector<std::string> got;         ///< the program's, where they can be told apart
  std::vector<std::string> objections;  ///< where any witness will do: what is wrong with each
  std::string input;
  std::string expected;
  judge::Run run;
  judge::Verdict verdict = judge::Verdict::accepted;
};

struct CaseFailure {
  std::size_t first = 0;  ///< the case; of batch_only: the first case of the run
  std::size_t count = 1;  ///< of batch_only: how many cases
  judge::Verdict verdict = judge::Verdict::wrong_answer;
  Trial trial;  ///< that shows it
};

struct Examination {
  std::vector<CaseFailure> failures;  ///< by ascending case
  std::vector<Trial> trials;          ///< every run that was made, those with few cases first
  std::size_t judged =
      0;  ///< so many cases, from the first one on, have a verdict: where it was not
          ///< stopped and had time enough, all of them, or those up to the failure
  bool unresolved = false;  ///< a run failed, and then there was no time to see on which case
};

/// Immutable but for the program. Any thread.
class Examiner {
 public:
  /// The job has the facet Making.
  Examiner(const Job& job, judge::Runner& program, Rules rules, Clock clock)
      : making_(*job.making()),
        checking_(job.checking()),
        program_(program),
        rules_(rules),
        clock_(std::move(clock)) {}

  const Rules& rules() const { return rules_; }
  std::chrono::nanoseconds now() const { return clock_(); }

  /// One run on all of the cases. None: it was stopped, `until` had passed, or it was cut off.
  /// Throws what Runner::run throws.
  std::optional<Trial> attempt(std::span<const CasePtr> cases, std::chrono::nanoseconds until,
                               bool alone) const;

  /// Finds out which cases fail: runs all in one run and, where something is wrong, fewer, until
  /// each failure is that of one case alone, or of several cases none of which fails alone. `all`:
  /// go on after the first failure. Limits of time, memory and output that a run of many cases
  /// exceeds, but none of its parts, are no failures. Throws what Runner::run throws.
  Examination examine(std::span<const CasePtr> cases, std::chrono::nanoseconds until,
                      bool all) const;

 private:
  class Search;
  judge::Verdict verdict_of(const judge::Run& run, std::string_view expected) const;
  judge::Verdict verdict_of_answer(std::string_view expected, std::string_view got) const;
  bool is_right(const Trial& trial, std::size_t index) const;
  void replay(Trial& trial) const;
  std::vector<std::string> split(const Trial& trial) const;
  Trial part(const Trial& trial, std::size_t index) const;

  const Making& making_;
  const Checking& checking_;
  judge::Runner& program_;
  Rules rules_;
  Clock clock_;
};

}  // namespace boardmill::stress
