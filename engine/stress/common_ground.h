/// What the cases on which a program fails have in common.
/// Covered by tests/unit/stress/common_ground_test.cpp.
#pragma once

#include <string>
#include <vector>

#include "engine/puzzle/description.h"
#include "engine/stress/session.h"

namespace boardmill::stress {

/// Sentences without a full stop, the most telling one first: "it fails only where black takes
/// fewer presses than white (goal-black): on all 15,240 such boards". Considers the answer, the
/// features of the puzzle and the position in the run. Empty: nothing that other cases lack, or
/// nothing that so few failures could not have by chance.
std::vector<std::string> common_ground(const Description& puzzle,
                                       const std::vector<JudgedCase>& log);

}  // namespace boardmill::stress
