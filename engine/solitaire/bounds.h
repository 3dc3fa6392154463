/// Method `bounds`: bounds decide most pairs, a pruned search from both ends the rest.
///
/// Idea: see shadow.h for the bounds. Where a lower and an upper one meet, the distance is known;
/// where none decides, the search drops every state from which the other end cannot be reached any
/// more. No lower bound is ever too large, so no state on a shortest way is dropped and all their
/// distances are exact. The moves of a state are made as sets, eight kinds of move with a few word
/// operations each: Lines::Ways says which of them rows and columns allow, before any is looked at.
/// Where the distance is wanted, searches allow one move more each time, from the lower bound on:
/// one that ends with success has then dropped the most, and the last is spared where a way of so
/// many moves is known.
/// Cost: 3.5 microseconds a random pair and core for 8 moves and 10 at distances 6 to 10, once
/// enough pairs have come for the table of diagonals. Covered by
/// tests/unit/solitaire/methods_test.cpp.
/// Not better: dropping moves of the last layer whose rows or columns no state of the other end
/// has.
#pragma once

#include <vector>

#include "engine/solitaire/answer.h"
#include "engine/solitaire/shadow.h"
#include "engine/solitaire/side.h"

namespace boardmill::solitaire {

/// One thread at a time: it is scratch memory.
class Bounds {
 public:
  /// What saves time, and changes no answer.
  struct Known {
    bool diagonals = false;  ///< Lines::diagonal() may be used: it takes a while to build
    unsigned within = ~0U;   ///< the distance is at most this
  };

  /// Fills everything in `answer` but its method.
  void solve(const Pair& pair, const Question& question, const Known& known, Answer& answer);

 private:
  struct Half {
    Side side;
    std::vector<Shadow> shadows;  ///< of side.states()
  };
  class Expansion;

  /// Whether the distance is at most `limit`; if it is known to be no less, the depths of both
  /// sides then add up to it. `all`: every state on a shortest way is found, not only one way.
  bool search(const Pair& pair, const Shadow& start, const Shadow& target, unsigned limit, bool all,
              bool diagonals);

  Half from_start_, from_target_;
};

}  // namespace boardmill::solitaire
