#include "engine/flip/gauss.h"

#include <algorithm>
#include <bit>

#include "engine/flip/least_weight.h"
#include "engine/flip/pattern.h"

namespace boardmill::flip {
namespace {

void set(std::uint64_t* words, std::size_t place) {
  words[place / 64] |= std::uint64_t{1} << (place % 64);
}

}  // namespace

void Gauss::prepare(Rule rule, Size size) {
  if (rule == rule_ && size == size_) return;
  rule_ = rule;
  size_ = size;
  set_up();
  eliminate();
}

void Gauss::set_up() {
  cells_ = size_.cells();
  words_ = (cells_ + 63) / 64;
  matrix_.assign(cells_ * 2 * words_, 0);
  for (std::size_t cell = 0; cell < cells_; ++cell) {
    // The presses that turn a cell are on the cells that its own press turns.
    const Cells pressed =
        to_cells(turned_by(rule_, size_, static_cast<unsigned>(cell / size_.columns),
                           static_cast<unsigned>(cell % size_.columns)));
    std::copy(pressed.begin(), pressed.end(), equation(cell));
    set(equation(cell) + words_, cell);
  }
}

void Gauss::eliminate() {
  unknown_.clear();
  free_.clear();
  for (std::size_t unknown = cells_; unknown-- > 0;) {
    const std::size_t rank = unknown_.size();
    std::size_t found = rank;
    while (found < cells_ && !has(found, unknown)) ++found;
    if (found == cells_) {
      free_.push_back(unknown);
      continue;
    }
    std::swap_ranges(equation(rank), equation(rank) + 2 * words_, equation(found));
    for (std::size_t i = 0; i < cells_; ++i) {
      if (i == rank || !has(i, unknown)) continue;
      Word* to = equation(i);
      const Word* from = equation(rank);
      for (std::size_t w = 0; w < 2 * words_; ++w) to[w] ^= from[w];
    }
    unknown_.push_back(unknown);
  }
  std::reverse(free_.begin(), free_.end());
}

std::optional<Gauss::Cells> Gauss::particular(const Cells& change) const {
  const auto is_one = [&](std::size_t index) {
    const Word* sum = equation(index) + words_;
    Word odd = 0;
    for (std::size_t w = 0; w < words_; ++w) odd ^= sum[w] & change[w];
    return std::popcount(odd) % 2 != 0;
  };
  for (std::size_t i = unknown_.size(); i < cells_; ++i) {
    if (is_one(i)) return std::nullopt;
  }
  Cells presses(words_);
  for (std::size_t i = 0; i < unknown_.size(); ++i) {
    if (is_one(i)) set(presses.data(), unknown_[i]);
  }
  return presses;
}

Gauss::Cells Gauss::column(std::size_t free) const {
  Cells column(words_);
  set(column.data(), free);
  for (std::size_t i = 0; i < unknown_.size(); ++i) {
    if (has(i, free)) set(column.data(), unknown_[i]);
  }
  return column;
}

Gauss::Cells Gauss::to_cells(const Grid& grid) const {
  Cells cells(words_);
  for (unsigned row = 0; row < size_.rows; ++row) {
    for (unsigned column = 0; column < size_.columns; ++column) {
      if (grid.at(row, column)) set(cells.data(), std::size_t{row} * size_.columns + column);
    }
  }
  return cells;
}

PressSet Gauss::to_presses(const Cells& cells) const {
  PressSet presses;
  presses.size = size_;
  for (std::size_t cell = 0; cell < cells_; ++cell) {
    if (((cells[cell / 64] >> (cell % 64)) & 1U) == 0) continue;
    presses.set(static_cast<unsigned>(cell / size_.columns),
                static_cast<unsigned>(cell % size_.columns));
  }
  return presses;
}

std::vector<PressSet> Gauss::basis() const {
  std::vector<PressSet> basis;
  for (const std::size_t free : free_) basis.push_back(to_presses(column(free)));
  return basis;
}

std::optional<PressSet> Gauss::presses(const Grid& change) const {
  const auto found = particular(to_cells(change));
  return found ? std::optional(to_presses(*found)) : std::nullopt;
}

PressSet Gauss::lightest(const Cells& particular, Executor& executor) const {
  if (nullity() > max_nullity) {
    PressSet presses = to_presses(particular);
    make_lightest(basis(), executor, presses);
    return presses;
  }
  std::vector<Cells> columns;
  for (const std::size_t free : free_) columns.push_back(column(free));
  const auto weigh = [](const Cells& cells) {
    unsigned weight = 0;
    for (const Word word : cells) weight += count_ones(word);
    return weight;
  };
  Cells presses = particular;
  Cells best = presses;
  unsigned best_weight = weigh(best);
  std::uint32_t best_index = 0;
  std::uint32_t index = 0;
  for (std::uint32_t step = 1; step < std::uint32_t{1} << free_.size(); ++step) {
    const auto changed = static_cast<std::size_t>(std::countr_zero(step));
    index ^= std::uint32_t{1} << changed;
    const Cells& column = columns[columns.size() - 1 - changed];
    for (std::size_t w = 0; w < words_; ++w) presses[w] ^= column[w];
    const unsigned weight = weigh(presses);
    if (weight > best_weight || (weight == best_weight && index > best_index)) continue;
    best = presses;
    best_weight = weight;
    best_index = index;
  }
  return to_presses(best);
}

void Gauss::solve(const Board& board, Goal goal, unsigned most_nullity, Executor& executor,
                  Answer& answer) const {
  std::optional<Cells> white;
  std::optional<Cells> black;
  if (goal != Goal::black) white = particular(to_cells(board));
  if (goal != Goal::white) black = particular(to_cells(inverted(board)));
  if (!white && !black) return answer.take_unsolvable();
  if (nullity() > most_nullity) {
    answer.outcome = Outcome::over_limit;
    return;
  }
  std::optional<PressSet> to_white;
  std::optional<PressSet> to_black;
  if (white) to_white = lightest(*white, executor);
  if (black) to_black = lightest(*black, executor);
  answer.take(to_white ? &*to_white : nullptr, to_black ? &*to_black : nullptr);
}

}  // namespace boardmill::flip
