#include "engine/flip/gauss.h"

#include <algorithm>
#include <bit>

namespace boardmill::flip {
namespace {

constexpr std::size_t right_sides = 2;  // white, black

}  // namespace

void Gauss::set_up(const Board& board) {
  size_ = board.size;
  cells_ = size_.cells();
  words_ = (cells_ + right_sides + 63) / 64;
  matrix_.assign(cells_ * words_, 0);
  for (std::size_t cell = 0; cell < cells_; ++cell) {
    const std::size_t row = cell / size_.columns;
    const std::size_t column = cell % size_.columns;
    flip_bit(cell, cell);
    if (row > 0) flip_bit(cell, cell - size_.columns);
    if (row + 1 < size_.rows) flip_bit(cell, cell + size_.columns);
    if (column > 0) flip_bit(cell, cell - 1);
    if (column + 1 < size_.columns) flip_bit(cell, cell + 1);
    const bool black = board.at(static_cast<unsigned>(row), static_cast<unsigned>(column));
    flip_bit(cell, cells_ + (black ? 0 : 1));
  }
}

void Gauss::eliminate() {
  unknown_.clear();
  free_.clear();
  for (std::size_t column = cells_; column-- > 0;) {
    const std::size_t rank = unknown_.size();
    std::size_t found = rank;
    while (found < cells_ && !bit(found, column)) ++found;
    if (found == cells_) {
      free_.push_back(column);
      continue;
    }
    std::swap_ranges(equation(rank), equation(rank) + words_, equation(found));
    for (std::size_t i = 0; i < cells_; ++i) {
      if (i == rank || !bit(i, column)) continue;
      Word* to = equation(i);
      const Word* from = equation(rank);
      for (std::size_t w = 0; w < words_; ++w) to[w] ^= from[w];
    }
    unknown_.push_back(column);
  }
  std::reverse(free_.begin(), free_.end());
}

bool Gauss::consistent(std::size_t right_side) const {
  for (std::size_t i = unknown_.size(); i < cells_; ++i) {
    if (bit(i, cells_ + right_side)) return false;
  }
  return true;
}

PressSet Gauss::lightest(std::size_t right_side) const {
  // A vector of presses over the cells for the particular solution, and one for each free unknown.
  const std::size_t words = (cells_ + 63) / 64;
  const auto set = [](std::vector<Word>& vector, std::size_t cell) {
    vector[cell / 64] |= Word{1} << (cell % 64);
  };
  std::vector<Word> presses(words);
  for (std::size_t i = 0; i < unknown_.size(); ++i) {
    if (bit(i, cells_ + right_side)) set(presses, unknown_[i]);
  }
  std::vector<std::vector<Word>> columns;
  for (const std::size_t free : free_) {
    std::vector<Word>& column = columns.emplace_back(words);
    set(column, free);
    for (std::size_t i = 0; i < unknown_.size(); ++i) {
      if (bit(i, free)) set(column, unknown_[i]);
    }
  }

  const auto weigh = [](const std::vector<Word>& vector) {
    unsigned weight = 0;
    for (const Word word : vector) weight += count_ones(word);
    return weight;
  };
  std::vector<Word> best = presses;
  unsigned best_weight = weigh(best);
  std::uint32_t best_index = 0;
  std::uint32_t index = 0;
  for (std::uint32_t step = 1; step < std::uint32_t{1} << free_.size(); ++step) {
    const auto changed = static_cast<std::size_t>(std::countr_zero(step));
    index ^= std::uint32_t{1} << changed;
    const std::vector<Word>& column = columns[columns.size() - 1 - changed];
    for (std::size_t w = 0; w < words; ++w) presses[w] ^= column[w];
    const unsigned weight = weigh(presses);
    if (weight > best_weight || (weight == best_weight && index > best_index)) continue;
    best = presses;
    best_weight = weight;
    best_index = index;
  }

  PressSet grid;
  grid.size = size_;
  for (std::size_t cell = 0; cell < cells_; ++cell) {
    if (((best[cell / 64] >> (cell % 64)) & 1U) == 0) continue;
    grid.set(static_cast<unsigned>(cell / size_.columns),
             static_cast<unsigned>(cell % size_.columns));
  }
  return grid;
}

unsigned Gauss::solve(const Board& board, Goal goal, Answer& answer) {
  set_up(board);
  eliminate();
  const auto nullity = static_cast<unsigned>(free_.size());
  if (!consistent(0)) {  // and so is the other goal: all-black can always be solved
    answer.take_unsolvable();
    return nullity;
  }
  if (nullity > max_nullity) {
    answer.outcome = Outcome::over_limit;
    return nullity;
  }
  std::optional<PressSet> white;
  std::optional<PressSet> black;
  if (goal != Goal::black) white = lightest(0);
  if (goal != Goal::white) black = lightest(1);
  answer.take(white ? &*white : nullptr, black ? &*black : nullptr);
  return nullity;
}

}  // namespace boardmill::flip
