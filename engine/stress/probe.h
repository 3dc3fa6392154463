/// How many cases a program reads a run, found out by trying.
/// Covered by tests/unit/stress/probe_test.cpp.
#pragma once

#include <string>

#include "engine/judge/run.h"
#include "engine/puzzle/entry.h"

namespace boardmill::stress {

struct ProblemGuess {
  const Problem* problem = nullptr;  ///< null: many instances a run, as no problem has them
  bool many = false;                 ///< it reads many cases a run
  std::string sentence;              ///< for people: "your program answers one case a run; ..."
};

/// What the program seems to be written for: it is given two cases in the form of `plain`, a
/// request without a problem, and in the form of each problem with many cases a run. The first one
/// of which it answers both is it, or better one of which it answers both rightly. There is none:
/// the first problem with one case a run. Throws what Runner::run throws.
ProblemGuess guess_problem(const Entry& entry, const Request& plain, judge::Runner& program,
                           const judge::RunLimits& limits);

}  // namespace boardmill::stress
