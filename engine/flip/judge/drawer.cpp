#include "engine/flip/judge/drawer.h"

#include <algorithm>
#include <limits>
#include <string>

#include "engine/flip/census.h"
#include "engine/flip/integer.h"
#include "engine/flip/null_basis.h"
#include "engine/flip/pattern.h"
#include "engine/flip/table.h"
#include "engine/puzzle/executor.h"

namespace boardmill::flip {
namespace {

constexpr unsigned max_counted_cells = 25;

std::uint64_t saturated(const Integer& number) {
  constexpr auto most = std::numeric_limits<std::uint64_t>::max();
  return number > most ? most : static_cast<std::uint64_t>(number);
}

// A uniform set of `weight` cells (Floyd, in Bentley, "Programming Pearls: a sample of brilliance",
// Communications of the ACM 30, 1987).
PressSet draw_presses(Size size, unsigned weight, Random& random) {
  PressSet presses;
  presses.size = size;
  for (unsigned last = size.cells() - weight; last < size.cells(); ++last) {
    unsigned cell = random.below(last + 1);
    if (presses.at(cell / size.columns, cell % size.columns)) cell = last;
    presses.set(cell / size.columns, cell % size.columns);
  }
  return presses;
}

// What the presses make of a board of one colour.
Board board_of(Rule rule, const PressSet& presses, Goal colour) {
  const Board board = played(rule, presses);
  return colour == Goal::black ? inverted(board) : board;
}

bool equal(const Grid& a, const Grid& b) {
  return std::equal(a.rows.begin(), a.rows.begin() + a.size.rows, b.rows.begin());
}

}  // namespace

Drawer::Drawer(const Config& config)
    : config_(config),
      size_(generated_size(config)),
      solver_(config),
      symmetries_(symmetries(size_, config.goal)) {
  if (size_.cells() > Table::max_cells) return;
  const Table& table = Table::of(config.rule, size_);
  for (std::uint32_t board = 0; board < std::uint32_t{1} << size_.cells(); ++board) {
    const unsigned cost = table.cost(config.goal, board);
    if (cost != Table::unsolvable) listed_[cost].push_back(board);
  }
}

Grid draw_grid(Size size, Random& random) {
  Grid grid;
  grid.size = size;
  for (unsigned row = 0; row < size.rows; ++row) {
    grid.rows[row] = random.next() & row_mask(size.columns);
  }
  return grid;
}

Goal Drawer::draw_goal(Random& random) const {
  if (config_.goal != Goal::either) return config_.goal;
  return random.below(2) == 0 ? Goal::white : Goal::black;
}

bool Drawer::draw_by_cost(unsigned cost, Random& random, Scratch& scratch, Board& board) const {
  if (!listed_.empty()) {
    const auto boards = listed_.find(cost);
    if (boards == listed_.end()) return false;
    const auto count = static_cast<std::uint32_t>(boards->second.size());
    board.size = size_;
    from_index(boards->second[random.below(count)], size_, board);
    return true;
  }
  if (cost > size_.cells()) return false;
  const Goal colour = draw_goal(random);
  const PressSet presses = draw_presses(size_, cost, random);
  board = board_of(config_.rule, presses, colour);
  SerialExecutor executor;
  Answer answer;
  solver_.solve(board, executor, scratch.solving, answer);
  return answer.outcome == Outcome::solved && answer.cost == cost && answer.goal == colour &&
         equal(answer.presses, presses);
}

bool Drawer::draw(const Stratum& stratum, Random& random, Scratch& scratch, Board& board) const {
  switch (stratum.kind) {
    case Stratum::Kind::any:
      board = draw_grid(size_, random);
      return true;
    case Stratum::Kind::solved:
      board = board_of(config_.rule, draw_grid(size_, random),
                       turns_itself(config_.rule) ? Goal::white : draw_goal(random));
      return true;
    case Stratum::Kind::unsolvable:
      board = draw_grid(size_, random);
      return NullBasis::of(config_.rule, size_).certificate(board, config_.goal).has_value();
    case Stratum::Kind::cost:
      break;
  }
  return draw_by_cost(stratum.cost, random, scratch, board);
}

std::uint64_t Drawer::max_tries() const {
  const std::uint64_t cells = size_.cells();
  return std::max<std::uint64_t>(1000, (std::uint64_t{1} << 31) / (cells * cells));
}

Drawer::Counts Drawer::count_boards() const {
  SerialExecutor executor;
  Progress progress;
  const auto rows = census(config_.rule, size_, config_.goal, executor, progress);
  Counts counts;
  for (const CensusRow& row : *rows) {
    const std::uint64_t count = saturated(Integer(row.count));
    if (const auto cost = parse_number(row.cost)) counts.resize(*cost);
    counts.push_back(count);
  }
  return counts;
}

Drawer::Counts Drawer::count_classes(Counts counts) const {
  const std::size_t unsolvable = counts.size() - 1;
  SerialExecutor executor;
  Scratch scratch;
  Answer answer;
  for (const Symmetry& symmetry : std::span(symmetries_).subspan(1)) {
    const FixedBoards fixed = fixed_boards(size_, symmetry);
    if (!fixed.any) continue;
    Board board = fixed.base;
    const std::uint64_t boards = std::uint64_t{1} << fixed.choices.size();
    for (std::uint64_t i = 1;; ++i) {
      solver_.solve(board, executor, scratch.solving, answer);
      ++counts[answer.outcome == Outcome::solved ? answer.cost : unsolvable];
      if (i == boards) break;
      add(board, fixed.choices[static_cast<std::size_t>(std::countr_zero(i))]);  // Gray code
    }
  }
  for (std::uint64_t& count : counts) count /= symmetries_.size();
  return counts;
}

std::optional<std::uint64_t> Drawer::count(const Stratum& stratum, Distinct distinct) const {
  const unsigned nullity = NullBasis::of(config_.rule, size_).nullity();
  const bool classes = distinct == Distinct::symmetry;
  if (stratum.kind == Stratum::Kind::any) {
    Integer sum = 0;
    for (const Symmetry& symmetry : symmetries_) {
      const FixedBoards fixed = fixed_boards(size_, symmetry);
      if (fixed.any) sum += Integer(1) << static_cast<unsigned>(fixed.choices.size());
      if (!classes) return saturated(sum);
    }
    return saturated(sum / symmetries_.size());
  }
  if (stratum.kind == Stratum::Kind::unsolvable && nullity == 0) return 0;
  if (stratum.kind == Stratum::Kind::cost && stratum.cost > size_.cells()) return 0;
  const bool countable = size_.cells() <= max_counted_cells || (nullity == 0 && !classes);
  if (!countable) return std::nullopt;
  const Counts& boards = boards_.get([this] { return count_boards(); });
  const Counts& counts = classes ? classes_.get([&] { return count_classes(boards); }) : boards;
  if (stratum.kind == Stratum::Kind::unsolvable) return counts.back();
  if (stratum.kind == Stratum::Kind::cost) {
    return stratum.cost + std::size_t{1} < counts.size() ? counts[stratum.cost] : 0;
  }
  Integer solved = 0;
  for (std::size_t cost = 0; cost + 1 < counts.size(); ++cost) solved += counts[cost];
  return saturated(solved);
}

std::vector<Stratum> Drawer::wanted_strata() const {
  constexpr std::size_t most_costs = 40;
  constexpr unsigned most_uncounted_cost = 8;
  std::vector<Stratum> strata;
  for (unsigned cost = 0; cost <= size_.cells() && strata.size() < most_costs; ++cost) {
    const Stratum stratum = stratum_of_cost(static_cast<std::uint16_t>(cost));
    const auto boards = count(stratum, Distinct::no);
    if (!boards && cost > most_uncounted_cost) break;
    if (boards != std::uint64_t{0}) strata.push_back(stratum);
  }
  strata.push_back({"solved", Stratum::Kind::solved});
  strata.push_back({"unsolvable", Stratum::Kind::unsolvable});
  return strata;
}

}  // namespace boardmill::flip
