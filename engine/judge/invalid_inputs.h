/// Bad files of data made of a good one, so that what has to refuse them can be tried: validators
/// of input and checkers of output. They know no puzzle.
/// Covered by tests/unit/judge/invalid_inputs_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace boardmill::judge {

struct BadFile {
  std::string name;  ///< "leading-zero"
  std::string why;   ///< one sentence
  std::string bytes;
};

/// What no strict validator may accept, whatever the puzzle: `input` with one fault each. Faults
/// that cannot be made of this input (no letters whose case could be swapped) are left out.
std::vector<BadFile> invalid_inputs(std::string_view input);

/// What no checker may accept as output where `answer` is right.
std::vector<BadFile> invalid_outputs(std::string_view answer);

/// What a checker has to accept besides `answer` itself.
std::vector<BadFile> valid_outputs(std::string_view answer);

}  // namespace boardmill::judge
