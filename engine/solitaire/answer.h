/// What a solver says of one pair.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/puzzle/results.h"
#include "engine/solitaire/position.h"

namespace boardmill::solitaire {

/// A start and a target.
struct Pair {
  Position start = 0;
  Position target = 0;
};

enum class Method : std::uint8_t { automatic, bfs, bidirectional, bounds };

/// What a search has to find out besides whether the target is within reach.
struct Question {
  int max_moves = 8;
  bool cost = true;    ///< the exact distance
  bool moves = false;  ///< the canonical move sequence; implies cost
};

/// `cost` and `moves` are filled as far as the question asks.
struct Answer {
  Outcome outcome = Outcome::unsolvable;
  std::uint16_t cost = Results::no_cost;
  Method method = Method::automatic;
  std::vector<Move> moves;
  Fault fault;  ///< unused: no pair is over a limit
};

}  // namespace boardmill::solitaire
