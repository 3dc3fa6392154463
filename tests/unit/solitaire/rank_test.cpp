#include "engine/solitaire/rank.h"

#include <boost/test/unit_test.hpp>

BOOST_AUTO_TEST_SUITE(solitaire)
BOOST_AUTO_TEST_SUITE(ranks)

using namespace boardmill::solitaire;

static_assert(position_count == 635'376);
static_assert(rank(0b1111) == 0 && unrank(0) == 0b1111);
static_assert(rank(0b10111) == 1 && unrank(1) == 0b10111);
static_assert(rank(0xf000'0000'0000'0000) == position_count - 1);

// Nothing comes twice, nothing is left out: the positions in ascending order are 0, 1, 2, ...
BOOST_AUTO_TEST_CASE(positions_are_numbered_in_ascending_order) {
  Rank number = 0;
  for (Position position = 0b1111;; ++number) {
    BOOST_REQUIRE(rank(position) == number);
    BOOST_REQUIRE(unrank(number) == position);
    // The next larger number with as many ones.
    const Position low = position & (0 - position);
    const Position high = position + low;
    if (high == 0) break;
    position = high | (((position ^ high) >> 2) / low);
  }
  BOOST_TEST(number == position_count - 1);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
