/// Which classic mistakes answer as a program does. Covered by
/// tests/unit/stress/resemblance_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/judge/comparator.h"
#include "engine/puzzle/entry.h"
#include "engine/stress/examiner.h"

namespace boardmill::stress {

/// One thread at a time.
class Resemblance {
 public:
  Resemblance(const Job& job, judge::Comparator comparator)
      : checking_(job.checking()),
        coaching_(job.coaching()),
        comparator_(comparator),
        alive_(job.description().mistakes.size(), true),
        shown_(alive_.size(), false) {}

  /// Drops the mistakes that answer otherwise than the program in this run. What it was right on
  /// before it was wrong for the first time is compared then, and of that a few hundred cases.
  void add(const Trial& trial);

  /// The mistakes that are left and have been wrong just as the program was.
  std::vector<std::size_t> agreeing() const;

  /// Whether the first of them is wrong on the case alone; nothing is known where none is left.
  std::optional<bool> predicts_failure(const CasePtr& one) const;

  /// How many cases have been compared.
  std::uint64_t cases() const { return cases_; }

 private:
  struct Answers {
    Cases cases;
    std::vector<std::string> right;
    std::vector<std::string> got;
  };

  void compare_all(const Answers& answers);
  bool is_any_alive() const;
  bool same(std::string_view a, std::string_view b) const {
    return compare(comparator_, a, b).match == judge::Match::same;
  }

  const Checking& checking_;
  const Coaching& coaching_;
  judge::Comparator comparator_;
  std::vector<bool> alive_;
  std::vector<bool> shown_;       ///< it was wrong as the program was
  std::vector<Answers> waiting_;  ///< right ones, until one is wrong
  std::uint64_t cases_ = 0;
  std::uint64_t passed_cases_ = 0;
  bool wrong_ = false;
};

}  // namespace boardmill::stress
