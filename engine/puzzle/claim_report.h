/// How a verifier says what came of a claim.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/puzzle/claim.h"

namespace boardmill {

/// A cell as a finding quotes it: "nothing" where it is empty.
std::string quote_cell(std::string_view text);

/// Fills a Finding. Texts are pieces of it: plain, without commas and quotes.
class ClaimReport {
 public:
  /// Empties the finding, which outlives this.
  explicit ClaimReport(Finding& finding);

  /// Adds what was verified, once.
  void verified(std::string_view what);

  /// "COLUMN by HOW".
  void verified(std::string_view column, std::string_view how);

  /// Says what could not be verified, and why: "minimum: nullity 32".
  void unproved(std::string_view what);

  /// Whether something was verified.
  bool has_verified() const { return !finding_.verified.empty(); }

  /// Says what does not hold. Returns false, so that a check can end with it.
  bool wrong(std::string_view column, std::string_view expected, std::string_view found);

  /// True if the texts are the same; else says where they differ.
  bool same(std::string_view column, std::string_view expected, std::string_view found);

  /// The same of all that is claimed of the cost and the text columns, of which `texts` are the
  /// first ones; the others are empty.
  bool same_values(const Claim& claim, const Description& puzzle, std::string_view cost,
                   std::span<const std::string> texts);

 private:
  Finding& finding_;
};

}  // namespace boardmill
