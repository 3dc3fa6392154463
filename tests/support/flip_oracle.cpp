#include "tests/support/flip_oracle.h"

#include <algorithm>
#include <stdexcept>

namespace boardmill::test {
namespace {

unsigned count_digits(std::uint32_t number) {
  unsigned ones = 0;
  for (; number != 0; number /= 2) ones += number % 2;
  return ones;
}

}  // namespace

// Lighter press sets are played before heavier ones, and smaller numbers before larger ones, so
// that the first to make a board is the canonical one.
FlipOracle::FlipOracle(unsigned rows, unsigned columns, std::string_view rule)
    : rows_(rows), columns_(columns), rule_(rule) {
  std::vector<std::vector<std::uint32_t>> by_weight(rows * columns + 1);
  std::vector<std::uint32_t> played(boards());
  for (std::uint32_t presses = 0; presses < boards(); ++presses) {
    by_weight[count_digits(presses)].push_back(presses);
    // One press after what the others have made.
    const std::uint32_t others = presses & (presses - 1);
    if (presses != 0) played[presses] = play(played[others], presses - others);
  }
  best_.assign(boards(), none);
  for (const std::vector<std::uint32_t>& equally_light : by_weight) {
    for (const std::uint32_t presses : equally_light) {
      std::uint32_t& best = best_[played[presses]];
      if (best == none) best = presses;
    }
  }
}

bool FlipOracle::turns(unsigned row, unsigned column, unsigned other_row,
                       unsigned other_column) const {
  const unsigned down = row < other_row ? other_row - row : row - other_row;
  const unsigned right = column < other_column ? other_column - column : column - other_column;
  if (rule_ == "cross") return down + right <= 1;
  if (rule_ == "torus")
    return std::min(down, rows_ - down) + std::min(right, columns_ - right) <= 1;
  if (rule_ == "king") return down <= 1 && right <= 1;
  if (rule_ == "neighbours") return down + right == 1;
  if (rule_ == "lines") return down == 0 || right == 0;
  throw std::invalid_argument("no such rule");
}

std::uint32_t FlipOracle::play(std::uint32_t board, std::uint32_t presses) const {
  const unsigned cells = rows_ * columns_;
  for (unsigned cell = 0; cell < cells; ++cell) {
    if ((presses >> (cells - 1 - cell)) % 2 == 0) continue;
    for (unsigned other = 0; other < cells; ++other) {
      if (turns(cell / columns_, cell % columns_, other / columns_, other % columns_)) {
        board ^= std::uint32_t{1} << (cells - 1 - other);
      }
    }
  }
  return board;
}

// The presses that make the board from white also make white from the board.
FlipAnswer FlipOracle::to_white(std::uint32_t board) const {
  const std::uint32_t presses = best_[board];
  if (presses == none) return {};
  return {true, count_digits(presses), presses, "white"};
}

FlipAnswer FlipOracle::solve(std::uint32_t board, std::string_view goal) const {
  const FlipAnswer white = to_white(board);
  if (goal == "white") return white;
  FlipAnswer black = to_white(boards() - 1 - board);
  if (black.solvable) black.goal = "black";
  if (goal == "black") return black;
  if (!white.solvable) return black;
  if (!black.solvable) return white;
  return black.cost < white.cost ? black : white;
}

}  // namespace boardmill::test
