/// The linear algebra of a board size where a press turns a cross, computed once and shared by all
/// boards of that size.
///
/// Write x[r] for row r of a press set, b[r] for row r of the pieces to be turned, and B for the
/// map that spreads a row to itself and its left and right neighbours. Row r of the board is right
/// when
///
///     B x[r] + x[r-1] + x[r+1] = b[r],    so    x[r+1] = b[r] + B x[r] + x[r-1].
///
/// The first row of presses therefore decides all others, and it is right when the row after the
/// last one comes out as 0: C equations for C unknowns instead of R*C ("light chasing"; the algebra
/// after Anderson and Feil, "Turning lights out with linear algebra", Mathematics Magazine 71,
/// 1998). Which first row that takes is read off the row after the last one by byte tables: 8
/// look-ups a board. Covered by tests/unit/flip/algebra_test.cpp.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/flip/board.h"
#include "engine/flip/byte_tables.h"

namespace boardmill::flip {

class Algebra {
 public:
  /// Of a size; built at the first call. Any thread.
  static const Algebra& of(Size size);

  explicit Algebra(Size size);

  /// Dimension of the null space: the press sets that change nothing.
  unsigned nullity() const { return static_cast<unsigned>(basis_.size()); }

  /// A basis of the null space, fully reduced: basis()[i] is 1 in cell pivots()[i] of the first
  /// row, where all others are 0, and 0 in every cell before. The pivots ascend, so that a press
  /// set comes before another one with the same effect in lexicographic order exactly when its
  /// pivot cells do.
  std::span<const PressSet> basis() const { return basis_; }

  /// Makes `presses` a press set that changes exactly the cells `change`, with 0 in all pivot
  /// cells: the lexicographically smallest one of all that do. False if there is none.
  bool solve(const Grid& change, PressSet& presses) const;

  /// The same for any change: a linear map of the change that gives what solve() gives where there
  /// is such a press set. Returns whether there is.
  bool map(const Grid& change, PressSet& presses) const;

  /// What solve() gives for a change of all cells, which can always be made (see turns_itself()):
  /// added to a press set that leads to white it makes one that leads to black.
  const PressSet& turn_all() const { return turn_all_; }

 private:
  std::uint64_t spread(std::uint64_t row) const {
    return (row ^ (row << 1) ^ (row >> 1)) & row_mask(size_.columns);
  }
  /// Sets row 0 of `presses`, and spoils the others; false if none is right.
  bool find_first_row(const Grid& change, PressSet& presses) const;
  /// Fills rows 1 and following of `presses` from row 0; returns the row after the last one.
  std::uint64_t chase(const Grid& change, PressSet& presses) const;

  Size size_;
  std::vector<PressSet> basis_;
  PressSet turn_all_;

  // What the row after the last one, chased from an empty first row, adds to the first row, and
  // which consistency equations it breaks (no tables where the nullity is 0).
  ByteTables<std::uint64_t> first_row_;
  ByteTables<std::uint64_t> broken_;
};

}  // namespace boardmill::flip
