/// Method `rows`: try every first row, chase the rest.
///
/// Idea: the program `002` that this project began with: once the first row of presses is chosen,
/// each following press is forced by the piece above it, and the choice is good when the last row
/// comes out right. A row is one machine word, so that a press row costs a few instructions. The
/// shorter side is taken as the row.
/// Cost: 2^(shorter side) * (longer side) steps a board and goal, no memory.
/// Limit: a shorter side of at most 20. Covered by tests/unit/flip/methods_test.cpp.
#pragma once

#include "engine/flip/answer.h"
#include "engine/flip/board.h"

namespace boardmill::flip {

inline constexpr unsigned max_rows_side = 20;

/// Solves a board whose shorter side has at most max_rows_side cells; fills everything in `answer`
/// but its method. Any thread.
void solve_by_rows(const Board& board, Goal goal, Answer& answer);

}  // namespace boardmill::flip
