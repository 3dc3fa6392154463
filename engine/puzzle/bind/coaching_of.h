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

  std::string why_never(std::size_t feature) const override {
    return P::why_never(bound_.config, feature);
  }

  void answer_mistakenly(std::size_t mistake, const Records& records,
                         TextColumn& answers) const override {
    const auto loan = bound_.scratch.borrow();
    typename P::Mistaken program(bound_.config, mistake);
    for (Cursor<P> cursor(bound_, records, *loan); cursor.next(); answers.close_cell()) {
      Fault fault;
      const auto* instance = cursor.read(fault);
      if (instance != nullptr) program.answer(cursor.record(), *instance, answers.buffer());
    }
  }

  std::string cannot_fail(std::size_t mistake) const override {
    return P::cannot_fail(bound_.config, mistake);
  }

  std::string explain(const Case& instance) const override {
    const auto& known = CaseOf<P>::of(instance);
    return P::explain(bound_.config, known.record(1), known.instance());
  }

 private:
  const Bound<P>& bound_;
};

}  // namespace boardmill::detail
