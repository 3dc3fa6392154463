/// The starts that have a target more than 24 moves away.
///
/// Every start has targets at each distance up to 17, and no pair is more than 27 moves apart. To
/// draw a pair at a distance that few starts have, one must know them: they are listed in
/// far_starts.inc, which `scripts/test release --long -R far_starts` computes again (some minutes)
/// and compares; where it differs, the test writes the right one.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/puzzle/executor.h"
#include "engine/solitaire/rank.h"

namespace boardmill::solitaire {

/// Starts at shorter distances are not listed.
inline constexpr int first_far_distance = 25;

/// A class of positions (see classes.h), by the rank of its first one.
struct FarStart {
  Rank first;
  std::uint8_t reach;  ///< the distance of its furthest target

  bool operator==(const FarStart&) const = default;
};

/// The list, by descending reach, then by ascending rank: the starts that have a target at a
/// distance come before all others.
std::span<const FarStart> far_starts();

/// The same, computed.
std::vector<FarStart> find_far_starts(Executor& executor);

}  // namespace boardmill::solitaire
