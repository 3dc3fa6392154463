/// Bytes that may be UTF-8, and what is printed of them where only UTF-8 may stand. Pure.
/// Covered by tests/unit/puzzle/utf8_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace boardmill {

/// It may stand before a text, and is no part of it.
inline constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";

/// A code point and its length in bytes.
struct CodePoint {
  std::uint32_t value = 0;
  std::size_t bytes = 0;  ///< 0: there is none
};

/// The well-formed code point at the front of `text`, which is not empty; no bytes: that is no
/// UTF-8 (overlong forms, surrogates and what lies beyond U+10FFFF included).
CodePoint take_code_point(std::string_view text);

/// Well-formed UTF-8.
bool is_utf8(std::string_view text);

/// `bytes` as UTF-8 without control characters: those and the bytes that are no UTF-8 become \xHH
/// (two lower-case digits). A backslash stays as it is.
std::string printable(std::string_view bytes);

/// The same for text of many lines: newlines and tabs stay. What XML 1.0 cannot hold even when it
/// is escaped (U+FFFE and U+FFFF too) becomes \xHH.
std::string printable_text(std::string_view bytes);

}  // namespace boardmill
