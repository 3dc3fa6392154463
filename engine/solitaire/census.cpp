#include "engine/solitaire/census.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <numeric>

#include "engine/solitaire/classes.h"
#include "engine/solitaire/flood.h"

namespace boardmill::solitaire {
namespace {

// Starts that count equally often.
struct Batch {
  std::vector<Position> starts;
  unsigned weight;
};

// Starts that are close to each other stay so: their floods then fill the same states.
std::vector<Batch> batches() {
  std::vector<Batch> result;
  std::vector<Class> all = classes();
  std::stable_sort(all.begin(), all.end(),
                   [](const Class& a, const Class& b) { return a.size < b.size; });
  for (const Class& next : all) {
    if (result.empty() || result.back().weight != next.size ||
        result.back().starts.size() == Flood::max_sources) {
      result.push_back({{}, next.size});
    }
    result.back().starts.push_back(next.first);
  }
  return result;
}

}  // namespace

std::vector<CensusRow> census(int max_moves, Executor& executor, Progress& progress) {
  const std::vector<Batch> work = batches();
  progress.total = work.size();
  Flood flood;
  std::vector<std::uint64_t> pairs;
  for (const Batch& batch : work) {
    if (progress.stop) break;
    const auto counts = flood.run(batch.starts, max_moves, executor, progress.stop);
    pairs.resize(std::max(pairs.size(), counts.size()));
    for (std::size_t cost = 0; cost < counts.size(); ++cost) {
      pairs[cost] += batch.weight * counts[cost];
    }
    ++progress.done;
  }

  std::vector<CensusRow> rows;
  for (std::size_t cost = 0; cost < pairs.size(); ++cost) {
    rows.push_back({fmt::format("{}", cost), fmt::format("{}", pairs[cost])});
  }
  constexpr std::uint64_t all = std::uint64_t{position_count} * position_count;
  const std::uint64_t solvable = std::accumulate(pairs.begin(), pairs.end(), std::uint64_t{0});
  rows.push_back({"unsolvable", fmt::format("{}", all - solvable)});
  return rows;
}

}  // namespace boardmill::solitaire
