#include "engine/puzzle/claim_report.h"

#include <fmt/format.h>

#include <algorithm>

namespace boardmill {

std::string quote_cell(std::string_view text) {
  return text.empty() ? "nothing" : quote_text(text);
}

ClaimReport::ClaimReport(Finding& finding) : finding_(finding) {
  finding.verified.clear();
  finding.wrong.clear();
  finding.unproved.clear();
}

void ClaimReport::verified(std::string_view what) {
  if (finding_.verified.find(what) != std::string::npos) return;
  if (!finding_.verified.empty()) finding_.verified += "; ";
  finding_.verified += what;
}

void ClaimReport::verified(std::string_view column, std::string_view how) {
  std::string what(column);
  what.append(" by ").append(how);
  verified(what);
}

void ClaimReport::unproved(std::string_view what) { finding_.unproved = what; }

bool ClaimReport::wrong(std::string_view column, std::string_view expected,
                        std::string_view found) {
  finding_.wrong = fmt::format("{}: expected {} found {}", column, expected, found);
  return false;
}

bool ClaimReport::same(std::string_view column, std::string_view expected, std::string_view found) {
  if (expected == found) return true;
  constexpr std::size_t readable = 30;
  const auto common = static_cast<std::size_t>(
      std::mismatch(expected.begin(), expected.end(), found.begin(), found.end()).first -
      expected.begin());
  if (common <= readable) return wrong(column, quote_cell(expected), quote_cell(found));
  // Where they are long, only what differs.
  const auto rest = [common](std::string_view text) {
    return text.size() == common ? "the end" : quote_text(text.substr(common));
  };
  return wrong(column, rest(expected), fmt::format("{} at byte {}", rest(found), common + 1));
}

bool ClaimReport::same_values(const Claim& claim, const Description& puzzle, std::string_view cost,
                              std::span<const std::string> texts) {
  if (claim.cost && !same("cost", cost, *claim.cost)) return false;
  const std::size_t columns = std::min(claim.texts.size(), puzzle.columns.size());
  for (std::size_t i = 0; i < columns; ++i) {
    const std::string_view right = i < texts.size() ? std::string_view(texts[i]) : "";
    const auto& claimed = claim.texts[i];
    if (claimed && !same(puzzle.columns[i].name, right, *claimed)) return false;
  }
  return true;
}

}  // namespace boardmill
