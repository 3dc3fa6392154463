/// What is true of a board, found out without a solver; verifier.h says how.
/// Covered by tests/unit/flip/verifier_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "engine/flip/board.h"
#include "engine/flip/rules.h"

namespace boardmill::flip {

struct Truth {
  bool solvable = false;
  bool minimum_known = false;  ///< else `presses` is one of several that may be the canonical one
  Goal goal = Goal::white;
  unsigned cost = 0;  ///< number of presses
  rules::Cells presses{};
};

/// How the truth about boards of a rule and size is found out.
struct Way {
  /// Of more than 2^max_nullity press sets nobody looks for the canonical one.
  Way(Rule the_rule, Size size, unsigned max_nullity);

  std::string_view solvability() const { return small ? "exhaustive search" : "elimination"; }
  std::string minimum() const;

  Rule rule;
  bool small;
  unsigned nullity;
  bool finds_minimum;
};

/// `minimum`: whether it is wanted, and can be found. Any thread.
Truth find_truth(const Board& board, Goal goal, const Way& way, bool minimum);

}  // namespace boardmill::flip
