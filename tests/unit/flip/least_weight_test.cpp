// The two ways to the lightest press set against all members of a coset, and against each other.
#include "engine/flip/least_weight.h"

#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/batch/arena.h"
#include "engine/flip/algebra.h"
#include "tests/support/flip_boards.h"

BOOST_AUTO_TEST_SUITE(flip)
BOOST_AUTO_TEST_SUITE(least_weight)

using namespace boardmill;
using namespace boardmill::flip;

namespace {

std::string show(const Lightest& lightest) {
  return std::to_string(lightest.weight) + " at " + std::to_string(lightest.index);
}

// What has few cells for its dimensions has many members of the same weight.
struct Coset {
  std::vector<PressSet> basis;
  PressSet presses;

  Coset(Size size, unsigned dimensions, Random& random) {
    const unsigned one_in = 2 + random.below(3);
    for (unsigned i = 0; i < dimensions; ++i) {
      basis.push_back(test::random_grid(size, random, one_in));
    }
    presses = test::random_grid(size, random);
  }
};

PressSet member(const Coset& coset, std::uint64_t index) {
  PressSet sum = coset.presses;
  for (std::size_t i = 0; i < coset.basis.size(); ++i) {
    if (((index >> (coset.basis.size() - 1 - i)) & 1U) == 0) continue;
    for (unsigned row = 0; row < sum.size.rows; ++row) sum.rows[row] ^= coset.basis[i].rows[row];
  }
  return sum;
}

unsigned count_presses(const PressSet& presses) {
  unsigned count = 0;
  for (unsigned row = 0; row < presses.size.rows; ++row) {
    for (unsigned column = 0; column < presses.size.columns; ++column) {
      count += presses.at(row, column) ? 1U : 0U;
    }
  }
  return count;
}

Lightest lightest_of_all(const Coset& coset) {
  Lightest best{~0U, 0};
  for (std::uint64_t index = 0; index < std::uint64_t{1} << coset.basis.size(); ++index) {
    const unsigned weight = count_presses(member(coset, index));
    if (weight < best.weight) best = {weight, index};
  }
  return best;
}

constexpr Size sizes[]{{1, 5}, {2, 3}, {4, 4}, {5, 4}, {7, 9}, {3, 64}, {64, 2}};

}  // namespace

BOOST_AUTO_TEST_CASE(both_ways_find_the_first_of_the_lightest) {
  SerialExecutor serial;
  for (unsigned dimensions = 0; dimensions <= 9; ++dimensions) {
    for (const Size size : sizes) {
      for (unsigned i = 0; i < 8; ++i) {
        Random random(dimensions * 1'000 + size.cells(), i);
        const Coset coset(size, dimensions, random);
        const std::string expected = show(lightest_of_all(coset));
        const auto where = to_string(size) + ", " + std::to_string(dimensions) + " dimensions";
        BOOST_TEST(show(lightest_by_gray_code(coset.basis, coset.presses)) == expected, where);
        BOOST_TEST(show(lightest_by_transform(coset.basis, coset.presses, serial)) == expected,
                   where);
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(both_ways_agree) {
  SerialExecutor serial;
  for (unsigned dimensions = 10; dimensions <= 16; ++dimensions) {
    for (const Size size : sizes) {
      for (unsigned i = 0; i < 4; ++i) {
        Random random(dimensions * 1'000 + size.cells(), i);
        const Coset coset(size, dimensions, random);
        BOOST_TEST(show(lightest_by_gray_code(coset.basis, coset.presses)) ==
                       show(lightest_by_transform(coset.basis, coset.presses, serial)),
                   to_string(size) << ", " << dimensions << " dimensions");
      }
    }
  }
}

// From 18 dimensions on there is work for several threads.
BOOST_AUTO_TEST_CASE(threads_change_nothing) {
  for (const unsigned threads : {1U, 4U}) {
    batch::Arena arena(threads);
    for (const unsigned dimensions : {12U, 18U, 19U, 20U}) {
      for (const Size size : {Size{1, 6}, Size{3, 7}, Size{8, 9}}) {
        Random random(dimensions, size.cells());
        const Coset coset(size, dimensions, random);
        const Lightest expected = lightest_by_gray_code(coset.basis, coset.presses);
        BOOST_TEST(show(lightest_by_transform(coset.basis, coset.presses, arena)) == show(expected),
                   to_string(size) << ", " << dimensions << " dimensions");
        PressSet presses = coset.presses;
        BOOST_TEST(make_lightest(coset.basis, arena, presses) == expected.weight);
        BOOST_TEST(test::same(presses, member(coset, expected.index)));
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(make_lightest_makes_the_lightest) {
  SerialExecutor serial;
  for (unsigned dimensions = 0; dimensions <= 14; ++dimensions) {
    for (const Size size : sizes) {
      Random random(dimensions, size.cells());
      const Coset coset(size, dimensions, random);
      const Lightest lightest = lightest_by_gray_code(coset.basis, coset.presses);
      PressSet presses = coset.presses;
      BOOST_TEST(make_lightest(coset.basis, serial, presses) == lightest.weight);
      BOOST_TEST(count_presses(presses) == lightest.weight);
      BOOST_TEST(test::same(presses, member(coset, lightest.index)), to_string(size));
    }
  }
}

// All weights that a board of 4,096 cells can have fit in 16 bits.
BOOST_AUTO_TEST_CASE(the_heaviest_and_the_lightest_there_is) {
  SerialExecutor serial;
  const Size size{64, 64};
  const PressSet all = test::uniform_board(size, true);
  const PressSet none = test::uniform_board(size, false);
  std::vector<PressSet> basis(15, none);
  const auto check = [&](const PressSet& presses, const Lightest& expected) {
    BOOST_TEST(show(lightest_by_gray_code(basis, presses)) == show(expected));
    BOOST_TEST(show(lightest_by_transform(basis, presses, serial)) == show(expected));
  };
  check(all, {4096, 0});
  check(none, {0, 0});
  basis.front() = all;  // the highest dimension, and then the lowest
  check(all, {0, 0x4000});
  check(none, {0, 0});
  basis.front() = none;
  basis.back() = all;
  check(all, {0, 1});
  check(none, {0, 0});
}

// The lexicographically smallest of the lightest, which is what the fully reduced basis is for.
BOOST_AUTO_TEST_CASE(the_first_index_is_the_first_press_set) {
  SerialExecutor serial;
  for (const Size size : {Size{4, 4}, Size{5, 5}, Size{9, 9}, Size{11, 11}, Size{4, 19}}) {
    const Algebra& algebra = Algebra::of(size);
    for (unsigned i = 0; i < 20; ++i) {
      Random random(size.cells(), i);
      PressSet presses;
      BOOST_REQUIRE(algebra.solve(
          test::play(test::uniform_board(size, false), test::random_grid(size, random, 2 + i)),
          presses));
      Coset coset(size, 0, random);
      coset.basis.assign(algebra.basis().begin(), algebra.basis().end());
      coset.presses = presses;
      std::string best;
      unsigned least = ~0U;
      for (std::uint64_t index = 0; index < std::uint64_t{1} << algebra.nullity(); ++index) {
        const PressSet other = member(coset, index);
        const unsigned weight = count_presses(other);
        const std::string digits = test::picture(other, '0', '1');
        if (weight > least || (weight == least && digits > best)) continue;
        least = weight;
        best = digits;
      }
      BOOST_TEST(make_lightest(algebra.basis(), serial, presses) == least);
      BOOST_TEST(test::picture(presses, '0', '1') == best);
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
