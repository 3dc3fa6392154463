/// Plain boards in one sweep, when nothing but their costs is wanted: R lines of C letters b or w,
/// or one line of them with slashes between the rows, and then maybe one blank line.
///
/// Idea: vector code (engine/flip/kernels.h) turns the text into one bit a byte and checks every
/// byte in passing; what follows works on these bits, newlines and all, for up to 512 boards at a
/// time and without memory of its own.
/// - At most 64 cells: byte tables (engine/flip/byte_tables.h) give, in one word, a press set that
///   leads to white, and in its pivot cells, which such a press set does not need, the parities of
///   the board against the null space, of which none may be odd. Vector code adds all vectors of
///   the null space to it, and those that lead to black, and keeps the least weight.
/// - At most 16 cells: that is done once for each such press set (4x4: 4,096 of them, which stay in
///   the first-level cache, where the costs of all 65,536 boards do not), then looked up.
/// - More than 64 cells: engine/flip/algebra.h gives the press set; the rest is the same.
///
/// Cost, in ns a random board of which both goals are tried, with AVX-512 on one core of a Sapphire
/// Rapids Xeon:
///
///     4x4  5x5  5x6  6x6  8x8  9x9  10x10  16x16  32x31  63x63
///     2.5  6.1  4.0  4.6  8.7   42     79     73    196    560
///
/// A whole run, rows and all, took 635 for 5x6, 780 for 8x8 and 10,500 for 63x63 by the loop over
/// records, and takes 28, 40 and 2,000 now. Costs of 4x4 boards looked up by all 16 cells, in
/// 64 KiB, were 17.9 % of a run instead of 14.6 %.
/// Limit: nullity 8. All else is left to the loop over records, which gives the same rows.
/// Covered by tests/unit/flip/sweep_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "engine/flip/algebra.h"
#include "engine/flip/board.h"
#include "engine/flip/byte_tables.h"
#include "engine/puzzle/framer.h"
#include "engine/puzzle/results.h"

namespace boardmill::flip {

class Sweep {
 public:
  static constexpr unsigned max_nullity = 8;

  /// Of a size whose nullity is at most max_nullity; built at the first call.
  /// Any thread.
  static const Sweep& of(Size size);

  explicit Sweep(Size size);

  /// What stands between the rows of a board: a line each, or one line for all (not for boards of
  /// one row).
  enum class Separator : std::uint8_t { lines, slashes };

  /// How the costs are found.
  enum class Means : std::uint8_t { table, nullspace };

  /// Takes plain boards off the front of `rest`, whose records are lines, as many as the layout
  /// has, and adds their rows, until what follows is no plain board of this size.
  void run(Separator separator, Means means, Goal goal, Framer& framer, std::string_view& rest,
           Results& results) const;

 private:
  // Boards that follow each other every `period` bytes.
  struct Spacing {
    std::size_t period = 0;
    std::size_t boards = 0;               ///< taken in one step
    std::vector<std::uint64_t> newlines;  ///< of so many boards, one bit a byte
    std::vector<std::uint64_t> slashes;   ///< likewise
  };
  // One bit a byte of such boards.
  struct Bits {
    const std::uint64_t* words;
    std::size_t period;
    std::size_t boards;
  };
  // Members of the coset that a goal is reached by: a part of what a Sweep has.
  struct Members {
    std::size_t first = 0;
    std::size_t count = 0;
  };

  void space(Separator separator, std::size_t blank_lines);
  void add_members(const PressSet& start);
  void make_tables();
  void make_costs(std::span<const std::uint64_t> presses);
  Members members_of(Goal goal) const;
  void weigh_by_table(const Bits& bits, Goal goal, std::uint16_t* costs) const;
  void weigh_words(const Bits& bits, Goal goal, std::uint16_t* costs) const;
  void weigh_rows(const Bits& bits, Goal goal, std::uint16_t* costs) const;

  Size size_;
  const Algebra& algebra_;
  std::size_t text_bytes_;  ///< of a board
  /// By Separator and the number of blank lines between boards.
  std::array<std::array<Spacing, 2>, 2> spacings_;

  // At most 64 cells: bit C*r + c for row r, column c.
  ByteTables<std::uint64_t> presses_;
  std::uint64_t pivots_ = 0;
  // Every vector of the null space, then each of them plus turn_all(): words as above, or, of more
  // cells, `stride_` rows each.
  std::vector<std::uint64_t> members_;
  std::size_t stride_ = 1;

  // At most 16 cells: the same words, with the pivot cells moved to the highest bits,
  //
  //     bit  cells-1 ... cells-nullity | cells-nullity-1 ... 0
  //          parities                  | the other cells
  //
  // and by goal the costs of those without odd parities, and no_cost for all others.
  ByteTables<std::uint16_t> index_;
  std::array<std::vector<std::uint16_t>, 3> costs_;
};

}  // namespace boardmill::flip
