#include "engine/flip/answer.h"

namespace boardmill::flip {

void Answer::take(const PressSet* white, const PressSet* black) {
  if (white == nullptr && black == nullptr) {
    outcome = Outcome::unsolvable;
    cost = Results::no_cost;
    return;
  }
  const bool to_white = white != nullptr && (black == nullptr || weight(*white) <= weight(*black));
  outcome = Outcome::solved;
  goal = to_white ? Goal::white : Goal::black;
  presses = to_white ? *white : *black;
  cost = static_cast<std::uint16_t>(weight(presses));
}

}  // namespace boardmill::flip
