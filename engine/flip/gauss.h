/// Method `gauss`: elimination of the full system over GF(2), under any rule.
///
/// Idea: the program `003` that this project began with: one unknown and one equation a cell,
/// Gaussian elimination, then all values of the free unknowns. Both goals are right sides of one
/// system; what elimination does to a right side is kept as an operator, so that a size is
/// eliminated once. It goes from the last unknown to the first, so that the free ones are the
/// earliest cells and their values, read as a number, are in the lexicographic order of the press
/// sets; they are tried in Gray code order, one column of the system each, or, where they are many,
/// left to engine/flip/least_weight.h. Else it shares no code with `nullspace`.
/// Cost: (R*C)^3 / 64 word operations for a size, then (R*C)^2 / 64 a board and 2^nullity * R*C /
/// 64 for the free unknowns; R*C squared bits of memory a thread, twice. Covered by
/// tests/unit/flip/methods_test.cpp, and against M4RI by tests/unit/flip/m4ri_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/flip/answer.h"
#include "engine/flip/board.h"
#include "engine/puzzle/executor.h"

namespace boardmill::flip {

class Gauss {
 public:
  /// Where the method is asked for by its name.
  static constexpr unsigned max_nullity = 20;

  /// Makes it the system of a rule and size, if it is not that already. Before all else.
  void prepare(Rule rule, Size size);

  /// Dimension of the null space: the press sets that change nothing.
  unsigned nullity() const { return static_cast<unsigned>(free_.size()); }

  /// A basis of the null space, as Algebra::basis() is one.
  std::vector<PressSet> basis() const;

  /// The lexicographically smallest press set that changes exactly these cells; none: there is
  /// none.
  std::optional<PressSet> presses(const Grid& change) const;

  /// Solves a board of the size; fills everything in `answer` but its method. Where the nullity is
  /// greater than `most_nullity` (at most 40) and the board can be solved, the outcome is
  /// over_limit and the rest is not filled. One thread at a time: the object is scratch memory.
  void solve(const Board& board, Goal goal, unsigned most_nullity, Executor& executor,
             Answer& answer) const;

 private:
  using Word = std::uint64_t;
  using Cells = std::vector<Word>;  // row by row, the first cell in bit 0 of the first word

  Word* equation(std::size_t index) { return matrix_.data() + index * 2 * words_; }
  const Word* equation(std::size_t index) const { return matrix_.data() + index * 2 * words_; }
  bool has(std::size_t index, std::size_t unknown) const {
    return ((equation(index)[unknown / 64] >> (unknown % 64)) & 1U) != 0;
  }
  void set_up();
  void eliminate();
  std::optional<Cells> particular(const Cells& change) const;
  /// All that a free unknown determines when it alone is 1.
  Cells column(std::size_t free) const;
  PressSet lightest(const Cells& particular, Executor& executor) const;
  Cells to_cells(const Grid& grid) const;
  PressSet to_presses(const Cells& cells) const;

  Rule rule_ = Rule::cross;
  Size size_;
  std::size_t cells_ = 0;
  std::size_t words_ = 0;
  std::vector<Word> matrix_;          ///< an equation: its unknowns, then the sum of cells it is
  std::vector<std::size_t> unknown_;  ///< which unknown each of the first equations determines
  std::vector<std::size_t> free_;     ///< the free unknowns, ascending
};

}  // namespace boardmill::flip
