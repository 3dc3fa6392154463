// The flip methods on what takes minutes.
#include <array>
#include <boost/test/unit_test.hpp>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "engine/batch/arena.h"
#include "engine/flip/algebra.h"
#include "engine/flip/bfs.h"
#include "engine/flip/least_weight.h"
#include "engine/flip/null_basis.h"
#include "tests/support/flip_boards.h"
#include "tests/support/flip_oracle.h"
#include "tests/support/flip_published.h"

BOOST_AUTO_TEST_SUITE(flip_methods)

using namespace boardmill;
using namespace boardmill::flip;

namespace {

constexpr unsigned threads = 2;

// Calls `compare(solver, oracle, size)` for the sizes on all threads, each with a solver of its
// own.
template <class Compare>
void for_sizes(Method method, const std::vector<Size>& sizes, const Compare& compare,
               Rule rule = Rule::cross) {
  std::vector<std::string> wrong(sizes.size());
  batch::Arena arena(threads);
  arena.for_range(sizes.size(), 1, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) {
      test::FlipSolver solver(method, default_max_nullity, rule);
      const test::FlipOracle oracle(sizes[i].rows, sizes[i].columns, text(rule));
      wrong[i] = compare(solver, oracle, sizes[i]);
    }
  });
  for (std::size_t i = 0; i < sizes.size(); ++i) BOOST_TEST(wrong[i] == "", to_string(sizes[i]));
}

std::string compare_all(test::FlipSolver& solver, const test::FlipOracle& oracle, Size size) {
  return test::compare_all(solver, oracle, size);
}

void solve_all(Method method, const std::vector<Size>& sizes) {
  for_sizes(method, sizes, compare_all);
}

}  // namespace

BOOST_AUTO_TEST_CASE(bfs_solves_all_boards_of_4x4) { solve_all(Method::bfs, {{4, 4}}); }

