/// The growable byte buffer that chunks are read into and rows are formatted into.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace boardmill {

/// Contiguous bytes; growing leaves the new part uninitialised, which matters on the hot path.
using Bytes = fmt::basic_memory_buffer<char, 128>;

inline std::string_view view(const Bytes& bytes) { return {bytes.data(), bytes.size()}; }

inline void append(Bytes& bytes, std::string_view text) {
  const std::size_t size = bytes.size();
  bytes.resize(size + text.size());
  std::copy(text.begin(), text.end(), bytes.data() + size);
}

inline void append_number(Bytes& bytes, std::uint64_t number) {
  const fmt::format_int digits(number);
  append(bytes, {digits.data(), digits.size()});
}

}  // namespace boardmill
