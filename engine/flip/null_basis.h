/// The press sets of a size that change nothing, under any rule, and what they prove.
/// Covered by tests/unit/flip/null_basis_test.cpp.
#pragma once

#include <optional>
#include <vector>

#include "engine/flip/board.h"

namespace boardmill::flip {

struct NullBasis {
  /// Of a rule and size; built at the first call. Any thread.
  static const NullBasis& of(Rule rule, Size size);

  std::vector<PressSet> vectors;     ///< as Algebra::basis() is one
  std::optional<PressSet> turn_all;  ///< the lexicographically smallest press set that turns every
                                     ///< piece, if there is one

  unsigned nullity() const { return static_cast<unsigned>(vectors.size()); }

  /// A press set that changes nothing and proves that the goal cannot be reached; none: it can.
  /// Every press turns an even number of its cells. So it proves that a board cannot be made white
  /// if it has an odd number of black pieces on them, that it cannot be made black if it has an odd
  /// number of white ones on them, and if both are odd, neither.
  std::optional<PressSet> certificate(const Board& board, Goal goal) const;
};

}  // namespace boardmill::flip
