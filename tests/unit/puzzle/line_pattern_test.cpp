// Records that look alike, against their definition and against the walk record by record.
#include "engine/puzzle/line_pattern.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>

#include "engine/puzzle/framer.h"
#include "engine/puzzle/random.h"

BOOST_AUTO_TEST_SUITE(puzzle)
BOOST_AUTO_TEST_SUITE(line_pattern)

using namespace boardmill;

namespace {

// Records of `lines` lines of `width` letters, with a blank line after each of them or not, and
// then some bytes changed.
std::string random_text(Random& random, unsigned lines, unsigned width, bool blank_lines) {
  std::string text;
  for (unsigned record = 1 + random.below(200); record != 0; --record) {
    for (unsigned line = 0; line < lines; ++line) text += std::string(width, 'b') + "\n";
    if (blank_lines) text += "\n";
  }
  constexpr std::string_view bytes = "b \n\n\r\t\xff";
  for (unsigned change = random.below(4); change != 0; --change) {
    const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
    const char byte = bytes[random.below(static_cast<std::uint32_t>(bytes.size()))];
    switch (random.below(3)) {
      case 0:
        text[at] = byte;
        break;
      case 1:
        text.insert(at, 1, byte);
        break;
      default:
        text.erase(at, 1 + random.below(width));
    }
    if (text.empty()) break;
  }
  return text;
}

// As the first record; by hand.
std::uint64_t count_by_hand(std::string_view text, unsigned lines) {
  const std::size_t length = text.find('\n');
  if (length == std::string_view::npos || length == 0) return 0;
  const std::size_t record_bytes = (length + 1) * lines;
  const bool blank_line = text.size() > record_bytes && text[record_bytes] == '\n';
  std::uint64_t records = 0;
  for (std::size_t at = 0;; ++records) {
    for (unsigned line = 0; line < lines; ++line, at += length + 1) {
      if (text.substr(at).find('\n') != length) return records;
      if (static_cast<unsigned char>(text[at]) <= ' ') return records;
    }
    if (!blank_line) continue;
    if (at == text.size() || text[at] != '\n') return records + 1;
    ++at;
  }
}

}  // namespace

BOOST_AUTO_TEST_CASE(records_are_counted_as_by_hand) {
  for (std::uint64_t i = 0; i < 3000; ++i) {
    Random random(31, i);
    const unsigned lines = 1 + random.below(9);
    const std::string text = random_text(random, lines, 1 + random.below(70), random.below(2) == 0);
    const std::uint64_t records = count_by_hand(text, lines);
    const LinePattern pattern(text, lines);
    for (const Vectors vectors : usable_vectors()) {
      BOOST_REQUIRE(pattern.count(text, vectors) == records);
    }
    if (records != 0) BOOST_REQUIRE(pattern.bytes_of(records) <= text.size());
  }
}

// Whatever the text, advance() leaves the framer where next() does, for any number of records.
BOOST_AUTO_TEST_CASE(a_framer_advances_as_it_walks) {
  for (std::uint64_t i = 0; i < 3000; ++i) {
    Random random(32, i);
    FramerState state;
    state.per_record = 1 + random.below(5);
    if (random.below(4) == 0) state.remaining = random.below(250);
    const bool at_end = random.below(2) == 0;
    const std::string text =
        random_text(random, state.per_record, 1 + random.below(20), random.below(2) == 0);
    const std::uint64_t most = random.below(2) == 0 ? ~std::uint64_t{0} : random.below(150);

    Framer walking(state);
    std::string_view rest = text;
    std::uint64_t records = 0;
    Record record;
    while (records < most && walking.next(rest, at_end, record)) ++records;

    Framer advancing(state);
    const Cut cut = advancing.advance(text, at_end, most);
    BOOST_REQUIRE(cut.records == records);
    // Blank lines behind the last record may be taken or not; what comes next is the same.
    std::string_view behind = std::string_view(text).substr(cut.bytes);
    Record next;
    Record expected;
    const bool more = advancing.next(behind, at_end, next);
    BOOST_REQUIRE(more == walking.next(rest, at_end, expected));
    if (!more) continue;
    BOOST_REQUIRE(next.text == expected.text);
    BOOST_REQUIRE(next.number == expected.number);
    BOOST_REQUIRE(next.line == expected.line);
    BOOST_REQUIRE((next.end == expected.end));
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
