#include "engine/puzzle/sample.h"

namespace boardmill {

std::vector<std::string_view> first_lines(std::string_view prefix) {
  std::vector<std::string_view> lines;
  while (!prefix.empty() && lines.size() < sample_lines) {
    const std::string_view line = trim_line(take_line(prefix));
    if (!line.empty()) lines.push_back(line);
  }
  return lines;
}

std::vector<std::size_t> first_block_heights(std::string_view prefix) {
  std::vector<std::size_t> heights;
  std::size_t height = 0;
  while (!prefix.empty() && heights.size() < sample_lines) {
    const bool blank = is_blank(take_line(prefix));
    if (!blank) ++height;
    if (height == 0 || (!blank && !prefix.empty())) continue;
    heights.push_back(height);
    height = 0;
  }
  return heights;
}

std::size_t most_common(const std::vector<std::size_t>& values) {
  std::size_t best = 0;
  std::ptrdiff_t best_count = 0;
  for (const std::size_t value : values) {
    const auto count = std::count(values.begin(), values.end(), value);
    if (count <= best_count) continue;
    best = value;
    best_count = count;
  }
  return best;
}

}  // namespace boardmill
