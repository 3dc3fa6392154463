#include "engine/flip/judge/symmetry.h"

#include <algorithm>

namespace boardmill::flip {
namespace {

std::uint64_t reversed(std::uint64_t row, unsigned columns) {
  std::uint64_t result = 0;
  for (unsigned column = 0; column < columns; ++column) {
    result = (result << 1) | ((row >> column) & 1U);
  }
  return result;
}

}  // namespace

std::vector<Symmetry> symmetries(Size size, Goal goal) {
  std::vector<Symmetry> result;
  for (unsigned bits = 0; bits < 16; ++bits) {
    const Symmetry symmetry{(bits & 1U) != 0, (bits & 2U) != 0, (bits & 4U) != 0, (bits & 8U) != 0};
    if (symmetry.transposed && size.rows != size.columns) continue;
    if (symmetry.colours && goal != Goal::either) continue;
    result.push_back(symmetry);
  }
  return result;
}

Board image(const Board& board, const Symmetry& symmetry) {
  Board result = symmetry.transposed ? transposed(board) : board;
  const Size size = result.size;
  if (symmetry.rows_reversed) std::reverse(result.rows.begin(), result.rows.begin() + size.rows);
  if (symmetry.columns_reversed) {
    for (unsigned row = 0; row < size.rows; ++row) {
      result.rows[row] = reversed(result.rows[row], size.columns);
    }
  }
  return symmetry.colours ? inverted(result) : result;
}

// A cell is the same as its image, or the other colour where the symmetry exchanges them; so each
// cycle of cells is one choice, and there is none where colours would have to alternate on a cycle
// of odd length.
FixedBoards fixed_boards(Size size, const Symmetry& symmetry) {
  const Symmetry places{symmetry.transposed, symmetry.rows_reversed, symmetry.columns_reversed};
  FixedBoards fixed;
  fixed.base.size = size;
  Board seen = fixed.base;
  for (unsigned first = 0; first < size.cells(); ++first) {
    if (seen.at(first / size.columns, first % size.columns)) continue;
    Board cycle;
    cycle.size = size;
    Board cell = cycle;
    cell.set(first / size.columns, first % size.columns);
    bool black = false;
    while (true) {
      add(cycle, cell);
      if (black) add(fixed.base, cell);
      cell = image(cell, places);
      black ^= symmetry.colours;
      if (cell.at(first / size.columns, first % size.columns)) break;
    }
    if (black) fixed.any = false;
    add(seen, cycle);
    fixed.choices.push_back(cycle);
  }
  return fixed;
}

Board canonical(const Board& board, const std::vector<Symmetry>& symmetries) {
  Board first = board;
  for (const Symmetry& symmetry : symmetries) {
    const Board other = image(board, symmetry);
    if (precedes(other, first)) first = other;
  }
  return first;
}

}  // namespace boardmill::flip
