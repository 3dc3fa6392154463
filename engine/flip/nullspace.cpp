#include "engine/flip/nullspace.h"

#include "engine/flip/algebra.h"
#include "engine/flip/least_weight.h"

namespace boardmill::flip {

void solve_by_nullspace(const Board& board, Goal goal, Executor& executor, Answer& answer) {
  const Algebra& algebra = Algebra::of(board.size);
  PressSet white;
  if (!algebra.solve(board, white)) return answer.take_unsolvable();
  PressSet black;
  if (goal != Goal::white) {
    black = white;
    add(black, algebra.turn_all());
  }
  if (algebra.nullity() != 0) {
    if (goal != Goal::black) make_lightest(algebra.basis(), executor, white);
    if (goal != Goal::white) make_lightest(algebra.basis(), executor, black);
  }
  answer.take(goal != Goal::black ? &white : nullptr, goal != Goal::white ? &black : nullptr);
}

}  // namespace boardmill::flip
