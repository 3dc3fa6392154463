/// Runs of the whole pipeline in memory, in one call.
#pragma once

#include <cstddef>
#include <functional>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/batch/solve.h"
#include "engine/puzzle/entry.h"
#include "tests/support/memory_ports.h"

namespace boardmill::test {

inline constexpr std::size_t whole = std::size_t{1} << 24;

/// The puzzle of this name; throws when there is none.
const Entry& puzzle(std::string_view name);

/// The Job of a request; throws what prepare() has to say against it.
std::unique_ptr<const Job> prepare(const Entry& entry, const Request& request);

/// A whole file, which outlives it; throws where it is no input for the job.
Chunk chunk_of(const Job& job, std::string_view text);

/// What a run depends on, or rather must not depend on.
struct Knobs {
  unsigned threads = 1;
  std::size_t chunk_bytes = batch::default_chunk_bytes;
  bool strict = false;
  std::size_t task_records = whole;
};

struct Outcomes {
  std::string rows;  ///< as DebugFormat prints them
  batch::SolveSummary run;
  Listener heard;
};

Outcomes solve(const Job& job, std::size_t text_columns, std::vector<Text> texts,
               const Knobs& knobs = {});

/// The rows of one source called "t".
std::string solve_text(const Entry& entry, const Request& request, std::string_view text,
                       const Knobs& knobs = {});

/// Calls `check` for every combination of threads and chunk sizes that has to give the same bytes.
void for_all_knobs(const std::function<void(const Knobs&)>& check);

/// The instances number 0 to count - 1 of a seed, with the header of the form.
std::string generate(const Job& job, std::uint64_t seed, std::uint64_t count, unsigned threads = 1);

/// The lines of a text, without their newlines.
std::vector<std::string> lines_of(std::string_view text);

/// The parts of a line between bars.
std::vector<std::string> cells_of(std::string_view line);

}  // namespace boardmill::test
