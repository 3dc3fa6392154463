// Every method against the naive oracle: distance, canonical moves, and the bounds between them.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstdlib>
#include <set>
#include <string>
#include <vector>

#include "engine/puzzle/random.h"
#include "engine/solitaire/bounds.h"
#include "engine/solitaire/shadow.h"
#include "tests/support/sanitized.h"
#include "tests/support/solitaire_oracle.h"
#include "tests/support/solitaire_pairs.h"

BOOST_AUTO_TEST_SUITE(solitaire)
BOOST_AUTO_TEST_SUITE(methods)

using namespace boardmill;
using namespace boardmill::solitaire;
using test::Fields;
using test::fields_of;
using test::position_of;
using test::random_fields;
using test::SolitaireOracle;
using test::Solvers;
using test::walk;

namespace {

// Compares every method with the oracle, which knows all distances up to `limit`.
void compare(const Fields& start, const Fields& target, const SolitaireOracle& oracle, int limit,
             Solvers& solvers) {
  const Pair pair{position_of(start), position_of(target)};
  const int distance = oracle.distance(start);
  BOOST_TEST_CONTEXT(test::text_of(start) << " / " << test::text_of(target)) {
    if (distance >= 0) {
      BOOST_TEST((lower_bound(pair.start, pair.target) <= static_cast<unsigned>(distance)));
      BOOST_TEST((upper_bound(pair.start, pair.target) >= static_cast<unsigned>(distance)));
    } else {
      BOOST_TEST((upper_bound(pair.start, pair.target) > static_cast<unsigned>(limit)));
    }
    const std::string moves = distance >= 0 ? oracle.solution(start) : "";
    for (const auto& [name, method] : Solvers::methods()) {
      BOOST_TEST_CONTEXT(name) {
        const auto found = solvers.solve(method, pair, {limit, true, true});
        BOOST_TEST(found.cost == distance);
        BOOST_TEST(found.moves == moves);
      }
    }
  }
}

// Whoever asks for less gets the same of it.
void compare_questions(const Fields& start, const Fields& target, int distance, int limit,
                       Solvers& solvers) {
  const Pair pair{position_of(start), position_of(target)};
  for (const auto& [name, method] : Solvers::methods()) {
    BOOST_TEST_CONTEXT(name << ": " << test::text_of(start) << " / " << test::text_of(target)) {
      BOOST_TEST(solvers.solve(method, pair, {limit, true, false}).cost == distance);
      const int unasked = solvers.solve(method, pair, {limit, false, false}).cost;
      BOOST_TEST((unasked == -1) == (distance == -1));
    }
  }
}

// Pairs of all distances from the target; returns these.
std::set<int> compare_at_all_distances(const Fields& target) {
  constexpr int limit = 99;
  Solvers solvers;
  std::set<int> distances;
  Random random(8, 0);
  const SolitaireOracle oracle(target, limit);
  for (const Fields& start : test::at_all_distances(oracle, 80, random)) {
    compare(start, target, oracle, limit, solvers);
    distances.insert(oracle.distance(start));
  }
  return distances;
}

struct Known {
  const char* name;
  Fields start, target;
  int cost;  ///< -1: more than 8 moves
};

}  // namespace

// 600 pairs; tests/long has 100,000.
BOOST_AUTO_TEST_CASE(random_and_near_pairs) {
  constexpr int limit = 8;
  Solvers solvers;
  constexpr unsigned targets = test::sanitized ? 10 : 15;
  unsigned within = 0;
  for (std::uint64_t i = 0; i < targets; ++i) {
    Random random(1, i);
    const Fields target = random_fields(random);
    const SolitaireOracle oracle(target, limit);
    for (unsigned pair = 0; pair < 18; ++pair) {
      compare(random_fields(random), target, oracle, limit, solvers);
      const Fields near = walk(target, 1 + random.below(14), random);
      compare(near, target, oracle, limit, solvers);
      compare_questions(near, target, oracle.distance(near), limit, solvers);
      within += oracle.distance(near) >= 0 ? 1U : 0U;
    }
    // And some right at the limit.
    for (unsigned pair = 0; pair < 4; ++pair) {
      const auto& all = oracle.positions();
      const auto place = all.size() - 1 - random.below(static_cast<std::uint32_t>(all.size() / 2));
      compare(all[place], target, oracle, limit, solvers);
      compare_questions(all[place], target, oracle.distance(all[place]), limit, solvers);
    }
  }
  BOOST_TEST((within > 9 * targets && within <= 18 * targets));
}

