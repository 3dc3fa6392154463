#include "engine/puzzle/line_pattern.h"

#include <algorithm>
#include <cstring>

#include "engine/puzzle/dispatch.h"
#include "engine/puzzle/size.h"

// Highway compiles this file once for each kind of vectors.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "engine/puzzle/line_pattern.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace boardmill::HWY_NAMESPACE {

// One bit for each of 64 bytes.
struct LineBits {
  std::uint64_t newlines = 0;
  std::uint64_t blanks = 0;  // or control characters
};

#if HWY_TARGET == HWY_SCALAR || HWY_TARGET == HWY_EMU128

HWY_INLINE LineBits read_lines(const char* text) {
  LineBits bits;
  for (unsigned i = 0; i < 64; ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    bits.newlines |= std::uint64_t{byte == '\n'} << i;
    bits.blanks |= std::uint64_t{byte <= ' '} << i;
  }
  return bits;
}

#else

namespace hn = hwy::HWY_NAMESPACE;

using LineBytes = hn::CappedTag<std::uint8_t, 64>;

template <class Mask>
HWY_INLINE std::uint64_t line_bits(Mask mask) {
  std::uint8_t bytes[8] = {};
  hn::StoreMaskBits(LineBytes(), mask, bytes);
  std::uint64_t bits = 0;
  std::memcpy(&bits, bytes, sizeof bits);
  return bits;
}

HWY_INLINE LineBits read_lines(const char* text) {
  const LineBytes d;
  LineBits bits;
  for (std::size_t i = 0; i < 64; i += hn::Lanes(d)) {
    const auto x = hn::LoadU(d, reinterpret_cast<const std::uint8_t*>(text) + i);
    const auto blank = hn::Eq(hn::Min(x, hn::Set(d, std::uint8_t{' '})), x);
    bits.newlines |= line_bits(hn::Eq(x, hn::Set(d, std::uint8_t{'\n'}))) << i;
    bits.blanks |= line_bits(blank) << i;
  }
  return bits;
}

#endif

// How many bytes at the front are as they must be.
std::size_t matching_bytes(const char* text, std::size_t size, const std::uint64_t* newlines,
                           const std::uint64_t* starts) {
  char last[64] = {};  // bytes that match nothing but themselves: cut off by the minimum below
  for (std::size_t i = 0; i < size; i += 64, ++newlines, ++starts) {
    const bool whole = i + 64 <= size;
    if (!whole) std::memcpy(last, text + i, size - i);
    const LineBits bits = read_lines(whole ? text + i : last);
    const std::uint64_t wrong = (bits.newlines ^ *newlines) | (bits.blanks & *starts);
    if (wrong != 0) {
      const std::size_t right = i + static_cast<std::size_t>(__builtin_ctzll(wrong));
      return right < size ? right : size;
    }
  }
  return size;
}

}  // namespace boardmill::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace boardmill {
namespace {

// A pattern of so many bytes costs little to make, and is long enough to be worth it; a text of
// fewer needs no longer one.
constexpr std::size_t least_step_bytes = 2048;

void set_bit(std::vector<std::uint64_t>& words, std::size_t at) {
  words[at / 64] |= std::uint64_t{1} << (at % 64);
}

}  // namespace

LinePattern::LinePattern(std::string_view text, std::uint32_t lines) {
  const std::size_t length = text.substr(0, max_line_bytes).find('\n');
  if (length == std::string_view::npos || length == 0) return;
  const std::size_t record = (length + 1) * lines;
  if (text.size() < record) return;
  if (text.size() > record && text[record] == '\n') blank_lines_ = 1;
  period_ = record + blank_lines_;
  const std::size_t least = std::min(least_step_bytes, text.size());
  step_ = (least + period_ - 1) / period_ * period_;
  newlines_.resize(step_ / 64 + 1);
  starts_.resize(step_ / 64 + 1);
  for (std::size_t begin = 0; begin < step_; begin += period_) {
    for (std::uint32_t line = 0; line < lines; ++line) {
      set_bit(starts_, begin + line * (length + 1));
      set_bit(newlines_, begin + line * (length + 1) + length);
    }
    if (blank_lines_ != 0) set_bit(newlines_, begin + record);
  }
}

std::uint64_t LinePattern::count(std::string_view text, Vectors vectors) const {
  if (period_ == 0) return 0;
  using Function =
      std::size_t(const char*, std::size_t, const std::uint64_t*, const std::uint64_t*);
  static constexpr Compiled<Function> compiled = BOARDMILL_COMPILED(matching_bytes);
  Function* const matching = choose(compiled, vectors);
  std::size_t matched = 0;
  while (matched < text.size()) {
    const std::size_t step = std::min(step_, text.size() - matched);
    const std::size_t right =
        matching(text.data() + matched, step, newlines_.data(), starts_.data());
    matched += right;
    if (right < step) break;
  }
  return (matched + blank_lines_) / period_;
}

}  // namespace boardmill
#endif
