// Words of outputs, where answers end, and the numbers of witnesses.
#include "engine/puzzle/output.h"

#include <array>
#include <boost/test/unit_test.hpp>
#include <string>
#include <vector>

BOOST_AUTO_TEST_SUITE(puzzle)
BOOST_AUTO_TEST_SUITE(output)

using namespace boardmill;

namespace {

// What is taken, a bar, and what is left.
template <class Take>
std::string split(std::string_view text, const Take& take) {
  std::string_view rest = text;
  const std::string taken(take(rest));
  return taken + "|" + std::string(rest);
}

constexpr std::array places{Place{"a row", 3}, Place{"a column", 4}};
constexpr Step step{"press", places};

std::string fault(std::string_view text, unsigned count) {
  Finding finding;
  ClaimReport report(finding);
  std::vector<unsigned> numbers;
  const bool good = read_steps(text, count, step, report, numbers);
  BOOST_TEST(good == finding.wrong.empty());
  if (good) BOOST_TEST(numbers.size() == 2 * count);
  return finding.wrong;
}

}  // namespace

BOOST_AUTO_TEST_CASE(words_are_parted_by_the_blanks_of_checkers) {
  const auto word = [](std::string_view text) { return split(text, take_word); };
  BOOST_TEST(word("") == "|");
  BOOST_TEST(word(" \t\r\n") == "|");
  BOOST_TEST(word("\n 12 x") == "12| x");
  BOOST_TEST(word("a\vb\fc d") == "a\vb\fc| d");
  BOOST_TEST(word(std::string_view("\0 1", 3)) == std::string_view("\0| 1", 4));
}

BOOST_AUTO_TEST_CASE(numbers_have_at_most_nine_digits) {
  BOOST_TEST(word_number("0").value() == 0U);
  BOOST_TEST(word_number("007").value() == 7U);
  BOOST_TEST(word_number("999999999").value() == 999'999'999U);
  for (const char* word : {"", "0000000001", "-1", "+1", "1.", "x", "1x"}) {
    BOOST_TEST(!word_number(word), word);
  }
}

BOOST_AUTO_TEST_CASE(answers_end_with_their_words) {
  const auto take = [](std::string_view text, std::size_t most) {
    return split(text, [most](std::string_view& rest) { return take_words(rest, most); });
  };
  BOOST_TEST(take("", 5) == "|");
  BOOST_TEST(take(" \n", 5) == "|");
  BOOST_TEST(take("NO\nYES\n", 0) == "NO|YES\n");
  BOOST_TEST(take("NO NO\n", 0) == "NO| NO\n");
  BOOST_TEST(take("\n 1 \r\n\n1 2 \r\n1\n", 2) == "1 \r\n\n1 2|1\n");
  BOOST_TEST(take("2\n1 2", 4) == "2\n1 2|");
  BOOST_TEST(take("2\n1 2\nNO\n", 4) == "2\n1 2|NO\n");
  BOOST_TEST(take("2 -1 .\n\xff\nno", 9) == "2 -1 .\n\xff|no");
  BOOST_TEST(split("x y \nz", take_line_of_words) == "x y|z");
  BOOST_TEST(split("\n\nx", take_line_of_words) == "x|");
}

BOOST_AUTO_TEST_CASE(steps_are_read_strictly) {
  BOOST_TEST(fault("", 0) == "");
  BOOST_TEST(fault(" 3\n4\r\n 01 1", 2) == "");
  BOOST_TEST(fault("1 1", 0) == "solution: expected nothing after 0 presses found 1");
  BOOST_TEST(fault("1 1 2", 1) == "solution: expected nothing after 1 press found 2");
  BOOST_TEST(fault("1 1\n", 3) == "solution: expected 3 presses found 1");
  BOOST_TEST(fault("", 1) == "solution: expected 1 press found 0");
  BOOST_TEST(fault("1 1 2", 2) ==
             "solution: expected a column from 1 to 4 in press 2 found nothing");
  BOOST_TEST(fault("4 1", 1) == "solution: expected a row from 1 to 3 in press 1 found 4");
  BOOST_TEST(fault("3 5", 1) == "solution: expected a column from 1 to 4 in press 1 found 5");
  BOOST_TEST(fault("0 1", 1) == "solution: expected a row from 1 to 3 in press 1 found 0");
  BOOST_TEST(fault("1,1 1", 1) == "solution: expected a row from 1 to 3 in press 1 found 1\\x2c1");
  BOOST_TEST(fault("", 999'999'999) == "solution: expected 999999999 presses found 0");
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
