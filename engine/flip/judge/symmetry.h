/// Boards that are the same seen from another side, or in the other colour.
///
/// The symmetries of a board are those of its rectangle (eight for a square, else four), each with
/// or without an exchange of the colours where the goal is `either`: they change no cost. Covered
/// by tests/unit/flip/symmetry_test.cpp.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/flip/board.h"

namespace boardmill::flip {

/// One symmetry: first rows and columns are exchanged, then the order of the rows, then that of the
/// columns, then the colours, each if it is set.
struct Symmetry {
  bool transposed = false, rows_reversed = false, columns_reversed = false, colours = false;
};

/// All symmetries of a size and goal; the first one changes nothing.
std::vector<Symmetry> symmetries(Size size, Goal goal);

Board image(const Board& board, const Symmetry& symmetry);

/// The boards that a symmetry leaves as they are: all sums of some of `choices`, added to `base`.
struct FixedBoards {
  bool any = true;  ///< false: there is none
  Board base;
  std::vector<Board> choices;
};

FixedBoards fixed_boards(Size size, const Symmetry& symmetry);

/// The image that comes first (see precedes()) of all under `symmetries`.
Board canonical(const Board& board, const std::vector<Symmetry>& symmetries);

}  // namespace boardmill::flip
