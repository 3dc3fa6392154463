/// Method `bounds`: bounds decide most pairs, a pruned search from both ends the rest.
///
/// Idea: see shadow.h for the bounds. Where a lower and an upper one meet, the distance is known;
/// where none decides, the search drops every state from which the other end cannot be reached any
/// more. No lower bound is ever too large, so no state on a shortest way is dropped and all their
/// distances are exact. The moves of a state are made as sets, eight kinds of move with a few word
/// operations each: Lines::Ways says which of them rows and columns allow, before any is looked at.
/// Cost: 5 microseconds a random pair and core for 8 moves, once enough pairs have come for the
/// table of diagonals (without it 9). Covered by tests/unit/solitaire/methods_test.cpp.
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
  /// Fills everything in `answer` but its method. With `diagonals` it uses Lines::diagonal() as
  /// well, which takes a while to build: the answer is the same.
  void solve(const Pair& pair, const Question& question, bool diagonals, Answer& answer);

 private:
  struct Half {
    Side side;
    std::vector<Shadow> shadows;  ///< of side.states()
  };
  class Expansion;

  Half from_start_, from_target_;
};

}  // namespace boardmill::solitaire
