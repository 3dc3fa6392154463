/// A naive solver of the flip puzzle, which shares nothing with the engine: boards and press sets
/// are strings, and every press set is played through.
#pragma once

#include <string>
#include <unordered_map>

namespace boardmill::test {

struct FlipAnswer {
  bool solvable = false;
  int cost = 0;
  std::string presses;  ///< 0 or 1 for each cell, row by row
  std::string goal;     ///< white or black
};

/// Knows every board of one size, of at most 16 cells.
class FlipOracle {
 public:
  FlipOracle(int rows, int columns);

  /// `board`: b or w for each cell, row by row. `goal`: white, black or either.
  FlipAnswer solve(const std::string& board, const std::string& goal) const;

  /// The board after a press of one cell, and after a press of each cell that has a 1.
  std::string press(std::string board, int cell) const;
  std::string play(std::string board, const std::string& presses) const;

  /// All boards.
  int boards() const { return 1 << (rows_ * columns_); }
  std::string board(int number) const;

 private:
  FlipAnswer to_white(const std::string& board) const;

  int rows_;
  int columns_;
  std::unordered_map<std::string, std::string> best_;  ///< press set, by what white becomes
};

}  // namespace boardmill::test
