// Vector code against plain code, for every kind of vectors that the processor has. The first byte
// chooses the loop; the others are what it works on.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/flip/byte_tables.h"
#include "engine/flip/kernels.h"
#include "engine/flip/transform.h"
#include "engine/puzzle/line_pattern.h"
#include "engine/puzzle/vectors.h"
#include "tests/support/fuzzing.h"

namespace {

using namespace boardmill;
using namespace boardmill::flip;
using test::FuzzBytes;
using test::insist;

using Words = std::vector<std::uint64_t>;

Words read_words(FuzzBytes& bytes, std::size_t count) {
  Words words(count);
  for (std::uint64_t& word : words) word = bytes.word();
  return words;
}

// Calls `check` with each kind of vectors but plain code.
template <class Check>
void for_vectors(const Check& check) {
  static const std::vector<Vectors> usable = usable_vectors();
  for (const Vectors vectors : usable) {
    if (vectors != Vectors::plain) check(vectors);
  }
}

void lines_alike(FuzzBytes& bytes) {
  const LinePattern pattern(bytes.part(), 1 + bytes.byte() % 9U);
  const std::string_view text = bytes.rest();
  const std::uint64_t records = pattern.count(text, Vectors::plain);
  insist(records == 0 || pattern.bytes_of(records) <= text.size(), "records beyond the end");
  for_vectors([&](Vectors vectors) {
    insist(pattern.count(text, vectors) == records, "other records that look alike");
  });
}

// Newlines and slashes are expected where the text has them, but for those that two bytes turn.
void black_cells(FuzzBytes& bytes) {
  const std::size_t turned = bytes.byte();
  const std::string_view text = bytes.rest();
  Words newlines(text.size() / 64 + 1);
  Words slashes(newlines.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::uint64_t bit = std::uint64_t{1} << (i % 64);
    if ((text[i] == '\n') != (i == turned)) newlines[i / 64] |= bit;
    if (text[i] == '/') slashes[i / 64] |= bit;
  }
  Words expected(newlines.size());
  const std::size_t right =
      find_black(text, newlines.data(), slashes.data(), expected.data(), Vectors::plain);
  insist(right <= text.size(), "more bytes than there are");
  for_vectors([&](Vectors vectors) {
    Words found(newlines.size());
    insist(find_black(text, newlines.data(), slashes.data(), found.data(), vectors) == right,
           "other bytes are right");
    for (std::size_t i = 0; i < right; ++i) {
      insist(((found[i / 64] ^ expected[i / 64]) >> (i % 64) & 1) == 0, "other black cells");
    }
  });
}

void short_words(FuzzBytes& bytes) {
  const std::size_t members = 1 + bytes.byte() % 9U;
  const std::uint64_t forbidden = bytes.word();
  const Words member = read_words(bytes, members);
  const std::size_t count = (bytes.rest().size() + 7) / 8;
  const Words words = read_words(bytes, count + most_lanes);
  Words expected = words;
  least_weights(expected.data(), count, forbidden, member.data(), members, Vectors::plain);
  for_vectors([&](Vectors vectors) {
    Words found = words;
    least_weights(found.data(), count, forbidden, member.data(), members, vectors);
    insist(std::equal(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(count),
                      expected.begin()),
           "other weights of words");
  });
}

void long_word(FuzzBytes& bytes) {
  const std::size_t length = most_lanes * (1 + bytes.byte() % 8U);
  const std::size_t members = 1 + bytes.byte() % 5U;
  const Words word = read_words(bytes, length);
  const Words member = read_words(bytes, members * length);
  const unsigned expected =
      least_weight(word.data(), length, member.data(), members, Vectors::plain);
  for_vectors([&](Vectors vectors) {
    insist(least_weight(word.data(), length, member.data(), members, vectors) == expected,
           "another weight of a long word");
  });
}

void transform(FuzzBytes& bytes) {
  const unsigned dimensions = min_hadamard_dimensions + bytes.byte() % 3U;
  std::vector<std::int16_t> values(std::size_t{1} << dimensions);
  for (std::int16_t& value : values) value = static_cast<std::int8_t>(bytes.byte());
  std::vector<std::int16_t> expected = values;
  const std::int16_t largest = hadamard(expected.data(), dimensions, Vectors::plain);
  for_vectors([&](Vectors vectors) {
    std::vector<std::int16_t> found = values;
    insist(hadamard(found.data(), dimensions, vectors) == largest, "another largest number");
    insist(found == expected, "another transform");
  });
}

// Not vectors, but the same: eight bits a step against one.
void byte_tables(FuzzBytes& bytes) {
  const Words columns = read_words(bytes, bytes.byte() % 65U);
  const std::uint64_t bits = bytes.word();
  std::uint64_t expected = 0;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if ((bits >> i & 1) != 0) expected ^= columns[i];
  }
  insist(ByteTables<std::uint64_t>(columns).sum(bits) == expected, "another sum");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::array loops{lines_alike, black_cells, short_words,
                             long_word,   transform,   byte_tables};
  FuzzBytes bytes(data, size);
  loops[bytes.byte() % loops.size()](bytes);
  return 0;
}
