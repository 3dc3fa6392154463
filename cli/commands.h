/// The commands, one file each.
#pragma once

#include "cli/program.h"

namespace boardmill::cli {

Exit run_solve(const Words& words);
Exit run_generate(const Words& words);
Exit run_stress(const Words& words);
Exit run_check(const Words& words);
Exit run_census(const Words& words);
Exit run_table(const Words& words);
Exit run_lint(const Words& words);
Exit run_list(const Words& words);

}  // namespace boardmill::cli
