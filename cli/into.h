/// Adding cases to a package that somebody keeps.
#pragma once

#include <span>
#include <string>

#include "engine/judge/package.h"

namespace boardmill::cli {

/// `--into FOLDER`: adds the cases, and unless `quiet` says how many. Throws UsageError for a
/// package that cannot be added to, among them one that is not of `job` (null: any will do), and
/// std::system_error.
void add_into(const std::string& folder, std::span<const judge::TestFile> cases, const Job* job,
              bool quiet);

}  // namespace boardmill::cli
