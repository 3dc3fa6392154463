#include "engine/flip/table.h"

#include <algorithm>
#include <bit>
#include <memory>

#include "engine/flip/pattern.h"
#include "engine/puzzle/published.h"

namespace boardmill::flip {
namespace {

// All press sets of at most 16 cells, fewest presses first, then in lexicographic order.
std::vector<std::uint16_t> ordered_press_sets(unsigned cells) {
  const std::uint32_t count = std::uint32_t{1} << cells;
  std::array<std::uint32_t, Table::max_cells + 2> next{};
  const auto weight = [](std::uint32_t presses) {
    return static_cast<std::size_t>(std::popcount(presses));
  };
  for (std::uint32_t presses = 0; presses < count; ++presses) ++next[weight(presses) + 1];
  for (std::size_t i = 1; i < next.size(); ++i) next[i] += next[i - 1];
  std::vector<std::uint16_t> ordered(count);
  for (std::uint32_t presses = 0; presses < count; ++presses) {
    ordered[next[weight(presses)]++] = static_cast<std::uint16_t>(presses);
  }
  return ordered;
}

// What each press set changes: one more press than the set without its lowest bit.
std::vector<std::uint16_t> changes_of_press_sets(Rule rule, Size size) {
  const unsigned cells = size.cells();
  std::vector<std::uint16_t> press(cells);
  for (unsigned cell = 0; cell < cells; ++cell) {
    press[cells - 1 - cell] = static_cast<std::uint16_t>(
        change_mask(rule, size, cell / size.columns, cell % size.columns));
  }
  std::vector<std::uint16_t> changes(std::size_t{1} << cells);
  for (std::uint32_t presses = 1; presses < changes.size(); ++presses) {
    const auto lowest = static_cast<std::size_t>(std::countr_zero(presses));
    changes[presses] = static_cast<std::uint16_t>(changes[presses & (presses - 1)] ^ press[lowest]);
  }
  return changes;
}

}  // namespace

const Table& Table::of(Rule rule, Size size) {
  using BySize = std::array<std::array<Published<Table>, max_cells + 1>, max_cells + 1>;
  static std::array<BySize, rule_count> tables;
  return tables[static_cast<std::size_t>(rule)][size.rows][size.columns].get(
      [=] { return std::make_unique<Table>(rule, size); });
}

Table::Table(Rule rule, Size size)
    : size_(size),
      all_((std::uint32_t{1} << size.cells()) - 1),
      presses_(std::size_t{1} << size.cells()) {
  const std::vector<std::uint16_t> changes = changes_of_press_sets(rule, size);
  for (auto& costs : costs_) costs.assign(presses_.size(), unsolvable);
  auto& white = costs_[static_cast<std::size_t>(Goal::white)];
  auto& black = costs_[static_cast<std::size_t>(Goal::black)];
  auto& either = costs_[static_cast<std::size_t>(Goal::either)];
  for (const std::uint16_t presses : ordered_press_sets(size.cells())) {
    const std::uint16_t change = changes[presses];
    if (white[change] != unsolvable) continue;
    presses_[change] = presses;
    white[change] = static_cast<std::uint8_t>(std::popcount(presses));
  }
  for (std::uint32_t board = 0; board <= all_; ++board) {
    black[board] = white[board ^ all_];
    either[board] = std::min(white[board], black[board]);
  }
}

void Table::solve(const Board& board, Goal goal, Answer& answer) const {
  const std::uint32_t index = to_index(board);
  const std::uint8_t presses = cost(goal, index);
  if (presses == unsolvable) {
    answer.outcome = Outcome::unsolvable;
    answer.cost = Results::no_cost;
    return;
  }
  answer.outcome = Outcome::solved;
  answer.cost = presses;
  answer.goal = goal;
  if (goal == Goal::either) {
    answer.goal = cost(Goal::white, index) == presses ? Goal::white : Goal::black;
  }
  from_index(presses_[answer.goal == Goal::white ? index : index ^ all_], size_, answer.presses);
}

}  // namespace boardmill::flip
