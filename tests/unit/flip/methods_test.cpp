// Every method against the naive oracle: outcome, cost, goal and the canonical press set.
#include <boost/test/unit_test.hpp>
#include <functional>
#include <string>
#include <tuple>

#include "engine/flip/bfs.h"
#include "engine/flip/solver.h"
#include "engine/flip/table.h"
#include "tests/support/flip_oracle.h"

BOOST_AUTO_TEST_SUITE(flip)
BOOST_AUTO_TEST_SUITE(methods)

using namespace boardmill;
using namespace boardmill::flip;

namespace {

using SolveBoard = std::function<void(const Board&, Goal, Answer&)>;

Board board_of(const std::string& cells, Size size) {
  Board board;
  board.size = size;
  for (unsigned cell = 0; cell < size.cells(); ++cell) {
    if (cells[cell] == 'b') board.set(cell / size.columns, cell % size.columns);
  }
  return board;
}

std::string presses_of(const PressSet& presses) {
  std::string text;
  for (unsigned row = 0; row < presses.size.rows; ++row) {
    for (unsigned column = 0; column < presses.size.columns; ++column) {
      text += presses.at(row, column) ? '1' : '0';
    }
  }
  return text;
}

std::string show(const Answer& answer) {
  if (answer.outcome == Outcome::unsolvable && answer.cost == Results::no_cost) return "unsolvable";
  return std::string(text(answer.outcome)) + " " + std::to_string(answer.cost) + " " +
         std::string(text(answer.goal)) + " " + presses_of(answer.presses);
}

std::string show(const test::FlipAnswer& answer) {
  if (!answer.solvable) return "unsolvable";
  return "solved " + std::to_string(answer.cost) + " " + answer.goal + " " + answer.presses;
}

const auto by_table = [](const Board& board, Goal goal, Answer& answer) {
  Table::of(board.size).solve(board, goal, answer);
};

// Every `stride`-th board of a size, every goal.
void compare(Size size, const SolveBoard& solve_board, int stride = 1) {
  const test::FlipOracle oracle(static_cast<int>(size.rows), static_cast<int>(size.columns));
  Answer answer;
  for (int number = 0; number < oracle.boards(); number += stride) {
    const std::string cells = oracle.board(number);
    const Board board = board_of(cells, size);
    for (const Goal goal : {Goal::white, Goal::black, Goal::either}) {
      solve_board(board, goal, answer);
      const std::string expected = show(oracle.solve(cells, std::string(text(goal))));
      const std::string found = show(answer);
      if (found != expected) {
        BOOST_ERROR(to_string(size) + " " + cells + " to " + std::string(text(goal)) + ": found " +
                    found + ", expected " + expected);
        return;
      }
    }
  }
}

void for_all_sizes(unsigned most_cells, const std::function<void(Size)>& visit) {
  for (unsigned rows = 1; rows <= most_cells; ++rows) {
    for (unsigned columns = 1; rows * columns <= most_cells; ++columns) visit({rows, columns});
  }
}

}  // namespace

BOOST_AUTO_TEST_CASE(table_knows_all_boards_of_4x4) { compare({4, 4}, by_table); }

BOOST_AUTO_TEST_CASE(table_knows_all_boards_of_up_to_12_cells) {
  for_all_sizes(12, [](Size size) { compare(size, by_table); });
}

BOOST_AUTO_TEST_CASE(bfs_solves_all_boards_of_up_to_12_cells) {
  // One object for all sizes, as in a source of mixed sizes.
  Bfs bfs;
  for_all_sizes(12, [&bfs](Size size) {
    compare(size, [&bfs](const Board& board, Goal goal, Answer& answer) {
      bfs.solve(board, goal, answer);
    });
  });
}

// All solvable ones for every goal; of the others, which are all alike and take long, a sample.
BOOST_AUTO_TEST_CASE(bfs_solves_all_boards_of_4x4) {
  const test::FlipOracle oracle(4, 4);
  Bfs bfs;
  Answer answer;
  unsigned compared = 0;
  for (int number = 0; number < oracle.boards(); ++number) {
    const std::string cells = oracle.board(number);
    if (number % 31 != 0 && !oracle.solve(cells, "white").solvable) continue;
    for (const Goal goal : {Goal::white, Goal::black, Goal::either}) {
      bfs.solve(board_of(cells, {4, 4}), goal, answer);
      BOOST_REQUIRE_EQUAL(show(answer), show(oracle.solve(cells, std::string(text(goal)))));
      ++compared;
    }
  }
  BOOST_TEST(compared > 3 * 4096U);
}

