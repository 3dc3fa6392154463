#include "engine/puzzle/utf8.h"

#include <boost/test/unit_test.hpp>
#include <string>

BOOST_AUTO_TEST_SUITE(puzzle)
BOOST_AUTO_TEST_SUITE(utf8)

using namespace boardmill;

BOOST_AUTO_TEST_CASE(code_points) {
  const auto is_point = [](std::string_view text, std::uint32_t value, std::size_t bytes) {
    const CodePoint point = take_code_point(text);
    return point.value == value && point.bytes == bytes;
  };
  BOOST_TEST(is_point("ab", 'a', 1));
  BOOST_TEST(is_point("\xc3\xa9x", 0xe9, 2));
  BOOST_TEST(is_point("\xe2\x82\xac", 0x20ac, 3));
  BOOST_TEST(is_point("\xf0\x9f\x8e\xb2", 0x1f3b2, 4));
  for (const char* bad :
       {"\xff", "\x80", "\xc3", "\xc3x", "\xe0\x80\xaf", "\xed\xa0\x80", "\xf5\x80\x80\x80"}) {
    BOOST_TEST(take_code_point(bad).bytes == 0U);
    BOOST_TEST(!is_utf8(bad));
  }
  BOOST_TEST(is_utf8(""));
  BOOST_TEST(is_utf8("a\xc3\xa9\n"));
}

BOOST_AUTO_TEST_CASE(names_become_printable_utf8) {
  BOOST_TEST(printable("pl\\ain f\xc3\xa9 \xe2\x82\xac \xf0\x9f\x8e\xb2") ==
             "pl\\ain f\xc3\xa9 \xe2\x82\xac \xf0\x9f\x8e\xb2");
  BOOST_TEST(printable(std::string("\n\x7f\0\xff", 4)) == "\\x0a\\x7f\\x00\\xff");
  BOOST_TEST(printable("\xc0\xaf") == "\\xc0\\xaf");                    // overlong
  BOOST_TEST(printable("\xed\xa0\x80") == "\\xed\\xa0\\x80");           // a surrogate
  BOOST_TEST(printable("\xf4\x90\x80\x80") == "\\xf4\\x90\\x80\\x80");  // beyond the last
  BOOST_TEST(printable("\xe2\x82") == "\\xe2\\x82");                    // cut
}

BOOST_AUTO_TEST_CASE(text_keeps_its_lines) {
  BOOST_TEST(printable_text("a\tb\r\n\xc3\xa9\x1b\xff") == "a\tb\\x0d\n\xc3\xa9\\x1b\\xff");
  BOOST_TEST(printable_text(std::string("\0\x7f", 2)) == "\\x00\\x7f");
  BOOST_TEST(printable_text("\xef\xbf\xbe\xef\xbf\xbf\xef\xbf\xbd") ==
             "\\xef\\xbf\\xbe\\xef\\xbf\\xbf\xef\xbf\xbd");
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
