/// Method `bfs`: breadth-first search over the states of a board.
///
/// Idea: the programs `000` and `003` that this project began with: states are numbers, a press is
/// an exclusive or with a precomputed change mask, and a state is visited once. Layer by layer each
/// state keeps the smallest press set that leads to it, which is the canonical one: without one of
/// its presses the smallest set of a state is the smallest set of a neighbour in the layer before.
/// Cost: up to 2^cells states of 8 bytes a thread, `cells` steps each, for every board anew.
/// Limit: 20 cells. Covered by tests/unit/flip/methods_test.cpp.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/flip/answer.h"
#include "engine/flip/board.h"

namespace boardmill::flip {

class Bfs {
 public:
  static constexpr unsigned max_cells = 20;

  /// Solves a board of at most max_cells cells; fills everything in `answer` but its method. One
  /// thread at a time: the object is scratch memory.
  void solve(Rule rule, const Board& board, Goal goal, Answer& answer);

 private:
  void prepare(Rule rule, Size size);

  Rule rule_ = Rule::cross;
  Size size_;
  std::vector<std::uint32_t> press_;         ///< change mask, by bit of a press set
  std::vector<std::uint32_t> presses_;       ///< smallest press set that leads to a state
  std::vector<std::uint32_t> seen_;          ///< run in which a state was reached
  std::vector<std::uint32_t> layer_, next_;  ///< states of the present and the next distance
  std::uint32_t run_ = 0;
};

}  // namespace boardmill::flip
