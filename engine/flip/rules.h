/// The rules of the flip puzzle once more, for the verifier: it must not stand on what the solvers
/// stand on. Pure; any thread. Covered by tests/unit/flip/verifier_test.cpp.
#pragma once

#include <array>
#include <cstdint>

#include "engine/flip/board.h"

namespace boardmill::flip::rules {

/// A bit a cell, row by row without gaps, the first cell in bit 0 of the first word: on purpose not
/// how boards are stored elsewhere.
using Cells = std::array<std::uint64_t, max_side * max_side / 64>;

/// How many words of Cells a size uses.
inline unsigned words_of(Size size) { return (size.cells() + 63) / 64; }

inline bool has(const Cells& cells, unsigned cell) {
  return ((cells[cell / 64] >> (cell % 64)) & 1U) != 0;
}

inline void turn(Cells& cells, unsigned cell) {
  cells[cell / 64] ^= std::uint64_t{1} << (cell % 64);
}

Cells to_cells(const Grid& grid);
Grid to_grid(const Cells& cells, Size size);

/// 1 for 0 and 0 for 1.
Cells inverse(Cells cells, Size size);

/// Turns what a press on a cell turns.
void press(Rule rule, Size size, unsigned cell, Cells& cells);

/// Presses every cell that `presses` has.
void play(Rule rule, Size size, const Cells& presses, Cells& cells);

/// How many bits of `size` words are 1.
unsigned count(const std::uint64_t* words, unsigned size);

/// Whether `a` is the smaller one of two different sets when both are written as 0s and 1s.
bool is_smaller(const std::uint64_t* a, const std::uint64_t* b, unsigned words);

}  // namespace boardmill::flip::rules
