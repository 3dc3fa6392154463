/// A request to the flip puzzle, validated.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "engine/flip/answer.h"
#include "engine/flip/board.h"
#include "engine/puzzle/request.h"

namespace boardmill::flip {

/// --max-nullity: of more than 2^this press sets nobody looks for the lightest one.
inline constexpr unsigned default_max_nullity = 32;
inline constexpr unsigned greatest_max_nullity = 40;

enum class Form : std::uint8_t {
  automatic,
  letters,
  line,
  headed,
  counted_letters,
  counted_square,
  csv
};

/// What a judge expects as the answer of one board.
enum class AnswerText : std::uint8_t {
  number_or_impossible,  ///< POJ 1753
  numbered_grid,         ///< POJ 1222: PUZZLE #k, then the press grid
  number_or_inf,         ///< POJ 1681
  grid_or_impossible,    ///< POJ 3279: the press grid or IMPOSSIBLE
};

/// Two bytes that stand for the pieces.
struct Alphabet {
  char white;
  char black;
};

struct Config {
  Form form = Form::automatic;
  Method method = Method::automatic;
  Rule rule = Rule::cross;
  Goal goal = Goal::either;
  std::optional<Size> size;       ///< every board has this size
  std::optional<Alphabet> cells;  ///< every cell is one of these two
  unsigned max_nullity = default_max_nullity;
  AnswerText answer = AnswerText::number_or_impossible;
  CasesPerRun cases = CasesPerRun::one;  ///< that one run of a program reads
  Print print = Print::answer;           ///< solution: the number is followed by the presses
};

/// The size of the boards that are made.
inline Size generated_size(const Config& config) { return config.size.value_or(Size{4, 4}); }

/// Whether boards of any size belong to what is asked for: each comes with its own.
inline bool is_size_open(const Config& config) {
  const bool headed = config.form == Form::headed || config.form == Form::counted_square;
  return headed && !config.size;
}

/// The text columns, in the order of Description::columns.
enum class Column : std::uint8_t { answer, solution, certificate, method, instance, goal };

tl::expected<Config, std::string> configure(const Request& request);

}  // namespace boardmill::flip
