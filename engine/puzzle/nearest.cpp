#include "engine/puzzle/nearest.h"

#include <algorithm>
#include <numeric>

namespace boardmill {
namespace {

// Levenshtein's distance.
std::size_t edits(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, replaced});
    }
  }
  return row.back();
}

}  // namespace

std::optional<std::string_view> nearest_name(std::string_view typed,
                                             const std::vector<std::string_view>& names) {
  const auto nearest = std::min_element(names.begin(), names.end(), [typed](auto a, auto b) {
    return edits(typed, a) < edits(typed, b);
  });
  if (nearest == names.end()) return std::nullopt;
  // Two letters swapped are two edits; in a short name they make another word.
  const std::size_t slip = nearest->size() < 4 ? 1 : 2;
  if (edits(typed, *nearest) > slip) return std::nullopt;
  return *nearest;
}

}  // namespace boardmill
