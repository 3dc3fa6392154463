#include "engine/flip/board.h"

#include <iterator>

namespace boardmill::flip {

std::uint32_t to_index(const Grid& grid) {
  std::uint32_t index = 0;
  for (unsigned row = 0; row < grid.size.rows; ++row) {
    for (unsigned column = 0; column < grid.size.columns; ++column) {
      index = (index << 1) | static_cast<std::uint32_t>(grid.at(row, column));
    }
  }
  return index;
}

void from_index(std::uint32_t index, Size size, Grid& grid) {
  grid.size = size;
  unsigned bit = size.cells();
  for (unsigned row = 0; row < size.rows; ++row) {
    grid.rows[row] = 0;
    for (unsigned column = 0; column < size.columns; ++column) {
      --bit;
      if (((index >> bit) & 1U) != 0) grid.set(row, column);
    }
  }
}

std::uint32_t change_mask(Size size, unsigned row, unsigned column) {
  Grid change;
  change.size = size;
  change.set(row, column);
  if (row > 0) change.set(row - 1, column);
  if (row + 1 < size.rows) change.set(row + 1, column);
  if (column > 0) change.set(row, column - 1);
  if (column + 1 < size.columns) change.set(row, column + 1);
  return to_index(change);
}

Grid inverted(const Grid& grid) {
  Grid result;
  result.size = grid.size;
  for (unsigned row = 0; row < grid.size.rows; ++row) {
    result.rows[row] = grid.rows[row] ^ row_mask(grid.size.columns);
  }
  return result;
}

void add(Grid& grid, const Grid& other) {
  for (unsigned row = 0; row < grid.size.rows; ++row) grid.rows[row] ^= other.rows[row];
}

Grid transposed(const Grid& grid) {
  Grid result;
  result.size = {grid.size.columns, grid.size.rows};
  for (unsigned row = 0; row < grid.size.rows; ++row) {
    for (unsigned column = 0; column < grid.size.columns; ++column) {
      if (grid.at(row, column)) result.set(column, row);
    }
  }
  return result;
}

bool precedes(const Grid& a, const Grid& b) {
  for (unsigned row = 0; row < a.size.rows; ++row) {
    const std::uint64_t different = a.rows[row] ^ b.rows[row];
    if (different != 0) return (b.rows[row] & different & (~different + 1)) != 0;
  }
  return false;
}

unsigned weight(const Grid& grid) {
  unsigned bits = 0;
  for (unsigned row = 0; row < grid.size.rows; ++row) bits += count_ones(grid.rows[row]);
  return bits;
}

void write_line(const Board& board, Bytes& out) {
  for (unsigned row = 0; row < board.size.rows; ++row) {
    if (row != 0) out.push_back('/');
    for (unsigned column = 0; column < board.size.columns; ++column) {
      out.push_back(board.at(row, column) ? 'b' : 'w');
    }
  }
  if (board.size.rows == 1) out.push_back('/');
}

void write_presses(const PressSet& presses, Bytes& out) {
  bool first = true;
  for (unsigned row = 0; row < presses.size.rows; ++row) {
    for (std::uint64_t bits = presses.rows[row]; bits != 0; bits &= bits - 1) {
      fmt::format_to(std::back_inserter(out), "{}r{}c{}", first ? "" : " ", row + 1,
                     std::countr_zero(bits) + 1);
      first = false;
    }
  }
}

}  // namespace boardmill::flip
