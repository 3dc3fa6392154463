/// How many records ended how.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/puzzle/kinds.h"
#include "engine/puzzle/results.h"

namespace boardmill::batch {

struct Tally {
  std::array<std::uint64_t, outcome_count> outcomes{};   ///< by Outcome
  std::array<std::uint64_t, error_kind_count> errors{};  ///< by ErrorKind
  std::vector<std::uint64_t> costs;                      ///< solved records, by cost

  std::uint64_t of(Outcome outcome) const { return outcomes[static_cast<std::size_t>(outcome)]; }
  std::uint64_t records() const;

  void add(const Results& results);
  void add(const Tally& other);
};

}  // namespace boardmill::batch
