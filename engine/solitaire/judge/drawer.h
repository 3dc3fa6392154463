/// Draws pairs by their exact distance, and counts them.
///
/// A distance is drawn as a start, uniform among those that have a target so far away, and then a
/// target, uniform among all that are. Distances that few starts have come from the list of those
/// starts (far_starts.h). Pairs within and beyond the limit are uniform among all such pairs.
/// Cost: a full search a pair, up to some tens of milliseconds for the greatest distances.
/// Counts are a table (distance_counts.inc) that long.solitaire_census computes again.
/// Covered by tests/unit/solitaire/drawer_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/puzzle/random.h"
#include "engine/puzzle/stratum.h"
#include "engine/solitaire/bfs.h"
#include "engine/solitaire/config.h"
#include "engine/solitaire/solver.h"

namespace boardmill::solitaire {

/// How many pairs there are at a distance, and classes of them under the symmetries of the square.
struct DistanceCount {
  std::uint64_t pairs;
  std::uint64_t classes;
};

/// By distance, from 0 to the greatest one that occurs.
std::span<const DistanceCount> distance_counts();

/// Immutable; any thread may call it, each with a scratch of its own.
class Drawer {
 public:
  struct Scratch {
    Bfs bfs;
    Solver::Scratch solving;
    std::vector<Position> targets;
  };

  explicit Drawer(const Config& config);

  /// One try. False: it gave no pair.
  bool draw(const Stratum& stratum, Random& random, Scratch& scratch, Pair& pair) const;

  /// Appends pairs of one start at every distance up to two beyond the limit, and a uniform pair:
  /// one search for all of them.
  void draw_mixed(Random& random, Scratch& scratch, std::vector<Pair>& pairs) const;

  /// How many tries in a row that give no pair say that there is probably none.
  std::uint64_t max_tries() const { return std::uint64_t{1} << 24; }

  /// The pair that stands for all that symmetries make of it.
  Pair canonical(const Pair& pair) const;

  /// How many pairs there are, or classes of them under the symmetries.
  std::optional<std::uint64_t> count(const Stratum& stratum, Distinct distinct) const;

  /// The strata that a set has to cover: every distance up to the limit, two beyond it and one far
  /// away.
  std::vector<Stratum> wanted_strata() const;

  /// The distances next to the limit, on both sides.
  std::vector<Stratum> hard_strata() const;

 private:
  bool draw_by_distance(int distance, Random& random, Scratch& scratch, Pair& pair) const;
  static bool draw_target(int distance, Random& random, Scratch& scratch, Pair& pair);

  Solver solver_;
  int max_moves_;
};

/// A uniform position.
Position draw_position(Random& random);

}  // namespace boardmill::solitaire
