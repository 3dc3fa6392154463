// The algebra of a size by its definitions: what presses do is found out by playing them.
#include "engine/flip/algebra.h"

#include <bit>
#include <bitset>
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/flip_boards.h"
#include "tests/support/flip_oracle.h"

BOOST_AUTO_TEST_SUITE(flip)
BOOST_AUTO_TEST_SUITE(algebra)

using namespace boardmill;
using namespace boardmill::flip;

namespace {

Board white(Size size) { return test::uniform_board(size, false); }

// Small sizes, and some of each kind of larger ones.
std::vector<Size> many_sizes() {
  std::vector<Size> sizes = test::sizes_of(1, 120);
  for (const Size size :
       {Size{19, 19}, Size{23, 23}, Size{24, 49}, Size{49, 24}, Size{30, 30}, Size{39, 39},
        Size{61, 61}, Size{62, 64}, Size{64, 62}, Size{63, 64}, Size{64, 63}, Size{64, 64}}) {
    sizes.push_back(size);
  }
  return sizes;
}

using Polynomial = std::bitset<128>;  // over GF(2); bit i is the coefficient of x^i

int degree(const Polynomial& p) {
  int i = 127;
  while (i >= 0 && !p[static_cast<std::size_t>(i)]) --i;
  return i;
}

// f[0] = 1, f[1] = p, f[n] = p * f[n-1] + f[n-2] for p = x or p = x + 1.
std::vector<Polynomial> fibonacci_polynomials(bool plus_one, unsigned count) {
  std::vector<Polynomial> f{Polynomial(1), Polynomial(plus_one ? 3 : 2)};
  while (f.size() <= count) {
    const Polynomial& last = f[f.size() - 1];
    Polynomial next = (last << 1) ^ f[f.size() - 2];
    if (plus_one) next ^= last;
    f.push_back(next);
  }
  return f;
}

int degree_of_common_divisor(Polynomial a, Polynomial b) {
  while (b.any()) {
    for (int over = degree(a) - degree(b); over >= 0; over = degree(a) - degree(b)) {
      a ^= b << static_cast<std::size_t>(over);
    }
    std::swap(a, b);
  }
  return degree(a);
}

}  // namespace

// The nullity of R x C is the degree of gcd(f[R](x), f[C](x + 1)): Barua and Ramakrishnan,
// "Sigma-game, sigma-plus-game and two-dimensional additive cellular automata", Theoretical
// Computer Science 154, 1996.
BOOST_AUTO_TEST_CASE(nullity_of_every_size) {
  const auto f = fibonacci_polynomials(false, max_side);
  const auto g = fibonacci_polynomials(true, max_side);
  std::vector<std::string> above_32;
  for (unsigned rows = 1; rows <= max_side; ++rows) {
    for (unsigned columns = 1; columns <= max_side; ++columns) {
      const Size size{rows, columns};
      const unsigned nullity = Algebra(size).nullity();
      BOOST_TEST(nullity == static_cast<unsigned>(degree_of_common_divisor(f[rows], g[columns])),
                 to_string(size));
      if (nullity > 32) above_32.push_back(to_string(size) + ": " + std::to_string(nullity));
    }
  }
  const std::vector<std::string> expected{"61x61: 40", "62x64: 36", "64x62: 36"};
  BOOST_TEST(above_32 == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_basis_changes_nothing_and_is_fully_reduced) {
  for (const Size size : many_sizes()) {
    const Algebra& algebra = Algebra::of(size);
    const std::string where = to_string(size);
    std::vector<unsigned> pivots;
    for (const PressSet& vector : algebra.basis()) {
      BOOST_TEST((vector.size == size), where);
      BOOST_TEST(test::same(test::play(white(size), vector), white(size)), where);
      unsigned pivot = 0;
      while (pivot < size.columns && !vector.at(0, pivot)) ++pivot;
      BOOST_REQUIRE_MESSAGE(pivot < size.columns, where);
      if (!pivots.empty()) BOOST_TEST(pivot > pivots.back(), where);
      pivots.push_back(pivot);
    }
    for (std::size_t i = 0; i < pivots.size(); ++i) {
      for (std::size_t j = 0; j < pivots.size(); ++j) {
        BOOST_TEST(algebra.basis()[i].at(0, pivots[j]) == (i == j), where);
      }
    }
  }
}

// One board in 2^nullity can be solved: there are no more vectors than in the basis.
BOOST_AUTO_TEST_CASE(solvable_boards_by_nullity) {
  for (const Size size : test::sizes_of(1, 16)) {
    const test::FlipOracle oracle(size.rows, size.columns);
    std::uint32_t solvable = 0;
    for (std::uint32_t board = 0; board < oracle.boards(); ++board) {
      solvable += oracle.solve(board, "white").solvable ? 1U : 0U;
    }
    BOOST_TEST(solvable == oracle.boards() >> Algebra::of(size).nullity(), to_string(size));
  }
}

BOOST_AUTO_TEST_CASE(a_solution_makes_the_change_and_has_no_pivot_cell) {
  for (const Size size : many_sizes()) {
    const Algebra& algebra = Algebra::of(size);
    const std::string where = to_string(size);
    for (unsigned i = 0; i < 6; ++i) {
      Random random(size.rows * 100 + size.columns, i);
      const Board change = test::play(white(size), test::random_grid(size, random, 2 + 7 * i));
      PressSet presses;
      presses.rows.fill(~std::uint64_t{0});  // as scratch may be
      BOOST_REQUIRE_MESSAGE(algebra.solve(change, presses), where);
      BOOST_TEST((presses.size == size), where);
      BOOST_TEST(test::same(test::play(white(size), presses), change), where);
      for (const PressSet& vector : algebra.basis()) {
        const auto pivot = static_cast<unsigned>(std::countr_zero(vector.rows[0]));
        BOOST_TEST(!presses.at(0, pivot), where);
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(all_pieces_can_be_turned) {
  for (unsigned rows = 1; rows <= max_side; ++rows) {
    for (unsigned columns = 1; columns <= max_side; ++columns) {
      const Size size{rows, columns};
      const Board end = test::play(white(size), Algebra(size).turn_all());
      BOOST_TEST(test::same(end, test::uniform_board(size, true)), to_string(size));
    }
  }
}

BOOST_AUTO_TEST_CASE(there_is_one_algebra_a_size) {
  BOOST_TEST(&Algebra::of({5, 6}) == &Algebra::of({5, 6}));
  BOOST_TEST(&Algebra::of({5, 6}) != &Algebra::of({6, 5}));
  BOOST_TEST((Algebra::of({64, 1}).turn_all().size == Size{64, 1}));
  BOOST_TEST((Algebra::of({1, 64}).turn_all().size == Size{1, 64}));
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
