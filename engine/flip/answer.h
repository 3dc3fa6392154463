/// What a solver says of one board.
#pragma once

#include <cstdint>

#include "engine/flip/board.h"
#include "engine/puzzle/results.h"

namespace boardmill::flip {

enum class Method : std::uint8_t { automatic, table, nullspace, rows, gauss, bfs };

/// When `outcome` is solved, `presses` is the canonical press set (fewest presses; among those the
/// lexicographically smallest, written row by row as 0s and 1s) and `goal` the colour it leads to.
struct Answer {
  Outcome outcome = Outcome::unsolvable;
  std::uint16_t cost = Results::no_cost;
  Goal goal = Goal::white;
  Method method = Method::automatic;
  PressSet presses;
  Fault fault;  ///< for Outcome::over_limit

  /// Fills `outcome`, `cost`, `goal` and `presses` from the canonical press sets to white and to
  /// black, of which null ones are not there or not wanted: the cheaper one, white on a tie.
  void take(const PressSet* white, const PressSet* black);

  /// Neither goal can be reached.
  void take_unsolvable() { take(nullptr, nullptr); }
};

}  // namespace boardmill::flip
