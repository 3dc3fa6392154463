#include "engine/puzzle/sample.h"

#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>
#include <vector>

BOOST_AUTO_TEST_SUITE(puzzle)
BOOST_AUTO_TEST_SUITE(sample)

using namespace boardmill;

using Values = std::vector<std::size_t>;

BOOST_AUTO_TEST_CASE(first_lines_are_not_blank) {
  BOOST_TEST((first_lines("\n a \r\n\t\n\nb\nc") == std::vector<std::string_view>{" a", "b", "c"}));
  BOOST_TEST(first_lines("").empty());
  BOOST_TEST(first_lines(" \n\n").empty());
  std::string many;
  for (int i = 0; i < 100; ++i) many += "x\n\n";
  BOOST_TEST(first_lines(many).size() == sample_lines);
}

BOOST_AUTO_TEST_CASE(blocks_are_parted_by_blank_lines) {
  BOOST_TEST((first_block_heights("a\nb\n\nc\n\r\n \nd\ne\nf") == Values{2, 1, 3}));
  BOOST_TEST((first_block_heights("\n\na\n") == Values{1}));
  BOOST_TEST(first_block_heights("").empty());
  BOOST_TEST(first_block_heights("\n\n").empty());
  std::string many;
  for (int i = 0; i < 100; ++i) many += "x\n\n";
  BOOST_TEST(first_block_heights(many).size() == sample_lines);
}

BOOST_AUTO_TEST_CASE(of_equally_common_values_the_earlier_one_counts) {
  BOOST_TEST(most_common({}) == 0U);
  BOOST_TEST(most_common({7}) == 7U);
  BOOST_TEST(most_common({7, 3, 3}) == 3U);
  BOOST_TEST(most_common({7, 3}) == 7U);
  BOOST_TEST(most_common({1, 2, 3, 3, 2}) == 2U);
  BOOST_TEST(most_common({"ab", "c", "d"}, [](std::string_view line) { return line.size(); }) ==
             1U);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
