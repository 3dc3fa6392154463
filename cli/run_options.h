/// What every command that runs on threads and writes an output has in common.
#pragma once

#include <cstdint>
#include <string>

#include "cli/arguments.h"
#include "engine/batch/arena.h"
#include "engine/batch/ports.h"
#include "io/output.h"

namespace boardmill::cli {

/// Adds -o, -j and -q, or reads them.
void add_run_options(Arguments& arguments);

struct RunOptions {
  std::string output;    ///< "-": stdout
  unsigned threads = 1;  ///< wanted
  bool quiet = false;
};

/// Throws UsageError.
RunOptions read_run_options(const Arguments& arguments);

/// The threads of a run, as many of them as the system lets start; tells, unless it is quiet, if
/// these are not all.
batch::Arena arena_of(const RunOptions& run);

/// The exit status of a run, whose output is committed if it is complete; says what an interrupted
/// one leaves of it. `failed`: an input could not be read; `found`: something was wrong with one.
Exit exit_of(batch::RunEnd end, const io::Output& output, bool failed = false, bool found = false);

/// --spool-limit SIZE: how long a temporary file may get, in bytes. Throws UsageError.
void add_spool_option(Arguments& arguments);
std::uint64_t read_spool_option(const Arguments& arguments);

/// --seed N, default 1; `random` draws one and says which. Throws UsageError.
void add_seed_option(Arguments& arguments);
std::uint64_t read_seed(const Arguments& arguments);

}  // namespace boardmill::cli
