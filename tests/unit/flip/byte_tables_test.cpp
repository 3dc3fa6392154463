// Byte tables against the sum bit by bit.
#include "engine/flip/byte_tables.h"

#include <array>
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <vector>

#include "engine/puzzle/random.h"

BOOST_AUTO_TEST_SUITE(flip)
BOOST_AUTO_TEST_SUITE(byte_tables)

using namespace boardmill;
using namespace boardmill::flip;

namespace {

template <class Word>
void check(unsigned length) {
  Random random(7, length);
  std::vector<Word> columns(length);
  for (Word& column : columns) column = static_cast<Word>(random.next());
  const ByteTables<Word> tables(columns);
  BOOST_TEST(tables.size() == (length + 7) / 8);
  for (unsigned i = 0; i < 50; ++i) {
    const std::array<std::uint64_t, 2> bits{random.next(), random.next()};
    Word expected = 0;
    for (unsigned at = 0; at < length; ++at) {
      if (((bits[at / 64] >> (at % 64)) & 1U) != 0) {
        expected = static_cast<Word>(expected ^ columns[at]);
      }
    }
    const Word first = tables.sum(bits[0]);
    BOOST_TEST(static_cast<Word>(first ^ tables.sum(bits[1], 1)) == expected, length);
    if (tables.size() == 3) BOOST_TEST(tables.template sum_of<3>(bits[0]) == expected, length);
    if (tables.size() > 8) BOOST_TEST(tables.template sum_of<8>(bits[0]) == first, length);
  }
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_length) {
  for (unsigned length = 0; length <= 128; ++length) {
    check<std::uint16_t>(length);
    check<std::uint64_t>(length);
  }
}

BOOST_AUTO_TEST_CASE(nothing_is_mapped_to_nothing) {
  BOOST_TEST(ByteTables<std::uint64_t>().sum(~std::uint64_t{0}) == 0U);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
