// Beyond the oracle: methods that share no code agree in everything, and their press sets lead to
// the goal when played by the rules.
#include <algorithm>
#include <array>
#include <boost/test/unit_test.hpp>
#include <string>

#include "engine/flip/algebra.h"
#include "engine/flip/gauss.h"
#include "engine/flip/rows.h"
#include "tests/support/flip_boards.h"

BOOST_AUTO_TEST_SUITE(flip)
BOOST_AUTO_TEST_SUITE(agreement)

using namespace boardmill;
using namespace boardmill::flip;

namespace {

struct Seen {
  unsigned solved = 0;
  unsigned unsolvable = 0;
};

// Random boards of a size by all methods that take it; rows only where asked for.
Seen compare(Size size, unsigned boards, bool with_rows) {
  test::FlipSolver nullspace(Method::nullspace);
  test::FlipSolver rows(Method::rows);
  test::FlipSolver gauss(Method::gauss);
  const bool with_gauss = Algebra::of(size).nullity() <= Gauss::max_nullity;
  BOOST_TEST((with_rows || with_gauss), to_string(size));
  Seen seen;
  for (unsigned i = 0; i < boards; ++i) {
    Random random(size.rows * 100 + size.columns, i);
    const Board board = test::random_board(size, random);
    const Goal goal = test::all_goals[i % 3];
    const Answer& answer = nullspace.solve(board, goal);
    std::string wrong;
    if (answer.outcome == Outcome::solved) {
      ++seen.solved;
      wrong = test::fault_of_witness(board, goal, answer);
    } else {
      ++seen.unsolvable;
    }
    if (wrong.empty() && with_rows) wrong = test::difference(rows.solve(board, goal), answer);
    if (wrong.empty() && with_gauss) wrong = test::difference(gauss.solve(board, goal), answer);
    if (!wrong.empty()) {
      BOOST_ERROR(test::picture(board, 'w', 'b') + " to " + std::string(text(goal)) + ": " + wrong);
      break;
    }
  }
  return seen;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_thousand_boards_of_each_of_many_sizes) {
  constexpr std::array always_solvable{Size{5, 6},   Size{6, 5},   Size{6, 6},   Size{7, 7},
                                       Size{8, 8},   Size{10, 11}, Size{12, 12}, Size{1, 64},
                                       Size{64, 1},  Size{2, 64},  Size{64, 2},  Size{1, 33},
                                       Size{18, 11}, Size{5, 64},  Size{64, 5}};
  // With nullities from 1 to 16: the last one is a transform of more than one block.
  constexpr std::array others{Size{5, 5},   Size{5, 7},   Size{7, 5},   Size{9, 9},  Size{4, 9},
                              Size{9, 4},   Size{3, 17},  Size{17, 3},  Size{4, 19}, Size{19, 4},
                              Size{5, 11},  Size{11, 5},  Size{11, 11}, Size{9, 19}, Size{19, 9},
                              Size{14, 14}, Size{16, 16}, Size{7, 23},  Size{3, 32}, Size{11, 23},
                              Size{1, 62},  Size{62, 6},  Size{5, 63},  Size{19, 19}};
  constexpr unsigned longest_row = 12;
  const auto compare_size = [](Size size) {
    return compare(size, 1'000, std::min(size.rows, size.columns) <= longest_row);
  };
  for (const Size size : always_solvable) {
    const Seen seen = compare_size(size);
    BOOST_TEST(seen.solved == 1'000U, to_string(size));
  }
  for (const Size size : others) {
    const Seen seen = compare_size(size);
    BOOST_TEST(seen.solved > 600U, to_string(size));
    BOOST_TEST(seen.unsolvable > 50U, to_string(size));
  }
}

BOOST_AUTO_TEST_CASE(some_boards_of_larger_sizes) {
  compare({16, 16}, 30, true);
  compare({19, 19}, 6, true);
  compare({23, 23}, 30, false);
  compare({24, 31}, 30, false);
  compare({29, 59}, 3, false);
  compare({30, 30}, 6, false);
  compare({33, 33}, 6, false);
}

// All-black and all-white, which every size can solve.
BOOST_AUTO_TEST_CASE(boards_of_one_colour) {
  for (unsigned rows = 1; rows <= 14; ++rows) {
    for (unsigned columns = 1; columns <= 14; ++columns) {
      const Size size{rows, columns};
      test::FlipSolver nullspace(Method::nullspace);
      test::FlipSolver by_rows(Method::rows);
      test::FlipSolver gauss(Method::gauss);
      const Board black = test::uniform_board(size, true);
      const Answer& answer = nullspace.solve(black, Goal::white);
      BOOST_REQUIRE((answer.outcome == Outcome::solved));
      BOOST_TEST(test::fault_of_witness(black, Goal::white, answer) == "");
      BOOST_TEST(test::difference(by_rows.solve(black, Goal::white), answer) == "");
      BOOST_TEST(test::difference(gauss.solve(black, Goal::white), answer) == "");
      const Board white = test::uniform_board(size, false);
      BOOST_TEST(test::difference(nullspace.solve(white, Goal::black),
                                  gauss.solve(white, Goal::black)) == "");
      BOOST_TEST(nullspace.solve(white, Goal::either).cost == 0);
      BOOST_TEST(nullspace.solve(black, Goal::either).cost == 0);
      BOOST_TEST((nullspace.solve(black, Goal::either).goal == Goal::black));
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
