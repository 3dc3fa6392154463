#include "engine/judge/comparator.h"

#include <rapidcheck/boost_test.h>

#include <boost/test/unit_test.hpp>
#include <cctype>
#include <string>
#include <utility>
#include <vector>

BOOST_AUTO_TEST_SUITE(judge)
BOOST_AUTO_TEST_SUITE(comparator)

using namespace boardmill;
using namespace boardmill::judge;

namespace {

constexpr Comparator all[] = {Comparator::kattis, Comparator::kattis_strict, Comparator::testlib,
                              Comparator::poj,    Comparator::hydro,         Comparator::exact};

// One letter a comparator in the order of the names: s(ame), b(lanks_only), d(ifferent).
std::string matches(std::string_view expected, std::string_view got) {
  std::string letters;
  for (const Comparator comparator : all) {
    letters += "sbd"[static_cast<std::size_t>(compare(comparator, expected, got).match)];
  }
  return letters;
}

std::string_view name_of(Comparator comparator) {
  return comparators()[static_cast<std::size_t>(comparator)].name;
}

bool is_blank(char byte, Comparator comparator) {
  const bool is_testlib = comparator == Comparator::testlib;
  return std::isspace(static_cast<unsigned char>(byte)) != 0 &&
         !(is_testlib && (byte == '\v' || byte == '\f'));
}

// ---- a second definition

std::vector<std::string> tokens_of(const std::string& text, Comparator comparator) {
  std::vector<std::string> tokens;
  std::string token;
  for (const char byte : text + "\n") {
    if (!is_blank(byte, comparator)) {
      const bool folds = comparator == Comparator::kattis;
      token += folds ? static_cast<char>(std::tolower(static_cast<unsigned char>(byte))) : byte;
    } else if (!token.empty()) {
      tokens.push_back(std::exchange(token, ""));
    }
  }
  return tokens;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines{""};
  for (const char byte : text) {
    if (byte == '\n') {
      lines.emplace_back();
    } else {
      lines.back() += byte;
    }
  }
  for (std::string& line : lines) {
    while (!line.empty() && is_blank(line.back(), Comparator::poj)) line.pop_back();
  }
  while (!lines.empty() && lines.back().empty()) lines.pop_back();
  return lines;
}

Match naive(Comparator comparator, const std::string& expected, const std::string& got) {
  if (tokens_of(expected, comparator) != tokens_of(got, comparator)) return Match::different;
  bool same = true;
  if (comparator == Comparator::poj || comparator == Comparator::hydro) {
    same = lines_of(expected) == lines_of(got);
  } else if (comparator == Comparator::exact || comparator == Comparator::kattis_strict) {
    same = expected == got;
  }
  return same ? Match::same : Match::blanks_only;
}

// ---- outputs that are alike

std::string output() {
  static const std::string alphabet("aAb \t\n\r\v\f\0\xff \n", 13);
  return *rc::gen::container<std::string>(rc::gen::elementOf(alphabet));
}

std::string output_like(std::string text) {
  const int edits = *rc::gen::inRange(0, 4);
  for (int i = 0; i < edits; ++i) {
    const auto at = *rc::gen::inRange<std::size_t>(0, text.size() + 1);
    if (*rc::gen::arbitrary<bool>() && at < text.size()) {
      text.erase(at, 1);
    } else {
      text.insert(at, *rc::gen::elementOf(std::vector<std::string>{" ", "\n", "\r\n", " \n", "\t",
                                                                   "\r", "\v", "a", "A", "\xff"}));
    }
  }
  return text;
}

}  // namespace

BOOST_AUTO_TEST_CASE(names) {
  BOOST_TEST(comparators().size() == std::size(all));
  for (const Comparator comparator : all) {
    BOOST_TEST((find_comparator(name_of(comparator)) == comparator));
    BOOST_TEST(!comparators()[static_cast<std::size_t>(comparator)].summary.empty());
  }
  BOOST_TEST((find_comparator("kattis-strict") == Comparator::kattis_strict));
  BOOST_TEST(!find_comparator("Kattis"));
  BOOST_TEST(!find_comparator(""));
}

