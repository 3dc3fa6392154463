#include "engine/batch/tally.h"

#include <algorithm>
#include <numeric>

namespace boardmill::batch {

std::uint64_t Tally::records() const {
  return std::accumulate(outcomes.begin(), outcomes.end(), std::uint64_t{0});
}

void Tally::add(const Results& results) {
  // Each count is a pass in vector code; one pass with five counters waits for its own stores.
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    outcomes[i] += static_cast<std::uint64_t>(
        std::count(results.outcomes.begin(), results.outcomes.end(), static_cast<Outcome>(i)));
  }
  for (const std::uint16_t cost : results.costs) {
    if (cost == Results::no_cost) continue;
    if (cost >= costs.size()) costs.resize(cost + std::size_t{1});
    ++costs[cost];
  }
  for (const Results::RowFault& row : results.faults) {
    ++errors[static_cast<std::size_t>(row.fault.kind)];
  }
}

void Tally::add(const Tally& other) {
  for (std::size_t i = 0; i < outcomes.size(); ++i) outcomes[i] += other.outcomes[i];
  for (std::size_t i = 0; i < errors.size(); ++i) errors[i] += other.errors[i];
  if (costs.size() < other.costs.size()) costs.resize(other.costs.size());
  for (std::size_t i = 0; i < other.costs.size(); ++i) costs[i] += other.costs[i];
}

}  // namespace boardmill::batch
