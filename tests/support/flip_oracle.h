/// A naive solver of the flip puzzle, which shares nothing with the engine: every press set is
/// played through, piece by piece.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace boardmill::test {

/// Boards and press sets are numbers: one binary digit a cell, row by row, 1 for black or pressed.
/// The first cell is the highest digit, so that the smaller number comes first in lexicographic
/// order.
struct FlipAnswer {
  bool solvable = false;
  unsigned cost = 0;
  std::uint32_t presses = 0;
  std::string_view goal;  ///< white or black
};

/// Knows every board of one size, of at most 20 cells, under a rule by its name.
class FlipOracle {
 public:
  FlipOracle(unsigned rows, unsigned columns, std::string_view rule = "cross");

  /// `goal`: white, black or either.
  FlipAnswer solve(std::uint32_t board, std::string_view goal) const;

  /// The board after a press of each cell that has a 1.
  std::uint32_t play(std::uint32_t board, std::uint32_t presses) const;

  /// How many boards there are: all numbers below are one.
  std::uint32_t boards() const { return std::uint32_t{1} << (rows_ * columns_); }

 private:
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  FlipAnswer to_white(std::uint32_t board) const;
  bool turns(unsigned row, unsigned column, unsigned other_row, unsigned other_column) const;

  unsigned rows_;
  unsigned columns_;
  std::string_view rule_;
  std::vector<std::uint32_t> best_;  ///< canonical press set, by what white becomes, or none
};

}  // namespace boardmill::test
