/// Method `nullspace`: one press set from the algebra of the size, made lightest by the null space.
///
/// Idea: engine/flip/algebra.h decides solvability and gives one press set for a few dozen word
/// operations; all others differ from it by a vector of the null space, and
/// engine/flip/least_weight.h finds the lightest of these, in parallel where there is work for it.
/// Cost: R steps a board, and 2^nullity * nullity / 2 additions where the nullity is not 0.
/// Limit: the nullity, see --max-nullity. Covered by tests/unit/flip/methods_test.cpp.
#pragma once

#include "engine/flip/answer.h"
#include "engine/flip/board.h"
#include "engine/puzzle/executor.h"

namespace boardmill::flip {

/// Solves a board whose nullity is at most 40; fills everything in `answer` but its method. Any
/// thread.
void solve_by_nullspace(const Board& board, Goal goal, Executor& executor, Answer& answer);

}  // namespace boardmill::flip
