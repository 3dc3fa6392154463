/// Method `gauss`: elimination of the full system over GF(2).
///
/// Idea: the program `003` that this project began with: one unknown and one equation a cell,
/// Gaussian elimination, then all values of the free unknowns. Both goals are right sides of one
/// system. The elimination goes from the last unknown to the first, so that the free ones are the
/// earliest cells and their values, read as a number, are in the lexicographic order of the press
/// sets; they are tried in Gray code order, one column of the system each. It shares no code with
/// `nullspace`. Cost: (R*C)^3 / 64 word operations a board, 2^nullity * R*C / 64 for the free
/// unknowns; R*C squared bits of memory a thread. Limit: nullity 20. Covered by
/// tests/unit/flip/methods_test.cpp, and against M4RI by tests/unit/flip/m4ri_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/flip/answer.h"
#include "engine/flip/board.h"

namespace boardmill::flip {

class Gauss {
 public:
  static constexpr unsigned max_nullity = 20;

  /// Solves a board; fills everything in `answer` but its method. Returns the nullity; when that is
  /// greater than max_nullity and the board can be solved, the outcome is over_limit and the rest
  /// is not filled. One thread at a time: the object is scratch memory.
  unsigned solve(const Board& board, Goal goal, Answer& answer);

 private:
  using Word = std::uint64_t;

  Word* equation(std::size_t index) { return matrix_.data() + index * words_; }
  bool bit(std::size_t index, std::size_t column) const {
    return ((matrix_[index * words_ + column / 64] >> (column % 64)) & 1U) != 0;
  }
  void flip_bit(std::size_t index, std::size_t column) {
    matrix_[index * words_ + column / 64] ^= Word{1} << (column % 64);
  }
  void set_up(const Board& board);
  void eliminate();
  bool consistent(std::size_t right_side) const;
  PressSet lightest(std::size_t right_side) const;

  Size size_;
  std::size_t cells_ = 0;
  std::size_t words_ = 0;
  std::vector<Word> matrix_;          ///< cells_ equations: cells_ unknowns, then the right sides
  std::vector<std::size_t> unknown_;  ///< which unknown each of the first equations determines
  std::vector<std::size_t> free_;     ///< the free unknowns, ascending
};

}  // namespace boardmill::flip
