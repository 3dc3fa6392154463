// Sequences that others have published.
#include <array>
#include <boost/test/unit_test.hpp>
#include <string>

#include "engine/flip/algebra.h"
#include "tests/support/flip_boards.h"
#include "tests/support/flip_published.h"

BOOST_AUTO_TEST_SUITE(flip)
BOOST_AUTO_TEST_SUITE(published)

using namespace boardmill;
using namespace boardmill::flip;

// OEIS A075464. From 34 to 64: a long test.
BOOST_AUTO_TEST_CASE(squares_from_black_to_white) {
  test::FlipSolver nullspace(Method::nullspace);
  test::FlipSolver chosen(Method::automatic);
  for (unsigned side = 1; side <= 33; ++side) {
    const Size size{side, side};
    const Board black = test::uniform_board(size, true);
    const Answer& answer = nullspace.solve(black, Goal::white);
    BOOST_TEST((answer.outcome == Outcome::solved), to_string(size));
    BOOST_TEST(answer.cost == test::fewest_presses_of_squares[side - 1], to_string(size));
    BOOST_TEST(test::fault_of_witness(black, Goal::white, answer) == "", to_string(size));
    BOOST_TEST(test::difference(chosen.solve(black, Goal::white), answer) == "", to_string(size));
  }
}

// OEIS A159257.
BOOST_AUTO_TEST_CASE(nullity_of_squares) {
  for (unsigned side = 1; side <= max_side; ++side) {
    BOOST_TEST(Algebra({side, side}).nullity() == test::nullity_of_squares[side - 1],
               to_string(Size{side, side}));
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
