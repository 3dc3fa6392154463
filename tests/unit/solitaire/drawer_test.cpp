#include "engine/solitaire/judge/drawer.h"

#include <boost/test/unit_test.hpp>
#include <map>
#include <string>

#include "engine/puzzle/executor.h"
#include "engine/solitaire/classes.h"
#include "engine/solitaire/far_starts.h"

BOOST_AUTO_TEST_SUITE(solitaire)
BOOST_AUTO_TEST_SUITE(drawer)

using namespace boardmill;
using namespace boardmill::solitaire;

namespace {

Stratum of_cost(int cost) {
  return {std::to_string(cost), Stratum::Kind::cost, static_cast<std::uint16_t>(cost)};
}

int distance(const Pair& pair, Drawer::Scratch& scratch) {
  Question question;
  question.max_moves = 99;
  Answer answer;
  scratch.bfs.solve(pair, question, answer);
  return answer.cost;
}

}  // namespace

BOOST_AUTO_TEST_CASE(pairs_have_the_distance_they_are_drawn_for) {
  const Drawer drawer((Config()));
  Drawer::Scratch scratch;
  for (const int wanted : {0, 1, 2, 5, 8, 9, 13, 20, 24, 25, 26, 27}) {
    Random random(3, static_cast<std::uint64_t>(wanted));
    Pair pair;
    std::uint64_t tries = 1;
    while (!drawer.draw(of_cost(wanted), random, scratch, pair)) {
      BOOST_REQUIRE(++tries < drawer.max_tries());
    }
    BOOST_TEST(distance(pair, scratch) == wanted);
    // What is rare comes from the list, and what is not there is not looked for.
    if (wanted >= first_far_distance) BOOST_TEST(tries < 100U);
  }
  Random random(3, 0);
  Pair pair;
  BOOST_TEST(!drawer.draw(of_cost(28), random, scratch, pair));
}

BOOST_AUTO_TEST_CASE(pairs_within_and_beyond_the_limit) {
  Config config;
  config.question.max_moves = 6;
  const Drawer drawer(config);
  Drawer::Scratch scratch;
  for (unsigned i = 0; i < 40; ++i) {
    const bool within = i % 2 == 0;
    const Stratum stratum{"", within ? Stratum::Kind::solved : Stratum::Kind::unsolvable};
    Random random(4, i);
    Pair pair;
    while (!drawer.draw(stratum, random, scratch, pair)) {
    }
    BOOST_TEST((distance(pair, scratch) <= 6) == within);
  }
}

BOOST_AUTO_TEST_CASE(all_images_of_a_pair_count_as_one) {
  const Drawer drawer((Config()));
  for (unsigned i = 0; i < 100; ++i) {
    Random random(9, i);
    const Pair pair{draw_position(random), draw_position(random)};
    const Pair first = drawer.canonical(pair);
    for (unsigned symmetry = 0; symmetry < symmetry_count; ++symmetry) {
      const Pair other =
          drawer.canonical({image(pair.start, symmetry), image(pair.target, symmetry)});
      BOOST_TEST((other.start == first.start && other.target == first.target));
    }
  }
}

BOOST_AUTO_TEST_CASE(counts_add_up_to_all_pairs) {
  const Drawer drawer((Config()));
  constexpr std::uint64_t all = std::uint64_t{position_count} * position_count;
  BOOST_TEST(*drawer.count(Stratum(), Distinct::instances) == all);
  const Stratum yes{"yes", Stratum::Kind::solved};
  const Stratum no{"no", Stratum::Kind::unsolvable};
  for (const Distinct distinct : {Distinct::instances, Distinct::symmetry}) {
    BOOST_TEST(*drawer.count(yes, distinct) + *drawer.count(no, distinct) ==
               *drawer.count(Stratum(), distinct));
  }
  BOOST_TEST(*drawer.count(of_cost(0), Distinct::symmetry) == classes().size());
  BOOST_TEST(*drawer.count(of_cost(27), Distinct::instances) == 88U);
  BOOST_TEST(*drawer.count(of_cost(28), Distinct::instances) == 0U);
}

// The classes of the pairs at distance 1, one by one.
BOOST_AUTO_TEST_CASE(classes_of_neighbours) {
  const Drawer drawer((Config()));
  std::uint64_t found = 0;
  for (const Class& one : classes()) {
    for_each_move(one.first, [&](Move move) {
      const Pair pair{one.first, apply(one.first, move)};
      const Pair first = drawer.canonical(pair);
      found += first.start == pair.start && first.target == pair.target ? 1 : 0;
    });
  }
  BOOST_TEST(found == *drawer.count(of_cost(1), Distinct::symmetry));
}

BOOST_AUTO_TEST_CASE(the_starts_that_see_far_are_listed_as_they_are) {
  const auto all = far_starts();
  BOOST_TEST(all.size() == 1149U);
  Drawer::Scratch scratch;
  for (std::size_t i = 0; i < all.size(); i += 160) {
    scratch.bfs.reach(unrank(all[i].first), 99);
    BOOST_TEST(!scratch.bfs.layer(all[i].reach).empty());
    BOOST_TEST(scratch.bfs.layer(all[i].reach + 1).empty());
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
