/// Positions that the symmetries of the square turn into one another.
#pragma once

#include <array>
#include <vector>

#include "engine/solitaire/position.h"

namespace boardmill::solitaire {

/// The position under the eight symmetries of the square, itself first; some may be equal. Moves
/// become moves, so distances stay what they are.
std::array<Position, 8> images(Position position);

/// All images of a position.
struct Class {
  Position first;  ///< the smallest of them
  unsigned size;   ///< how many: 1, 2, 4 or 8
};

/// The 79,920 classes of all positions, by `first`. Cost: about a tenth of a second.
/// Covered by tests/unit/solitaire/classes_test.cpp, exhaustively.
std::vector<Class> classes();

}  // namespace boardmill::solitaire
