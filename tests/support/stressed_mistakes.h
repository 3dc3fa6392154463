/// A session with the program of a classic mistake, and all that it has to bring to light.
#pragma once

#include <cstddef>

#include "tests/support/contestant.h"

namespace boardmill::test {

/// Checks that the mistake is found and made as small as it can be, in so few runs that people who
/// wait for it do not mind.
void check_session(const Exam& exam, std::size_t mistake);

}  // namespace boardmill::test
