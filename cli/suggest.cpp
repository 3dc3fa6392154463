#include "cli/suggest.h"

#include <fmt/format.h>

#include "engine/puzzle/nearest.h"

namespace boardmill::cli {

std::string did_you_mean(std::string_view typed, const std::vector<std::string_view>& names) {
  if (const auto name = nearest_name(typed, names)) {
    return fmt::format(": did you mean {}?", *name);
  }
  std::string all;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i != 0) all += i + 1 == names.size() ? " or " : ", ";
    all += names[i];
  }
  return ": expected " + all;
}

}  // namespace boardmill::cli
