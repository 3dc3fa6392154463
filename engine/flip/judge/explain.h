/// Why the answer of a board is right, in words and drawings for people.
/// Covered by tests/unit/flip/explain_test.cpp.
#pragma once

#include <string>

#include "engine/flip/board.h"
#include "engine/flip/config.h"

namespace boardmill::flip {

/// See Coaching::explain. A board that can be solved is drawn press by press, one that cannot with
/// the cells of its certificate. Any thread.
std::string explain(const Config& config, const Board& board);

}  // namespace boardmill::flip
