/// The texts of a judge's package of the solitaire puzzle.
/// Covered by tests/unit/solitaire/package_test.cpp and tests/long/package_programs_test.cpp.
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "engine/solitaire/config.h"

namespace boardmill::solitaire {

/// See Publishing::package_texts.
tl::expected<PackageTexts, std::string> package_texts(const Config& config);

}  // namespace boardmill::solitaire
