#include "engine/solitaire/judge/drawer.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/puzzle/executor.h"
#include "engine/solitaire/classes.h"
#include "engine/solitaire/far_starts.h"

namespace boardmill::solitaire {
namespace {

constexpr auto counts_by_distance = std::to_array<DistanceCount>({
#include "engine/solitaire/distance_counts.inc"
});

// A start of the list is a class; this is a uniform one of its positions, or none.
std::optional<Position> draw_far_start(int distance, Random& random) {
  const std::span<const FarStart> all = far_starts();
  const auto end = std::partition_point(
      all.begin(), all.end(), [distance](const FarStart& one) { return one.reach >= distance; });
  const auto count = static_cast<std::uint32_t>(end - all.begin());
  const Position first = unrank(all[random.below(count)].first);
  auto positions = images(first);
  std::sort(positions.begin(), positions.end());
  const auto size = std::unique(positions.begin(), positions.end()) - positions.begin();
  const std::uint32_t choice = random.below(symmetry_count);
  if (choice >= static_cast<std::uint32_t>(size)) return std::nullopt;
  return positions[choice];
}

Config without_solution(const Config& config) {
  Config result;
  result.question.max_moves = config.question.max_moves;
  result.question.cost = false;
  return result;
}

}  // namespace

std::span<const DistanceCount> distance_counts() { return counts_by_distance; }

Position draw_position(Random& random) {
  Position position = 0;
  while (!is_complete(position)) {
    position |= field_bit(random.below(64));
  }
  return position;
}

Drawer::Drawer(const Config& config)
    : solver_(without_solution(config)), max_moves_(config.question.max_moves) {}

bool Drawer::draw_by_distance(int distance, Random& random, Scratch& scratch, Pair& pair) const {
  if (distance >= static_cast<int>(counts_by_distance.size())) return false;
  if (distance < first_far_distance) {
    pair.start = draw_position(random);
  } else if (const auto start = draw_far_start(distance, random)) {
    pair.start = *start;
  } else {
    return false;
  }
  scratch.bfs.reach(pair.start, distance);
  return draw_target(distance, random, scratch, pair);
}

// Of the search that has been done.
bool Drawer::draw_target(int distance, Random& random, Scratch& scratch, Pair& pair) {
  const std::span<const Position> layer = scratch.bfs.layer(distance);
  if (layer.empty()) return false;
  // By value, so that the order in which a search finds them does not matter.
  scratch.targets.assign(layer.begin(), layer.end());
  const auto target =
      scratch.targets.begin() + random.below(static_cast<std::uint32_t>(scratch.targets.size()));
  std::nth_element(scratch.targets.begin(), target, scratch.targets.end());
  pair.target = *target;
  return true;
}

bool Drawer::draw(const Stratum& stratum, Random& random, Scratch& scratch, Pair& pair) const {
  if (stratum.kind == Stratum::Kind::cost) {
    return draw_by_distance(stratum.cost, random, scratch, pair);
  }
  pair.start = draw_position(random);
  pair.target = draw_position(random);
  if (stratum.kind == Stratum::Kind::any) return true;
  SerialExecutor executor;
  Answer answer;
  solver_.solve(pair, executor, scratch.solving, answer);
  return (answer.outcome == Outcome::solved) == (stratum.kind == Stratum::Kind::solved);
}

void Drawer::draw_mixed(Random& random, Scratch& scratch, std::vector<Pair>& pairs) const {
  Pair pair{draw_position(random), draw_position(random)};
  pairs.push_back(pair);
  scratch.bfs.reach(pair.start, max_moves_ + 2);
  for (int distance = 0; distance <= max_moves_ + 2; ++distance) {
    if (draw_target(distance, random, scratch, pair)) pairs.push_back(pair);
  }
}

Pair Drawer::canonical(const Pair& pair) const {
  const auto starts = images(pair.start);
  const auto targets = images(pair.target);
  std::pair<Position, Position> first{pair.start, pair.target};
  for (unsigned symmetry = 0; symmetry < symmetry_count; ++symmetry) {
    first = std::min(first, {starts[symmetry], targets[symmetry]});
  }
  return {first.first, first.second};
}

std::optional<std::uint64_t> Drawer::count(const Stratum& stratum, Distinct distinct) const {
  const auto limit = static_cast<std::size_t>(max_moves_);
  std::uint64_t sum = 0;
  for (std::size_t distance = 0; distance < counts_by_distance.size(); ++distance) {
    const bool within = distance <= limit;
    const bool counted = stratum.kind == Stratum::Kind::any ||
                         (stratum.kind == Stratum::Kind::cost && stratum.cost == distance) ||
                         (stratum.kind == Stratum::Kind::solved && within) ||
                         (stratum.kind == Stratum::Kind::unsolvable && !within);
    if (!counted) continue;
    sum += distinct == Distinct::symmetry ? counts_by_distance[distance].classes
                                          : counts_by_distance[distance].pairs;
  }
  return sum;
}

std::vector<Stratum> Drawer::wanted_strata() const {
  const auto furthest = static_cast<int>(distance_counts().size()) - 1;
  std::vector<Stratum> strata;
  for (int distance = 0; distance <= std::min(max_moves_ + 2, furthest); ++distance) {
    strata.push_back(stratum_of_cost(static_cast<std::uint16_t>(distance)));
  }
  if (const int far = max_moves_ + 7; far <= furthest) {
    strata.push_back(stratum_of_cost(static_cast<std::uint16_t>(far)));
  }
  strata.push_back({"yes", Stratum::Kind::solved});
  strata.push_back({"no", Stratum::Kind::unsolvable});
  return strata;
}

std::vector<Stratum> Drawer::hard_strata() const {
  return {stratum_of_cost(static_cast<std::uint16_t>(max_moves_)),
          stratum_of_cost(static_cast<std::uint16_t>(max_moves_ + 1))};
}

}  // namespace boardmill::solitaire
