#include "tests/support/flip_boards.h"

#include <algorithm>

#include "engine/puzzle/executor.h"

namespace boardmill::test {

using namespace flip;

Grid grid_of(std::uint32_t number, Size size) {
  Grid grid;
  grid.size = size;
  for (unsigned cell = 0; cell < size.cells(); ++cell) {
    if (((number >> (size.cells() - 1 - cell)) & 1U) == 0) continue;
    grid.set(cell / size.columns, cell % size.columns);
  }
  return grid;
}

bool same(const Grid& a, const Grid& b) {
  return a.size == b.size &&
         std::equal(a.rows.begin(), a.rows.begin() + a.size.rows, b.rows.begin());
}

std::string picture(const Grid& grid, char zero, char one) {
  std::string text;
  for (unsigned row = 0; row < grid.size.rows; ++row) {
    for (unsigned column = 0; column < grid.size.columns; ++column) {
      text += grid.at(row, column) ? one : zero;
    }
    text += '/';
  }
  return text;
}

Board play(Board board, const PressSet& presses) {
  const Size size = board.size;
  const auto turn = [&board](unsigned row, unsigned column) {
    board.rows[row] ^= std::uint64_t{1} << column;
  };
  for (unsigned row = 0; row < size.rows; ++row) {
    for (unsigned column = 0; column < size.columns; ++column) {
      if (!presses.at(row, column)) continue;
      turn(row, column);
      if (row > 0) turn(row - 1, column);
      if (row + 1 < size.rows) turn(row + 1, column);
      if (column > 0) turn(row, column - 1);
      if (column + 1 < size.columns) turn(row, column + 1);
    }
  }
  return board;
}

Grid random_grid(Size size, Random& random, unsigned one_in) {
  Grid grid;
  grid.size = size;
  for (unsigned row = 0; row < size.rows; ++row) {
    for (unsigned column = 0; column < size.columns; ++column) {
      if (random.below(one_in) == 0) grid.set(row, column);
    }
  }
  return grid;
}

Board uniform_board(Size size, bool black) {
  Board board;
  board.size = size;
  for (unsigned row = 0; black && row < size.rows; ++row) {
    for (unsigned column = 0; column < size.columns; ++column) board.set(row, column);
  }
  return board;
}

Board random_board(Size size, Random& random) {
  const std::uint32_t kind = random.below(4);
  if (kind == 0) return random_grid(size, random);
  const Board start = uniform_board(size, random.below(2) == 0);
  return play(start, random_grid(size, random, kind == 1 ? 12 : 2));
}

std::string show(const Answer& answer) {
  std::string words(text(answer.outcome));
  if (answer.outcome == Outcome::solved) {
    words += " by " + std::to_string(answer.cost) + " presses to " +
             std::string(text(answer.goal)) + ": " + picture(answer.presses, '0', '1');
  } else if (answer.cost != Results::no_cost) {
    words += " with cost " + std::to_string(answer.cost);
  }
  return words;
}

std::string difference(const Answer& found, const FlipAnswer& expected, Size size) {
  if (!expected.solvable) {
    if (found.outcome == Outcome::unsolvable && found.cost == Results::no_cost) return "";
    return "found " + show(found) + "; expected unsolvable";
  }
  const PressSet presses = grid_of(expected.presses, size);
  if (found.outcome == Outcome::solved && found.cost == expected.cost &&
      text(found.goal) == expected.goal && same(found.presses, presses)) {
    return "";
  }
  return "found " + show(found) + "; expected " + std::to_string(expected.cost) + " presses to " +
         std::string(expected.goal) + ": " + picture(presses, '0', '1');
}

std::string difference(const Answer& found, const Answer& expected) {
  const bool equal = found.outcome == expected.outcome && found.cost == expected.cost &&
                     (found.outcome != Outcome::solved ||
                      (found.goal == expected.goal && same(found.presses, expected.presses)));
  return equal ? "" : "found " + show(found) + "; expected " + show(expected);
}

std::string fault_of_witness(const Board& board, Goal goal, const Answer& answer) {
  unsigned presses = 0;
  for (unsigned row = 0; row < board.size.rows; ++row) {
    for (unsigned column = 0; column < board.size.columns; ++column) {
      presses += answer.presses.at(row, column) ? 1U : 0U;
    }
  }
  if (presses != answer.cost) return "the cost is not the number of presses";
  if (goal != Goal::either && answer.goal != goal) return "not the goal asked for";
  const Board end = uniform_board(board.size, answer.goal == Goal::black);
  if (!same(play(board, answer.presses), end)) return "the presses do not lead to the goal";
  return "";
}

FlipSolver::FlipSolver(Method method, unsigned max_nullity, Rule rule) {
  config_.rule = rule;
  config_.method = method;
  config_.max_nullity = max_nullity;
}

const Answer& FlipSolver::solve(const Board& board, Goal goal, Executor& executor) {
  config_.goal = goal;
  Solver(config_).solve(board, executor, scratch_, answer_);
  return answer_;
}

const Answer& FlipSolver::solve(const Board& board, Goal goal) {
  SerialExecutor serial;
  return solve(board, goal, serial);
}

std::vector<Size> sizes_of(unsigned least_cells, unsigned most_cells) {
  std::vector<Size> sizes;
  for (unsigned rows = 1; rows <= max_side; ++rows) {
    for (unsigned columns = 1; columns <= max_side && rows * columns <= most_cells; ++columns) {
      if (rows * columns >= least_cells) sizes.push_back({rows, columns});
    }
  }
  return sizes;
}

namespace {

std::string compare(FlipSolver& solver, const FlipOracle& oracle, Size size, std::uint32_t number,
                    Goal goal) {
  const Board board = grid_of(number, size);
  std::string wrong = difference(solver.solve(board, goal), oracle.solve(number, text(goal)), size);
  if (wrong.empty()) return wrong;
  return picture(board, 'w', 'b') + " to " + std::string(text(goal)) + ": " + wrong;
}

}  // namespace

std::string compare_all(FlipSolver& solver, const FlipOracle& oracle, Size size,
                        std::uint32_t unsolvable_step) {
  for (std::uint32_t number = 0; number < oracle.boards(); ++number) {
    if (number % unsolvable_step != 0 && !oracle.solve(number, "white").solvable) continue;
    for (const Goal goal : all_goals) {
      std::string wrong = compare(solver, oracle, size, number, goal);
      if (!wrong.empty()) return wrong;
    }
  }
  return "";
}

std::string compare_some(FlipSolver& solver, const FlipOracle& oracle, Size size, unsigned count) {
  for (unsigned i = 0; i < count; ++i) {
    Random random(size.cells() * 100 + size.rows, i);
    // Uniform ones, and ones made by random presses.
    const std::uint32_t any = random.below(oracle.boards());
    const std::uint32_t number = i % 2 == 0 ? any : oracle.play(0, any);
    std::string wrong = compare(solver, oracle, size, number, all_goals[i / 2 % 3]);
    if (!wrong.empty()) return wrong;
  }
  return "";
}

}  // namespace boardmill::test
