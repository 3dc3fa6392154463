/// Chunks of instances in memory, and one run of a Job over them.
#pragma once

#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/puzzle/entry.h"

namespace boardmill::bench {

/// Of all instances that are drawn here. scripts/bench gives it on as BOARDMILL_BENCH_SEED.
std::uint64_t seed();

/// Throws what the puzzle has to say against the request.
std::unique_ptr<const Job> prepare(std::string_view puzzle, const Request& request);

/// Uniform instances, in the input form of the request.
std::string generated(const Job& job, std::size_t count);

/// `text` as one whole chunk; throws if the job cannot read it. `text` outlives it.
Chunk chunk_of(const Job& job, std::string_view text);

/// Solves `text` again and again with one thread; counts records as items.
void solve_chunk(benchmark::State& state, const Job& job, std::string_view text);

}  // namespace boardmill::bench
