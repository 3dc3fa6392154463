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
    const bool forward = from_start_.width() <= from_target_.width();
    Side& side = forward ? from_start_ : from_target_;
    const Side& other = forward ? from_target_ : from_start_;
    const auto [begin, end] = side.begin_layer();
    for (std::size_t i = begin; i < end; ++i) {
      const Position state = side.states()[i];
      for_each_move(state, [&](Move move) {
        const Position reached = apply(state, move);
        if (side.insert(reached) && other.has(reached)) met = true;
      });
    }
    ++distance;
  }
  if (!met) return;
  answer.outcome = Outcome::solved;
  answer.cost = static_cast<std::uint16_t>(distance);
  if (question.moves) answer.moves = canonical_moves(from_start_, from_target_, distance);
}

}  // namespace boardmill::solitaire
