/// Words for a shell of POSIX.
/// Covered by tests/unit/io/shell_test.cpp.
#pragma once

#include <string>
#include <vector>

namespace boardmill::io {

/// A command line of which a shell makes these words: those that are not plain stand in quotes.
std::string shell_words(const std::vector<std::string>& words);

}  // namespace boardmill::io
