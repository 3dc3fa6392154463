#include "engine/puzzle/stratum.h"

#include <boost/test/unit_test.hpp>
#include <string>

BOOST_AUTO_TEST_SUITE(puzzle)
BOOST_AUTO_TEST_SUITE(stratum)

using namespace boardmill;

namespace {

std::string names(std::string_view list) {
  const auto strata = parse_strata(list);
  if (!strata) return "error";
  std::string result;
  for (const Stratum& one : *strata) result += one.name + ' ';
  return result;
}

}  // namespace

BOOST_AUTO_TEST_CASE(lists_are_costs_ranges_and_outcomes) {
  BOOST_TEST(names("3") == "3 ");
  BOOST_TEST(names("0..2,9,unsolvable") == "0 1 2 9 unsolvable ");
  BOOST_TEST(names("yes,no") == "yes no ");
  BOOST_TEST(names("4..4,2..5,3") == "4 2 3 5 ");
  BOOST_TEST(names("solved,yes") == "solved ");
  for (const char* wrong : {"", "3,", ",3", "x", "-1", "3..1", "1..", "..3", "1.2", "3 ,4", "4097",
                            "0..99999999999999999999"}) {
    BOOST_TEST(names(wrong) == "error", wrong);
  }
}

BOOST_AUTO_TEST_CASE(the_name_does_not_decide_the_random_numbers) {
  BOOST_TEST(parse_strata("yes")->front().id() == parse_strata("solved")->front().id());
  BOOST_TEST(parse_strata("1")->front().id() != parse_strata("solved")->front().id());
  BOOST_TEST(Stratum().id() != parse_strata("0")->front().id());
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
