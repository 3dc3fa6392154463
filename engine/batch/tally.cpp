#include "engine/batch/tally.h"

#include <algorithm>
#include <numeric>

namespace boardmill::batch {

std::uint64_t Tally::records() const {
  return std::accumulate(outcomes.begin(), outcomes.end(), std::uint64_t{0});
}

namespace {

// The compiler makes vector code of it: the counters are bytes, summed before they overflow.
std::uint64_t count(const std::vector<Outcome>& outcomes, Outcome wanted) {
  std::uint64_t total = 0;
  for (std::size_t i = 0; i < outcomes.size();) {
    const std::size_t end = std::min<std::size_t>(i + 128, outcomes.size());
    unsigned char equal = 0;
    for (; i < end; ++i) equal = static_cast<unsigned char>(equal + (outcomes[i] == wanted));
    total += equal;
  }
  return total;
}

}  // namespace

void Tally::add(const Results& results) {
  // Whatever is neither solved nor unsolvable has a fault.
  const std::uint64_t solved = count(results.outcomes, Outcome::solved);
  outcomes[static_cast<std::size_t>(Outcome::solved)] += solved;
  outcomes[static_cast<std::size_t>(Outcome::unsolvable)] +=
      results.size() - results.faults.size() - solved;
  for (const Results::RowFault& row : results.faults) {
    ++outcomes[static_cast<std::size_t>(results.outcomes[row.row])];
    ++errors[static_cast<std::size_t>(row.fault.kind)];
  }
  for (const std::uint16_t cost : results.costs) {
    if (cost == Results::no_cost) continue;
    if (cost >= costs.size()) costs.resize(cost + std::size_t{1});
    ++costs[cost];
  }
}

void Tally::add(const Tally& other) {
  for (std::size_t i = 0; i < outcomes.size(); ++i) outcomes[i] += other.outcomes[i];
  for (std::size_t i = 0; i < errors.size(); ++i) errors[i] += other.errors[i];
  if (costs.size() < other.costs.size()) costs.resize(other.costs.size());
  for (std::size_t i = 0; i < other.costs.size(); ++i) costs[i] += other.costs[i];
}

}  // namespace boardmill::batch
