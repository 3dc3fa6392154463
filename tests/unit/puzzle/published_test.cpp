#include "engine/puzzle/published.h"

#include <boost/test/unit_test.hpp>
#include <memory>
#include <stdexcept>

BOOST_AUTO_TEST_SUITE(puzzle)
BOOST_AUTO_TEST_SUITE(published)

using namespace boardmill;

BOOST_AUTO_TEST_CASE(the_value_is_built_once) {
  static Published<int> value;
  int built = 0;
  const auto build = [&built] {
    ++built;
    return std::make_unique<int>(42 + built);
  };
  const int& first = value.get(build);
  const int& second = value.get(build);
  BOOST_TEST(built == 1);
  BOOST_TEST(first == 43);
  BOOST_TEST(&first == &second);
}

BOOST_AUTO_TEST_CASE(a_build_that_fails_may_be_tried_again) {
  static Published<int> value;
  const auto fail = []() -> std::unique_ptr<int> { throw std::runtime_error("build"); };
  BOOST_CHECK_THROW(value.get(fail), std::runtime_error);
  BOOST_TEST(value.get([] { return std::make_unique<int>(5); }) == 5);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
