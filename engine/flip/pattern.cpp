#include "engine/flip/pattern.h"

namespace boardmill::flip {

Grid turned_by(Rule rule, Size size, unsigned row, unsigned column) {
  const Pattern& pattern = patterns[static_cast<std::size_t>(rule)];
  Grid turned;
  turned.size = size;
  for (unsigned i = 0; i < 9; ++i) {
    const unsigned down = i / 3;
    const unsigned right = i % 3;
    if (pattern.around[down][right] != 'x') continue;
    // Where a step goes up or left, a number below 0 is a great one.
    unsigned r = row + down - 1;
    unsigned c = column + right - 1;
    if (pattern.reach == Pattern::Reach::round) {
      turned.set((r + size.rows) % size.rows, (c + size.columns) % size.columns);
      continue;
    }
    while (r < size.rows && c < size.columns) {
      turned.set(r, c);
      if (i == 4 || pattern.reach == Pattern::Reach::step) break;
      r += down - 1;
      c += right - 1;
    }
  }
  return turned;
}

void press(Rule rule, unsigned row, unsigned column, Grid& grid) {
  add(grid, turned_by(rule, grid.size, row, column));
}

Grid played(Rule rule, const PressSet& presses) {
  Grid grid;
  grid.size = presses.size;
  if (rule == Rule::cross) {  // a row at a time
    const std::uint64_t mask = row_mask(grid.size.columns);
    for (unsigned row = 0; row < grid.size.rows; ++row) {
      const std::uint64_t pressed = presses.rows[row];
      grid.rows[row] = (pressed ^ (pressed << 1) ^ (pressed >> 1)) & mask;
      if (row > 0) grid.rows[row] ^= presses.rows[row - 1];
      if (row + 1 < grid.size.rows) grid.rows[row] ^= presses.rows[row + 1];
    }
    return grid;
  }
  for (unsigned row = 0; row < grid.size.rows; ++row) {
    for (unsigned column = 0; column < grid.size.columns; ++column) {
      if (presses.at(row, column)) press(rule, row, column, grid);
    }
  }
  return grid;
}

std::uint32_t change_mask(Rule rule, Size size, unsigned row, unsigned column) {
  return to_index(turned_by(rule, size, row, column));
}

}  // namespace boardmill::flip
