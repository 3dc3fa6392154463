#include "engine/flip/bfs.h"

#include <bit>

#include "engine/flip/pattern.h"

namespace boardmill::flip {

void Bfs::prepare(Rule rule, Size size) {
  if (rule == rule_ && size == size_ && run_ != UINT32_MAX) {
    ++run_;
    return;
  }
  rule_ = rule;
  size_ = size;
  run_ = 1;
  const unsigned cells = size.cells();
  press_.resize(cells);
  for (unsigned cell = 0; cell < cells; ++cell) {
    press_[cells - 1 - cell] = change_mask(rule, size, cell / size.columns, cell % size.columns);
  }
  presses_.assign(std::size_t{1} << cells, 0);
  seen_.assign(std::size_t{1} << cells, 0);
}

void Bfs::solve(Rule rule, const Board& board, Goal goal, Answer& answer) {
  prepare(rule, board.size);
  const std::uint32_t all_black = static_cast<std::uint32_t>(seen_.size()) - 1;
  const std::uint32_t start = to_index(board);
  seen_[start] = run_;
  presses_[start] = 0;
  layer_.assign(1, start);
  while (!layer_.empty()) {
    // A layer is complete here, so that the smallest press sets of its states are known.
    const bool white = goal != Goal::black && seen_[0] == run_;
    const bool black = goal != Goal::white && seen_[all_black] == run_;
    if (white || black) {
      const std::uint32_t presses = presses_[white ? 0 : all_black];
      answer.outcome = Outcome::solved;
      answer.cost = static_cast<std::uint16_t>(std::popcount(presses));
      answer.goal = white ? Goal::white : Goal::black;
      from_index(presses, size_, answer.presses);
      return;
    }
    next_.clear();
    for (const std::uint32_t state : layer_) {
      for (std::size_t bit = 0; bit < press_.size(); ++bit) {
        const std::uint32_t reached = state ^ press_[bit];
        const std::uint32_t presses = presses_[state] | (std::uint32_t{1} << bit);
        if (seen_[reached] != run_) {
          seen_[reached] = run_;
          presses_[reached] = presses;
          next_.push_back(reached);
        } else if (presses < presses_[reached] &&
                   count_ones(presses) == count_ones(presses_[reached])) {
          presses_[reached] = presses;
        }
      }
    }
    layer_.swap(next_);
  }
  answer.outcome = Outcome::unsolvable;
  answer.cost = Results::no_cost;
}

}  // namespace boardmill::flip
