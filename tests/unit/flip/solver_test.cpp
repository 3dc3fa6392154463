// Which method takes a board, and what is said of a board that a method cannot take.
#include "engine/flip/solver.h"

#include <boost/test/unit_test.hpp>
#include <string>
#include <tuple>

#include "engine/flip/algebra.h"
#include "engine/flip/null_basis.h"
#include "tests/support/flip_boards.h"

BOOST_AUTO_TEST_SUITE(flip)
BOOST_AUTO_TEST_SUITE(solver)

using namespace boardmill;
using namespace boardmill::flip;

namespace {

Answer solve(Method method, const Board& board, unsigned max_nullity = default_max_nullity) {
  return test::FlipSolver(method, max_nullity).solve(board, Goal::either);
}

Board white(Size size) { return test::uniform_board(size, false); }

// One press of one cell cannot be undone by others where a null vector has this cell.
Board unsolvable_board(Size size) {
  Board board = white(size);
  for (unsigned cell = 0; cell < size.cells(); ++cell) {
    board.rows.fill(0);
    board.set(cell / size.columns, cell % size.columns);
    if (NullBasis::of(Rule::cross, size).certificate(board, Goal::either) != std::nullopt) break;
  }
  return board;
}

void check_over_limit(const Answer& answer, const std::string& expected, const std::string& found) {
  BOOST_TEST((answer.outcome == Outcome::over_limit), expected << " " << found);
  BOOST_TEST(answer.cost == Results::no_cost);
  BOOST_TEST((answer.fault.kind == ErrorKind::limit));
  BOOST_TEST(answer.fault.expected == expected);
  BOOST_TEST(answer.fault.found == found);
}

}  // namespace

BOOST_AUTO_TEST_CASE(auto_takes_the_table_where_there_is_one) {
  for (const Size size : test::sizes_of(1, 40)) {
    const Answer answer = solve(Method::automatic, white(size));
    const Method expected = size.cells() <= 16 ? Method::table : Method::nullspace;
    BOOST_TEST((answer.method == expected), to_string(size));
    BOOST_TEST((answer.outcome == Outcome::solved), to_string(size));
  }
  BOOST_TEST((solve(Method::automatic, white({63, 64})).method == Method::nullspace));
}

BOOST_AUTO_TEST_CASE(an_answer_names_its_method) {
  for (const Method method :
       {Method::table, Method::nullspace, Method::rows, Method::gauss, Method::bfs}) {
    for (const Size size : test::sizes_of(1, 16)) {
      const Answer answer = solve(method, white(size));
      BOOST_TEST((answer.method == method), to_string(size));
      BOOST_TEST((answer.outcome == Outcome::solved), to_string(size));
    }
  }
}

BOOST_AUTO_TEST_CASE(each_method_takes_boards_up_to_its_limit) {
  for (const auto& [method, size] :
       {std::tuple{Method::table, Size{1, 16}}, std::tuple{Method::table, Size{4, 4}},
        std::tuple{Method::bfs, Size{4, 5}}, std::tuple{Method::bfs, Size{20, 1}},
        std::tuple{Method::rows, Size{64, 8}}, std::tuple{Method::rows, Size{8, 64}},
        std::tuple{Method::rows, Size{20, 20}}, std::tuple{Method::gauss, Size{30, 30}}}) {
    BOOST_TEST((solve(method, white(size)).outcome == Outcome::solved), to_string(size));
  }
}

BOOST_AUTO_TEST_CASE(a_larger_board_is_over_the_limit_of_a_method) {
  for (const auto& [method, size, expected] :
       {std::tuple{Method::table, Size{1, 17}, "at most 16 cells for method table"},
        std::tuple{Method::table, Size{64, 64}, "at most 16 cells for method table"},
        std::tuple{Method::bfs, Size{3, 7}, "at most 20 cells for method bfs"},
        std::tuple{Method::bfs, Size{1, 64}, "at most 20 cells for method bfs"},
        std::tuple{Method::rows, Size{21, 21},
                   "at most 20 cells on the shorter side for method rows"},
        std::tuple{Method::rows, Size{21, 64},
                   "at most 20 cells on the shorter side for method rows"},
        std::tuple{Method::rows, Size{64, 21},
                   "at most 20 cells on the shorter side for method rows"}}) {
    check_over_limit(solve(method, white(size)), expected, "a board of " + to_string(size));
  }
}

