#include "io/shell.h"

#include <rapidcheck/boost_test.h>

#include <boost/test/unit_test.hpp>
#include <string>
#include <vector>

#include "tests/support/shell.h"

BOOST_AUTO_TEST_SUITE(io)
BOOST_AUTO_TEST_SUITE(shell)

using namespace boardmill::io;

namespace {

// What a shell makes of them, each in a line that ends in a zero byte.
std::string read_by_shell(const std::vector<std::string>& words) {
  return boardmill::test::run_shell("printf '%s\\0' " + shell_words(words));
}

std::string joined(const std::vector<std::string>& words) {
  std::string all;
  for (const std::string& word : words) all.append(word) += '\0';
  return all;
}

}  // namespace

BOOST_AUTO_TEST_CASE(plain_words_stay_as_they_are) {
  BOOST_TEST(shell_words({"g++", "-O2", "-std=gnu++17", "./a_b/c.cpp", "x:y@z,5%"}) ==
             "g++ -O2 -std=gnu++17 ./a_b/c.cpp x:y@z,5%");
  BOOST_TEST(shell_words({}) == "");
}

BOOST_AUTO_TEST_CASE(others_stand_in_quotes) {
  BOOST_TEST(shell_words({"", "a b", "it's", "$HOME", "größer"}) ==
             "'' 'a b' 'it'\\''s' '$HOME' 'größer'");
}

BOOST_AUTO_TEST_CASE(the_first_word_is_a_command) {
  BOOST_TEST(shell_words({"A=b", "A=b"}) == "'A=b' A=b");
}

BOOST_AUTO_TEST_CASE(a_shell_reads_every_byte_as_it_is) {
  std::vector<std::string> words{"A=b", "if", "-n", "~", "~root", "\\", "''", "\n", "{a,b}"};
  for (int byte = 1; byte < 256; ++byte) {
    words.emplace_back(1, static_cast<char>(byte));
    words.push_back("a" + words.back() + words.back() + "b");
  }
  BOOST_TEST((read_by_shell(words) == joined(words)));
}

RC_BOOST_PROP(a_shell_reads_all_words, ()) {
  const auto bytes = rc::gen::oneOf(rc::gen::elementOf(std::string("'\"\\$`!*? \n\t;&|<>#~=-a")),
                                    rc::gen::inRange<char>(1, 127));
  const auto words =
      *rc::gen::resize(20, rc::gen::nonEmpty(rc::gen::container<std::vector<std::string>>(
                               rc::gen::container<std::string>(bytes))));
  RC_ASSERT(read_by_shell(words) == joined(words));
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
