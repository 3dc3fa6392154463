#include "engine/batch/tally.h"

#include <boost/test/unit_test.hpp>

BOOST_AUTO_TEST_SUITE(batch)
BOOST_AUTO_TEST_SUITE(tally)

using namespace boardmill;
using boardmill::batch::Tally;

BOOST_AUTO_TEST_CASE(rows_are_counted_by_outcome_error_and_cost) {
  Results results;
  results.reset("s", 1, 0);
  results.add(Outcome::solved, 0);
  results.add(Outcome::solved, 3);
  results.add(Outcome::solved, 3);
  results.add(Outcome::solved, Results::no_cost);
  results.add(Outcome::unsolvable, Results::no_cost);
  Fault fault;
  fault.kind = ErrorKind::bad_cell;
  results.add_fault(Outcome::malformed, fault);
  Tally tally;
  tally.add(results);
  BOOST_TEST(tally.records() == 6U);
  BOOST_TEST(tally.of(Outcome::solved) == 4U);
  BOOST_TEST(tally.of(Outcome::unsolvable) == 1U);
  BOOST_TEST(tally.of(Outcome::malformed) == 1U);
  BOOST_TEST(tally.errors[static_cast<std::size_t>(ErrorKind::bad_cell)] == 1U);
  BOOST_TEST((tally.costs == std::vector<std::uint64_t>{1, 0, 0, 2}));

  Results more;
  more.reset("s", 1, 0);
  more.add(Outcome::solved, 5);
  Tally sum;
  sum.add(more);
  sum.add(tally);
  sum.add(sum);
  BOOST_TEST(sum.records() == 14U);
  BOOST_TEST((sum.costs == std::vector<std::uint64_t>{2, 0, 0, 4, 0, 2}));
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