// No two positions are further apart than 27 moves; few are so far (see census_test.cpp).
BOOST_AUTO_TEST_CASE(pairs_at_all_distances) {
  const std::set<int> distances = compare_at_all_distances(fields_of({1, 1, 1, 2, 1, 3, 1, 8}));
  BOOST_TEST(distances.size() == 28U);
  BOOST_TEST(*distances.rbegin() == 27);
}

BOOST_AUTO_TEST_CASE(pairs_at_all_distances_from_anywhere, *boost::unit_test::label("long")) {
  Random random(9, 0);
  for (unsigned i = 0; i < 10; ++i) {
    BOOST_TEST(compare_at_all_distances(random_fields(random)).size() > 20U);
  }
}

BOOST_AUTO_TEST_CASE(limits_from_0_to_20_moves) {
  Solvers solvers;
  for (const int limit : {0, 1, 2, 3, 5, 12}) {
    Random random(2, static_cast<std::uint64_t>(limit));
    const Fields target = random_fields(random);
    const SolitaireOracle oracle(target, limit);
    for (unsigned pair = 0; pair < 15; ++pair) {
      const unsigned moves = random.below(static_cast<std::uint32_t>(2 * limit + 2));
      const Fields start = walk(target, moves, random);
      compare(start, target, oracle, limit, solvers);
      compare_questions(start, target, oracle.distance(start), limit, solvers);
    }
    compare(target, target, oracle, limit, solvers);
  }
  const Fields corner = fields_of({1, 1, 1, 2, 2, 1, 2, 2});
  const SolitaireOracle oracle(corner, 20);
  Random random(3, 0);
  for (unsigned pair = 0; pair < 3; ++pair) {
    compare(random_fields(random), corner, oracle, 20, solvers);
  }
  compare(fields_of({7, 7, 7, 8, 8, 7, 8, 8}), corner, oracle, 20, solvers);
}

