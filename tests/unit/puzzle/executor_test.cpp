#include "engine/puzzle/executor.h"

#include <fmt/format.h>

#include <boost/test/unit_test.hpp>
#include <cstddef>
#include <stdexcept>
#include <string>

BOOST_AUTO_TEST_SUITE(puzzle)
BOOST_AUTO_TEST_SUITE(executor)

using namespace boardmill;

BOOST_AUTO_TEST_CASE(ranges_cover_everything_once) {
  SerialExecutor executor;
  for (const std::size_t count : {0U, 1U, 5U, 6U, 7U, 100U}) {
    for (const std::size_t grain : {1U, 3U, 6U, 1000U}) {
      std::size_t next = 0;
      executor.for_range(count, grain, [&](std::size_t begin, std::size_t end) {
        BOOST_TEST(begin == next);
        BOOST_TEST((begin < end && end - begin <= grain));
        next = end;
      });
      BOOST_TEST(next == count);
    }
  }
}

BOOST_AUTO_TEST_CASE(reduce_joins_from_left_to_right) {
  SerialExecutor executor;
  // Neither commutative nor indifferent to how the blocks are cut.
  const auto map = [](std::size_t begin, std::size_t end) {
    return fmt::format("[{}-{}]", begin, end);
  };
  const auto join = [](std::string a, const std::string& b) { return std::move(a) + b; };
  BOOST_TEST(executor.reduce(10, 4, std::string(), map, join) == "[0-4][4-8][8-10]");
  BOOST_TEST(executor.reduce(4, 4, std::string("x"), map, join) == "x[0-4]");
  BOOST_TEST(executor.reduce(0, 4, std::string("x"), map, join) == "x");
}

BOOST_AUTO_TEST_CASE(an_exception_comes_out) {
  SerialExecutor executor;
  BOOST_CHECK_THROW(
      executor.for_range(3, 1, [](std::size_t, std::size_t) { throw std::runtime_error("body"); }),
      std::runtime_error);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
