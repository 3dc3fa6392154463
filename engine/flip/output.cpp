#include "engine/flip/output.h"

#include <fmt/format.h>

#include <array>
#include <string>
#include <vector>

#include "engine/flip/text.h"
#include "engine/puzzle/framer.h"

namespace boardmill::flip {
namespace {

std::size_t lines_of_grid(const Config& config, const Board& board, std::string_view text) {
  std::size_t lines = 0;
  if (config.answer == AnswerText::numbered_grid) {
    take_line(text);
    ++lines;
  }
  const bool impossible = trim_line(take_line(text)) == impossible_text(config.answer);
  return lines + (impossible ? 1 : board.size.rows);
}

}  // namespace

std::string_view take_answer(const Config& config, const Board& board, std::string_view& rest) {
  if (config.answer == AnswerText::numbered_grid ||
      config.answer == AnswerText::grid_or_impossible) {
    return take_lines(rest, lines_of_grid(config, board, rest));
  }
  if (config.print == Print::answer) return take_lines(rest, 1);
  std::string_view text = rest;
  const std::string_view first = take_word(text);
  if (first == impossible_text(config.answer)) return take_words(rest, 0);
  const auto presses = word_number(first);
  const bool readable = presses && *presses <= board.size.cells();
  return readable ? take_words(rest, std::size_t{2} * *presses) : take_line_of_words(rest);
}

bool read_output(const Config& config, const Board& board, std::string_view output,
                 ClaimReport& report, Printed& printed) {
  const std::string_view impossible = impossible_text(config.answer);
  const std::string_view first = take_word(output);
  const std::array places{Place{"a row", board.size.rows}, Place{"a column", board.size.columns}};
  const Step press{"press", places};
  std::vector<unsigned> numbers;
  if (first == impossible) {
    printed = {};
    return read_steps(output, 0, press, report, numbers);
  }
  const auto count = word_number(first);
  if (!count) {
    return report.wrong("answer", fmt::format("a number of presses or {}", impossible),
                        quote_cell(first));
  }
  if (!read_steps(output, *count, press, report, numbers)) return false;
  PressSet presses;
  presses.size = board.size;
  for (std::size_t i = 0; i < numbers.size(); i += 2) {
    const unsigned row = numbers[i] - 1;
    const unsigned column = numbers[i + 1] - 1;
    if (presses.at(row, column)) {
      return report.wrong("solution", "each field once",
                          fmt::format("{} {} twice", row + 1, column + 1));
    }
    presses.set(row, column);
  }
  Bytes text;
  write_presses(presses, text);
  printed = {Outcome::solved, fmt::format("{}", *count), std::string(view(text))};
  return true;
}

}  // namespace boardmill::flip
