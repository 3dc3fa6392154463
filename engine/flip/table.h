/// Method `table`: every answer of a small board in one shared table.
///
/// Idea: presses commute and undo themselves, so what counts is which cells a press set changes.
/// For each change the table holds the canonical press set; white is the change "all black pieces",
/// black the change "all white pieces". It is built from the rules alone: all press sets by number
/// of presses, then lexicographic order, and the first that makes a change stays.
/// Cost: 2^cells steps and 5 * 2^cells bytes once a size, then one look-up a board.
/// Limit: 16 cells. Covered by tests/unit/flip/methods_test.cpp, exhaustively.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/flip/answer.h"
#include "engine/flip/board.h"

namespace boardmill::flip {

class Table {
 public:
  static constexpr unsigned max_cells = 16;
  static constexpr std::uint8_t unsolvable = 0xff;

  /// The table of a rule and a size of at most max_cells cells; built at the first call. Any
  /// thread.
  static const Table& of(Rule rule, Size size);

  Table(Rule rule, Size size);

  /// Fewest presses to the goal, or `unsolvable`, of the board with this index.
  std::uint8_t cost(Goal goal, std::uint32_t board) const {
    return costs_[static_cast<std::size_t>(goal)][board];
  }

  /// Solves a board of this table's size; fills everything in `answer` but its method.
  void solve(const Board& board, Goal goal, Answer& answer) const;

 private:
  Size size_;
  std::uint32_t all_;                               ///< index of the all-black board
  std::vector<std::uint16_t> presses_;              ///< canonical press set, by change
  std::array<std::vector<std::uint8_t>, 3> costs_;  ///< by goal, by board
};

}  // namespace boardmill::flip