BOOST_AUTO_TEST_CASE(what_each_of_them_minds) {
  BOOST_TEST(matches("4\n", "4\n") == "ssssss");
  BOOST_TEST(matches("", "") == "ssssss");
  BOOST_TEST(matches("Impossible\n", "impossible\n") == "sddddd");
  BOOST_TEST(matches("4\n", "4") == "sbsssb");
  BOOST_TEST(matches("4\n", "4 \n\n \n") == "sbsssb");
  BOOST_TEST(matches("1\n2\n", "1\r\n2\r\n") == "sbsssb");
  BOOST_TEST(matches("1 2\n", "1  2\n") == "sbsbbb");
  BOOST_TEST(matches("1 2\n", "1\n2\n") == "sbsbbb");
  BOOST_TEST(matches("1\n2\n", "1\n\n2\n") == "sbsbbb");
  BOOST_TEST(matches("1\n", " 1\n") == "sbsbbb");
  BOOST_TEST(matches("1\n", "\n1\n") == "sbsbbb");
  BOOST_TEST(matches("", "\n \n") == "sbsssb");
  BOOST_TEST(matches("4\n", "5\n") == "dddddd");
  BOOST_TEST(matches("12\n", "1 2\n") == "dddddd");
  BOOST_TEST(matches("1\n", "") == "dddddd");
  BOOST_TEST(matches("1\n", "1\n2\n") == "dddddd");
  // To testlib a form feed is part of a token.
  BOOST_TEST(matches("1 2\n", "1\f2\n") == "sbdbbb");
  BOOST_TEST(matches("\xc3\xa9\n", "\xc3\x89\n") == "dddddd");
  BOOST_TEST(matches({"a\0b", 3}, {"a\0c", 3}) == "dddddd");
}

BOOST_AUTO_TEST_CASE(where_they_differ) {
  using enum Comparator;
  BOOST_TEST((compare(exact, "1 2\n", "1 2\n") == Comparison{Match::same, 4, 4}));
  BOOST_TEST((compare(kattis, "1 2\n", "1\r\n2") == Comparison{Match::same, 4, 4}));
  BOOST_TEST((compare(kattis, "ab cd", "AB\n\ncx") == Comparison{Match::different, 4, 5}));
  BOOST_TEST((compare(exact, "ab", "a b") == Comparison{Match::different, 1, 1}));
  BOOST_TEST((compare(exact, " 1 2", "1 3") == Comparison{Match::different, 3, 2}));
  BOOST_TEST((compare(testlib, "1 2", "1\n") == Comparison{Match::different, 2, 2}));
  BOOST_TEST((compare(exact, "4\n", "4 \n") == Comparison{Match::blanks_only, 1, 1}));
  BOOST_TEST((compare(exact, "4\n", "4") == Comparison{Match::blanks_only, 1, 1}));
  BOOST_TEST((compare(poj, "4 \n5", "4\n\n5") == Comparison{Match::blanks_only, 3, 2}));
  BOOST_TEST((compare(hydro, "4 5", "4\t5") == Comparison{Match::blanks_only, 1, 1}));
}

BOOST_AUTO_TEST_CASE(lines_of_blanks_take_no_quadratic_time) {
  const std::string blanks(4'000'000, ' ');
  BOOST_TEST(matches(blanks + "1\n" + blanks + "\n", blanks + "1" + blanks) == "sbsssb");
}

RC_BOOST_PROP(the_naive_definition_agrees, ()) {
  const std::string expected = output();
  const std::string got = *rc::gen::arbitrary<bool>() ? output_like(expected) : output();
  for (const Comparator comparator : all) {
    const Comparison found = compare(comparator, expected, got);
    RC_ASSERT(found.match == naive(comparator, expected, got));
    RC_ASSERT(compare(comparator, got, expected) ==
              (Comparison{found.match, found.got_at, found.expected_at}));
  }
}

