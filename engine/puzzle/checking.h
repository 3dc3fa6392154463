/// The facet that knows right from wrong, with code that shares nothing with the solvers.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/puzzle/case.h"
#include "engine/puzzle/claim.h"

namespace boardmill {

/// Immutable: any number of threads may call any of its functions.
class Checking {
 public:
  virtual ~Checking() = default;

  /// Verifies what is claimed of each record, in order, with code that shares nothing
  /// with the solvers. Null: nothing is claimed, and its finding is empty.
  virtual void verify(const Records& records, std::span<const Claim* const> claims,
                      std::vector<Finding>& findings) const = 0;

  /// The right answer of each case, as a program prints it for a file of just these cases. They may
  /// be those of a job that differs in Request::print alone.
  virtual std::vector<std::string> answers(std::span<const CasePtr> cases) const = 0;

  /// Takes the answers of the records, in order, off the front of `rest`, which a
  /// judge or a contestant's program has printed; fewer where it ends. Any bytes: where one of them
  /// is wrong, the next ones may be cut in the wrong places.
  virtual void take_answers(const Records& records, std::string_view& rest,
                            std::vector<std::string_view>& answers) const = 0;

  /// Whether any right witness is accepted: Print::solution.
  virtual bool takes_any_witness() const = 0;

  /// Judges what a contestant's program has printed for each record, in order, as
  /// take_answers() tells it apart: an empty string where it is right, otherwise one line that says
  /// what is wrong. With Print::answer only the right text is right; with Print::solution all that
  /// the checkers of a package accept, verified by replay. Exception: where verify() does not know
  /// the minimum, a witness is right if it has no greater cost than one that is known, and so is
  /// any text that could be right.
  virtual void judge_outputs(const Records& records, std::span<const std::string_view> outputs,
                             std::vector<std::string>& wrong) const = 0;
};

}  // namespace boardmill
