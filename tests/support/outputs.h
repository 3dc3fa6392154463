/// What programs print, right and spoiled, and what the engine says of it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/puzzle/entry.h"
#include "tests/support/package_variants.h"

namespace boardmill::test {

/// An input file with the judge's answers.
struct JudgedInput {
  std::string input, answer;
  bool solvable;  ///< the first case
};

/// Solvable and unsolvable cases, if there are any within reach, and many cases at once.
std::vector<JudgedInput> judged_inputs(const Job& job, const Variant& variant, bool many_cases);

/// What stands for a witness where there is none.
std::string impossible_of(const Variant& variant);

std::string random_bytes(std::size_t count);

/// Outputs that are wrong whatever the witness.
std::vector<std::string> wrong_outputs(const Variant& variant, const JudgedInput& judged);

/// An answer with a line left out, doubled, exchanged with the next one, or with another digit:
/// about `most` of them, evenly from all. Some may be right.
std::vector<std::string> changed_outputs(const std::string& answer, std::size_t most);

/// What Checking::judge_outputs says of one output for the first record of a file.
std::string fault_of(const Job& job, std::string_view input, std::string_view output);

/// What is wrong with the output for a whole file, as a caller finds it with Checking::take_answers
/// and Checking::judge_outputs; empty if nothing.
std::string fault_of_all(const Job& job, std::string_view input, std::string_view output);

}  // namespace boardmill::test
