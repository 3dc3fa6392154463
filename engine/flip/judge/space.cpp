#include "engine/flip/judge/space.h"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>
#include <vector>

#include "engine/flip/forms.h"
#include "engine/flip/pattern.h"

namespace boardmill::flip {
namespace {

constexpr auto binomials = [] {
  std::array<std::array<std::uint32_t, BoardSpace::max_cells + 1>, BoardSpace::max_cells + 1>
      table{};
  for (unsigned n = 0; n <= BoardSpace::max_cells; ++n) {
    table[n][0] = 1;
    for (unsigned k = 1; k <= n; ++k) table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
  }
  return table;
}();

bool is_simpler(const Board& a, const Board& b) {
  const unsigned black_a = weight(a);
  const unsigned black_b = weight(b);
  if (a.size.cells() != b.size.cells()) return a.size.cells() < b.size.cells();
  if (black_a != black_b) return black_a < black_b;
  if (a.size != b.size) return a.size.rows < b.size.rows;
  return precedes(a, b);
}

using Cell = std::pair<unsigned, unsigned>;  // row, column

std::vector<Cell> black_cells(const Board& board) {
  std::vector<Cell> cells;
  for (unsigned row = 0; row < board.size.rows; ++row) {
    for (unsigned column = 0; column < board.size.columns; ++column) {
      if (board.at(row, column)) cells.emplace_back(row, column);
    }
  }
  return cells;
}

void turn(Cell cell, Board& board) { board.rows[cell.first] ^= std::uint64_t{1} << cell.second; }

// The part of a board from a cell on.
Board part(const Board& board, Cell first, Size size) {
  Board result;
  result.size = size;
  for (unsigned row = 0; row < size.rows; ++row) {
    result.rows[row] = (board.rows[first.first + row] >> first.second) & row_mask(size.columns);
  }
  return result;
}

// Without one row or column, and halves.
void add_parts(const Board& board, bool square, std::vector<Board>& out) {
  const auto [rows, columns] = board.size;
  for (const unsigned fewer_rows : {0U, 1U, rows / 2}) {
    for (const unsigned fewer_columns : {0U, 1U, columns / 2}) {
      if (fewer_rows >= rows || fewer_columns >= columns) continue;
      if (square ? fewer_rows != fewer_columns : (fewer_rows != 0 && fewer_columns != 0)) continue;
      const Size size{rows - fewer_rows, columns - fewer_columns};
      if (size == board.size) continue;
      for (const unsigned row : {0U, fewer_rows}) {
        for (const unsigned column : {0U, fewer_columns}) {
          out.push_back(part(board, {row, column}, size));
        }
      }
    }
  }
}

// White where some of the black pieces are: all, each half, each quarter and so on, down to each
// one unless there are too many.
void add_with_fewer(const Board& board, std::vector<Board>& out) {
  constexpr std::size_t most_parts = 128;
  const std::vector<Cell> black = black_cells(board);
  for (std::size_t parts = 1;; parts = std::min(2 * parts, black.size())) {
    for (std::size_t i = 0; i < parts; ++i) {
      Board one = board;
      const std::size_t end = (i + 1) * black.size() / parts;
      for (std::size_t j = i * black.size() / parts; j < end; ++j) turn(black[j], one);
      out.push_back(one);
    }
    if (parts >= black.size() || 2 * parts > most_parts) return;
  }
}

// Without two black pieces: one fewer may make a board that cannot be solved.
void add_without_two(const Board& board, std::vector<Board>& out) {
  constexpr std::size_t most = 16;
  const std::vector<Cell> black = black_cells(board);
  if (black.size() > most) return;
  for (std::size_t i = 0; i < black.size(); ++i) {
    for (std::size_t j = i + 1; j < black.size(); ++j) {
      Board one = board;
      turn(black[i], one);
      turn(black[j], one);
      out.push_back(one);
    }
  }
}

// So many of them, in even steps.
template <class Value>
std::vector<Value> some_of(const std::vector<Value>& all, std::size_t most) {
  if (all.size() <= most) return all;
  std::vector<Value> some;
  for (std::size_t i = 0; i < most; ++i) some.push_back(all[i * all.size() / most]);
  return some;
}

void add_pressed(Rule rule, const Board& board, std::vector<Board>& out) {
  constexpr std::size_t most = 64;
  std::vector<Board> pressed;
  const Size size = board.size;
  for (unsigned row = 0; row < size.rows; ++row) {
    for (unsigned column = 0; column < size.columns; ++column) {
      Board one = board;
      press(rule, row, column, one);
      if (is_simpler(one, board)) pressed.push_back(one);
    }
  }
  for (const Board& one : some_of(pressed, most)) out.push_back(one);
}

// One black piece goes to the next white cell, or to the last one.
void add_moved(const Board& board, std::vector<Board>& out) {
  constexpr std::size_t most = 32;
  const std::vector<Cell> white = black_cells(inverted(board));
  for (const Cell& cell : some_of(black_cells(board), most)) {
    const auto next = std::upper_bound(white.begin(), white.end(), cell);
    if (next == white.end()) return;
    for (const Cell& to : {*next, white.back()}) {
      Board one = board;
      turn(cell, one);
      turn(to, one);
      out.push_back(one);
    }
  }
}

}  // namespace

std::optional<std::uint64_t> BoardSpace::size() const {
  const unsigned cells = generated_size(config_).cells();
  if (is_size_open(config_) || cells > max_cells) return std::nullopt;
  return std::uint64_t{1} << cells;
}

Board BoardSpace::at(std::uint64_t number) const {
  const Size size = generated_size(config_);
  const unsigned cells = size.cells();
  unsigned black = 0;
  for (; number >= binomials[cells][black]; ++black) number -= binomials[cells][black];
  std::uint32_t index = 0;
  unsigned bit = cells;
  for (; black > 0; --black) {
    do --bit;
    while (binomials[bit][black] > number);
    number -= binomials[bit][black];
    index |= std::uint32_t{1} << bit;
  }
  Board board;
  from_index(index, size, board);
  return board;
}

std::uint64_t BoardSpace::rank(const Board& board) const {
  if (board.size != generated_size(config_)) {
    throw std::invalid_argument("a board of " + to_string(board.size) + " has no number");
  }
  const unsigned cells = board.size.cells();
  std::uint64_t number = 0;
  for (unsigned black = 0; black < weight(board); ++black) number += binomials[cells][black];
  unsigned black = 0;
  const std::uint32_t index = to_index(board);
  for (unsigned bit = 0; bit < cells; ++bit) {
    if (((index >> bit) & 1U) != 0) number += binomials[bit][++black];
  }
  return number;
}

void BoardSpace::simpler(const Record& /*record*/, const Board& board, TextColumn& variants) const {
  std::vector<Board> boards;
  if (is_size_open(config_)) add_parts(board, config_.form == Form::counted_square, boards);
  if (weight(board) != 0) {
    add_with_fewer(board, boards);
    add_without_two(board, boards);
    add_pressed(config_.rule, board, boards);
    add_moved(board, boards);
  }
  std::sort(boards.begin(), boards.end(), is_simpler);
  const auto equal = [](const Board& a, const Board& b) {
    return !is_simpler(a, b) && !is_simpler(b, a);
  };
  boards.erase(std::unique(boards.begin(), boards.end(), equal), boards.end());
  for (const Board& one : boards) {
    write_instance(config_, one, variants.buffer());
    variants.close_cell();
  }
}

std::string_view BoardSpace::order() const {
  return is_size_open(config_)
             ? "fewest cells, then fewest black pieces, then fewest rows, then row by row"
             : "fewest black pieces, then row by row";
}

}  // namespace boardmill::flip
