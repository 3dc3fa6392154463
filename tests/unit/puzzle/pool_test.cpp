#include "engine/puzzle/pool.h"

#include <boost/test/unit_test.hpp>
#include <memory>
#include <set>
#include <vector>

BOOST_AUTO_TEST_SUITE(puzzle)
BOOST_AUTO_TEST_SUITE(pool)

using namespace boardmill;

namespace {

struct Scratch {
  int value = 0;
};

}  // namespace

BOOST_AUTO_TEST_CASE(loans_at_one_time_are_different_objects) {
  Pool<Scratch> scratch;
  const auto first = scratch.borrow();
  const auto second = scratch.borrow();
  const auto third = scratch.borrow();
  const std::set<const Scratch*> objects{&*first, &*second, &*third};
  BOOST_TEST(objects.size() == 3U);
}

BOOST_AUTO_TEST_CASE(what_was_given_back_is_lent_again) {
  Pool<Scratch> scratch;
  const Scratch* object = nullptr;
  {
    const auto loan = scratch.borrow();
    loan->value = 7;
    object = &*loan;
  }
  const auto again = scratch.borrow();
  BOOST_TEST(&*again == object);
  BOOST_TEST(again->value == 7);
  const auto other = scratch.borrow();
  BOOST_TEST(&*other != object);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
