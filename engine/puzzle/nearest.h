/// The name that a wrong one was meant to be, for messages. Pure.
/// Covered by tests/unit/puzzle/nearest_test.cpp.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace boardmill {

/// The nearest of `names` to what somebody has typed, if it is near enough to be a slip of the
/// finger.
std::optional<std::string_view> nearest_name(std::string_view typed,
                                             const std::vector<std::string_view>& names);

}  // namespace boardmill
