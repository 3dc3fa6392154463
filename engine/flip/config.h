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
#include "engine/puzzle/entry.h"

namespace boardmill::flip {

enum class Form : std::uint8_t { automatic, letters, line };

/// Two bytes that stand for the pieces.
struct Alphabet {
  char white;
  char black;
};

struct Config {
  Form form = Form::automatic;
  Method method = Method::automatic;
  Goal goal = Goal::either;
  std::optional<Size> size;       ///< every board has this size
  std::optional<Alphabet> cells;  ///< every cell is one of these two
};

/// The text columns, in the order of Description::columns.
enum class Column : std::uint8_t { answer, solution, method, instance, goal };

tl::expected<Config, std::string> configure(const Request& request);

}  // namespace boardmill::flip
