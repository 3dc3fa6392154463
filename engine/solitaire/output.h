/// What contestants' programs print for a pair.
/// Covered by tests/unit/solitaire/output_test.cpp.
#pragma once

#include <string_view>

#include "engine/puzzle/output.h"
#include "engine/solitaire/config.h"

namespace boardmill::solitaire {

/// Takes the answer of a pair off the front of `rest`: see Checking::take_answers.
std::string_view take_answer(const Config& config, std::string_view& rest);

/// Reads YES or NO, the number of moves and the moves. False: `report` says what it is instead.
bool read_output(std::string_view output, ClaimReport& report, Printed& printed);

}  // namespace boardmill::solitaire
