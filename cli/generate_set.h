/// boardmill generate --set judge and --package: sets of test data.
#pragma once

#include "cli/arguments.h"
#include "cli/run_options.h"

namespace boardmill::cli {

/// Adds the options of sets and packages to those of `generate`.
void add_set_options(Arguments& arguments);

/// Makes the set and writes it: as a stream, as packages, or into one. Throws UsageError.
Exit run_generate_set(const Arguments& arguments, const PuzzleChoice& puzzle,
                      const Request& request, const RunOptions& run);

}  // namespace boardmill::cli
