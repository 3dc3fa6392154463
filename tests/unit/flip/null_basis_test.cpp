// Certificates: there for exactly those boards that a naive oracle cannot solve, and proofs by the
// rules alone.
#include "engine/flip/null_basis.h"

#include <boost/test/unit_test.hpp>
#include <string>

#include "engine/flip/algebra.h"
#include "engine/flip/gauss.h"
#include "engine/flip/pattern.h"
#include "engine/flip/rules.h"
#include "tests/support/flip_boards.h"
#include "tests/support/flip_oracle.h"

BOOST_AUTO_TEST_SUITE(flip)
BOOST_AUTO_TEST_SUITE(null_basis)

using namespace boardmill;
using namespace boardmill::flip;

namespace {

unsigned common(const Grid& a, const Grid& b) {
  unsigned count = 0;
  for (unsigned row = 0; row < a.size.rows; ++row) count += count_ones(a.rows[row] & b.rows[row]);
  return count;
}

// Why the cells are no proof that the board cannot be made what is asked for; empty: they are.
std::string fault_of_proof(Rule rule, const Board& board, Goal goal, const PressSet& cells) {
  for (unsigned cell = 0; cell < board.size.cells(); ++cell) {
    rules::Cells turned{};
    rules::press(rule, board.size, cell, turned);
    if (common(rules::to_grid(turned, board.size), cells) % 2 != 0) return "a press meets it oddly";
  }
  if (goal != Goal::black && common(board, cells) % 2 == 0) return "even on black pieces";
  if (goal != Goal::white && common(inverted(board), cells) % 2 == 0) return "even on white pieces";
  return "";
}

}  // namespace

BOOST_AUTO_TEST_CASE(all_boards_of_up_to_12_cells_under_every_rule) {
  for (const Rule rule : test::all_rules) {
    for (const Size size : test::sizes_of(1, 12)) {
      const test::FlipOracle oracle(size.rows, size.columns, text(rule));
      const NullBasis& basis = NullBasis::of(rule, size);
      const std::string where = std::string(text(rule)) + " " + to_string(size);
      BOOST_TEST(basis.turn_all.has_value() == oracle.solve(oracle.boards() - 1, "white").solvable,
                 where);
      for (std::uint32_t number = 0; number < oracle.boards(); ++number) {
        const Board board = test::grid_of(number, size);
        for (const Goal goal : test::all_goals) {
          const auto proof = basis.certificate(board, goal);
          BOOST_REQUIRE(proof.has_value() != oracle.solve(number, text(goal)).solvable);
          if (proof) BOOST_REQUIRE_EQUAL(fault_of_proof(rule, board, goal, *proof), "");
        }
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(large_boards) {
  for (const Rule rule : test::all_rules) {
    for (const Size size : {Size{5, 5}, Size{6, 6}, Size{9, 5}, Size{15, 15}, Size{1, 63}}) {
      const NullBasis& basis = NullBasis::of(rule, size);
      for (unsigned i = 0; i < 20; ++i) {
        Random random(size.cells(), i);
        const Board any = test::random_board(size, random);
        for (const Goal goal : test::all_goals) {
          if (const auto proof = basis.certificate(any, goal)) {
            BOOST_TEST(fault_of_proof(rule, any, goal, *proof) == "");
          }
          const Board made = played(rule, any);
          const Board board = goal == Goal::black ? inverted(made) : made;
          BOOST_TEST(!basis.certificate(board, goal).has_value());
        }
      }
    }
  }
}

// The algebra of the first row and the elimination of all cells find the same basis.
BOOST_AUTO_TEST_CASE(both_ways_for_the_cross) {
  for (const Size size :
       {Size{4, 4}, Size{5, 5}, Size{1, 2}, Size{9, 9}, Size{16, 16}, Size{3, 11}}) {
    const Algebra& algebra = Algebra::of(size);
    Gauss gauss;
    gauss.prepare(Rule::cross, size);
    const auto basis = gauss.basis();
    BOOST_REQUIRE(basis.size() == algebra.nullity());
    for (std::size_t i = 0; i < basis.size(); ++i) {
      BOOST_TEST(test::same(basis[i], algebra.basis()[i]), to_string(size));
    }
    BOOST_TEST(test::same(*gauss.presses(test::uniform_board(size, true)), algebra.turn_all()));
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
