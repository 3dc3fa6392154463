/// Positions that the symmetries of the square turn into one another.
#pragma once

#include <array>
#include <vector>

#include "engine/solitaire/position.h"

namespace boardmill::solitaire {

inline constexpr unsigned symmetry_count = 8;

/// Where one of the symmetries of the square takes a field.
unsigned field_image(unsigned field, unsigned symmetry);

/// The position under one of the symmetries of the square, numbered from 0, which changes nothing.
Position image(Position position, unsigned symmetry);

/// The position under all symmetries, in their order; some may be equal. Moves
/// become moves, so distances stay what they are.
std::array<Position, symmetry_count> images(Position position);

/// All images of a position.
struct Class {
  Position first;  ///< the smallest of them
  unsigned size;   ///< how many: 1, 2, 4 or 8
};

/// The 79,920 classes of all positions, by `first`. Cost: about a tenth of a second.
/// Covered by tests/unit/solitaire/classes_test.cpp, exhaustively.
std::vector<Class> classes();

}  // namespace boardmill::solitaire
