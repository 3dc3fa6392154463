/// A request to the solitaire puzzle, validated.
#pragma once

#include <cstdint>

#include "engine/solitaire/answer.h"

namespace boardmill::solitaire {

enum class Form : std::uint8_t { automatic, pairs, line, counted_pairs, csv };

struct Config {
  Form form = Form::automatic;
  Method method = Method::automatic;
  Question question;
};

/// The text columns, in the order of Description::columns.
enum class Column : std::uint8_t { answer, solution, method, instance };

}  // namespace boardmill::solitaire
