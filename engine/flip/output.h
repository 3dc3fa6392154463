/// What contestants' programs print for a board.
/// Covered by tests/unit/flip/output_test.cpp.
#pragma once

#include <string_view>

#include "engine/flip/board.h"
#include "engine/flip/config.h"
#include "engine/puzzle/output.h"

namespace boardmill::flip {

/// Takes the answer of a board off the front of `rest`: see Checking::take_answers.
std::string_view take_answer(const Config& config, const Board& board, std::string_view& rest);

/// Reads the number of presses and the presses, in any order. False: `report` says what it is
/// instead.
bool read_output(const Config& config, const Board& board, std::string_view output,
                 ClaimReport& report, Printed& printed);

}  // namespace boardmill::flip
