#include "engine/puzzle/contest_text.h"

#include <boost/test/unit_test.hpp>

BOOST_AUTO_TEST_SUITE(puzzle)
BOOST_AUTO_TEST_SUITE(contest_text)

using namespace boardmill;

BOOST_AUTO_TEST_CASE(headers_become_text_once_after_what_they_include) {
  ContestText text;
  text.add("flip/mistakes/majority.h");
  const std::string once = text.text();
  text.add("flip/mistakes/chase.h");
  BOOST_TEST(text.text() == once);
  BOOST_TEST((once.find("struct Board {") < once.find("inline Answer chase(")));
  BOOST_TEST((once.find("inline Answer chase(") < once.find("struct Majority {")));
  for (const char* trace : {"#", "namespace", "boardmill", "///", "\n\n\n"}) {
    BOOST_TEST((once.find(trace) == std::string::npos), trace);
  }
  text.add_system_header("iostream");
  BOOST_TEST(text.includes() == "#include <array>\n#include <iostream>\n");
}

BOOST_AUTO_TEST_CASE(names_of_classes_and_files) {
  BOOST_TEST(class_name("half-of-first-rows") == "HalfOfFirstRows");
  BOOST_TEST(file_stem("half-of-first-rows") == "half_of_first_rows");
}

BOOST_AUTO_TEST_CASE(characters_that_need_a_backslash) {
  BOOST_TEST(char_literal('b') == "'b'");
  BOOST_TEST(char_literal('\'') == "'\\''");
  BOOST_TEST(char_literal('\\') == "'\\\\'");
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
