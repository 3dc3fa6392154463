#include "engine/flip/judge/drawer.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <map>
#include <set>
#include <string>

#include "engine/flip/judge/symmetry.h"
#include "engine/flip/table.h"

BOOST_AUTO_TEST_SUITE(flip)
BOOST_AUTO_TEST_SUITE(drawer)

using namespace boardmill;
using namespace boardmill::flip;

namespace {

Stratum of_cost(unsigned cost) {
  return {std::to_string(cost), Stratum::Kind::cost, static_cast<std::uint16_t>(cost)};
}

Config config_of(Size size, Goal goal) {
  Config config;
  config.size = size;
  config.goal = goal;
  return config;
}

constexpr Goal goals[] = {Goal::white, Goal::black, Goal::either};
const Size small_sizes[] = {{1, 1}, {1, 2}, {1, 5}, {2, 2}, {2, 3}, {3, 2}, {3, 3}, {2, 5}, {3, 4}};

}  // namespace

// Boards and classes of a small size, counted one by one.
BOOST_AUTO_TEST_CASE(counts_are_those_of_all_boards) {
  for (const Size size : small_sizes) {
    for (const Goal goal : goals) {
      const Drawer drawer(config_of(size, goal));
      const Table& table = Table::of(Rule::cross, size);
      std::map<unsigned, std::uint64_t> boards, classes;
      std::uint64_t all_classes = 0;
      for (std::uint32_t index = 0; index < 1U << size.cells(); ++index) {
        Board board;
        board.size = size;
        from_index(index, size, board);
        const unsigned cost = table.cost(goal, index);
        const bool first = to_index(drawer.canonical(board)) == index;
        ++boards[cost];
        classes[cost] += first ? 1 : 0;
        all_classes += first ? 1 : 0;
      }
      BOOST_TEST_CONTEXT(to_string(size) << ' ' << text(goal)) {
        for (unsigned cost = 0; cost <= size.cells() + 1; ++cost) {
          BOOST_TEST(*drawer.count(of_cost(cost), Distinct::instances) == boards[cost]);
          BOOST_TEST(*drawer.count(of_cost(cost), Distinct::symmetry) == classes[cost]);
        }
        const Stratum unsolvable{"unsolvable", Stratum::Kind::unsolvable};
        BOOST_TEST(*drawer.count(unsolvable, Distinct::no) == boards[Table::unsolvable]);
        BOOST_TEST(*drawer.count(unsolvable, Distinct::symmetry) == classes[Table::unsolvable]);
        const Stratum solved{"solved", Stratum::Kind::solved};
        BOOST_TEST(*drawer.count(solved, Distinct::symmetry) ==
                   all_classes - classes[Table::unsolvable]);
        BOOST_TEST(*drawer.count(Stratum(), Distinct::instances) == 1U << size.cells());
        BOOST_TEST(*drawer.count(Stratum(), Distinct::symmetry) == all_classes);
      }
    }
  }
}

// 5x5 and beyond are not listed: press sets are drawn and kept if they are canonical.
BOOST_AUTO_TEST_CASE(boards_have_the_cost_they_are_drawn_for) {
  for (const Size size : {Size{5, 5}, Size{6, 6}, Size{3, 9}, Size{9, 9}, Size{17, 17}}) {
    for (const Goal goal : goals) {
      const Config config = config_of(size, goal);
      const Drawer drawer(config);
      const Solver solver(config);
      Drawer::Scratch scratch;
      SerialExecutor executor;
      Answer answer;
      for (const unsigned cost : {0U, 1U, 4U, 7U}) {
        Random random(7, cost);
        Board board;
        std::uint64_t tries = 0;
        while (!drawer.draw(of_cost(cost), random, scratch, board)) {
          BOOST_REQUIRE(++tries < drawer.max_tries());
        }
        BOOST_TEST((board.size == size));
        solver.solve(board, executor, scratch.solving, answer);
        BOOST_TEST(answer.cost == cost);
      }
    }
  }
}

// Each board of the stratum is as likely as any other. 2x9 has 18 cells and nullity 1, so that it
// is not listed and the canonical press set is a choice.
BOOST_AUTO_TEST_CASE(draws_are_uniform) {
  const Size size{2, 9};
  const Drawer drawer(config_of(size, Goal::either));
  Drawer::Scratch scratch;
  const std::uint64_t boards = *drawer.count(of_cost(1), Distinct::no);
  BOOST_TEST(boards > 10U);
  std::map<std::uint32_t, unsigned> drawn;
  constexpr unsigned per_board = 400;
  Random random(3, 0);
  for (std::uint64_t i = 0; i < boards * per_board;) {
    Board board;
    if (!drawer.draw(of_cost(1), random, scratch, board)) continue;
    ++drawn[to_index(board)];
    ++i;
  }
  BOOST_TEST(drawn.size() == boards);
  for (const auto& [index, count] : drawn) {
    // Five standard deviations of 20.
    BOOST_TEST((count > per_board - 100 && count < per_board + 100));
  }
}

BOOST_AUTO_TEST_CASE(what_does_not_exist_is_known_to_be_missing) {
  const Drawer drawer(config_of({8, 8}, Goal::white));
  BOOST_TEST(*drawer.count({"unsolvable", Stratum::Kind::unsolvable}, Distinct::symmetry) == 0U);
  BOOST_TEST(*drawer.count(of_cost(65), Distinct::symmetry) == 0U);
  BOOST_TEST(*drawer.count(of_cost(64), Distinct::no) == 1U);
  BOOST_TEST(!drawer.count(of_cost(3), Distinct::symmetry).has_value());
  BOOST_TEST(*Drawer(config_of({64, 64}, Goal::white)).count(Stratum(), Distinct::instances) ==
             ~std::uint64_t{0});
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
