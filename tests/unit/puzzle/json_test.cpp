// Strings of JSON, read back by another library.
#include "engine/puzzle/json.h"

#include <rapidcheck/boost_test.h>

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>
#include <string>

#include "engine/puzzle/utf8.h"

BOOST_AUTO_TEST_SUITE(puzzle)
BOOST_AUTO_TEST_SUITE(json)

using namespace boardmill;

namespace {

std::string in_json(std::string_view text) {
  Bytes out;
  write_json_string(text, out);
  return std::string(view(out));
}

}  // namespace

BOOST_AUTO_TEST_CASE(strings) {
  BOOST_TEST(in_json("") == "\"\"");
  BOOST_TEST(in_json("a b") == "\"a b\"");
  BOOST_TEST(in_json("a\"b\\c\n\r\t") == "\"a\\\"b\\\\c\\n\\u000d\\u0009\"");
  BOOST_TEST(in_json("\xc3\xa9") == "\"\xc3\xa9\"");
  BOOST_TEST(in_json({"\0\xff\x7f", 3}) == "\"\\u0000\\\\xff\\\\x7f\"");
}

RC_BOOST_PROP(any_bytes_read_back, (const std::string& text)) {
  const auto read = nlohmann::json::parse(in_json(text));
  RC_ASSERT(read.is_string());
  if (is_utf8(text) && text.find('\x7f') == std::string::npos) {
    RC_ASSERT(read.get<std::string>() == text);
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
