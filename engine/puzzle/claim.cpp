#include "engine/puzzle/claim.h"

#include <fmt/format.h>

namespace boardmill {

Finding verify_malformed(const Claim& claim, const Fault& fault) {
  const auto wrong = [](std::string_view what, std::string_view expected, std::string_view found) {
    return Finding{"", fmt::format("{}: expected {} found {}", what, expected, quote_text(found))};
  };
  // `unreadable` is said of the first record of a source that is in another form altogether.
  const bool unreadable = claim.outcome == text(Outcome::unreadable);
  if (claim.outcome && !unreadable && *claim.outcome != text(Outcome::malformed)) {
    return wrong("outcome", text(Outcome::malformed), *claim.outcome);
  }
  if (claim.cost && !claim.cost->empty()) return wrong("cost", "none", *claim.cost);
  if (claim.error && !unreadable && !claim.error->starts_with(text(fault.kind))) {
    return wrong("error", text(fault.kind), *claim.error);
  }
  const bool answered = !claim.texts.empty() && claim.texts[0] && !claim.texts[0]->empty();
  if (answered) return wrong("answer", "none", *claim.texts[0]);
  return {"outcome: the record cannot be read", ""};
}

}  // namespace boardmill
