#include "engine/puzzle/shipped.h"

#include <boost/test/unit_test.hpp>
#include <stdexcept>

BOOST_AUTO_TEST_SUITE(puzzle)
BOOST_AUTO_TEST_SUITE(shipped)

using namespace boardmill;

BOOST_AUTO_TEST_CASE(templates_are_filled_without_escaping) {
  BOOST_TEST(fill_template("a {{x}} b {{x}}", {{"x", "<&\">"}}) == "a <&\"> b <&\">");
  BOOST_TEST(fill_template("{ {x} }", {}) == "{ {x} }");
}

BOOST_AUTO_TEST_CASE(sections_stay_or_go_with_their_lines) {
  const std::string text = "1\n{{#x}}\n2 {{x}}\n{{/x}}\n{{^x}}\n3\n{{/x}}\n4\n";
  BOOST_TEST(fill_template(text, {{"x", "y"}}) == "1\n2 y\n4\n");
  BOOST_TEST(fill_template(text, {{"x", ""}}) == "1\n3\n4\n");
}

BOOST_AUTO_TEST_CASE(a_broken_template_is_a_bug) {
  BOOST_CHECK_THROW(fill_template("{{x}}", {}), std::invalid_argument);
  BOOST_CHECK_THROW(fill_template("{{#x}} ", {{"x", "1"}}), std::invalid_argument);
  BOOST_CHECK_THROW(fill_template("{{x", {{"x", "1"}}), std::invalid_argument);
  BOOST_CHECK_THROW(shipped_file("no/such.file"), std::out_of_range);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
