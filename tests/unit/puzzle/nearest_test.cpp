#include "engine/puzzle/nearest.h"

#include <boost/test/unit_test.hpp>

BOOST_AUTO_TEST_SUITE(puzzle)
BOOST_AUTO_TEST_SUITE(nearest)

using namespace boardmill;

BOOST_AUTO_TEST_CASE(the_nearest_name_is_a_slip_away) {
  BOOST_TEST(nearest_name("instnace", {"id", "instance"}).value() == "instance");
  BOOST_TEST(nearest_name("boards", {"board", "bored"}).value() == "board");
  BOOST_TEST(nearest_name("if", {"id"}).value() == "id");
}

BOOST_AUTO_TEST_CASE(what_is_far_away_is_another_word) {
  BOOST_TEST(!nearest_name("di", {"id"}));
  BOOST_TEST(!nearest_name("position", {"id", "instance"}));
  BOOST_TEST(!nearest_name("id", {}));
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