// 23x23 has nullity 14, 39x39 has 32, 61x61 has 40, 62x64 has 36: the only ones above 32.
BOOST_AUTO_TEST_CASE(a_solvable_board_of_large_nullity_is_over_the_limit) {
  check_over_limit(solve(Method::nullspace, white({23, 23}), 13),
                   "nullity at most 13 (--max-nullity)", "a board of 23x23 of nullity 14");
  check_over_limit(solve(Method::automatic, white({5, 5}), 1), "nullity at most 1 (--max-nullity)",
                   "a board of 5x5 of nullity 2");
  for (const Method method : {Method::automatic, Method::nullspace}) {
    check_over_limit(solve(method, white({61, 61})), "nullity at most 32 (--max-nullity)",
                     "a board of 61x61 of nullity 40");
    check_over_limit(solve(method, white({62, 64}), 35), "nullity at most 35 (--max-nullity)",
                     "a board of 62x64 of nullity 36");
  }
  check_over_limit(solve(Method::gauss, white({39, 39})), "nullity at most 20 (method gauss)",
                   "a board of 39x39 of nullity 32");
}

BOOST_AUTO_TEST_CASE(max_nullity_is_a_limit_that_may_be_reached) {
  for (const Method method : {Method::automatic, Method::nullspace}) {
    BOOST_TEST((solve(method, white({23, 23}), 14).outcome == Outcome::solved));
    BOOST_TEST((solve(method, white({5, 6}), 0).outcome == Outcome::solved));
  }
  // A table has no press sets to try, and the others do not ask.
  BOOST_TEST((solve(Method::automatic, white({4, 4}), 0).outcome == Outcome::solved));
  for (const Method method : {Method::table, Method::rows, Method::gauss, Method::bfs}) {
    BOOST_TEST((solve(method, white({4, 4}), 0).outcome == Outcome::solved));
  }
}

BOOST_AUTO_TEST_CASE(an_unsolvable_board_is_unsolvable_at_any_nullity) {
  for (const auto& [method, size, max_nullity] : {std::tuple{Method::automatic, Size{5, 5}, 1U},
                                                  std::tuple{Method::nullspace, Size{4, 4}, 0U},
                                                  std::tuple{Method::automatic, Size{61, 61}, 32U},
                                                  std::tuple{Method::nullspace, Size{62, 64}, 32U},
                                                  std::tuple{Method::gauss, Size{39, 39}, 32U}}) {
    const Answer answer = solve(method, unsolvable_board(size), max_nullity);
    BOOST_TEST((answer.outcome == Outcome::unsolvable), to_string(size));
    BOOST_TEST(answer.cost == Results::no_cost);
  }
}

// One scratch and one answer serve one board after the other: nothing of the last one remains.
BOOST_AUTO_TEST_CASE(nothing_remains_of_the_board_before) {
  for (const Method method : {Method::automatic, Method::nullspace, Method::gauss}) {
    test::FlipSolver used(method, 5);
    for (unsigned i = 0; i < 3; ++i) {
      for (const Size size : {Size{5, 5}, Size{39, 39}, Size{4, 4}, Size{7, 9}}) {
        for (const Board& board : {white(size), unsolvable_board(size)}) {
          const Answer fresh = solve(method, board, 5);
          const Answer& answer = used.solve(board, Goal::either);
          BOOST_TEST(test::difference(answer, fresh) == "", to_string(size));
          BOOST_TEST((answer.method == fresh.method));
        }
      }
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
