/// Why the answer of a pair is right, in words and drawings for people.
/// Covered by tests/unit/solitaire/explain_test.cpp.
#pragma once

#include <string>

#include "engine/solitaire/answer.h"
#include "engine/solitaire/config.h"

namespace boardmill::solitaire {

/// See Coaching::explain. A target within the limit is reached in drawings, move by move; for one
/// beyond it there is a bound that says so, or the number of positions that a full search has seen.
/// Any thread.
std::string explain(const Config& config, const Pair& pair);

}  // namespace boardmill::solitaire
