#include "engine/flip/rules.h"

#include <algorithm>

namespace boardmill::flip::rules {

void press(Rule rule, Size size, unsigned cell, Cells& cells) {
  const unsigned row = cell / size.columns;
  const unsigned column = cell % size.columns;
  const unsigned up = row > 0 ? cell - size.columns : cell;
  const unsigned down = row + 1 < size.rows ? cell + size.columns : cell;
  const unsigned left = column > 0 ? cell - 1 : cell;
  const unsigned right = column + 1 < size.columns ? cell + 1 : cell;
  switch (rule) {
    case Rule::cross:
      turn(cells, cell);
      [[fallthrough]];
    case Rule::neighbours:
      for (const unsigned other : {up, down, left, right}) {
        if (other != cell) turn(cells, other);
      }
      break;
    case Rule::torus: {
      const unsigned above = row > 0 ? up : cell + (size.rows - 1) * size.columns;
      const unsigned below = row + 1 < size.rows ? down : column;
      const unsigned before = column > 0 ? left : cell + size.columns - 1;
      const unsigned after = column + 1 < size.columns ? right : cell - column;
      turn(cells, cell);
      if (above != cell) turn(cells, above);
      if (below != above) turn(cells, below);
      if (before != cell) turn(cells, before);
      if (after != before) turn(cells, after);
      break;
    }
    case Rule::king:
      for (unsigned r = row - (up != cell); r <= row + (down != cell); ++r) {
        for (unsigned c = column - (left != cell); c <= column + (right != cell); ++c) {
          turn(cells, r * size.columns + c);
        }
      }
      break;
    case Rule::lines:
      for (unsigned other = 0; other < size.cells(); ++other) {
        if (other / size.columns == row || other % size.columns == column) turn(cells, other);
      }
      break;
  }
}

void play(Rule rule, Size size, const Cells& presses, Cells& cells) {
  for (unsigned cell = 0; cell < size.cells(); ++cell) {
    if (has(presses, cell)) press(rule, size, cell, cells);
  }
}

Cells to_cells(const Grid& grid) {
  Cells cells{};
  for (unsigned cell = 0; cell < grid.size.cells(); ++cell) {
    if (grid.at(cell / grid.size.columns, cell % grid.size.columns)) turn(cells, cell);
  }
  return cells;
}

Grid to_grid(const Cells& cells, Size size) {
  Grid grid;
  grid.size = size;
  for (unsigned cell = 0; cell < size.cells(); ++cell) {
    if (has(cells, cell)) grid.set(cell / size.columns, cell % size.columns);
  }
  return grid;
}

Cells inverse(Cells cells, Size size) {
  for (unsigned cell = 0; cell < size.cells(); ++cell) turn(cells, cell);
  return cells;
}

// Counts in the bytes of a word, which compilers turn into vector instructions; std::popcount is a
// call where the processor is not known to have the instruction.
unsigned count(const std::uint64_t* words, unsigned size) {
  unsigned total = 0;
  for (unsigned begin = 0; begin < size; begin += 31) {  // a byte holds 31 times 8
    const unsigned end = std::min(size, begin + 31);
    std::uint64_t bytes = 0;
    for (unsigned i = begin; i < end; ++i) {
      std::uint64_t bits = words[i];
      bits -= (bits >> 1) & 0x5555555555555555U;
      bits = (bits & 0x3333333333333333U) + ((bits >> 2) & 0x3333333333333333U);
      bytes += (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0fU;
    }
    const std::uint64_t pairs =
        (bytes & 0x00ff00ff00ff00ffU) + ((bytes >> 8) & 0x00ff00ff00ff00ffU);
    total += static_cast<unsigned>((pairs * 0x0001000100010001U) >> 48);
  }
  return total;
}

bool is_smaller(const std::uint64_t* a, const std::uint64_t* b, unsigned words) {
  for (unsigned i = 0; i < words; ++i) {
    const std::uint64_t difference = a[i] ^ b[i];
    if (difference != 0) return (b[i] & difference & (~difference + 1)) != 0;
  }
  return false;
}

}  // namespace boardmill::flip::rules
