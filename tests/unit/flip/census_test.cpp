// The census against counts of a naive oracle, and its two ways against each other.
#include "engine/flip/census.h"

#include <boost/test/unit_test.hpp>
#include <map>
#include <string>

#include "tests/support/flip_boards.h"
#include "tests/support/flip_oracle.h"

BOOST_AUTO_TEST_SUITE(flip)
BOOST_AUTO_TEST_SUITE(census_of_boards)

using namespace boardmill;
using namespace boardmill::flip;

namespace {

using Counts = std::map<std::string, std::string>;

Counts counted(Size size, Goal goal, Rule rule = Rule::cross) {
  SerialExecutor executor;
  Progress progress;
  const auto rows = census(rule, size, goal, executor, progress);
  BOOST_REQUIRE(rows.has_value());
  BOOST_TEST(rows->back().cost == "unsolvable");
  BOOST_TEST(progress.done == progress.total);
  Counts counts;
  for (const CensusRow& row : *rows) BOOST_TEST(counts.emplace(row.cost, row.count).second);
  return counts;
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_size_up_to_12_cells) {
  for (const Rule rule : test::all_rules) {
    for (const Size size : test::sizes_of(1, 12)) {
      const test::FlipOracle oracle(size.rows, size.columns, text(rule));
      for (const Goal goal : {Goal::white, Goal::black, Goal::either}) {
        std::map<std::string, int> numbers{{"unsolvable", 0}};
        for (std::uint32_t board = 0; board < oracle.boards(); ++board) {
          const auto answer = oracle.solve(board, text(goal));
          ++numbers[answer.solvable ? std::to_string(answer.cost) : "unsolvable"];
        }
        Counts expected;
        for (const auto& [cost, number] : numbers) expected[cost] = std::to_string(number);
        BOOST_TEST((counted(size, goal, rule) == expected),
                   text(rule) << " " << to_string(size) << " " << text(goal));
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(five_by_five) {
  const Counts counts = counted({5, 5}, Goal::white);
  BOOST_TEST(counts.size() == 17U);
  BOOST_TEST(counts.at("15") == "7350");
  BOOST_TEST(counts.at("unsolvable") == "25165824");  // 2^25 - 2^23
}

BOOST_AUTO_TEST_CASE(no_size_of_nullity_0_is_too_large) {
  const Counts counts = counted({64, 63}, Goal::white);
  BOOST_TEST(counts.at("1") == "4032");
  BOOST_TEST(counts.at("4031") == "4032");
  BOOST_TEST(counts.at("2") == std::to_string(4032 * 4031 / 2));
  BOOST_TEST(counts.at("2016").size() == 1212U);
}

BOOST_AUTO_TEST_CASE(a_space_that_is_too_large_is_refused) {
  SerialExecutor executor;
  Progress progress;
  const auto rows = census(Rule::cross, {64, 64}, Goal::either, executor, progress);
  BOOST_REQUIRE(!rows.has_value());
  BOOST_TEST(rows.error().find("nullity 28") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_stop_ends_it_early) {
  SerialExecutor executor;
  Progress progress;
  progress.stop = true;
  BOOST_TEST(census(Rule::cross, {6, 6}, Goal::either, executor, progress).has_value());
  BOOST_TEST(census(Rule::cross, {4, 9}, Goal::either, executor, progress).has_value());
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
