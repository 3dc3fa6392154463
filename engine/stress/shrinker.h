/// From an instance on which a program fails to the smallest one that can be found in the time.
/// Covered by tests/unit/stress/shrinker_test.cpp.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "engine/batch/arena.h"
#include "engine/puzzle/making.h"
#include "engine/stress/case_set.h"
#include "engine/stress/examiner.h"
#include "engine/stress/resemblance.h"
#include "engine/stress/run_in_order.h"

namespace boardmill::stress {

struct Counterexample {
  CaseFailure failure;
  bool proved = false;  ///< every simpler instance has been run, and none fails with this verdict
  std::uint64_t others = 0;              ///< simpler ones that fail with another verdict
  std::optional<std::uint64_t> untried;  ///< how many simpler ones have not been run; none: the
                                         ///< space is too large to say
  std::uint64_t runs = 0;                ///< made for it
  std::chrono::nanoseconds found{};      ///< when the program first failed
  std::chrono::nanoseconds shrunk{};     ///< when it failed on this one
  std::chrono::nanoseconds done{};       ///< when it was proved, or given up
};

/// One thread at a time; it runs programs on all slots.
class Shrinker {
 public:
  /// `passed`: cases on which the program is known to be right; more are added. The time counts
  /// from the clock of the examiner.
  Shrinker(const Space& space, const Examiner& examiner, batch::Arena& arena, RunSize& size,
           Resemblance& resemblance, CaseSet& passed)
      : space_(space),
        examiner_(examiner),
        arena_(arena),
        size_(size),
        resemblance_(resemblance),
        passed_(passed),
        others_(space) {}

  /// `failure` is of one instance alone, or of several (Verdict::batch_only), of which as many are
  /// left out as possible. Throws what Runner::run throws.
  Counterexample shrink(const CaseFailure& failure, std::chrono::nanoseconds until);

 private:
  const Case& instance() const { return *best_.failure.trial.cases.front(); }
  bool is_over() const { return cut_ || examiner_.now() >= until_; }
  void take(CaseFailure failure);
  bool is_failing(const CasePtr& one, bool once);
  bool find_first(const Cases& cases);
  using Marks = std::vector<bool>;
  void try_simplest(std::size_t most, const std::function<Marks(const Cases&)>& choose);
  void guess();
  Marks predicted(const Cases& cases) const;
  bool find_predicted(Cases& cases);
  void descend();
  void prove();
  void shrink_batch();

  const Space& space_;
  const Examiner& examiner_;
  batch::Arena& arena_;
  RunSize& size_;
  Resemblance& resemblance_;
  CaseSet& passed_;
  std::chrono::nanoseconds until_{};
  bool cut_ = false;
  bool company_counts_ = false;  ///< it fails on some cases in one run, and not alone
  RunSize alone_{1};
  Counterexample best_;
  judge::Verdict verdict_ = judge::Verdict::wrong_answer;  ///< that is to stay
  CaseSet others_;                                         ///< that fail otherwise
};

}  // namespace boardmill::stress
