/// A whole input file in memory, as a Job sees it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "engine/puzzle/entry.h"

namespace boardmill::judge {

/// The records of `text`, which outlives the chunk, or why they cannot be found.
tl::expected<Chunk, Fault> open_whole(const Job& job, std::string_view text);

/// A file of the input format of the job from instances as Job::generate writes them. A single
/// board ends with its last row: the blank line that parts boards has nothing to part.
std::string make_file(const Job& job, const std::vector<std::string_view>& instances);

/// The right answers of a file of so many cases; they may depend on the number of the case.
std::vector<std::string> answers_in(const Job& job, const std::string& text, std::size_t cases);

}  // namespace boardmill::judge
