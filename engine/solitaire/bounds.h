/// Method `bounds`: bounds decide most pairs, a pruned search from both ends the rest.
///
/// Idea: the lower bound of Lines says NO to about half of all random pairs at once. Pieces are
/// interchangeable, so the cheapest way to pair starts with targets, walked field by field, is an
/// upper bound: a piece in the way goes on in place of the one that comes. Where they meet, the
/// distance is known; where neither decides, the search drops every state from which the other end
/// cannot be reached any more. The lower bound changes by at most one a move, so no state on a
/// shortest way is dropped and all their distances are exact.
/// Cost: some 20 microseconds a random pair and core for 8 moves. Covered by
/// tests/unit/solitaire/methods_test.cpp.
#pragma once

#include "engine/solitaire/answer.h"
#include "engine/solitaire/side.h"

namespace boardmill::solitaire {

/// No way takes fewer moves.
unsigned lower_bound(Position a, Position b);

/// Some way takes this many moves.
unsigned upper_bound(Position a, Position b);

/// One thread at a time: it is scratch memory.
class Bounds {
 public:
  /// Fills everything in `answer` but its method.
  void solve(const Pair& pair, const Question& question, Answer& answer);

 private:
  Side from_start_, from_target_;
};

}  // namespace boardmill::solitaire
