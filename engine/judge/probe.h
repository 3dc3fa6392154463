/// How many cases a program reads a run, found out by trying.
/// Covered by tests/unit/judge/probe_test.cpp.
#pragma once

#include <string>

#include "engine/judge/run.h"
#include "engine/puzzle/entry.h"

namespace boardmill::judge {

struct ProblemGuess {
  const Problem* problem = nullptr;
  std::string sentence;  ///< for people: "your program answers one case a run; ..."
};

/// The problem of the puzzle that the program seems to be written for: it is given two cases in the
/// input of each problem with many cases a run, and answers both, rightly if possible, if it is for
/// that one. None does: the first problem. Throws what Runner::run throws.
ProblemGuess guess_problem(const Entry& entry, Runner& program, const RunLimits& limits);

}  // namespace boardmill::judge
