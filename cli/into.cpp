#include "cli/into.h"

#include <fmt/format.h>

#include "cli/program.h"
#include "engine/judge/into.h"
#include "io/packages.h"

namespace boardmill::cli {

void add_into(const std::string& folder, std::span<const judge::TestFile> cases, const Job* job,
              bool quiet) {
  const auto additions = judge::plan_additions(io::read_package(folder), cases, job);
  if (!additions) throw UsageError("--into: " + additions.error());
  io::add_files(folder, additions->files);
  if (quiet) return;
  tell(fmt::format("boardmill: {}: {} added, {} there already\n", folder, additions->cases,
                   additions->duplicates));
}

}  // namespace boardmill::cli
