#include "engine/puzzle/size.h"

#include <boost/test/unit_test.hpp>
#include <string>

BOOST_AUTO_TEST_SUITE(puzzle)
BOOST_AUTO_TEST_SUITE(size)

using namespace boardmill;

BOOST_AUTO_TEST_CASE(every_size_reads_back) {
  for (unsigned rows = 1; rows <= max_side; ++rows) {
    for (unsigned columns = 1; columns <= max_side; ++columns) {
      const Size size{rows, columns};
      BOOST_TEST((parse_size(to_string(size)) == size));
    }
  }
  BOOST_TEST(to_string(Size{5, 6}) == "5x6");
  BOOST_TEST((Size{5, 6}.cells()) == 30U);
}

BOOST_AUTO_TEST_CASE(other_texts_are_no_sizes) {
  for (const char* text : {"", "x", "4", "4x", "x4", "0x4", "4x0", "65x4", "4x65", "4x4x4", "4X4",
                           " 4x4", "4x4 ", "-4x4", "+4x4", "4 x4", "4.0x4", "4294967300x4"}) {
    BOOST_TEST(!parse_size(text), text);
  }
}

BOOST_AUTO_TEST_CASE(numbers_are_digits_alone) {
  BOOST_TEST((parse_number("0") == 0U));
  BOOST_TEST((parse_number("007") == 7U));
  BOOST_TEST((parse_number("65") == 65U));
  BOOST_TEST((parse_number("999999999999999999") == 999'999'999'999'999'999U));
  for (const char* text : {"", " 1", "1 ", "+1", "-1", "1.0", "1e3", "0x1", "a",
                           "1000000000000000000", "0000000000000000001"}) {
    BOOST_TEST(!parse_number(text), text);
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
