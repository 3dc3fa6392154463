/// Breadth-first search of the whole graph from many sources at once.
///
/// Idea: Then et al., "The More the Merrier: Efficient Multi-Source Graph Traversal", PVLDB 8(4),
/// 2014: each state has one bit for each of 512 sources, set once the source has come to it. One
/// pass over all states and their neighbours takes every search one move on: a state is reached
/// within d moves if it or a neighbour was within d - 1. The ranks of the neighbours of consecutive
/// ranks are mostly consecutive as well, so whole cache lines come in streams.
/// Cost: about a second for 512 sources and one core, hence 2 ms a source; 120 MB, for any number
/// of threads, because they share one flood.
/// Not better: 256 sources (2.5 ms) or 1,024 (2.5 ms) at once, and AVX2 or AVX-512 (memory, not
/// arithmetic, is the limit); one source at a time with a 64-bit mask of the fourth piece for every
/// three others (9 ms).
/// Covered by tests/unit/solitaire/census_test.cpp, against a naive search.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/puzzle/executor.h"
#include "engine/solitaire/position.h"
#include "engine/solitaire/rank.h"

namespace boardmill::solitaire {

/// It is scratch memory: one run at a time.
class Flood {
 public:
  static constexpr std::size_t max_sources = 512;

  Flood();

  /// How many pairs of a source and a state there are at each distance, from 0 up to `max_moves` or
  /// the largest that occurs. At most max_sources sources. What comes back once `stop` is set is
  /// garbage.
  std::vector<std::uint64_t> run(std::span<const Position> sources, int max_moves,
                                 Executor& executor, const std::atomic<bool>& stop);

  /// Which sources have come to a state in the last run, a bit for each, the first one lowest.
  const std::array<std::uint64_t, max_sources / 64>& reached(Rank state) const {
    return now_[state].words;
  }

 private:
  /// One bit a source; a cache line.
  struct alignas(64) Reached {
    std::array<std::uint64_t, max_sources / 64> words{};
  };

  std::uint64_t advance(std::size_t begin, std::size_t end);

  std::vector<std::uint32_t> first_neighbours_;  ///< by rank: where they begin in neighbours_
  std::vector<Rank> neighbours_;
  std::vector<Reached> now_, next_;  ///< by rank
  Reached all_;                      ///< the bits of all sources
  std::uint64_t sources_ = 0;        ///< how many bits that is
};

}  // namespace boardmill::solitaire
