/// Programs of contestants for Flip Game: the mistakes, and right ones for a judge's package. Their
/// texts are templates in package/ and headers in mistakes/.
/// Covered by tests/unit/flip/mistakes_test.cpp; tests/golden/long/programs.t compiles and runs
/// them.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/flip/config.h"
#include "engine/puzzle/program.h"

namespace boardmill::flip {

/// See Job::mistake_program.
std::string mistake_program(const Config& config, std::size_t mistake);

/// See Job::programs.
std::vector<Program> programs(const Config& config, Print print);

}  // namespace boardmill::flip
