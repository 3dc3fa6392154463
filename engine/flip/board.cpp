#include "engine/flip/board.h"

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
  const std::size_t begin = out.size();
  const unsigned columns = board.size.columns;
  out.resize(begin + std::size_t{board.size.rows} * (columns + 1));
  char* text = out.data() + begin;
  for (unsigned row = 0; row < board.size.rows; ++row) {
    for (unsigned column = 0; column < columns; ++column) {
      *text++ = board.at(row, column) ? 'b' : 'w';
    }
    *text++ = '/';
  }
  if (board.size.rows != 1) out.resize(out.size() - 1);
}

namespace {

// A number from 1 to 99.
char* write_number(unsigned number, char* text) {
  if (number > 9) *text++ = static_cast<char>('0' + number / 10);
  *text++ = static_cast<char>('0' + number % 10);
  return text;
}

}  // namespace

// Without fmt, which took most of the time of a board whose presses are wanted.
void write_presses(const PressSet& presses, Bytes& out) {
  constexpr std::size_t most_bytes = 7;  // " r64c64"
  bool first = true;
  for (unsigned row = 0; row < presses.size.rows; ++row) {
    const std::size_t size = out.size();
    out.resize(size + most_bytes * count_ones(presses.rows[row]));
    char* text = out.data() + size;
    for (std::uint64_t bits = presses.rows[row]; bits != 0; bits &= bits - 1) {
      if (!first) *text++ = ' ';
      first = false;
      *text++ = 'r';
      text = write_number(row + 1, text);
      *text++ = 'c';
      text = write_number(static_cast<unsigned>(std::countr_zero(bits)) + 1, text);
    }
    out.resize(static_cast<std::size_t>(text - out.data()));
  }
}

}  // namespace boardmill::flip
