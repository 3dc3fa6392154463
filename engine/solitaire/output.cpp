#include "engine/solitaire/output.h"

#include <array>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "engine/puzzle/framer.h"
#include "engine/solitaire/position.h"

namespace boardmill::solitaire {
namespace {

std::uint8_t field_of(unsigned row, unsigned column) {
  return static_cast<std::uint8_t>((row - 1) * board_side + column - 1);
}

}  // namespace

std::string_view take_answer(const Config& config, std::string_view& rest) {
  if (config.print == Print::answer) return take_lines(rest, 1);
  std::string_view text = rest;
  const std::string_view first = take_word(text);
  // All numbers, so that one move too many does not spoil the answers after it.
  if (first == "YES") return take_words(rest, std::numeric_limits<std::size_t>::max());
  return first == "NO" ? take_words(rest, 0) : take_line_of_words(rest);
}

bool read_output(std::string_view output, ClaimReport& report, Printed& printed) {
  static constexpr std::array places{Place{"a row", board_side}, Place{"a column", board_side},
                                     Place{"a row", board_side}, Place{"a column", board_side}};
  constexpr Step move{"move", places};
  const std::string_view first = take_word(output);
  std::vector<unsigned> numbers;
  if (first == "NO") {
    printed = {};
    return read_steps(output, 0, move, report, numbers);
  }
  if (first != "YES") return report.wrong("answer", "YES or NO", quote_cell(first));
  const std::string_view word = take_word(output);
  const auto count = word_number(word);
  if (!count) return report.wrong("solution", "a number of moves", quote_cell(word));
  if (!read_steps(output, *count, move, report, numbers)) return false;
  std::vector<Move> moves;
  for (std::size_t i = 0; i < numbers.size(); i += 4) {
    moves.push_back(
        {field_of(numbers[i], numbers[i + 1]), field_of(numbers[i + 2], numbers[i + 3])});
  }
  Bytes text;
  write_moves(moves, text);
  printed = {Outcome::solved, "", std::string(view(text))};
  return true;
}

}  // namespace boardmill::solitaire
