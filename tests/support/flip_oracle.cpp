#include "tests/support/flip_oracle.h"

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
FlipOracle::FlipOracle(unsigned rows, unsigned columns) : rows_(rows), columns_(columns) {
  std::vector<std::vector<std::uint32_t>> by_weight(rows * columns + 1);
  for (std::uint32_t presses = 0; presses < boards(); ++presses) {
    by_weight[count_digits(presses)].push_back(presses);
  }
  best_.assign(boards(), none);
  for (const std::vector<std::uint32_t>& equally_light : by_weight) {
    for (const std::uint32_t presses : equally_light) {
      std::uint32_t& best = best_[play(0, presses)];
      if (best == none) best = presses;
    }
  }
}

std::uint32_t FlipOracle::play(std::uint32_t board, std::uint32_t presses) const {
  const unsigned cells = rows_ * columns_;
  const auto digit = [&](unsigned row, unsigned column) {
    return std::uint32_t{1} << (cells - 1 - (row * columns_ + column));
  };
  for (unsigned row = 0; row < rows_; ++row) {
    for (unsigned column = 0; column < columns_; ++column) {
      if ((presses & digit(row, column)) == 0) continue;
      board ^= digit(row, column);
      if (row > 0) board ^= digit(row - 1, column);
      if (row + 1 < rows_) board ^= digit(row + 1, column);
      if (column > 0) board ^= digit(row, column - 1);
      if (column + 1 < columns_) board ^= digit(row, column + 1);
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
