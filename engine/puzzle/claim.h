/// What a results file claims of one record, and what came of checking it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/puzzle/results.h"

namespace boardmill {

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

/// The result of checking one claim. Both are one line of plain text without commas and quotes.
struct Finding {
  std::string verified;  ///< what was verified and how: "cost by exhaustive search; goal by replay"
  std::string wrong;  ///< the first thing that does not hold: "cost: expected 4 found 5"; or empty
};

/// The finding for a record that cannot be read, because of `fault`.
Finding verify_malformed(const Claim& claim, const Fault& fault);

}  // namespace boardmill
