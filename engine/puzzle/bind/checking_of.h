/// The facet Checking of a puzzle.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/puzzle/bind/bound.h"
#include "engine/puzzle/checking.h"
#include "engine/puzzle/output.h"

namespace boardmill::detail {

template <Puzzle P>
class CheckingOf final : public Checking {
 public:
  /// `bound` outlives it.
  explicit CheckingOf(const Bound<P>& bound) : bound_(bound) {}

  void verify(const Records& records, std::span<const Claim* const> claims,
              std::vector<Finding>& findings) const override {
    const auto loan = bound_.scratch.borrow();
    Cursor<P> cursor(bound_, records, *loan);
    findings.assign(claims.size(), {});
    for (std::size_t i = 0; i < claims.size() && cursor.next(); ++i) {
      Fault fault;
      const auto* instance = cursor.read(fault);
      if (claims[i] == nullptr) continue;
      if (instance != nullptr) {
        verify(*instance, cursor.record().number, *claims[i], *loan, findings[i]);
      } else {
        findings[i] = verify_fault(*claims[i], Outcome::malformed, fault, P::description());
      }
      if (!claims_answer(*claims[i], P::description())) {
        findings[i].unproved = "nothing is claimed of the answer";
      }
    }
  }

  std::vector<std::string> answers(std::span<const CasePtr> cases) const override {
    std::vector<std::string> texts;
    Bytes text;
    for (const CasePtr& one : cases) {
      const auto& known = CaseOf<P>::of(*one);
      text.clear();
      if (!is_error(known.answer().outcome)) {
        P::write_text(bound_.config, answer_column, known.instance(), texts.size() + 1,
                      known.answer(), text);
      }
      texts.emplace_back(trim_line(view(text)));
    }
    return texts;
  }

  void take_answers(const Records& records, std::string_view& rest,
                    std::vector<std::string_view>& answers) const override {
    const auto loan = bound_.scratch.borrow();
    Cursor<P> cursor(bound_, records, *loan);
    while (!rest.empty() && cursor.next()) {
      Fault fault;
      const auto* instance = cursor.read(fault);
      answers.push_back(instance != nullptr ? take_answer(*instance, rest) : take_lines(rest, 1));
    }
  }

  bool takes_any_witness() const override { return bound_.print == Print::solution; }

  void judge_outputs(const Records& records, std::span<const std::string_view> outputs,
                     std::vector<std::string>& wrong) const override {
    const auto loan = bound_.scratch.borrow();
    Cursor<P> cursor(bound_, records, *loan);
    wrong.assign(outputs.size(), "answer: there is no record for it");
    for (std::size_t i = 0; i < outputs.size() && cursor.next(); ++i) {
      Fault fault;
      Finding finding;
      if (const auto* instance = cursor.read(fault)) {
        judge(*instance, cursor.record().number, outputs[i], *loan, finding);
      } else {
        Claim claim;
        claim.texts = {outputs[i]};
        finding = verify_fault(claim, Outcome::malformed, fault, P::description());
      }
      wrong[i] = std::move(finding.wrong);
    }
  }

 private:
  std::string_view take_answer([[maybe_unused]] const typename P::Instance& instance,
                               std::string_view& rest) const {
    if constexpr (requires { &P::take_answer; }) {
      return P::take_answer(bound_.config, instance, rest);
    }
    return take_lines(rest, 1);
  }

  bool read_output([[maybe_unused]] const typename P::Instance& instance,
                   [[maybe_unused]] std::string_view output, Finding& finding,
                   [[maybe_unused]] Printed& printed) const {
    ClaimReport report(finding);
    if constexpr (requires { &P::read_output; }) {
      return P::read_output(bound_.config, instance, output, report, printed);
    }
    throw std::logic_error("there is nothing to be read but answers");
  }

  void verify(const typename P::Instance& instance, std::uint64_t record, const Claim& claim,
              Working<P>& work, Finding& finding) const {
    if (!takes_any_witness() || claim.texts.size() <= answer_column) {
      return bound_.verifier.verify(instance, record, claim, work.verifying, finding);
    }
    Claim others = claim;
    const auto answer = std::exchange(others.texts[answer_column], std::nullopt);
    bound_.verifier.verify(instance, record, others, work.verifying, finding);
    if (answer && finding.wrong.empty()) judge(instance, record, *answer, work, finding);
  }

  // What a program has printed for a record.
  void judge(const typename P::Instance& instance, std::uint64_t record, std::string_view output,
             Working<P>& work, Finding& finding) const {
    Claim claim;
    Printed printed;
    if (!takes_any_witness()) {
      claim.texts = {output};
    } else {
      if (!read_output(instance, output, finding, printed)) return;
      claim = claim_of(printed, P::description());
    }
    bound_.verifier.verify(instance, record, claim, work.verifying, finding);
  }

  const Bound<P>& bound_;
};

}  // namespace boardmill::detail
