/// From the name of a choice to its enumerator.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "engine/puzzle/entry.h"

namespace boardmill {

/// Enum::automatic for "auto"; for the i-th choice the enumerator that comes i + 1 places after it;
/// nothing for other names.
template <class Enum>
std::optional<Enum> choose(std::span<const Choice> choices, std::string_view name) {
  if (name == "auto") return Enum::automatic;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    if (choices[i].name == name) return static_cast<Enum>(i + 1);
  }
  return std::nullopt;
}

}  // namespace boardmill
