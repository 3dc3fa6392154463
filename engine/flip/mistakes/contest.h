/// Flip Game as a contestant's program sees it.
#pragma once

#include <array>

namespace boardmill::flip::mistakes {

/// One number a row; the first cell of the row is its highest bit.
using Rows = std::array<int, 64>;

struct Board {
  int rows, columns;
  Rows row;  ///< 1 is a black piece
};

/// The colours that all pieces may show in the end.
struct Goals {
  bool white, black;
};

/// As a number of presses: there is no solution.
constexpr int none = 1 << 30;

struct Answer {
  int count = none;
  Rows presses{};  ///< 1 is a press
};

}  // namespace boardmill::flip::mistakes
