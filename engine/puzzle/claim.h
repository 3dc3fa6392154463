/// What a results file claims of one record, and what came of checking it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/puzzle/results.h"

namespace boardmill {

struct Description;

/// The cells of one row as they are written. Absent: the file has no such column. Empty: it says
/// that there is no value.
struct Claim {
  std::optional<std::string_view> outcome;
  std::optional<std::string_view> cost;
  std::optional<std::string_view> error;
  std::vector<std::optional<std::string_view>> texts;  ///< by index of Description::columns, of
                                                       ///< which the first is `answer`
  bool any_witness = false;  ///< the column `solution` need not hold the canonical one: any that
                             ///< the checkers of packages accept will do
};

/// The result of checking one claim. Each is one line of plain text without commas and quotes.
struct Finding {
  enum class Verdict : std::uint8_t { right, wrong, unverified };

  /// Right only if all that is claimed has been verified.
  Verdict verdict() const;

  std::string verified;  ///< what was verified and how: "cost by exhaustive search; goal by replay"
  std::string wrong;  ///< the first thing that does not hold: "cost: expected 4 found 5"; or empty
  std::string unproved;  ///< what is neither verified nor refuted, and why; or empty
};

std::string_view text(Finding::Verdict verdict);

/// Whether anything is claimed of the answer. Neither the method nor the instance is part of it,
/// and that there is no error is none: every row of a file without other columns would be right.
bool claims_answer(const Claim& claim, const Description& puzzle);

/// The finding for what cannot be read because of `fault`, which makes it `outcome`: malformed or
/// unreadable. Nothing else may be claimed of it. An error may leave out how its text ends ("bad
/// cell: line 16"); of an unreadable source only the kind matters, for the reason may have changed.
Finding verify_fault(const Claim& claim, Outcome outcome, const Fault& fault,
                     const Description& puzzle);

}  // namespace boardmill
