#include "engine/puzzle/picture.h"

#include <boost/test/unit_test.hpp>

BOOST_AUTO_TEST_SUITE(puzzle)
BOOST_AUTO_TEST_SUITE(picture)

using namespace boardmill;

BOOST_AUTO_TEST_CASE(pictures_stand_under_their_titles_side_by_side) {
  BOOST_TEST(side_by_side({}).empty());
  BOOST_TEST(side_by_side({{"", {"ab"}}, {"", {"c"}}}) == "ab   c\n");
  BOOST_TEST(side_by_side({{"", {"ab", "c"}}, {"next", {"d"}}}) ==
             "       next\n"
             "ab     d\n"
             "c\n");
}

BOOST_AUTO_TEST_CASE(those_that_do_not_fit_come_below) {
  const std::string row(25, 'x');
  const std::string text = side_by_side({{"1", {row}}, {"2", {row}}, {"3", {row}}, {"4", {row}}});
  const std::string gap(3, ' ');
  const std::string blank(25 + 3 - 1, ' ');
  BOOST_TEST(text == "1" + blank + "2\n" + row + gap + row + "\n\n" + "3" + blank + "4\n" + row +
                         gap + row + "\n");
  const std::string wide(100, 'x');
  BOOST_TEST(side_by_side({{"a", {wide}}, {"b", {wide}}}) ==
             "a\n" + wide + "\n\nb\n" + wide + "\n");
}

BOOST_AUTO_TEST_CASE(text_is_broken_at_blanks) {
  BOOST_TEST(filled("") == "\n");
  BOOST_TEST(filled("a b") == "a b\n");
  const std::string word(40, 'x');
  BOOST_TEST(filled(word + " " + word) == word + "\n" + word + "\n");
  const std::string full = word + " " + word.substr(1);
  BOOST_TEST(filled(full) == full + "\n");
  BOOST_TEST(filled(full + " a") == full + "\na\n");
  const std::string long_word(90, 'x');
  BOOST_TEST(filled(long_word) == long_word + "\n");
  BOOST_TEST(filled(long_word + " a " + long_word) == long_word + "\na\n" + long_word + "\n");
}

BOOST_AUTO_TEST_CASE(nouns_are_counted) {
  BOOST_TEST(counted(1, "press") == "1 press");
  BOOST_TEST(counted(2, "press") == "2 presses");
  BOOST_TEST(counted(1000, "move") == "1000 moves");
  BOOST_TEST(grouped(1, "press") == "1 press");
  BOOST_TEST(grouped(1'000'000, "press") == "1,000,000 presses");
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
