#include "engine/solitaire/flood.h"

#include <algorithm>
#include <bit>
#include <functional>

namespace boardmill::solitaire {
namespace {

constexpr std::size_t positions_per_task = 4096;
constexpr std::size_t edge_count = 8'823'040;  // only a hint: how much to reserve

}  // namespace

Flood::Flood() : now_(position_count), next_(position_count) {
  first_neighbours_.reserve(position_count + 1);
  neighbours_.reserve(edge_count);
  for (Rank state = 0; state < position_count; ++state) {
    first_neighbours_.push_back(static_cast<std::uint32_t>(neighbours_.size()));
    const Position position = unrank(state);
    for_each_move(position, [&](Move move) { neighbours_.push_back(rank(apply(position, move))); });
  }
  first_neighbours_.push_back(static_cast<std::uint32_t>(neighbours_.size()));
}

std::vector<std::uint64_t> Flood::run(std::span<const Position> sources, int max_moves,
                                      Executor& executor, const std::atomic<bool>& stop) {
  std::fill(now_.begin(), now_.end(), Reached{});
  all_ = {};
  sources_ = sources.size();
  for (std::size_t i = 0; i < sources.size(); ++i) {
    const std::uint64_t bit = std::uint64_t{1} << (i % 64);
    now_[rank(sources[i])].words[i / 64] |= bit;
    all_.words[i / 64] |= bit;
  }

  const std::uint64_t pairs = sources_ * position_count;
  std::uint64_t within = sources_;
  std::vector<std::uint64_t> counts{within};
  for (int distance = 1; distance <= max_moves && within < pairs && !stop; ++distance) {
    const std::uint64_t before = within;
    within = executor.reduce(
        position_count, positions_per_task, std::uint64_t{0},
        [this](std::size_t begin, std::size_t end) { return advance(begin, end); },
        std::plus<std::uint64_t>());
    now_.swap(next_);
    counts.push_back(within - before);
  }
  return counts;
}

// Fills a part of next_ from now_; returns how many bits it then has.
std::uint64_t Flood::advance(std::size_t begin, std::size_t end) {
  std::uint64_t sum = 0;
  for (std::size_t state = begin; state < end; ++state) {
    Reached reached = now_[state];
    // In the last third of the passes most states have nothing left to learn.
    std::uint64_t missing = 0;
    for (std::size_t i = 0; i < reached.words.size(); ++i) {
      missing |= all_.words[i] ^ reached.words[i];
    }
    if (missing == 0) {
      next_[state] = reached;
      sum += sources_;
      continue;
    }
    for (std::uint32_t i = first_neighbours_[state]; i < first_neighbours_[state + 1]; ++i) {
      const Reached& neighbour = now_[neighbours_[i]];
      for (std::size_t word = 0; word < reached.words.size(); ++word) {
        reached.words[word] |= neighbour.words[word];
      }
    }
    next_[state] = reached;
    for (const std::uint64_t word : reached.words) {
      sum += static_cast<std::uint64_t>(std::popcount(word));
    }
  }
  return sum;
}

}  // namespace boardmill::solitaire
