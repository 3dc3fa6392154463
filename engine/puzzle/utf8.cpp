#include "engine/puzzle/utf8.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace boardmill {
namespace {

std::string escaped_unless(std::string_view bytes, bool (*stays)(std::uint32_t)) {
  const auto is_plain = [](char byte) { return byte >= ' ' && byte <= '~'; };
  std::string out;
  for (;;) {
    // What is plain stays, and is hardly ever less than all.
    const auto* const end = std::find_if_not(bytes.begin(), bytes.end(), is_plain);
    const auto plain = static_cast<std::size_t>(end - bytes.begin());
    out += bytes.substr(0, plain);
    bytes.remove_prefix(plain);
    if (bytes.empty()) return out;
    const CodePoint point = take_code_point(bytes);
    const std::string_view taken = bytes.substr(0, std::max<std::size_t>(point.bytes, 1));
    if (point.bytes != 0 && stays(point.value)) {
      out += taken;
    } else {
      for (const char byte : taken) {
        out += fmt::format("\\x{:02x}", static_cast<unsigned char>(byte));
      }
    }
    bytes.remove_prefix(taken.size());
  }
}

}  // namespace

CodePoint take_code_point(std::string_view text) {
  const auto byte = [text](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
  const std::uint8_t first = byte(0);
  if (first < 0x80) return {first, 1};
  const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4 || text.size() < length) return {};
  std::uint32_t value = first & (0x7fU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0U) != 0x80U) return {};
    value = value << 6 | (byte(i) & 0x3fU);
  }
  constexpr std::array<std::uint32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = value >= 0xd800 && value < 0xe000;
  if (value < least[length] || value > 0x10ffff || surrogate) return {};
  return {value, length};
}

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const CodePoint point = take_code_point(text);
    if (point.bytes == 0) return false;
    text.remove_prefix(point.bytes);
  }
  return true;
}

std::string printable(std::string_view bytes) {
  return escaped_unless(bytes, [](std::uint32_t value) { return value >= 0x20 && value != 0x7f; });
}

std::string printable_text(std::string_view bytes) {
  return escaped_unless(bytes, [](std::uint32_t value) {
    return value == '\n' || value == '\t' ||
           (value >= 0x20 && value != 0x7f && value != 0xfffe && value != 0xffff);
  });
}

}  // namespace boardmill
