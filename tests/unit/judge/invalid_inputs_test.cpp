#include "engine/judge/invalid_inputs.h"

#include <boost/test/unit_test.hpp>
#include <map>
#include <set>
#include <string>

BOOST_AUTO_TEST_SUITE(judge)
BOOST_AUTO_TEST_SUITE(bad_files)

using namespace boardmill::judge;

namespace {

std::map<std::string, std::string> faults_of(std::string_view input) {
  std::map<std::string, std::string> faults;
  for (const BadFile& file : boardmill::judge::invalid_inputs(input)) {
    BOOST_TEST(file.bytes != input, file.name);
    BOOST_TEST(!file.why.empty());
    BOOST_TEST(faults.emplace(file.name, file.bytes).second);
  }
  return faults;
}

}  // namespace

BOOST_AUTO_TEST_CASE(one_fault_each) {
  const auto faults = faults_of("wb\nbw\n");
  const std::map<std::string, std::string> some{
      {"empty", ""},
      {"lone-newline", "\n"},
      {"leading-zero", "0wb\nbw\n"},
      {"leading-plus", "+wb\nbw\n"},
      {"trailing-token", "wb\nbw 1\n"},
      {"trailing-newline", "wb\nbw\n\n"},
      {"appended-blank", "wb\nbw \n"},
      {"missing-final-newline", "wb\nbw"},
      {"missing-last-line", "wb\n"},
      {"swapped-case", "WB\nBW\n"},
      {"crlf", "wb\r\nbw\r\n"},
      {"byte-order-mark", "\xef\xbb\xbfwb\nbw\n"},
      {"non-ascii", "wb\n\xc3\xa9w\n"},
      {"nul", std::string("wb\n\0w\n", 6)},
  };
  for (const auto& [name, bytes] : some) {
    BOOST_REQUIRE_MESSAGE(faults.count(name) == 1, name);
    BOOST_TEST(faults.at(name) == bytes, name);
  }
  BOOST_TEST(faults.count("huge-number") == 0U);
}

BOOST_AUTO_TEST_CASE(faults_that_cannot_be_made_are_left_out) {
  const auto faults = faults_of("12 3\n");
  BOOST_TEST(faults.count("swapped-case") == 0U);
  BOOST_TEST(faults.at("huge-number") == "99999999999999999999 3\n");
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
