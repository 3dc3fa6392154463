#include "engine/puzzle/sealed.h"

#include <cstring>

#include "engine/puzzle/dispatch.h"

// Highway compiles this file once for each kind of vectors.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "engine/puzzle/sealed.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace boardmill::HWY_NAMESPACE {

// The first digits of pi, in base 16.
alignas(64) constexpr std::uint32_t keys[16] = {
    0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344, 0xa4093822, 0x299f31d0, 0x082efa98, 0xec4e6c89,
    0x452821e6, 0x38d01377, 0xbe5466cf, 0x34e90c6c, 0xc0ac29b7, 0xc97c50dd, 0x3f84d5b5, 0xb5470917};
constexpr std::uint64_t key_of_number = 0x9216d5d98979fb1b;
constexpr std::uint64_t key_of_sum = 0xd1310ba698dfb5ad;  // odd

// The sum of NH over the words of a line, with 0 in the place of the seal.
#if HWY_TARGET == HWY_SCALAR || HWY_TARGET == HWY_EMU128

HWY_INLINE std::uint64_t sum_of(const char* line) {
  std::uint32_t words[16] = {};
  std::memcpy(words, line, sealed_line_words * sizeof words[0]);
  std::uint64_t sum = 0;
  for (unsigned i = 0; i < 16; i += 2) {
    sum += std::uint64_t{words[i] + keys[i]} * (words[i + 1] + keys[i + 1]);
  }
  return sum;
}

#else

namespace hn = hwy::HWY_NAMESPACE;

alignas(64) constexpr std::uint32_t all_but_the_seal[16] = {~0U, ~0U, ~0U, ~0U, ~0U, ~0U, ~0U, ~0U,
                                                            ~0U, ~0U, ~0U, ~0U, ~0U, ~0U, ~0U, 0};

HWY_INLINE std::uint64_t sum_of(const char* line) {
  const hn::CappedTag<std::uint32_t, 8> d32;  // GCC sums 512 bits as if they were signed
  const hn::Repartition<std::uint64_t, decltype(d32)> d64;
  auto sum = hn::Zero(d64);
  for (std::size_t i = 0; i < 16; i += hn::Lanes(d32)) {
    const auto words = hn::LoadU(d32, reinterpret_cast<const std::uint32_t*>(line) + i);
    const auto keyed =
        hn::Add(hn::And(words, hn::Load(d32, all_but_the_seal + i)), hn::Load(d32, keys + i));
    const auto odd = hn::BitCast(d32, hn::ShiftRight<32>(hn::BitCast(d64, keyed)));
    sum = hn::Add(sum, hn::MulEven(keyed, odd));
  }
  return hn::GetLane(hn::SumOfLanes(d64, sum));
}

#endif

HWY_INLINE std::uint32_t seal_of(const char* line, std::uint32_t number) {
  return static_cast<std::uint32_t>((sum_of(line) + number * key_of_number) * key_of_sum >> 32);
}

std::size_t count_intact(const char* table, const std::uint32_t* numbers, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) {
    const char* const line = table + std::size_t{numbers[i]} * sealed_line_bytes;
    std::uint32_t seal = 0;
    std::memcpy(&seal, line + sealed_line_words * sizeof seal, sizeof seal);
    if (seal_of(line, numbers[i]) != seal) return i;
  }
  return count;
}

}  // namespace boardmill::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace boardmill {

void seal(char* line, std::uint32_t number) {
  const std::uint32_t seal = HWY_STATIC_DISPATCH(seal_of)(line, number);
  std::memcpy(line + sealed_line_words * sizeof seal, &seal, sizeof seal);
}

std::size_t count_intact(std::string_view table, std::span<const std::uint32_t> numbers,
                         Vectors vectors) {
  using Function = std::size_t(const char*, const std::uint32_t*, std::size_t);
  static constexpr Compiled<Function> compiled = BOARDMILL_COMPILED(count_intact);
  return choose(compiled, vectors)(table.data(), numbers.data(), numbers.size());
}

}  // namespace boardmill
#endif
