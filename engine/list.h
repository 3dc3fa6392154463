/// The one list of puzzles.
#pragma once

#include <span>

#include "engine/puzzle/entry.h"

namespace boardmill {

/// Every puzzle, in the order in which they are shown.
std::span<const Entry* const> puzzles();

}  // namespace boardmill