BOOST_AUTO_TEST_CASE(the_target_itself_and_its_neighbours) {
  Solvers solvers;
  const Fields target = fields_of({4, 4, 4, 5, 5, 4, 6, 5});
  const Position position = position_of(target);
  for (const auto& [name, method] : Solvers::methods()) {
    BOOST_TEST_CONTEXT(name) {
      BOOST_TEST(solvers.solve(method, {position, position}, {0, true, true}).cost == 0);
      BOOST_TEST(solvers.solve(method, {position, position}, {0, true, true}).moves == "");
      for (const test::FieldMove& move : test::moves_of(target)) {
        const Pair pair{position, position_of(test::after(target, move))};
        BOOST_TEST(solvers.solve(method, pair, {0, true, false}).cost == -1);
        BOOST_TEST(solvers.solve(method, pair, {1, true, false}).cost == 1);
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(known_pairs) {
  const std::vector<Known> pairs{
      {"the example of the judge", fields_of({4, 4, 4, 5, 5, 4, 6, 5}),
       fields_of({2, 4, 3, 3, 3, 6, 4, 6}), 7},
      {"start equals target", fields_of({1, 1, 1, 8, 8, 1, 8, 8}),
       fields_of({1, 1, 1, 8, 8, 1, 8, 8}), 0},
      {"far away", fields_of({1, 1, 1, 2, 1, 3, 1, 4}), fields_of({8, 8, 8, 7, 8, 6, 8, 5}), -1},
      {"one step", fields_of({1, 1, 1, 2, 1, 3, 1, 4}), fields_of({1, 1, 1, 2, 1, 3, 1, 5}), 1},
      {"another order", fields_of({1, 1, 1, 2, 1, 3, 1, 4}), fields_of({1, 4, 1, 3, 1, 2, 1, 1}),
       0},
      {"one field in common", fields_of({1, 1, 1, 2, 1, 3, 1, 4}),
       fields_of({1, 1, 8, 8, 8, 7, 8, 6}), -1},
      {"only with long jumps", fields_of({1, 1, 1, 2, 1, 3, 8, 6}),
       fields_of({3, 4, 1, 5, 1, 6, 8, 8}), -1},
      {"nine moves", fields_of({4, 1, 4, 2, 4, 3, 7, 5}), fields_of({4, 1, 6, 1, 2, 5, 8, 6}), -1},
  };
  Solvers solvers;
  const Pair nine{position_of(fields_of({4, 1, 4, 2, 4, 3, 7, 5})),
                  position_of(fields_of({4, 1, 6, 1, 2, 5, 8, 6}))};
  for (const auto& [name, method] : Solvers::methods()) {
    for (const Known& known : pairs) {
      BOOST_TEST_CONTEXT(name << ": " << known.name) {
        const Pair pair{position_of(known.start), position_of(known.target)};
        BOOST_TEST(solvers.solve(method, pair, {}).cost == known.cost);
      }
    }
    BOOST_TEST(solvers.solve(method, nine, {9, true, false}).cost == 9);
  }
  // Within 8 moves, whatever the number.
  for (const auto& [start, target] :
       {std::pair{fields_of({1, 2, 1, 4, 1, 3, 1, 5}), fields_of({5, 5, 1, 2, 4, 4, 2, 3})},
        std::pair{fields_of({8, 8, 8, 7, 8, 6, 8, 5}), fields_of({8, 8, 7, 8, 6, 8, 5, 7})}}) {
    const Pair pair{position_of(start), position_of(target)};
    const int cost = solvers.solve(Method::bidirectional, pair, {}).cost;
    BOOST_TEST(cost >= 0);
    for (const auto& [name, method] : Solvers::methods()) {
      BOOST_TEST(solvers.solve(method, pair, {}).cost == cost);
    }
  }
}

BOOST_AUTO_TEST_CASE(distances_of_neighbouring_positions_differ_by_at_most_one) {
  Solvers solvers;
  const Question question{10, true, false};
  for (std::uint64_t i = 0; i < 60; ++i) {
    Random random(4, i);
    const Fields target = random_fields(random);
    const Fields start = walk(target, 9, random);
    const Position goal = position_of(target);
    const int distance = solvers.solve(Method::bounds, {position_of(start), goal}, question).cost;
    BOOST_TEST((distance >= 0 && distance <= 9));
    BOOST_TEST(solvers.solve(Method::bounds, {goal, position_of(start)}, question).cost ==
               distance);
    for (const test::FieldMove& move : test::moves_of(start)) {
      const Position next = position_of(test::after(start, move));
      const int other = solvers.solve(Method::bounds, {next, goal}, question).cost;
      BOOST_TEST(std::abs(other - distance) <= 1);
    }
  }
}

BOOST_AUTO_TEST_CASE(the_lower_bound_changes_by_at_most_one_a_move) {
  for (std::uint64_t i = 0; i < 300; ++i) {
    Random random(5, i);
    const Fields target = random_fields(random);
    const Fields start = random_fields(random);
    const auto bound = static_cast<int>(lower_bound(position_of(start), position_of(target)));
    BOOST_TEST(lower_bound(position_of(target), position_of(start)) ==
               static_cast<unsigned>(bound));
    for (const test::FieldMove& move : test::moves_of(start)) {
      const auto next =
          static_cast<int>(lower_bound(position_of(test::after(start, move)), position_of(target)));
      BOOST_TEST(std::abs(next - bound) <= 1);
    }
  }
}

// Each lower bound knows something that the others do not, and each is worth it.
BOOST_AUTO_TEST_CASE(the_bounds_are_as_good_as_they_should_be) {
  constexpr unsigned limit = 8;
  unsigned straight = 0;
  unsigned diagonal = 0;
  unsigned all = 0;
  unsigned yes = 0;
  for (std::uint64_t i = 0; i < 10'000; ++i) {
    Random random(7, i);
    const Position start = position_of(random_fields(random));
    const Position target = position_of(random_fields(random));
    const Shadow from = shadow_of(start);
    const Shadow to = shadow_of(target);
    const bool no = straight_bound(from, to) > limit;
    straight += no ? 1U : 0U;
    diagonal += no || diagonal_bound(from, to) > limit ? 1U : 0U;
    all += lower_bound(start, target) > limit ? 1U : 0U;
    yes += upper_bound(start, target) <= limit ? 1U : 0U;
  }
  BOOST_TEST((straight > 4'600 && straight < 5'000));
  BOOST_TEST((diagonal > 5'700 && diagonal < 6'100));
  BOOST_TEST((all > 6'100 && all < 6'500));
  BOOST_TEST((yes > 700 && yes < 900));
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
