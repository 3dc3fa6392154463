// Sealed lines: by every kind of vectors, against the definition.
#include "engine/puzzle/sealed.h"

#include <array>
#include <boost/test/unit_test.hpp>
#include <cstring>
#include <numeric>
#include <string>
#include <vector>

#include "engine/puzzle/random.h"

BOOST_AUTO_TEST_SUITE(puzzle)
BOOST_AUTO_TEST_SUITE(sealed)

using namespace boardmill;

namespace {

// Some random lines with their seals, and one of zeros.
std::string random_lines(std::uint32_t count) {
  Random random(31, 0);
  std::string lines(count * sealed_line_bytes, '\0');
  for (std::size_t at = sealed_line_bytes; at < lines.size(); ++at) {
    lines[at] = static_cast<char>(random.below(256));
  }
  for (std::uint32_t number = 0; number < count; ++number) {
    seal(&lines[number * sealed_line_bytes], number);
  }
  return lines;
}

std::vector<std::uint32_t> all_numbers(std::uint32_t count) {
  std::vector<std::uint32_t> numbers(count);
  std::iota(numbers.begin(), numbers.end(), 0U);
  return numbers;
}

std::uint32_t seal_of(const std::string& line) {
  std::uint32_t seal = 0;
  std::memcpy(&seal, &line[4 * sealed_line_words], sizeof seal);
  return seal;
}

// NH word by word; the keys are the first digits of pi.
std::uint32_t seal_by_definition(const std::string& line, std::uint32_t number) {
  constexpr std::array<std::uint32_t, 16> keys{0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344,
                                               0xa4093822, 0x299f31d0, 0x082efa98, 0xec4e6c89,
                                               0x452821e6, 0x38d01377, 0xbe5466cf, 0x34e90c6c,
                                               0xc0ac29b7, 0xc97c50dd, 0x3f84d5b5, 0xb5470917};
  std::array<std::uint32_t, 16> words{};
  std::memcpy(words.data(), line.data(), 4 * sealed_line_words);
  std::uint64_t sum = 0;
  for (unsigned i = 0; i < 16; i += 2) {
    const std::uint32_t even = words[i] + keys[i];
    const std::uint32_t odd = words[i + 1] + keys[i + 1];
    sum += std::uint64_t{even} * odd;
  }
  return static_cast<std::uint32_t>((sum + number * 0x9216d5d98979fb1bU) * 0xd1310ba698dfb5adU >>
                                    32);
}

}  // namespace

BOOST_AUTO_TEST_CASE(intact_lines_are_told_from_others) {
  constexpr std::uint32_t count = 100;
  const std::string lines = random_lines(count);
  const std::vector<std::uint32_t> numbers = all_numbers(count);
  for (std::uint32_t number = 0; number < count; ++number) {
    const std::string line = lines.substr(number * sealed_line_bytes, sealed_line_bytes);
    BOOST_TEST(seal_of(line) == seal_by_definition(line, number));
  }
  for (const Vectors vectors : usable_vectors()) {
    BOOST_TEST_CONTEXT(text(vectors)) {
      BOOST_TEST(count_intact(lines, numbers, vectors) == count);
      BOOST_TEST(count_intact(lines, {}, vectors) == 0U);
      const std::vector<std::uint32_t> backwards(numbers.rbegin(), numbers.rend());
      std::string damaged = lines;
      ++damaged[70 * sealed_line_bytes];
      BOOST_TEST(count_intact(damaged, numbers, vectors) == 70U);
      BOOST_TEST(count_intact(damaged, backwards, vectors) == 29U);
    }
  }
}

BOOST_AUTO_TEST_CASE(any_changed_bit_is_noticed_and_any_line_in_another_place) {
  const std::string lines = random_lines(6);
  for (const Vectors vectors : usable_vectors()) {
    for (std::uint32_t number = 0; number < 6; ++number) {
      const std::array one{number};
      for (std::size_t bit = 0; bit < 8 * sealed_line_bytes; ++bit) {
        std::string damaged = lines;
        char& byte = damaged[number * sealed_line_bytes + bit / 8];
        byte = static_cast<char>(byte ^ 1 << bit % 8);
        BOOST_TEST(count_intact(damaged, one, vectors) == 0U);
      }
      std::string moved = lines;
      const std::size_t next = (number + 1) % 6;
      moved.replace(number * sealed_line_bytes, sealed_line_bytes, lines, next * sealed_line_bytes,
                    sealed_line_bytes);
      BOOST_TEST(count_intact(moved, one, vectors) == 0U);
    }
  }
}

// What was cut off reads as zeros.
BOOST_AUTO_TEST_CASE(zeros_are_no_line_whatever_its_number) {
  std::string line(sealed_line_bytes, '\0');
  std::uint32_t taken_for_intact = 0;
  for (std::uint32_t number = 0; number < 1U << 26; ++number) {
    seal(line.data(), number);
    if (seal_of(line) == 0) ++taken_for_intact;
  }
  BOOST_TEST(taken_for_intact == 0U);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
