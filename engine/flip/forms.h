/// The input forms of the flip puzzle: how a source is recognised, and how a record becomes a
/// board. Covered by tests/unit/flip/forms_test.cpp and tests/golden/malformed.t.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <tl/expected.hpp>

#include "engine/flip/board.h"
#include "engine/flip/config.h"
#include "engine/puzzle/entry.h"

namespace boardmill::flip {

/// See Solving::open. A source is read as `line` when most of its first lines have a slash; as
/// `headed` when it begins with `R C` and then cells, as `counted-square` with a count, a side and
/// then y or w, as `counted-letters` with a count and then six cells of 0 or 1; else as `letters`.
/// Where two of these fit it is refused. In letters, unless the request has a size, C is the length
/// of most of the first lines, and R is 4 if C is 4, else the height of most of the first blocks
/// between blank lines; refused when R is more than 64 or a larger multiple of C.
tl::expected<Opening, Fault> open(const Config& config, std::string_view prefix, bool at_end,
                                  std::uint64_t first_line);

/// The size of a board in one line, `bwwb/bbwb/bwwb/bwww`; one of a single row ends in a slash. By
/// the slashes alone: the rows may still differ in length. Nothing: too large, or no columns.
std::optional<Size> size_of_slashed(std::string_view line);

/// Reads one record. False: the record is malformed, and `fault` says why; `board` is then garbage.
bool parse(const Config& config, const FramerState& state, const Record& record, Board& board,
           Fault& fault);

/// The characters that write_instance() writes.
Alphabet written_cells(const Config& config);

/// Appends a board in the form of the request.
void write_instance(const Config& config, const Board& board, Bytes& out);

}  // namespace boardmill::flip
