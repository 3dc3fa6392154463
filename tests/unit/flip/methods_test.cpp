// Every method against the naive oracle: outcome, cost, goal and the canonical press set.
#include <boost/test/unit_test.hpp>
#include <string>
#include <vector>

#include "engine/flip/bfs.h"
#include "engine/flip/solver.h"
#include "engine/flip/table.h"
#include "tests/support/flip_boards.h"
#include "tests/support/flip_oracle.h"

BOOST_AUTO_TEST_SUITE(flip)
BOOST_AUTO_TEST_SUITE(methods)

using namespace boardmill;
using namespace boardmill::flip;

namespace {

// One object for all sizes, as in a source of mixed sizes.
void solve_all(Method method, const std::vector<Size>& sizes) {
  test::FlipSolver solver(method);
  for (const Size size : sizes) {
    const test::FlipOracle oracle(size.rows, size.columns);
    BOOST_TEST(test::compare_all(solver, oracle, size) == "", to_string(size));
  }
}

}  // namespace

BOOST_AUTO_TEST_CASE(table_solves_all_boards_of_up_to_16_cells) {
  solve_all(Method::table, test::sizes_of(1, 16));
}

BOOST_AUTO_TEST_CASE(nullspace_solves_all_boards_of_up_to_16_cells) {
  solve_all(Method::nullspace, test::sizes_of(1, 16));
}

BOOST_AUTO_TEST_CASE(rows_solves_all_boards_of_up_to_16_cells) {
  solve_all(Method::rows, test::sizes_of(1, 16));
}

BOOST_AUTO_TEST_CASE(gauss_solves_all_boards_of_up_to_16_cells) {
  solve_all(Method::gauss, test::sizes_of(1, 16));
}

BOOST_AUTO_TEST_CASE(bfs_solves_all_boards_of_up_to_12_cells) {
  solve_all(Method::bfs, test::sizes_of(1, 12));
}

// Under the other rules; all boards of 13 to 16 cells, but those of 4x4, are a long test.
BOOST_AUTO_TEST_CASE(every_rule) {
  std::vector<Size> sizes = test::sizes_of(1, 12);
  sizes.push_back({4, 4});
  for (const Rule rule : test::all_rules) {
    test::FlipSolver table(Method::table, default_max_nullity, rule);
    test::FlipSolver gauss(Method::gauss, default_max_nullity, rule);
    test::FlipSolver bfs(Method::bfs, default_max_nullity, rule);
    for (const Size size : sizes) {
      const test::FlipOracle oracle(size.rows, size.columns, text(rule));
      const std::string where = std::string(text(rule)) + " " + to_string(size);
      BOOST_TEST(test::compare_all(table, oracle, size) == "", where);
      BOOST_TEST(test::compare_all(gauss, oracle, size) == "", where);
      if (size.cells() <= 9) BOOST_TEST(test::compare_all(bfs, oracle, size) == "", where);
    }
  }
}

BOOST_AUTO_TEST_CASE(every_rule_beyond_the_table) {
  for (const Rule rule : test::all_rules) {
    test::FlipSolver automatic(Method::automatic, default_max_nullity, rule);
    test::FlipSolver bfs(Method::bfs, default_max_nullity, rule);
    for (const Size size : {Size{2, 9}, Size{6, 3}, Size{1, 17}}) {
      const test::FlipOracle oracle(size.rows, size.columns, text(rule));
      const std::string where = std::string(text(rule)) + " " + to_string(size);
      BOOST_TEST(test::compare_some(automatic, oracle, size, 2'000) == "", where);
      BOOST_TEST(test::compare_some(bfs, oracle, size, 3) == "", where);
    }
  }
}

// A search takes hundreds of times as long as the other methods, and the oracle of 2^20 boards
// longer than they do: more boards are a long test.
BOOST_AUTO_TEST_CASE(some_boards_of_more_cells) {
  test::FlipSolver bfs(Method::bfs);
  test::FlipSolver nullspace(Method::nullspace);
  test::FlipSolver rows(Method::rows);
  test::FlipSolver gauss(Method::gauss);
  for (const Size size : test::sizes_of(13, Bfs::max_cells)) {
    const test::FlipOracle oracle(size.rows, size.columns);
    BOOST_TEST(test::compare_some(bfs, oracle, size, 4) == "", to_string(size));
    if (size.cells() <= 16) continue;  // all of these are solved above
    for (test::FlipSolver* solver : {&nullspace, &rows, &gauss}) {
      BOOST_TEST(test::compare_some(*solver, oracle, size, 2'000) == "", to_string(size));
    }
  }
}

BOOST_AUTO_TEST_CASE(the_example_of_the_judge) {
  const Board board = test::grid_of(0b1001'1101'1001'1000, {4, 4});
  BOOST_TEST(test::picture(board, 'w', 'b') == "bwwb/bbwb/bwwb/bwww/");
  for (const Method method :
       {Method::table, Method::nullspace, Method::rows, Method::gauss, Method::bfs}) {
    test::FlipSolver solver(method);
    const Answer& answer = solver.solve(board, Goal::either);
    BOOST_TEST(answer.cost == 4);
    BOOST_TEST(test::fault_of_witness(board, Goal::either, answer) == "");
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
