#include "engine/flip/table.h"

#include <array>
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <map>

#include "engine/flip/pattern.h"

BOOST_AUTO_TEST_SUITE(flip)
BOOST_AUTO_TEST_SUITE(table)

using namespace boardmill;
using namespace boardmill::flip;

namespace {

constexpr Size four{4, 4};
constexpr int impossible = Table::unsolvable;

using Census = std::map<int, unsigned>;

Census census(Goal goal) {
  Census boards;
  for (std::uint32_t board = 0; board < 65536; ++board)
    ++boards[Table::of(Rule::cross, four).cost(goal, board)];
  return boards;
}

}  // namespace

// Enumerated by two programs outside this project.
BOOST_AUTO_TEST_CASE(boards_of_4x4_by_cost) {
  const Census either{{0, 2},    {1, 32},   {2, 228}, {3, 880},
                      {4, 1562}, {5, 1136}, {6, 256}, {impossible, 61440}};
  const Census one{{0, 1},    {1, 16},  {2, 120}, {3, 560},           {4, 1387},
                   {5, 1440}, {6, 540}, {7, 32},  {impossible, 61440}};
  BOOST_TEST((census(Goal::either) == either));
  BOOST_TEST((census(Goal::white) == one));
  BOOST_TEST((census(Goal::black) == one));
}

// All black to all white: OEIS A075464.
BOOST_AUTO_TEST_CASE(squares_from_black_to_white) {
  const std::array<int, 4> presses{1, 4, 5, 4};
  for (unsigned side = 1; side <= 4; ++side) {
    const Table& table = Table::of(Rule::cross, {side, side});
    const std::uint32_t black = (std::uint32_t{1} << (side * side)) - 1;
    BOOST_TEST(table.cost(Goal::white, black) == presses[side - 1]);
    BOOST_TEST(table.cost(Goal::black, black) == 0);
    BOOST_TEST(table.cost(Goal::either, black) == 0);
  }
}

// The size of the null space for n x n, n = 1..4: OEIS A159257. One board in 2^nullity is solvable.
BOOST_AUTO_TEST_CASE(solvable_boards_by_nullity) {
  const std::array<unsigned, 4> nullity{0, 0, 0, 4};
  for (unsigned side = 1; side <= 4; ++side) {
    const Table& table = Table::of(Rule::cross, {side, side});
    const std::uint32_t boards = std::uint32_t{1} << (side * side);
    std::uint32_t solvable = 0;
    for (std::uint32_t board = 0; board < boards; ++board) {
      solvable += table.cost(Goal::white, board) == Table::unsolvable ? 0U : 1U;
    }
    BOOST_TEST(solvable == boards >> nullity[side - 1]);
  }
}

BOOST_AUTO_TEST_CASE(white_and_black_are_solvable_together) {
  for (unsigned rows = 1; rows <= 4; ++rows) {
    for (unsigned columns = 1; columns <= 4; ++columns) {
      const Table& table = Table::of(Rule::cross, {rows, columns});
      const std::uint32_t boards = std::uint32_t{1} << (rows * columns);
      for (std::uint32_t board = 0; board < boards; ++board) {
        BOOST_REQUIRE((table.cost(Goal::white, board) == Table::unsolvable) ==
                      (table.cost(Goal::black, board) == Table::unsolvable));
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(costs_of_neighbouring_boards_differ_by_at_most_one) {
  const Table& table = Table::of(Rule::cross, four);
  std::array<std::uint32_t, 16> presses{};
  for (unsigned cell = 0; cell < 16; ++cell)
    presses[cell] = change_mask(Rule::cross, four, cell / 4, cell % 4);
  for (const Goal goal : {Goal::white, Goal::black, Goal::either}) {
    for (std::uint32_t board = 0; board < 65536; ++board) {
      const int cost = table.cost(goal, board);
      for (const std::uint32_t press : presses) {
        const int next = table.cost(goal, board ^ press);
        BOOST_REQUIRE((cost == impossible) == (next == impossible));
        BOOST_REQUIRE((cost - next <= 1 && next - cost <= 1));
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(there_is_one_table_a_size) {
  BOOST_TEST(&Table::of(Rule::cross, four) == &Table::of(Rule::cross, four));
  BOOST_TEST(&Table::of(Rule::cross, {2, 8}) != &Table::of(Rule::cross, {8, 2}));
  BOOST_TEST(Table::of(Rule::cross, four).cost(Goal::white, 0) == 0);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
