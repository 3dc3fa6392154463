#include "engine/flip/text.h"

#include <fmt/format.h>

namespace boardmill::flip {
namespace {

void write_grid(const PressSet& presses, Bytes& out) {
  for (unsigned row = 0; row < presses.size.rows; ++row) {
    if (row != 0) out.push_back('\n');
    for (unsigned column = 0; column < presses.size.columns; ++column) {
      if (column != 0) out.push_back(' ');
      out.push_back(presses.at(row, column) ? '1' : '0');
    }
  }
}

// One a line, as a contestant prints them.
void write_witness(const PressSet& presses, Bytes& out) {
  for (unsigned row = 0; row < presses.size.rows; ++row) {
    for (unsigned column = 0; column < presses.size.columns; ++column) {
      if (presses.at(row, column)) append(out, fmt::format("\n{} {}", row + 1, column + 1));
    }
  }
}

void write_answer(AnswerText text, Print print, std::uint64_t record, const Answer& answer,
                  Bytes& out) {
  const bool solved = answer.outcome == Outcome::solved;
  const bool grid = text == AnswerText::numbered_grid || text == AnswerText::grid_or_impossible;
  if (text == AnswerText::numbered_grid) append(out, fmt::format("PUZZLE #{}\n", record));
  if (!solved) {
    append(out, impossible_text(text));
  } else if (grid) {
    write_grid(answer.presses, out);
  } else {
    append_number(out, answer.cost);
    if (print == Print::solution) write_witness(answer.presses, out);
  }
}

}  // namespace

std::string_view impossible_text(AnswerText answer) {
  switch (answer) {
    case AnswerText::number_or_impossible:
      break;
    case AnswerText::number_or_inf:
      return "inf";
    case AnswerText::numbered_grid:
    case AnswerText::grid_or_impossible:
      return "IMPOSSIBLE";
  }
  return "Impossible";
}

void write_text(const Config& config, Column column, std::uint64_t record, const Board& board,
                const Answer& answer, Bytes& out) {
  const bool solved = answer.outcome == Outcome::solved;
  switch (column) {
    case Column::answer:
      write_answer(config.answer, config.print, record, answer, out);
      break;
    case Column::solution:
      if (solved) write_presses(answer.presses, out);
      break;
    case Column::instance:
      write_line(board, out);
      break;
    case Column::goal:
      if (solved) append(out, text(answer.goal));
      break;
    case Column::certificate:
    case Column::method:
      break;
  }
}

}  // namespace boardmill::flip
