/// The facet Checking of a puzzle.
#pragma once

#include <cstddef>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
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
        bound_.verifier.verify(*instance, cursor.record().number, *claims[i], loan->verifying,
                               findings[i]);
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

  void judge_outputs(const Records& records, std::span<const std::string_view> outputs,
                     std::vector<std::string>& wrong) const override {
    const auto loan = bound_.scratch.borrow();
    Cursor<P> cursor(bound_, records, *loan);
    wrong.assign(outputs.size(), "answer: there is no record for it");
    for (std::size_t i = 0; i < outputs.size() && cursor.next(); ++i) {
      wrong[i] = judge_output(cursor, outputs[i], *loan);
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

  // What is wrong with the output for the record that next() found, or nothing.
  std::string judge_output(Cursor<P>& cursor, std::string_view output, Working<P>& work) const {
    Claim claim;
    Fault fault;
    Finding finding;
    const auto* instance = cursor.read(fault);
    if (instance == nullptr) {
      claim.texts = {output};
      return verify_fault(claim, Outcome::malformed, fault, P::description()).wrong;
    }
    Printed printed;
    if (bound_.print == Print::answer) {
      claim.texts = {output};
    } else {
      if (!read_output(*instance, output, finding, printed)) return finding.wrong;
      claim = claim_of(printed, P::description());
    }
    bound_.verifier.verify(*instance, cursor.record().number, claim, work.verifying, finding);
    return finding.wrong;
  }

  const Bound<P>& bound_;
};

}  // namespace boardmill::detail
