/// The main job: sources in, every record solved in parallel, rows out in input order.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "engine/batch/arena.h"
#include "engine/batch/ports.h"
#include "engine/batch/tally.h"
#include "engine/batch/writer.h"
#include "engine/puzzle/making.h"
#include "engine/puzzle/solving.h"

namespace boardmill::batch {

/// Bytes of input that travel together. Much larger chunks leave the caches of the processor, much
/// smaller ones cost more than they hold.
inline constexpr std::size_t default_chunk_bytes = std::size_t{256} << 10;

struct SolveOptions {
  std::size_t chunk_bytes = default_chunk_bytes;
  bool strict = false;  ///< the first row with an error is the last one
  std::size_t task_records = std::numeric_limits<std::size_t>::max();  ///< at most so many a task
};

struct SolveSummary {
  Tally tally;  ///< of the rows that went out
  RunEnd end = RunEnd::complete;
};

/// Solves every record of every source and writes a row for each. The rows are the same for any
/// number of threads, any chunk size and any tasks; memory is bounded by the chunks in flight,
/// about two a thread. Once `interrupted` is set no more is read, and what has been read is
/// finished. Throws what the sink throws; failures of sources become rows.
SolveSummary solve(Arena& arena, Sources& sources, const Solving& solving, const RowFormat& format,
                   Sink& sink, const SolveOptions& options, Observer& observer,
                   const std::atomic<bool>& interrupted);

/// Writes the uniform random instances number 0 to count - 1 of `seed`, with the header of the
/// form. The bytes are the same for any number of threads. Returns complete, interrupted or
/// output_closed.
RunEnd generate(Arena& arena, const Making& making, std::uint64_t seed, std::uint64_t count,
                Sink& sink, const std::atomic<bool>& interrupted);

}  // namespace boardmill::batch
