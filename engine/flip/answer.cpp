#include "engine/flip/answer.h"

#include <algorithm>

namespace boardmill::flip {

void Answer::take(const PressSet* white, const PressSet* black) {
  if (white == nullptr && black == nullptr) {
    outcome = Outcome::unsolvable;
    cost = Results::no_cost;
    return;
  }
  const unsigned to_white = white == nullptr ? ~0U : weight(*white);
  const unsigned to_black = black == nullptr ? ~0U : weight(*black);
  outcome = Outcome::solved;
  goal = to_white <= to_black ? Goal::white : Goal::black;
  presses = goal == Goal::white ? *white : *black;
  cost = static_cast<std::uint16_t>(std::min(to_white, to_black));
}

}  // namespace boardmill::flip
