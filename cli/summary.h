/// The machine-readable account of a run: solve --summary FILE.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>

#include "cli/program.h"
#include "engine/batch/solve.h"
#include "io/inputs.h"

namespace boardmill::cli {

struct SummaryFacts {
  const Words& command;  ///< as typed, after `boardmill`
  std::string_view puzzle;
  std::string_view problem;  ///< empty: the plain puzzle
  const batch::SolveSummary& run;
  const std::deque<io::InputRecord>& inputs;
  std::size_t left_out;  ///< names in folders and archives that are no inputs
  std::int64_t time_ns;
  unsigned threads;
};

/// JSON, indented, with a final newline.
std::string summary_json(const SummaryFacts& facts);

}  // namespace boardmill::cli
