/// Bounds of the distance of two positions, without a search.
///
/// Idea: three lower bounds that know different things. Rows and columns, and diagonals: see
/// lines.h. They forget which row goes with which column; the third one pairs starts with targets,
/// as cheaply as can be, and lets every piece jump wherever it likes. Of 100 random pairs that are
/// more than 8 moves apart they decide 57, 67 and 71 (each with those before it).
/// Not better by much: rows and columns in one exact graph of 98,532 multisets.
/// Covered by tests/unit/solitaire/methods_test.cpp.
#pragma once

#include "engine/solitaire/lines.h"
#include "engine/solitaire/position.h"

namespace boardmill::solitaire {

/// The multisets of lines that the pieces of a position are on.
struct Shadow {
  Lines::Index rows, columns;      ///< of Lines::straight()
  Lines::Index sums, differences;  ///< row + column, row - column; of Lines::diagonal()
};

Shadow shadow_of(Position position);

/// No way takes fewer moves, by rows and columns.
unsigned straight_bound(const Shadow& a, const Shadow& b);

/// No way takes fewer moves, by the two kinds of diagonals.
unsigned diagonal_bound(const Shadow& a, const Shadow& b);

/// No way takes fewer moves, by the cheapest pairing of pieces with targets.
unsigned pairing_bound(Position a, Position b);

/// The largest of the three.
unsigned lower_bound(Position a, Position b);

/// Some way takes this many moves. Pieces are interchangeable, so this is the cheapest pairing,
/// each piece walking field by field: one in the way goes on in place of the one that comes.
unsigned upper_bound(Position a, Position b);

}  // namespace boardmill::solitaire
