#include "engine/flip/kernels.h"

#include <cstring>

#include "engine/flip/board.h"
#include "engine/puzzle/dispatch.h"

// Highway compiles this file once for each kind of vectors.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "engine/flip/kernels.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace boardmill::flip::HWY_NAMESPACE {

// 64 bytes of text, one bit each.
struct Block {
  std::uint64_t black = 0;
  std::uint64_t letters = 0;
  std::uint64_t newlines = 0;
  std::uint64_t slashes = 0;
};

#if HWY_TARGET == HWY_SCALAR || HWY_TARGET == HWY_EMU128

HWY_INLINE std::uint64_t to_bits(std::uint64_t each_byte) {
  // Moves bit 0 of the bytes 0 1 ... 7 to the bits 56 57 ... 63.
  return (each_byte * 0x0102040810204080U) >> 56;
}

HWY_INLINE std::uint64_t zero_bytes(std::uint64_t bytes) {
  constexpr std::uint64_t low_bits = 0x7f7f7f7f7f7f7f7fU;
  return ~(((bytes & low_bits) + low_bits) | bytes | low_bits) >> 7;
}

HWY_INLINE Block read_block(const char* text) {
  constexpr std::uint64_t each_byte = 0x0101010101010101U;
  Block block;
  for (unsigned i = 0; i < 64; i += 8) {
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, text + i, 8);
    // b ^ w = 0x15: letters become 0x00 or 0x15.
    const std::uint64_t letter = (bytes | each_byte * 0x20) ^ (each_byte * 'w');
    const std::uint64_t odd = letter & each_byte;
    const std::uint64_t is_letter = zero_bytes(letter ^ (odd * ('b' ^ 'w')));
    block.black |= to_bits(odd & is_letter) << i;
    block.letters |= to_bits(is_letter) << i;
    block.newlines |= to_bits(zero_bytes(bytes ^ (each_byte * '\n'))) << i;
    block.slashes |= to_bits(zero_bytes(bytes ^ (each_byte * '/'))) << i;
  }
  return block;
}

void least_weights(std::uint64_t* words, std::size_t count, std::uint64_t forbidden,
                   const std::uint64_t* members, std::size_t member_count) {
  for (std::size_t i = 0; i < count; ++i) {
    std::uint64_t least = no_weight;
    for (std::size_t m = 0; m < member_count && (words[i] & forbidden) == 0; ++m) {
      const std::uint64_t weight = count_ones(words[i] ^ members[m]);
      least = weight < least ? weight : least;
    }
    words[i] = least;
  }
}

unsigned least_weight(const std::uint64_t* word, std::size_t length, const std::uint64_t* members,
                      std::size_t member_count) {
  unsigned least = no_weight;
  for (std::size_t m = 0; m < member_count; ++m) {
    unsigned weight = 0;
    for (std::size_t i = 0; i < length; ++i) weight += count_ones(word[i] ^ members[i]);
    least = weight < least ? weight : least;
    members += length;
  }
  return least;
}

#else

namespace hn = hwy::HWY_NAMESPACE;

// At most 64 bytes, and most_lanes words, where vectors have no fixed length.
using Bytes8 = hn::CappedTag<std::uint8_t, 64>;
using Words64 = hn::CappedTag<std::uint64_t, most_lanes>;

template <class Mask>
HWY_INLINE std::uint64_t to_bits(Mask mask) {
  std::uint8_t bytes[8] = {};
  hn::StoreMaskBits(Bytes8(), mask, bytes);
  std::uint64_t bits = 0;
  std::memcpy(&bits, bytes, sizeof bits);
  return bits;
}

HWY_INLINE Block read_block(const char* text) {
  const Bytes8 d;
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(text);
  Block block;
  for (std::size_t i = 0; i < 64; i += hn::Lanes(d)) {
    const auto x = hn::LoadU(d, bytes + i);
    const auto lower = hn::Or(x, hn::Set(d, std::uint8_t{0x20}));
    const auto black = hn::Eq(lower, hn::Set(d, std::uint8_t{'b'}));
    const auto white = hn::Eq(lower, hn::Set(d, std::uint8_t{'w'}));
    block.black |= to_bits(black) << i;
    block.letters |= to_bits(hn::Or(black, white)) << i;
    block.newlines |= to_bits(hn::Eq(x, hn::Set(d, std::uint8_t{'\n'}))) << i;
    block.slashes |= to_bits(hn::Eq(x, hn::Set(d, std::uint8_t{'/'}))) << i;
  }
  return block;
}

