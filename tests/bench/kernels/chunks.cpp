#include "tests/bench/kernels/chunks.h"

#include <cstdlib>
#include <stdexcept>
#include <utility>

#include "engine/list.h"

namespace boardmill::bench {

std::uint64_t seed() {
  static const char* const text = std::getenv("BOARDMILL_BENCH_SEED");
  return text == nullptr ? 1 : std::strtoull(text, nullptr, 10);
}

std::unique_ptr<const Job> prepare(std::string_view puzzle, const Request& request) {
  for (const Entry* entry : puzzles()) {
    if (entry->description().name != puzzle) continue;
    auto job = entry->prepare(request);
    if (!job) throw std::invalid_argument(job.error());
    return std::move(*job);
  }
  throw std::invalid_argument("no puzzle " + std::string(puzzle));
}

std::string generated(const Job& job, std::size_t count) {
  Bytes out;
  job.making()->generate(seed(), 0, count, out);
  return std::string(view(out));
}

Chunk chunk_of(const Job& job, std::string_view text) {
  const auto opening = job.solving().open(text, true, 1);
  if (!opening) throw std::invalid_argument("the job cannot read its chunk");
  return {"boards.txt", text.substr(0, opening->header_bytes), text.substr(opening->header_bytes),
          opening->framer, true};
}

void solve_chunk(benchmark::State& state, const Job& job, std::string_view text) {
  const Chunk chunk = chunk_of(job, text);
  SerialExecutor serial;
  Results results;
  for (auto _ : state) {
    job.solving().solve(chunk, serial, results);
    benchmark::DoNotOptimize(results.costs.data());
  }
  std::size_t solved = 0;
  for (const Outcome outcome : results.outcomes) solved += outcome == Outcome::solved ? 1U : 0U;
  if (!results.faults.empty()) throw std::logic_error("a record of a bench has a fault");
  const auto records = static_cast<std::int64_t>(results.size());
  state.SetItemsProcessed(state.iterations() * records);
  state.counters["records"] = static_cast<double>(records);
  state.counters["solved"] = static_cast<double>(solved);
}

}  // namespace boardmill::bench
