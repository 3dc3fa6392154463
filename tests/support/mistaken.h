/// What the program of a mistake says of a whole source, and what it should have said.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/puzzle/entry.h"

namespace boardmill::test {

/// The index of the mistake with this name; throws when there is none.
std::size_t mistake(const Entry& entry, std::string_view name);

/// A request for answers of a puzzle or problem in the line form.
Request line_request(const Entry& entry, std::string_view name);

/// What one run of the program prints for each of so many records.
std::vector<std::string> mistaken_answers(const Job& job, std::size_t mistake,
                                          std::string_view text, std::size_t records);

/// The cells of the first text column, which is `answer`.
std::vector<std::string> right_answers(const Job& job, std::string_view text);

}  // namespace boardmill::test