void least_weights(std::uint64_t* words, std::size_t count, std::uint64_t forbidden,
                   const std::uint64_t* members, std::size_t member_count) {
  const Words64 d;
  const hn::RebindToSigned<Words64> is;  // of which the minimum is an instruction, or nearly
  for (std::size_t i = 0; i < count; i += hn::Lanes(d)) {
    const auto word = hn::LoadU(d, words + i);
    auto least = hn::Set(is, static_cast<std::int64_t>(no_weight));
    for (std::size_t m = 0; m < member_count; ++m) {
      const auto sum = hn::Xor(word, hn::Set(d, members[m]));
      least = hn::Min(least, hn::BitCast(is, hn::PopulationCount(sum)));
    }
    const auto counts = hn::Eq(hn::And(word, hn::Set(d, forbidden)), hn::Zero(d));
    hn::StoreU(hn::IfThenElse(counts, hn::BitCast(d, least), hn::Set(d, no_weight)), d, words + i);
  }
}

unsigned least_weight(const std::uint64_t* word, std::size_t length, const std::uint64_t* members,
                      std::size_t member_count) {
  const Words64 d;
  unsigned least = no_weight;
  for (std::size_t m = 0; m < member_count; ++m) {
    auto weights = hn::Zero(d);
    for (std::size_t i = 0; i < length; i += hn::Lanes(d)) {
      const auto sum = hn::Xor(hn::LoadU(d, word + i), hn::LoadU(d, members + i));
      weights = hn::Add(weights, hn::PopulationCount(sum));
    }
    const auto weight = static_cast<unsigned>(hn::GetLane(hn::SumOfLanes(d, weights)));
    least = weight < least ? weight : least;
    members += length;
  }
  return least;
}

#endif

std::size_t find_black(const char* text, std::size_t size, const std::uint64_t* newlines,
                       const std::uint64_t* slashes, std::uint64_t* black) {
  char last[64] = {};  // bytes that are neither a letter nor anything else that may come
  for (std::size_t i = 0;; i += 64, ++newlines, ++slashes) {
    const bool whole = i + 64 <= size;
    if (!whole) std::memcpy(last, text + i, size - i);
    const Block block = read_block(whole ? text + i : last);
    *black++ = block.black;
    const std::uint64_t wrong = (block.newlines ^ *newlines) | (block.slashes ^ *slashes) |
                                (block.letters ^ ~(*newlines | *slashes));
    if (wrong != 0) return i + static_cast<std::size_t>(__builtin_ctzll(wrong));
  }
}

}  // namespace boardmill::flip::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace boardmill::flip {

std::size_t find_black(std::string_view text, const std::uint64_t* newlines,
                       const std::uint64_t* slashes, std::uint64_t* black, Vectors vectors) {
  using Function = std::size_t(const char*, std::size_t, const std::uint64_t*, const std::uint64_t*,
                               std::uint64_t*);
  static constexpr Compiled<Function> compiled = BOARDMILL_COMPILED(find_black);
  return choose(compiled, vectors)(text.data(), text.size(), newlines, slashes, black);
}

void least_weights(std::uint64_t* words, std::size_t count, std::uint64_t forbidden,
                   const std::uint64_t* members, std::size_t member_count, Vectors vectors) {
  using Function =
      void(std::uint64_t*, std::size_t, std::uint64_t, const std::uint64_t*, std::size_t);
  static constexpr Compiled<Function> compiled = BOARDMILL_COMPILED(least_weights);
  choose(compiled, vectors)(words, count, forbidden, members, member_count);
}

unsigned least_weight(const std::uint64_t* word, std::size_t length, const std::uint64_t* members,
                      std::size_t member_count, Vectors vectors) {
  using Function = unsigned(const std::uint64_t*, std::size_t, const std::uint64_t*, std::size_t);
  static constexpr Compiled<Function> compiled = BOARDMILL_COMPILED(least_weight);
  return choose(compiled, vectors)(word, length, members, member_count);
}

}  // namespace boardmill::flip
#endif
