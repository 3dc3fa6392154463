// Solitaire: whole chunks by each method, the bounds, and the numbers of positions.
#include <benchmark/benchmark.h>

#include <array>
#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "engine/puzzle/random.h"
#include "engine/puzzle/sealed.h"
#include "engine/solitaire/bounds.h"
#include "engine/solitaire/position.h"
#include "engine/solitaire/rank.h"
#include "tests/bench/kernels/chunks.h"

namespace boardmill::bench {
namespace {

using solitaire::Position;
using solitaire::Rank;

constexpr std::size_t some = 4096;

std::vector<Rank> random_ranks(std::uint64_t number) {
  Random random(seed(), number);
  std::vector<Rank> ranks;
  for (std::size_t i = 0; i < some; ++i) ranks.push_back(random.below(solitaire::position_count));
  return ranks;
}

std::vector<Position> random_positions(std::uint64_t number) {
  std::vector<Position> positions;
  for (const Rank rank : random_ranks(number)) positions.push_back(solitaire::unrank(rank));
  return positions;
}

// The pairs of datasets/solitaire/distances.txt at these distances: 30 at each, two lines a pair.
std::string pairs_at(unsigned least, unsigned most) {
  std::ifstream file(BOARDMILL_DATASETS "/solitaire/distances.txt");
  std::string text;
  std::string line;
  for (unsigned number = 0; std::getline(file, line); ++number) {
    const unsigned distance = number / 60;
    if (distance >= least && distance <= most) text += line + "\n";
  }
  if (text.empty()) throw std::runtime_error("no pairs in datasets/solitaire/distances.txt");
  return text;
}

Request request_for(const std::string& method) {
  Request request;
  request.method = method;
  request.input_format = "pairs";
  return request;
}

template <class Bound>
void bound(benchmark::State& state, const Bound& of) {
  const auto starts = random_positions(0);
  const auto targets = random_positions(1);
  for (auto _ : state) {
    unsigned sum = 0;
    for (std::size_t i = 0; i < some; ++i) sum += of(starts[i], targets[i]);
    benchmark::DoNotOptimize(sum);
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(some));
}

void rank(benchmark::State& state) {
  const auto positions = random_positions(0);
  for (auto _ : state) {
    Rank sum = 0;
    for (const Position position : positions) sum += solitaire::rank(position);
    benchmark::DoNotOptimize(sum);
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(some));
}

void unrank(benchmark::State& state) {
  const auto ranks = random_ranks(0);
  for (auto _ : state) {
    Position sum = 0;
    for (const Rank number : ranks) sum ^= solitaire::unrank(number);
    benchmark::DoNotOptimize(sum);
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(some));
}

// What a look-up in a table pays for not trusting it: a batch of Within, in the cache.
void check_lines(benchmark::State& state) {
  constexpr std::uint32_t batch = 256;
  std::string lines(batch * sealed_line_bytes, '\0');
  std::vector<std::uint32_t> numbers;
  for (std::uint32_t number = 0; number < batch; ++number) {
    seal(&lines[number * sealed_line_bytes], number);
    numbers.push_back(number);
  }
  for (auto _ : state) benchmark::DoNotOptimize(count_intact(lines, numbers));
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(batch));
}

[[maybe_unused]] const bool registered = [] {
  const auto add = [](const std::string& name, const auto& body) {
    benchmark::RegisterBenchmark(("solitaire/" + name).c_str(), body);
  };
  add("lower_bound", [](benchmark::State& state) { bound(state, solitaire::lower_bound); });
  add("upper_bound", [](benchmark::State& state) { bound(state, solitaire::upper_bound); });
  add("rank", rank);
  add("unrank", unrank);
  add("table/check_lines", check_lines);

  for (const std::string method : {"auto", "bounds", "bidirectional", "bfs"}) {
    add("solve_chunk/" + method + "/random", [method](benchmark::State& state) {
      const auto job = prepare("solitaire", request_for(method));
      const std::string text = generated(*job, method == "bfs" ? 16 : 256);
      solve_chunk(state, *job, text);
    });
    struct Stratum {
      const char* name;
      unsigned least, most;
    };
    for (const Stratum stratum :
         {Stratum{"near_0_5", 0, 5}, {"edge_6_10", 6, 10}, {"far_11_12", 11, 12}}) {
      add("solve_chunk/" + method + "/" + stratum.name, [method, stratum](benchmark::State& state) {
        const auto job = prepare("solitaire", request_for(method));
        const std::string text = pairs_at(stratum.least, stratum.most);
        solve_chunk(state, *job, text);
      });
    }
  }
  return true;
}();

}  // namespace
}  // namespace boardmill::bench
