/// A program against the engine: does it answer rightly, and if not, on what, and why.
/// Covered by tests/unit/stress/session_test.cpp.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/batch/arena.h"
#include "engine/puzzle/entry.h"
#include "engine/stress/case_stream.h"
#include "engine/stress/examiner.h"
#include "engine/stress/shrinker.h"

namespace boardmill::stress {

struct SessionOrder {
  Rules rules;
  std::uint64_t seed = 1;
  bool all = false;         ///< go on after the first failure
  bool exhaustive = false;  ///< every instance of the space, which implies `all`
  std::optional<std::uint64_t> max_cases;
  std::chrono::nanoseconds until =
      std::chrono::seconds(60);  ///< by the clock; what runs is let end
  std::chrono::nanoseconds shrink_for = std::chrono::seconds(30);
  std::size_t per_run = 1;         ///< cases a run; 0: as many as suit
  std::size_t per_judge_file = 1;  ///< cases a file of the judge set
};

/// How far it has come. Written by the session, read by any thread.
struct SessionProgress {
  std::atomic<bool> stop{false};  ///< no more cases are needed: set by the session, or by others
  std::atomic<std::uint64_t> cases{0}, runs{0}, failures{0}, peak_bytes{0};
  std::atomic<std::int64_t> worst_cpu_ns{0};
  std::atomic<bool> shrinking{false};
};

/// A case that has a verdict.
struct JudgedCase {
  Answered answer;
  std::uint64_t features = 0;  ///< see Coaching::features
  bool failed = false;
  std::size_t position = 0;  ///< in its run, from 0 on
};

struct SessionResult {
  judge::Verdict verdict = judge::Verdict::accepted;  ///< of the first failure
  std::uint64_t cases = 0;     ///< that have a verdict, shrinking not counted
  std::uint64_t failures = 0;  ///< of them; without `all` at most 1
  std::uint64_t runs = 0;
  std::chrono::nanoseconds worst_cpu{}, worst_wall{};
  std::uint64_t peak_bytes = 0;
  bool complete = false;        ///< every instance of the space has been tried
  bool interrupted = false;     ///< it ended early by the user's wish
  bool out_of_time = false;     ///< it ended because of the time
  bool unresolved = false;      ///< a failure was seen that there was no time to make sure of
  std::set<Answered> left;      ///< the strata that were left because of the time limit
  std::uint64_t dismissed = 0;  ///< failures by time that did not repeat alone
  unsigned flaky_runs = 0, flaky_failures = 0;  ///< of Verdict::flaky: of so many runs, so many
  std::optional<Counterexample> counterexample;
  std::vector<std::size_t> resembles;  ///< classic mistakes that answer as the program does
  std::uint64_t resembling_cases = 0;  ///< on so many cases
  std::vector<JudgedCase> log;         ///< with `all`: the cases with a verdict, the first million
};

/// Runs the session; the job has the facet Making, and its request wants witnesses. Any number of
/// threads gives the same first failure. Throws what Runner::run throws. Ends early, with what is
/// known, when `interrupted`.
SessionResult run_session(const Job& job, judge::Runner& program, const SessionOrder& order,
                          const Clock& clock, batch::Arena& arena,
                          const std::atomic<bool>& interrupted, SessionProgress& progress);

}  // namespace boardmill::stress