RC_BOOST_PROP(the_places_are_the_first_ones, ()) {
  const std::string expected = output();
  const std::string got = output_like(expected);
  for (const Comparator comparator : all) {
    const Comparison found = compare(comparator, expected, got);
    const std::string before = expected.substr(0, found.expected_at);
    const std::string other = got.substr(0, found.got_at);
    // What comes before is the same, and one byte more is not.
    const auto next = [](const std::string& text, std::size_t at) {
      return at < text.size() ? text.substr(at, 1) : std::string();
    };
    const std::string with_next = before + next(expected, found.expected_at);
    const std::string other_with_next = other + next(got, found.got_at);
    switch (found.match) {
      case Match::same:
        RC_ASSERT(found.expected_at == expected.size());
        RC_ASSERT(found.got_at == got.size());
        break;
      case Match::different:
        RC_ASSERT(tokens_of(before, comparator) == tokens_of(other, comparator));
        RC_ASSERT(tokens_of(with_next, comparator) != tokens_of(other_with_next, comparator));
        break;
      case Match::blanks_only:
        if (comparator == Comparator::poj || comparator == Comparator::hydro) {
          // A byte at the end keeps the blanks before it.
          RC_ASSERT(lines_of(before + "\n#") == lines_of(other + "\n#"));
          RC_ASSERT(lines_of(with_next + "#") != lines_of(other_with_next + "#"));
        } else {
          RC_ASSERT(before == other);
          RC_ASSERT(with_next != other_with_next);
        }
        break;
    }
  }
}

BOOST_AUTO_TEST_CASE(differences_in_words) {
  const auto describe = [](Comparator comparator, std::string_view expected, std::string_view got) {
    return describe_difference(expected, got, compare(comparator, expected, got));
  };
  using enum Comparator;
  BOOST_TEST(describe(exact, "4\n", "4\n") == "");
  BOOST_TEST(describe(exact, "4\n", "4 \r\n") ==
             "line 1, column 2: expected \"4\\n\", got \"4 \\r\\n\"\n"
             "the first difference: expected \"\\n\", got \"\\x20\"");
  BOOST_TEST(describe(kattis, "1\n4\n", "1\n5\n") ==
             "line 2, column 1: expected \"4\\n\", got \"5\\n\"");
  BOOST_TEST(describe(kattis, "4\n", "") ==
             "line 1, column 1: expected \"4\\n\", got nothing\n"
             "the first difference: expected \"4\", got the end of the output");
  BOOST_TEST(describe(poj, "1\n4\n", "1\n") ==
             "line 2, column 1: expected \"4\\n\", got the end of the output\n"
             "the first difference: expected \"4\", got the end of the output");
  BOOST_TEST(describe(exact, "4\n", "4") ==
             "line 1, column 2: expected \"4\\n\", got \"4\"\n"
             "the first difference: expected \"\\n\", got the end of the output");
  BOOST_TEST(describe(testlib, "1 4\n", "1\n5\n") ==
             "expected at line 1, column 3: \"1 4\\n\"\ngot at line 2, column 1: \"5\\n\"");
  BOOST_TEST(describe(testlib, "a\"\n", {"a\0\t\n", 4}) ==
             "line 1, column 2: expected \"a\\\"\\n\", got \"a\\x00\\t\\n\"\n"
             "the first difference: expected \"\\\"\", got \"\\x00\"");
}

BOOST_AUTO_TEST_CASE(long_lines_are_cut_around_the_difference) {
  const std::string head(1000, 'a');
  const std::string tail(1000, 'b');
  const std::string expected = head + "4" + tail;
  const std::string got = head + "5" + tail;
  const std::string a(30, 'a');
  const std::string b(29, 'b');
  BOOST_TEST(describe_difference(expected, got, compare(Comparator::exact, expected, got)) ==
             "line 1, column 1001: expected \"..." + a + "4" + b + "...\", got \"..." + a + "5" +
                 b + "...\"");
}

RC_BOOST_PROP(differences_are_printable_and_short, ()) {
  const std::string expected = output();
  const std::string got = output_like(expected);
  for (const Comparator comparator : all) {
    const Comparison found = compare(comparator, expected, got);
    const std::string text = describe_difference(expected, got, found);
    RC_ASSERT(text.empty() == (found.match == Match::same));
    RC_ASSERT(text.size() < 1000U);
    for (const char byte : text) RC_ASSERT(byte == '\n' || (byte >= ' ' && byte <= '~'));
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
