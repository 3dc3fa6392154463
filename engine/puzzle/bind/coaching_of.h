/// The facet Coaching of a puzzle.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "engine/puzzle/bind/bound.h"
#include "engine/puzzle/coaching.h"

namespace boardmill::detail {

template <Puzzle P>
class CoachingOf final : public Coaching {
 public:
  /// `bound` outlives it.
  explicit CoachingOf(const Bound<P>& bound) : bound_(bound) {}

  std::uint64_t features(const Case& instance) const override {
    return CaseOf<P>::of(instance).features();
  }

  std::string why_never([[maybe_unused]] std::size_t feature) const override {
    if constexpr (requires { &P::why_never; }) return P::why_never(bound_.config, feature);
    return "";
  }

  void answer_mistakenly([[maybe_unused]] std::size_t mistake,
                         [[maybe_unused]] const Records& records,
                         [[maybe_unused]] TextColumn& answers) const override {
    if constexpr (makes_mistakes) {
      const auto loan = bound_.scratch.borrow();
      typename P::Mistaken program(bound_.config, mistake);
      for (Cursor<P> cursor(bound_, records, *loan); cursor.next(); answers.close_cell()) {
        Fault fault;
        const auto* instance = cursor.read(fault);
        if (instance != nullptr) program.answer(cursor.record(), *instance, answers.buffer());
      }
    }
  }

  std::string cannot_fail([[maybe_unused]] std::size_t mistake) const override {
    if constexpr (makes_mistakes) return P::cannot_fail(bound_.config, mistake);
    return "there is no such mistake";
  }

  std::string explain(const Case& instance) const override {
    const auto& known = CaseOf<P>::of(instance);
    if constexpr (requires { &P::explain; }) {
      return P::explain(bound_.config, known.record(1), known.instance());
    }
    const auto [outcome, cost] = known.answered();
    std::string why(text(outcome));
    if (outcome == Outcome::solved) why += " at cost " + std::to_string(cost);
    Bytes method;
    for (std::size_t i = 0; i < P::description().columns.size(); ++i) {
      if (P::description().columns[i].name != "method") continue;
      P::write_text(bound_.config, i, known.instance(), 1, known.answer(), method);
    }
    return why + ", as the method " + std::string(view(method)) + " found\n";
  }

 private:
  static constexpr bool makes_mistakes = requires { typename P::Mistaken; };

  const Bound<P>& bound_;
};

}  // namespace boardmill::detail
