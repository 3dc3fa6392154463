/// From the name of a choice to its enumerator.
#pragma once

#include <cstddef>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

#include "engine/puzzle/description.h"

namespace boardmill {

/// Enum::automatic for "auto"; for the i-th choice the enumerator that comes i + 1 places after it;
/// std::invalid_argument for other names, which an Entry refuses.
template <class Enum>
Enum choose(std::span<const Choice> choices, std::string_view name) {
  if (name == "auto") return Enum::automatic;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    if (choices[i].name == name) return static_cast<Enum>(i + 1);
  }
  throw std::invalid_argument("no choice: " + std::string(name));
}

}  // namespace boardmill
