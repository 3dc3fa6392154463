/// What contestants' programs print where a witness is wanted (Print::solution), read word by word
/// as the checkers of packages do (package/judging.cpp): lines do not matter to them.
/// Covered by tests/unit/puzzle/output_test.cpp.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/puzzle/claim.h"
#include "engine/puzzle/claim_report.h"
#include "engine/puzzle/entry.h"

namespace boardmill {

/// Takes the next word off `text`; empty at its end. Unlike take_token() only with the blanks of
/// checkers.
std::string_view take_word(std::string_view& text);

/// A number of at most 9 digits and nothing else.
std::optional<unsigned> word_number(std::string_view word);

/// Takes the first word off `rest` and up to `most` words after it, but none that begins with a
/// letter: there the next answer begins, whatever this one lacks. Without blanks around it.
std::string_view take_words(std::string_view& rest, std::size_t most);

/// Takes the first word off `rest` and all that stands in a line with it.
std::string_view take_line_of_words(std::string_view& rest);

/// What an output says of one instance. The witness is any bytes that the verifier reads.
struct Printed {
  Outcome outcome = Outcome::unsolvable;
  std::string cost;      ///< empty: it says nothing of it
  std::string solution;  ///< as in the column
};

/// It outlives the claim.
Claim claim_of(const Printed& printed, const Description& puzzle);

/// One of the numbers of a step: from 1 to `most`.
struct Place {
  std::string_view name;  ///< "a row"
  unsigned most;
};

/// What witnesses are made of.
struct Step {
  std::string_view one;  ///< "press"
  std::span<const Place> places;
};

/// Reads a witness of `count` steps: their numbers, one after the other, are all of `text`. False:
/// they are not, as `report` says.
bool read_steps(std::string_view text, unsigned count, const Step& step, ClaimReport& report,
                std::vector<unsigned>& numbers);

}  // namespace boardmill
