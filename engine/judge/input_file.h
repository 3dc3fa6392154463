/// A whole input file in memory.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "engine/puzzle/making.h"
#include "engine/puzzle/solving.h"

namespace boardmill::judge {

/// The records of `text`, which outlives the chunk, or why they cannot be found. It begins with the
/// line `first_line` of its file.
tl::expected<Chunk, Fault> open_whole(const Solving& solving, std::string_view text,
                                      std::uint64_t first_line = 1);

/// A file of the input format of the job. A single board ends with its last row: the blank line
/// that parts boards has nothing to part.
std::string make_file(const Making& making, std::span<const CasePtr> cases);

}  // namespace boardmill::judge
