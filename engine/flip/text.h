/// The texts of what is true of a board, for the columns of a row. No solver is behind them: the
/// rows of `solve` are written with them, and the verifier compares rows with them.
/// Covered by tests/unit/flip/forms_test.cpp and tests/unit/flip/verifier_test.cpp.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/flip/answer.h"
#include "engine/flip/board.h"
#include "engine/flip/config.h"
#include "engine/puzzle/bytes.h"

namespace boardmill::flip {

/// What stands in place of the number of presses where the board is unsolvable; of the problems
/// that ask for a press grid, in place of that.
std::string_view impossible_text(AnswerText answer);

/// Appends the text of one column; `record` is the number of the board in its source, from 1.
/// Nothing for Column::certificate, of which a board has several, and Column::method, which says
/// how the board was solved.
void write_text(const Config& config, Column column, std::uint64_t record, const Board& board,
                const Answer& answer, Bytes& out);

}  // namespace boardmill::flip
