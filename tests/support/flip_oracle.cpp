#include "tests/support/flip_oracle.h"

#include <algorithm>

namespace boardmill::test {
namespace {

int count_presses(const std::string& presses) {
  return static_cast<int>(std::count(presses.begin(), presses.end(), '1'));
}

bool better(const std::string& a, const std::string& b) {
  const int a_count = count_presses(a);
  const int b_count = count_presses(b);
  return a_count != b_count ? a_count < b_count : a < b;
}

// The number in binary, the first digit first.
std::string binary(int number, int digits, char zero, char one) {
  std::string text;
  for (int digit = digits - 1; digit >= 0; --digit) text += (number >> digit) % 2 == 1 ? one : zero;
  return text;
}

}  // namespace

FlipOracle::FlipOracle(int rows, int columns) : rows_(rows), columns_(columns) {
  const std::string white(static_cast<std::size_t>(rows * columns), 'w');
  for (int number = 0; number < boards(); ++number) {
    const std::string presses = binary(number, rows * columns, '0', '1');
    const auto [entry, added] = best_.try_emplace(play(white, presses), presses);
    if (!added && better(presses, entry->second)) entry->second = presses;
  }
}

std::string FlipOracle::board(int number) const {
  return binary(number, rows_ * columns_, 'w', 'b');
}

std::string FlipOracle::press(std::string board, int cell) const {
  const int row = cell / columns_;
  const int column = cell % columns_;
  const auto turn = [&](int r, int c) {
    if (r < 0 || r >= rows_ || c < 0 || c >= columns_) return;
    char& piece = board[static_cast<std::size_t>(r * columns_ + c)];
    piece = piece == 'w' ? 'b' : 'w';
  };
  turn(row, column);
  turn(row - 1, column);
  turn(row + 1, column);
  turn(row, column - 1);
  turn(row, column + 1);
  return board;
}

std::string FlipOracle::play(std::string board, const std::string& presses) const {
  for (std::size_t cell = 0; cell < presses.size(); ++cell) {
    if (presses[cell] == '1') board = press(std::move(board), static_cast<int>(cell));
  }
  return board;
}

// The presses that make the board from white also make white from the board.
FlipAnswer FlipOracle::to_white(const std::string& board) const {
  const auto found = best_.find(board);
  if (found == best_.end()) return {};
  return {true, count_presses(found->second), found->second, "white"};
}

FlipAnswer FlipOracle::solve(const std::string& board, const std::string& goal) const {
  const FlipAnswer white = to_white(board);
  if (goal == "white") return white;
  std::string turned = board;
  for (char& piece : turned) piece = piece == 'w' ? 'b' : 'w';
  FlipAnswer black = to_white(turned);
  if (black.solvable) black.goal = "black";
  if (goal == "black") return black;
  if (!white.solvable) return black;
  if (!black.solvable) return white;
  return black.cost < white.cost ? black : white;
}

}  // namespace boardmill::test
