/// The nearest valid name, for messages about wrong ones.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace boardmill::cli {

/// ": did you mean NAME?" with the nearest name, if one is near enough to be a slip of the finger;
/// otherwise ": expected A, B or C".
std::string did_you_mean(std::string_view typed, const std::vector<std::string_view>& names);

}  // namespace boardmill::cli
