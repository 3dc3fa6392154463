/// Method `bidirectional`: plain search from both ends that meets in the middle.
///
/// Idea: the text `004` that this project began with: moves can be undone, so a pair within 8 moves
/// is found by 4 moves from the start and 4 from the target, some 2,100 states each. The side with
/// fewer states at its edge grows. No bound prunes it: it is the yardstick for the other methods.
/// Cost: tens of microseconds a pair for 8 moves; memory grows with --max-moves, up to 635,376
/// states a side. Covered by tests/unit/solitaire/methods_test.cpp.
#pragma once

#include "engine/solitaire/answer.h"
#include "engine/solitaire/side.h"

namespace boardmill::solitaire {

/// One thread at a time: it is scratch memory.
class Bidirectional {
 public:
  /// Fills everything in `answer` but its method.
  void solve(const Pair& pair, const Question& question, Answer& answer);

 private:
  Side from_start_, from_target_;
};

}  // namespace boardmill::solitaire
