#include "engine/solitaire/bidirectional.h"

namespace boardmill::solitaire {

void Bidirectional::solve(const Pair& pair, const Question& question, Answer& answer) {
  answer.outcome = Outcome::unsolvable;
  answer.cost = Results::no_cost;
  from_start_.start(pair.start);
  from_target_.start(pair.target);
  bool met = pair.start == pair.target;
  int distance = 0;
  while (!met && distance < question.max_moves) {
    const bool forward = from_start_.layer(from_start_.depth()).size() <=
                         from_target_.layer(from_target_.depth()).size();
    Side& side = forward ? from_start_ : from_target_;
    const Side& other = forward ? from_target_ : from_start_;
    side.expand([](Position, Move) { return true; },
                [&](Position state) {
                  met = met || other.depth_of(state) >= 0;
                  return false;
                });
    ++distance;
  }
  if (!met) return;
  answer.outcome = Outcome::solved;
  answer.cost = static_cast<std::uint16_t>(distance);
  if (question.moves) answer.moves = canonical_moves(from_start_, from_target_, distance);
}

}  // namespace boardmill::solitaire
