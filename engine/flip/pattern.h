/// What a press turns, as data: a drawing, and how far it reaches. The verifier has its own idea of
/// that, see rules.h. Covered by tests/unit/flip/pattern_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/flip/board.h"

namespace boardmill::flip {

struct Pattern {
  /// How far it goes from the cell that is pressed.
  enum class Reach : std::uint8_t {
    step,   ///< one step, unless that leaves the board
    round,  ///< one step, at an edge to the other side of the board
    edge    ///< to the edges
  };

  /// The pressed cell is in the middle; x: turned.
  std::array<std::string_view, 3> around;
  Reach reach;
};

/// By Rule.
inline constexpr std::array<Pattern, rule_count> patterns{{
    {{".x.", "xxx", ".x."}, Pattern::Reach::step},
    {{".x.", "xxx", ".x."}, Pattern::Reach::round},
    {{"xxx", "xxx", "xxx"}, Pattern::Reach::step},
    {{".x.", "x.x", ".x."}, Pattern::Reach::step},
    {{".x.", "xxx", ".x."}, Pattern::Reach::edge},
}};

/// The cells that a press turns, each once, also where two ways lead to it.
Grid turned_by(Rule rule, Size size, unsigned row, unsigned column);

/// One press.
void press(Rule rule, unsigned row, unsigned column, Grid& grid);

/// What the presses make of an all-white board.
Grid played(Rule rule, const PressSet& presses);

/// The index of the cells that one press turns: see to_index().
std::uint32_t change_mask(Rule rule, Size size, unsigned row, unsigned column);

}  // namespace boardmill::flip
