/// Cases that are remembered: by their numbers where the space has some, else by their texts.
/// Covered by tests/unit/stress/shrinker_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_set>

#include "engine/puzzle/making.h"

namespace boardmill::stress {

/// One thread at a time.
class CaseSet {
 public:
  /// `space` outlives it.
  explicit CaseSet(const Space& space) : space_(space), numbered_(space.size().has_value()) {}

  /// False: it was there.
  bool add(const Case& one) {
    return numbered_ ? numbers_.insert(space_.rank(one)).second : texts_.insert(one.text()).second;
  }

  bool has(const Case& one) const {
    return numbered_ ? numbers_.count(space_.rank(one)) != 0 : texts_.count(one.text()) != 0;
  }

  std::size_t size() const { return numbers_.size() + texts_.size(); }

  /// How many have a number less than `rank`.
  std::uint64_t count_below(std::uint64_t rank) const {
    std::uint64_t count = 0;
    for (const std::uint64_t number : numbers_) count += number < rank ? 1 : 0;
    return count;
  }

  void clear() {
    numbers_.clear();
    texts_.clear();
  }

 private:
  const Space& space_;
  bool numbered_;
  std::unordered_set<std::uint64_t> numbers_;
  std::unordered_set<std::string> texts_;
};

}  // namespace boardmill::stress
