// The loops of the sweep against their definitions, with every kind of vectors that this processor
// has, plain code among them.
#include "engine/flip/kernels.h"

#include <algorithm>
#include <bit>
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/puzzle/random.h"

BOOST_AUTO_TEST_SUITE(flip)
BOOST_AUTO_TEST_SUITE(kernels)

using namespace boardmill;
using namespace boardmill::flip;

namespace {

using Words = std::vector<std::uint64_t>;

bool bit(const Words& words, std::size_t at) { return ((words[at / 64] >> (at % 64)) & 1U) != 0; }

void check_find_black(const std::string& text, const Words& newlines, const Words& slashes) {
  std::size_t right = 0;
  while (right < text.size()) {
    const std::string_view allowed = bit(newlines, right)  ? "\n"
                                     : bit(slashes, right) ? "/"
                                                           : "bBwW";
    if (allowed.find(text[right]) == std::string_view::npos) break;
    ++right;
  }
  for (const Vectors vectors : usable_vectors()) {
    Words black(text.size() / 64 + 1, 0x5a5a5a5a5a5a5a5aU);
    black.push_back(42);
    // At an address of any kind, and nothing readable behind it that matters.
    const std::string moved = std::string(text.size() % 7, 'b') + text;
    const std::string_view place = std::string_view(moved).substr(text.size() % 7);
    BOOST_TEST(find_black(place, newlines.data(), slashes.data(), black.data(), vectors) == right,
               boardmill::text(vectors) << ", " << text.size() << " bytes");
    std::size_t wrong = 0;
    for (std::size_t i = 0; i < right; ++i) {
      if (bit(black, i) != (text[i] == 'b' || text[i] == 'B')) ++wrong;
    }
    BOOST_TEST(wrong == 0U, boardmill::text(vectors) << ", " << text.size() << " bytes");
    BOOST_TEST(black.back() == 42U, boardmill::text(vectors));
  }
}

Words random_words(Random& random, std::size_t count) {
  Words words(count);
  for (std::uint64_t& word : words) {
    word = random.below(8) == 0 ? 0 : random.next() & random.next();
  }
  return words;
}

}  // namespace

BOOST_AUTO_TEST_CASE(plain_text_of_every_length) {
  for (std::size_t size = 0; size <= 400; ++size) {
    Random random(1, size);
    std::string text(size, ' ');
    Words newlines(size / 64 + 1);
    Words slashes(newlines.size());
    for (std::size_t i = 0; i < size; ++i) {
      const unsigned kind = random.below(8);
      text[i] = kind == 0 ? '\n' : kind == 1 ? '/' : "bBwW"[random.below(4)];
      if (kind < 2) (kind == 0 ? newlines : slashes)[i / 64] |= std::uint64_t{1} << (i % 64);
    }
    check_find_black(text, newlines, slashes);
    if (size == 0) continue;
    for (unsigned i = 0; i < 5; ++i) {
      std::string strange = text;
      strange[random.below(static_cast<std::uint32_t>(size))] =
          "\0\n\r *\"7BWbwvxac\x82\xf7\xe2\xff/"[random.below(20)];
      check_find_black(strange, newlines, slashes);
    }
  }
}

BOOST_AUTO_TEST_CASE(every_byte_in_every_place) {
  for (const char expected : {'w', '\n', '/'}) {
    for (std::size_t place = 0; place < 130; ++place) {
      std::string text(130, 'w');
      Words newlines(3);
      Words slashes(3);
      if (expected == '\n') newlines[place / 64] |= std::uint64_t{1} << (place % 64);
      if (expected == '/') slashes[place / 64] |= std::uint64_t{1} << (place % 64);
      for (int byte = 0; byte < 256; ++byte) {
        text[place] = static_cast<char>(byte);
        check_find_black(text, newlines, slashes);
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(least_weights_of_words) {
  for (const std::size_t count : {1U, 2U, 3U, 7U, 8U, 9U, 64U, 100U}) {
    for (const std::size_t member_count : {1U, 2U, 3U, 16U, 512U}) {
      Random random(count, member_count);
      const Words members = random_words(random, member_count);
      const Words words = random_words(random, count);
      for (const std::uint64_t forbidden : {std::uint64_t{0}, std::uint64_t{0x8000000000000003U}}) {
        for (const Vectors vectors : usable_vectors()) {
          Words found = words;
          found.resize(count + most_lanes);
          least_weights(found.data(), count, forbidden, members.data(), member_count, vectors);
          for (std::size_t i = 0; i < count; ++i) {
            std::uint64_t expected = no_weight;
            for (const std::uint64_t member : members) {
              const auto weight = static_cast<std::uint64_t>(std::popcount(words[i] ^ member));
              if ((words[i] & forbidden) == 0) expected = std::min(expected, weight);
            }
            BOOST_TEST(found[i] == expected, boardmill::text(vectors));
          }
        }
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(least_weight_of_a_long_word) {
  for (std::size_t length = most_lanes; length <= 64; length += most_lanes) {
    for (const std::size_t member_count : {1U, 2U, 5U, 256U}) {
      Random random(length, member_count);
      const Words members = random_words(random, member_count * length);
      Words word = random_words(random, length);
      if (member_count == 2) std::fill(word.begin(), word.end(), ~std::uint64_t{0});
      unsigned expected = no_weight;
      for (std::size_t m = 0; m < member_count; ++m) {
        unsigned weight = 0;
        for (std::size_t i = 0; i < length; ++i) {
          weight += static_cast<unsigned>(std::popcount(word[i] ^ members[m * length + i]));
        }
        expected = std::min(expected, weight);
      }
      for (const Vectors vectors : usable_vectors()) {
        BOOST_TEST(
            least_weight(word.data(), length, members.data(), member_count, vectors) == expected,
            boardmill::text(vectors));
      }
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