BOOST_AUTO_TEST_CASE(every_rule_on_all_boards_of_13_to_16_cells) {
  const std::vector<Size> sizes = test::sizes_of(13, 16);
  for (const Rule rule : test::all_rules) {
    for (const Method method : {Method::table, Method::gauss}) {
      for_sizes(method, sizes, compare_all, rule);
    }
    for_sizes(
        Method::bfs, {{4, 4}},
        [](test::FlipSolver& solver, const test::FlipOracle& oracle, Size size) {
          return test::compare_some(solver, oracle, size, 5'000);
        },
        rule);
  }
}

BOOST_AUTO_TEST_CASE(bfs_solves_boards_of_more_cells) {
  for_sizes(Method::bfs, test::sizes_of(13, Bfs::max_cells),
            [](test::FlipSolver& solver, const test::FlipOracle& oracle, Size size) {
              return test::compare_some(solver, oracle, size, 200);
            });
}

BOOST_AUTO_TEST_CASE(nullspace_solves_all_boards_of_up_to_20_cells) {
  solve_all(Method::nullspace, test::sizes_of(17, 20));
}

BOOST_AUTO_TEST_CASE(rows_solves_all_boards_of_up_to_20_cells) {
  solve_all(Method::rows, test::sizes_of(17, 20));
}

BOOST_AUTO_TEST_CASE(gauss_solves_all_boards_of_up_to_20_cells) {
  solve_all(Method::gauss, test::sizes_of(17, 20));
}

BOOST_AUTO_TEST_CASE(gauss_and_nullspace_agree_on_large_boards) {
  batch::Arena arena(threads);
  test::FlipSolver nullspace(Method::nullspace);
  test::FlipSolver gauss(Method::gauss);
  for (const Size size : {Size{30, 30}, Size{32, 32}, Size{33, 33}, Size{49, 24}, Size{45, 64},
                          Size{60, 60}, Size{63, 63}, Size{63, 64}, Size{64, 63}}) {
    for (unsigned i = 0; i < 6; ++i) {
      Random random(size.rows * 100 + size.columns, i);
      const Board board = test::random_board(size, random);
      const Goal goal = test::all_goals[i % 3];
      const Answer& answer = nullspace.solve(board, goal, arena);
      BOOST_TEST(test::difference(gauss.solve(board, goal), answer) == "", to_string(size));
      if (answer.outcome != Outcome::solved) continue;
      BOOST_TEST(test::fault_of_witness(board, goal, answer) == "", to_string(size));
    }
  }
}

// A nullity of 28 is above the limit of gauss: unsolvable boards it knows all the same.
BOOST_AUTO_TEST_CASE(gauss_knows_unsolvable_boards_of_64x64) {
  test::FlipSolver gauss(Method::gauss);
  const Size size{64, 64};
  for (unsigned i = 0; i < 4; ++i) {
    Random random(64, i);
    const Board board = i == 0 ? test::uniform_board(size, true) : test::random_board(size, random);
    const bool solvable =
        NullBasis::of(Rule::cross, size).certificate(board, Goal::either) == std::nullopt;
    const Outcome expected = solvable ? Outcome::over_limit : Outcome::unsolvable;
    BOOST_TEST((gauss.solve(board, Goal::either).outcome == expected));
  }
}

BOOST_AUTO_TEST_CASE(rows_and_nullspace_agree_on_wide_rows) {
  test::FlipSolver nullspace(Method::nullspace);
  test::FlipSolver rows(Method::rows);
  for (const Size size : {Size{17, 17}, Size{19, 19}, Size{20, 20}, Size{20, 64}, Size{64, 19},
                          Size{19, 59}, Size{20, 41}}) {
    for (unsigned i = 0; i < 6; ++i) {
      Random random(size.rows * 100 + size.columns, i);
      const Board board = test::random_board(size, random);
      const Goal goal = test::all_goals[i % 3];
      BOOST_TEST(test::difference(rows.solve(board, goal), nullspace.solve(board, goal)) == "",
                 to_string(size));
    }
  }
}

// How many boards of 5x5 take 0, 1, 2 ... presses: OEIS A079873. The term for 7 presses, published
// as 476104, has two digits exchanged: only with 467104 the terms add up to the 2^23 boards that
// can be solved.
BOOST_AUTO_TEST_CASE(boards_of_5x5_by_cost) {
  constexpr std::array<unsigned, 16> published{1,       25,     300,    2300,    12650,   53130,
                                               176176,  467104, 982335, 1596279, 1935294, 1684446,
                                               1004934, 383670, 82614,  7350};
  std::array<unsigned, 16> boards{};
  test::FlipSolver solver(Method::nullspace);
  for (std::uint32_t number = 0; number < std::uint32_t{1} << 25; ++number) {
    Board board;
    board.size = {5, 5};
    for (unsigned row = 0; row < 5; ++row) board.rows[row] = (number >> (5 * row)) & 31U;
    const Answer& answer = solver.solve(board, Goal::white);
    if (answer.outcome == Outcome::solved) ++boards.at(answer.cost);
  }
  BOOST_TEST(boards == published, boost::test_tools::per_element());
}

// OEIS A075464 has the values up to 54 as test::fewest_presses_of_squares. From 55 on they are
// proved here: where the nullity is 0 the press set is the only one, and elsewhere all members of
// the coset are weighed in Gray code order, which shares nothing with the transform. For 39x39 and
// 47x47, of nullity 32 and 30, the published values have to do.
BOOST_AUTO_TEST_CASE(squares_from_black_to_white) {
  batch::Arena arena(threads);
  test::FlipSolver solver(Method::nullspace);
  for (unsigned side = 34; side <= max_side; ++side) {
    if (side == 61) continue;
    const Size size{side, side};
    const Algebra& algebra = Algebra::of(size);
    const Board black = test::uniform_board(size, true);
    const Answer& answer = solver.solve(black, Goal::white, arena);
    BOOST_TEST((answer.outcome == Outcome::solved), to_string(size));
    BOOST_TEST(test::fault_of_witness(black, Goal::white, answer) == "", to_string(size));
    if (side <= test::fewest_presses_of_squares.size()) {
      BOOST_TEST(answer.cost == test::fewest_presses_of_squares[side - 1], to_string(size));
    } else {
      const Lightest lightest = lightest_by_gray_code(algebra.basis(), algebra.turn_all());
      BOOST_TEST(answer.cost == lightest.weight, to_string(size));
      BOOST_TEST_MESSAGE(to_string(size) << ": " << answer.cost);
    }
  }
}

// The one square above the default --max-nullity, with 2^40 press sets. Its value is taken from
// nowhere: the press set leads to the goal, and none that differs by up to four vectors of the
// basis comes before it.
BOOST_AUTO_TEST_CASE(square_61_from_black_to_white) {
  batch::Arena arena(threads);
  const Size size{61, 61};
  const Board black = test::uniform_board(size, true);
  test::FlipSolver solver(Method::nullspace, greatest_max_nullity);
  const Answer answer = solver.solve(black, Goal::white, arena);
  BOOST_REQUIRE((answer.outcome == Outcome::solved));
  BOOST_TEST(test::fault_of_witness(black, Goal::white, answer) == "");
  BOOST_TEST_MESSAGE(to_string(size) << ": " << answer.cost);
  const std::span<const PressSet> basis = Algebra::of(size).basis();
  unsigned better = 0;
  const std::function<void(const PressSet&, std::size_t, unsigned)> vary =
      [&](const PressSet& presses, std::size_t from, unsigned more) {
        for (std::size_t i = from; i < basis.size(); ++i) {
          PressSet other = presses;
          add(other, basis[i]);
          const unsigned heavy = weight(other);
          const bool before = heavy == answer.cost && precedes(other, answer.presses);
          if (heavy < answer.cost || before) ++better;
          if (more > 1) vary(other, i + 1, more - 1);
        }
      };
  vary(answer.presses, 0, 4);
  BOOST_TEST(better == 0U);
}

BOOST_AUTO_TEST_SUITE_END()
