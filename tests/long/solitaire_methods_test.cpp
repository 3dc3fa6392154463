// Every method on 100,000 pairs, against whole naive searches.
#include <fmt/format.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "engine/batch/arena.h"
#include "engine/puzzle/pool.h"
#include "tests/support/solitaire_oracle.h"
#include "tests/support/solitaire_pairs.h"

BOOST_AUTO_TEST_SUITE(solitaire_methods)

using namespace boardmill;
using test::Fields;
using test::Solvers;

BOOST_AUTO_TEST_CASE(a_hundred_thousand_pairs) {
  constexpr std::size_t targets = 1'000;
  constexpr std::size_t starts = 112;
  constexpr int limit = 99;
  std::mutex mutex;  // of the next three; Boost.Test is for one thread
  std::size_t pairs = 0;
  std::set<int> distances;
  std::vector<std::string> wrong;
  Pool<Solvers> pool;
  batch::Arena arena(std::max(1U, std::thread::hardware_concurrency()));
  arena.for_range(targets, 1, [&](std::size_t begin, std::size_t end) {
    const auto solvers = pool.borrow();
    for (std::size_t i = begin; i < end; ++i) {
      Random random(21, i);
      // The first is one of those that are furthest apart from another.
      const Fields target =
          i == 0 ? test::fields_of({1, 1, 1, 2, 1, 3, 1, 8}) : test::random_fields(random);
      const test::SolitaireOracle oracle(target, limit);
      for (const Fields& start : test::at_all_distances(oracle, starts, random)) {
        const int distance = oracle.distance(start);
        // A search for a far pair takes as long as for a hundred near ones: every third distance
        // for every target, another third for the next.
        if (i != 0 && distance > 12 && (static_cast<std::size_t>(distance) + i) % 3 != 0) continue;
        const Solvers::Found expected{distance, oracle.solution(start)};
        const solitaire::Pair pair{test::position_of(start), test::position_of(target)};
        for (const auto& [name, method] : Solvers::methods()) {
          const auto found = solvers->solve(method, pair, {limit, true, true});
          if (found == expected) continue;
          const std::scoped_lock lock(mutex);
          wrong.push_back(fmt::format("{}: {} / {}: expected {} {}, found {} {}", name,
                                      test::text_of(start), test::text_of(target), expected.cost,
                                      expected.moves, found.cost, found.moves));
        }
        const std::scoped_lock lock(mutex);
        distances.insert(distance);
        ++pairs;
      }
    }
  });
  BOOST_TEST(wrong == std::vector<std::string>{}, boost::test_tools::per_element());
  BOOST_TEST(distances.size() == 28U);
  BOOST_TEST(pairs >= 100'000U);
}

BOOST_AUTO_TEST_SUITE_END()
