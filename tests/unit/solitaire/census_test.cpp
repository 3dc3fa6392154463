// How many pairs of positions are how far apart, against whole naive searches.
#include "engine/solitaire/census.h"

#include <algorithm>
#include <atomic>
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/batch/arena.h"
#include "engine/puzzle/random.h"
#include "engine/solitaire/classes.h"
#include "engine/solitaire/flood.h"
#include "tests/support/solitaire_oracle.h"
#include "tests/support/solitaire_pairs.h"

BOOST_AUTO_TEST_SUITE(solitaire)
BOOST_AUTO_TEST_SUITE(census_of_pairs)

using namespace boardmill;
using namespace boardmill::solitaire;
using test::Fields;
using test::position_of;

namespace {

using Counts = std::vector<std::uint64_t>;

// How many positions are at each distance.
Counts count(const Fields& source, int limit) {
  const test::SolitaireOracle oracle(source, limit);
  Counts counts;
  for (const Fields& position : oracle.positions()) {
    const auto distance = static_cast<std::size_t>(oracle.distance(position));
    counts.resize(std::max(counts.size(), distance + 1));
    ++counts[distance];
  }
  return counts;
}

void check_flood(const Fields& source) {
  Flood flood;
  SerialExecutor executor;
  const std::atomic<bool> stop = false;
  const std::vector<Position> sources{position_of(source)};
  BOOST_TEST(flood.run(sources, 99, executor, stop) == count(source, 99),
             boost::test_tools::per_element());
}

}  // namespace

// From one of the two positions furthest apart.
BOOST_AUTO_TEST_CASE(a_flood_counts_as_a_naive_search_does) {
  check_flood(test::fields_of({1, 1, 1, 2, 1, 3, 1, 8}));
}

BOOST_AUTO_TEST_CASE(a_flood_from_anywhere_does, *boost::unit_test::label("long")) {
  Random random(11, 0);
  for (unsigned i = 0; i < 3; ++i) check_flood(test::random_fields(random));
}

// Fewer than 64, in every word, and one that comes twice.
BOOST_AUTO_TEST_CASE(many_sources_are_counted_together) {
  constexpr int limit = 6;
  Flood flood;
  batch::Arena arena(2);
  const std::atomic<bool> stop = false;
  for (const std::size_t size : {std::size_t{5}, Flood::max_sources}) {
    Random random(12, size);
    std::vector<Position> sources;
    Counts expected(limit + 1);
    for (std::size_t i = 0; i < size; ++i) {
      // The naive search is slow: few different ones, far apart in the words.
      const Fields source = [&] {
        Random same(13, i % 5);
        return test::random_fields(same);
      }();
      sources.push_back(position_of(source));
    }
    for (std::size_t i = 0; i < 5; ++i) {
      Random same(13, i);
      const Counts counts = count(test::random_fields(same), limit);
      const std::uint64_t times = (size - i + 4) / 5;
      for (std::size_t distance = 0; distance <= limit; ++distance) {
        expected[distance] += times * counts[distance];
      }
    }
    BOOST_TEST(flood.run(sources, limit, arena, stop) == expected,
               boost::test_tools::per_element());
  }
}

// The classes count as often as they have positions. (What a pass takes 159 times is too long here:
// see tests/long/solitaire_census_test.cpp.)
BOOST_AUTO_TEST_CASE(rows_to_a_limit_of_no_move) {
  SerialExecutor executor;
  Progress progress;
  const std::vector<CensusRow> rows = census(0, executor, progress);
  BOOST_REQUIRE(rows.size() == 2U);
  BOOST_TEST((rows[0].cost == "0" && rows[0].count == "635376"));
  BOOST_TEST((rows[1].cost == "unsolvable" && rows[1].count == "403702026000"));
  BOOST_TEST(progress.done == progress.total);
  BOOST_TEST(progress.total == 159U);
}

BOOST_AUTO_TEST_CASE(it_ends_when_told) {
  SerialExecutor executor;
  Progress progress;
  progress.stop = true;
  census(99, executor, progress);
  BOOST_TEST(progress.done == 0U);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
