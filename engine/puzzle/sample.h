/// What most of the first lines of a source look like. Its form is decided by that, not by the
/// first line alone, so that a malformed first record spoils no other.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

#include "engine/puzzle/framer.h"

namespace boardmill {

inline constexpr std::size_t sample_lines = 64;

/// The first sample_lines lines that are not blank, trimmed.
std::vector<std::string_view> first_lines(std::string_view prefix);

/// The number of lines of each of the first sample_lines blocks between blank lines.
std::vector<std::size_t> first_block_heights(std::string_view prefix);

/// The value that occurs most often; the earlier one of two that occur equally often; 0 for none.
std::size_t most_common(const std::vector<std::size_t>& values);

/// The most common value of `measure(line)`.
template <class Measure>
std::size_t most_common(const std::vector<std::string_view>& lines, const Measure& measure) {
  std::vector<std::size_t> values(lines.size());
  std::transform(lines.begin(), lines.end(), values.begin(), measure);
  return most_common(values);
}

}  // namespace boardmill
