#include "engine/puzzle/lines.h"

#include <rapidcheck/boost_test.h>

#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>
#include <vector>

BOOST_AUTO_TEST_SUITE(puzzle)
BOOST_AUTO_TEST_SUITE(lines)

using namespace boardmill;

BOOST_AUTO_TEST_CASE(lines_and_tokens_come_off_a_text) {
  std::string_view text = "ab \r\n\ncd";
  BOOST_TEST(take_line(text) == "ab \r");
  BOOST_TEST(take_line(text) == "");
  BOOST_TEST(take_line(text) == "cd");
  BOOST_TEST(text.empty());
  BOOST_TEST(take_line(text) == "");
  BOOST_TEST(trim_line("  a b \t\r\n") == "  a b");
  BOOST_TEST(trim_line(" \r\n") == "");
  std::string_view tokens = "  12\n\t3 \n";
  BOOST_TEST(take_token(tokens) == "12");
  BOOST_TEST(take_token(tokens) == "3");
  BOOST_TEST(take_token(tokens) == "");
  BOOST_TEST(tokens.empty());
}

BOOST_AUTO_TEST_CASE(what_is_blank) {
  BOOST_TEST(is_blank(""));
  BOOST_TEST(is_blank(" \t\r\v\f\n"));
  for (const char* text : {"a", " 0", "\xa0", "\x1c", "\b"}) BOOST_TEST(!is_blank(text), text);
  BOOST_TEST(!is_blank(std::string_view("\0", 1)));
}

BOOST_AUTO_TEST_CASE(numbers_that_are_all_of_a_line) {
  for (const char* line : {"12", " 12", "12 \r", "\t12\v\f", "0012\r\n"}) {
    BOOST_TEST(line_number(line).value() == 12U, line);
  }
  for (const char* line : {"", " ", "1 2", "x", "+12", "-1", "1.", "12345678901234567890", "1\b"}) {
    BOOST_TEST(!line_number(line), line);
  }
}

BOOST_AUTO_TEST_CASE(sizes_that_are_all_of_a_line) {
  for (const char* line : {"2 3", " 2\t3 ", "2\r3", "2\v3", "2\f3\r", "02 \r 003"}) {
    BOOST_TEST((line_size(line, 2).value() == Size{2, 3}), line);
    BOOST_TEST(!line_size(line, 1), line);
  }
  BOOST_TEST((line_size("64 64", 2).value() == Size{64, 64}));
  BOOST_TEST((line_size("\r7", 1).value() == Size{7, 7}));
  for (const char* line : {"", "0 3", "3 0", "65 1", "1 65", "1 2 3", "2x3", "4294967297 1"}) {
    BOOST_TEST(!line_size(line, 2), line);
  }
}

RC_BOOST_PROP(any_blanks_separate_and_surround_numbers, ()) {
  const auto blanks = [](const char* least) {
    return least + *rc::gen::container<std::string>(rc::gen::element(' ', '\t', '\r', '\v', '\f'));
  };
  const auto rows = *rc::gen::inRange(1U, max_side + 1);
  const auto columns = *rc::gen::inRange(1U, max_side + 1);
  const std::string one = blanks("") + std::to_string(rows) + blanks("");
  const std::string two = one + blanks(" ") + std::to_string(columns) + blanks("");
  RC_ASSERT(line_number(one) == rows);
  RC_ASSERT((line_size(one, 1) == Size{rows, rows}));
  RC_ASSERT((line_size(two, 2) == Size{rows, columns}));
  RC_ASSERT(!line_number(two));
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
