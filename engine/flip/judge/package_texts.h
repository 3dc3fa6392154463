/// The texts of a judge's package of the flip puzzle.
/// Covered by tests/unit/flip/package_test.cpp and tests/long/package_programs_test.cpp.
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "engine/flip/config.h"

namespace boardmill::flip {

/// See Publishing::package_texts. In letters a file holds one board and ends after its last row.
/// Boards of a headed or square form have up to 15 rows and columns in the judges' problems, up to
/// 64 in the plain puzzle, and exactly those of --size where it is given.
tl::expected<PackageTexts, std::string> package_texts(const Config& config);

}  // namespace boardmill::flip
