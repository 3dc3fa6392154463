/// Programs of contestants for Flip Game: the mistakes, and right ones for a judge's package. Their
/// texts are templates in package/ and headers in mistakes/.
/// Covered by tests/unit/flip/mistakes_test.cpp; tests/long/programs_test.cpp compiles and runs
/// them.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/flip/config.h"
#include "engine/puzzle/program.h"

namespace boardmill::flip {

/// See Publishing::mistake_program.
std::string mistake_program(const Config& config, std::size_t mistake);

/// See Publishing::programs.
std::vector<Program> programs(const Config& config, Print print);

}  // namespace boardmill::flip
