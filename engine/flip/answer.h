/// What a solver says of one board.
#pragma once

#include <cstdint>

#include "engine/flip/board.h"
#include "engine/puzzle/results.h"

namespace boardmill::flip {

enum class Method : std::uint8_t { automatic, table, bfs };

/// When `outcome` is solved, `presses` is the canonical press set (fewest presses; among those the
/// lexicographically smallest, written row by row as 0s and 1s) and `goal` the colour it leads to.
struct Answer {
  Outcome outcome = Outcome::unsolvable;
  std::uint16_t cost = Results::no_cost;
  Goal goal = Goal::white;
  Method method = Method::automatic;
  PressSet presses;
  Fault fault;  ///< for Outcome::over_limit
};

}  // namespace boardmill::flip
