/// A request to the solitaire puzzle, validated.
#pragma once

#include <cstdint>
#include <memory>

#include "engine/puzzle/request.h"
#include "engine/solitaire/answer.h"

namespace boardmill::solitaire {

class Within;  // within.h: no verifier may see it

enum class Form : std::uint8_t { automatic, pairs, line, counted_pairs, csv };

struct Config {
  Form form = Form::automatic;
  Method method = Method::automatic;
  Question question;
  std::shared_ptr<const Within> within;  ///< --table; null: none
  Print print = Print::answer;           ///< solution: YES is followed by the moves
  int census_moves = 99;  ///< --max-moves where it was given: a census is of all pairs without it
  CasesPerRun cases =
      CasesPerRun::one;  ///< that one run of a program reads, and a file of data holds
};

/// The text columns, in the order of Description::columns.
enum class Column : std::uint8_t { answer, solution, method, instance };

}  // namespace boardmill::solitaire
