#include "engine/judge/verdict.h"

#include <boost/test/unit_test.hpp>
#include <cctype>
#include <set>
#include <string>

BOOST_AUTO_TEST_SUITE(judge)
BOOST_AUTO_TEST_SUITE(verdict)

using namespace boardmill::judge;

BOOST_AUTO_TEST_CASE(verdicts_are_found_by_their_names) {
  std::set<std::string> names;
  for (std::size_t i = 0; i < verdicts.size(); ++i) {
    const auto one = static_cast<Verdict>(i);
    std::string small(name(one));
    names.insert(small);
    BOOST_TEST((find_verdict(small) == one));
    for (char& letter : small) letter = static_cast<char>(std::tolower(letter));
    BOOST_TEST((find_verdict(small) == one));
    BOOST_TEST(!find_verdict(small + "x"));
    BOOST_TEST(!find_verdict(small.substr(1)));
    BOOST_TEST(!meaning(one).empty());
  }
  BOOST_TEST(names.size() == verdicts.size());
  BOOST_TEST(!find_verdict(""));
}

BOOST_AUTO_TEST_CASE(what_other_programs_may_bring_about) {
  for (std::size_t i = 0; i < verdicts.size(); ++i) {
    const auto one = static_cast<Verdict>(i);
    const bool time = one == Verdict::time_limit || one == Verdict::idleness_limit;
    const bool room = one == Verdict::memory_limit || one == Verdict::output_limit;
    BOOST_TEST(is_of_time(one) == time);
    BOOST_TEST(is_of_amount(one) == (time || room));
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