BOOST_AUTO_TEST_CASE(long_and_narrow_boards) {
  Bfs bfs;
  for (const Size size :
       {Size{1, 16}, Size{16, 1}, Size{2, 8}, Size{8, 2}, Size{3, 5}, Size{5, 3}}) {
    compare(size, by_table, 7);
    compare(
        size, [&bfs](const Board& board, Goal g, Answer& a) { bfs.solve(board, g, a); }, 1009);
  }
}

// Beyond the table there is no oracle: a witness has to lead to the goal, and the cost has to be
// the number of its presses.
BOOST_AUTO_TEST_CASE(bfs_witnesses_beyond_the_table) {
  Bfs bfs;
  Answer answer;
  for (const Size size : {Size{1, 20}, Size{20, 1}, Size{4, 5}, Size{5, 4}, Size{2, 9}}) {
    Board board;
    board.size = size;
    for (unsigned i = 0; i < 3; ++i) {
      for (unsigned row = 0; row < size.rows; ++row) {
        board.rows[row] = (0x9e3779b97f4a7c15U >> (3 * i + row)) & ((1U << size.columns) - 1);
      }
      for (const Goal goal : {Goal::white, Goal::black, Goal::either}) {
        bfs.solve(board, goal, answer);
        if (answer.outcome == Outcome::unsolvable) continue;
        std::uint32_t state = to_index(board);
        unsigned presses = 0;
        for (unsigned cell = 0; cell < size.cells(); ++cell) {
          const unsigned row = cell / size.columns;
          const unsigned column = cell % size.columns;
          if (!answer.presses.at(row, column)) continue;
          state ^= change_mask(size, row, column);
          ++presses;
        }
        BOOST_TEST(presses == answer.cost);
        BOOST_TEST(state == (answer.goal == Goal::white ? 0U : (1U << size.cells()) - 1));
        BOOST_TEST((goal == Goal::either || answer.goal == goal));
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(what_a_method_cannot_take_is_over_its_limit) {
  const auto solve = [](Method method, Size size) {
    Config config;
    config.method = method;
    Solver::Scratch scratch;
    Answer answer;
    Board board;
    board.size = size;
    SerialExecutor serial;
    Solver(config).solve(board, serial, scratch, answer);
    return answer;
  };
  BOOST_TEST((solve(Method::automatic, {4, 4}).method == Method::table));
  BOOST_TEST((solve(Method::automatic, {4, 5}).method == Method::bfs));
  BOOST_TEST((solve(Method::table, {4, 4}).outcome == Outcome::solved));
  BOOST_TEST((solve(Method::bfs, {4, 5}).outcome == Outcome::solved));
  for (const auto& [method, size, expected, found] :
       {std::tuple{Method::table, Size{1, 17}, "at most 16 cells for method table",
                   "a board of 1x17"},
        std::tuple{Method::bfs, Size{3, 7}, "at most 20 cells for method bfs", "a board of 3x7"},
        std::tuple{Method::automatic, Size{64, 64}, "at most 20 cells for method bfs",
                   "a board of 64x64"}}) {
    const Answer answer = solve(method, size);
    BOOST_TEST((answer.outcome == Outcome::over_limit));
    BOOST_TEST(answer.cost == Results::no_cost);
    BOOST_TEST((answer.fault.kind == ErrorKind::limit));
    BOOST_TEST(answer.fault.expected == expected);
    BOOST_TEST(answer.fault.found == found);
  }
}

BOOST_AUTO_TEST_CASE(the_example_of_the_judge) {
  const test::FlipOracle oracle(4, 4);
  const std::string cells = "bwwbbbwbbwwbbwww";
  Answer answer;
  by_table(board_of(cells, {4, 4}), Goal::either, answer);
  BOOST_TEST(answer.cost == 4);
  BOOST_TEST(oracle.solve(cells, "either").cost == 4);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
