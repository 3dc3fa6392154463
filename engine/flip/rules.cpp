#include "engine/flip/rules.h"

#include <algorithm>

namespace boardmill::flip::rules {

void press(Size size, unsigned cell, Cells& cells) {
  const unsigned row = cell / size.columns;
  const unsigned column = cell % size.columns;
  turn(cells, cell);
  if (row > 0) turn(cells, cell - size.columns);
  if (row + 1 < size.rows) turn(cells, cell + size.columns);
  if (column > 0) turn(cells, cell - 1);
  if (column + 1 < size.columns) turn(cells, cell + 1);
}

void play(Size size, const Cells& presses, Cells& cells) {
  for (unsigned cell = 0; cell < size.cells(); ++cell) {
    if (has(presses, cell)) press(size, cell, cells);
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
