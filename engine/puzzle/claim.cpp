#include "engine/puzzle/claim.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>

#include "engine/puzzle/claim_report.h"
#include "engine/puzzle/description.h"
#include "engine/puzzle/fault_text.h"

namespace boardmill {
namespace {

bool is_said(std::string_view error, const Fault& fault) {
  const std::string_view kind = text(fault.kind);
  if (!error.starts_with(kind)) return false;
  const std::string whole = error_text(fault);
  const bool any_reason = fault.kind == ErrorKind::unreadable;
  if (!any_reason && !whole.starts_with(error)) return false;
  const std::string_view rest =
      any_reason ? error.substr(kind.size()) : std::string_view(whole).substr(error.size());
  return rest.empty() || rest.starts_with(": ") || rest.starts_with(" column ");
}

}  // namespace

std::string_view text(Finding::Verdict verdict) {
  constexpr std::array<std::string_view, 3> texts{"right", "wrong", "unverified"};
  return texts[static_cast<std::size_t>(verdict)];
}

Finding::Verdict Finding::verdict() const {
  if (!wrong.empty()) return Verdict::wrong;
  return unproved.empty() ? Verdict::right : Verdict::unverified;
}

bool claims_answer(const Claim& claim, const Description& puzzle) {
  if (claim.outcome || claim.cost || (claim.error && !claim.error->empty())) return true;
  const std::size_t columns = std::min(claim.texts.size(), puzzle.columns.size());
  for (std::size_t i = 0; i < columns; ++i) {
    const std::string_view name = puzzle.columns[i].name;
    if (claim.texts[i] && name != "method" && name != "instance") return true;
  }
  return false;
}

Finding verify_fault(const Claim& claim, Outcome outcome, const Fault& fault,
                     const Description& puzzle) {
  Finding finding;
  ClaimReport report(finding);
  if (claim.outcome && !report.same("outcome", text(outcome), *claim.outcome)) return finding;
  if (claim.error && !is_said(*claim.error, fault)) {
    report.same("error", error_text(fault), *claim.error);
    return finding;
  }
  if (report.same_values(claim, puzzle, "", {}) && claims_answer(claim, puzzle)) {
    report.verified(fmt::format("outcome: the {} cannot be read",
                                outcome == Outcome::malformed ? "record" : "source"));
  }
  return finding;
}

}  // namespace boardmill
