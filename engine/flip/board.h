/// Boards, press sets and goals of the flip family.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/puzzle/bytes.h"
#include "engine/puzzle/size.h"

namespace boardmill::flip {

/// One bit a cell:
///
///     rows[0]   bit 0 1 2 ... columns-1     first row of the board, left to right
///     rows[1]   bit 0 1 2 ...               second row
///     ...
///
/// Bits from `columns` on are 0; rows from `size.rows` on have no meaning.
struct Grid {
  Size size;
  std::array<std::uint64_t, max_side> rows{};

  bool at(unsigned row, unsigned column) const { return ((rows[row] >> column) & 1U) != 0; }
  void set(unsigned row, unsigned column) { rows[row] |= std::uint64_t{1} << column; }
};

/// A bit is 1 where the piece is black.
using Board = Grid;

/// A bit is 1 where the cell is pressed.
using PressSet = Grid;

/// All bits of a row.
constexpr std::uint64_t row_mask(unsigned columns) {
  return ~std::uint64_t{0} >> (max_side - columns);
}

/// The grid with 1 for 0 and 0 for 1.
Grid inverted(const Grid& grid);

/// Adds `other`, of the same size, bit by bit: a press set that does what both do.
void add(Grid& grid, const Grid& other);

/// The grid with rows and columns exchanged.
Grid transposed(const Grid& grid);

/// Whether `a` comes before `b` of the same size when both are written row by row as 0s and 1s.
bool precedes(const Grid& a, const Grid& b);

/// std::popcount, which is a call into a library where the compiler may not use the instruction.
constexpr unsigned count_ones(std::uint64_t bits) {
  bits -= (bits >> 1) & 0x5555555555555555U;
  bits = (bits & 0x3333333333333333U) + ((bits >> 2) & 0x3333333333333333U);
  bits = (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0fU;
  return static_cast<unsigned>((bits * 0x0101010101010101U) >> 56);
}

/// How many bits are 1.
unsigned weight(const Grid& grid);

/// The colour that all pieces shall show. `either`: whichever takes fewer presses, white on a tie.
enum class Goal : std::uint8_t { white, black, either };

constexpr std::string_view text(Goal goal) {
  constexpr std::array<std::string_view, 3> names{"white", "black", "either"};
  return names[static_cast<std::size_t>(goal)];
}

/// Which pieces a press turns; `cross` is Flip Game. Every rule is mutual: where a press on one
/// cell turns another one, a press on that one turns the first. So the matrix of a size is
/// symmetric, and a press set that changes nothing meets what any press turns an even number of
/// times.
enum class Rule : std::uint8_t {
  cross,       ///< the piece and its orthogonal neighbours
  torus,       ///< the same on a board whose opposite edges are joined; each piece once
  king,        ///< the 3x3 pieces around it
  neighbours,  ///< the orthogonal neighbours alone
  lines        ///< its row and its column
};
inline constexpr std::size_t rule_count = 5;

constexpr std::string_view text(Rule rule) {
  constexpr std::array<std::string_view, rule_count> names{"cross", "torus", "king", "neighbours",
                                                           "lines"};
  return names[static_cast<std::size_t>(rule)];
}

/// Whether a press turns the piece on its own cell. Then all pieces can be turned, on every size
/// (Sutner, "Linear cellular automata and the garden-of-Eden", Mathematical Intelligencer 11,
/// 1989), so that a board that can be made white can be made black.
constexpr bool turns_itself(Rule rule) { return rule != Rule::neighbours; }

/// The cells of a small board as one number. The first cell is the highest bit, so that smaller
/// numbers are press sets that come first in lexicographic order:
///
///     bit  cells-1  cells-2 ... 0
///     cell r1c1     r1c2    ... the last one
///
/// Needs size.cells() <= 32.
std::uint32_t to_index(const Grid& grid);

/// The inverse of to_index; writes the rows that `size` has.
void from_index(std::uint32_t index, Size size, Grid& grid);

/// Appends `bwwb/bbwb/bwwb/bwww`; a board of one row ends in a slash.
void write_line(const Board& board, Bytes& out);

/// Appends the presses row by row: `r1c2 r4c4`.
void write_presses(const PressSet& presses, Bytes& out);

}  // namespace boardmill::flip
