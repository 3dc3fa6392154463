#include "engine/solitaire/far_starts.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <tuple>

#include "engine/solitaire/bfs.h"
#include "engine/solitaire/classes.h"
#include "engine/solitaire/flood.h"

namespace boardmill::solitaire {
namespace {

constexpr auto far_start_list = std::to_array<FarStart>({
#include "engine/solitaire/far_starts.inc"
});

// Those of the sources that have a target further away than the flood has run.
std::vector<Position> unfinished(const Flood& flood, std::span<const Position> sources) {
  std::array<std::uint64_t, Flood::max_sources / 64> everywhere;
  everywhere.fill(~std::uint64_t{0});
  for (Rank state = 0; state < position_count; ++state) {
    for (std::size_t word = 0; word < everywhere.size(); ++word) {
      everywhere[word] &= flood.reached(state)[word];
    }
  }
  std::vector<Position> result;
  for (std::size_t i = 0; i < sources.size(); ++i) {
    if (((everywhere[i / 64] >> (i % 64)) & 1U) == 0) result.push_back(sources[i]);
  }
  return result;
}

std::uint8_t reach_of(Position start, Bfs& bfs) {
  bfs.reach(start, 99);
  int furthest = 0;
  for (Rank target = 0; target < position_count; ++target) {
    furthest = std::max(furthest, bfs.distance(unrank(target)));
  }
  return static_cast<std::uint8_t>(furthest);
}

}  // namespace

std::span<const FarStart> far_starts() { return far_start_list; }

std::vector<FarStart> find_far_starts(Executor& executor) {
  std::vector<Position> starts;
  for (const Class& one : classes()) starts.push_back(one.first);
  std::vector<FarStart> found;
  Flood flood;
  Bfs bfs;
  const std::atomic<bool> stop = false;
  for (std::span<const Position> rest = starts; !rest.empty();) {
    const auto sources = rest.first(std::min(rest.size(), Flood::max_sources));
    rest = rest.subspan(sources.size());
    flood.run(sources, first_far_distance - 1, executor, stop);
    for (const Position start : unfinished(flood, sources)) {
      found.push_back({rank(start), reach_of(start, bfs)});
    }
  }
  std::sort(found.begin(), found.end(), [](const FarStart& a, const FarStart& b) {
    return std::tuple(b.reach, a.first) < std::tuple(a.reach, b.first);
  });
  return found;
}

}  // namespace boardmill::solitaire
