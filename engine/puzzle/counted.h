/// What the counted input forms have in common: the line that says how many records follow.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tl/expected.hpp>

#include "engine/puzzle/framer.h"
#include "engine/puzzle/results.h"

namespace boardmill {

/// Reads the count off the front of a source into `state.remaining` and steps over its line;
/// returns the bytes of that line. `records`: what is counted, for people.
tl::expected<std::size_t, Fault> take_count(std::string_view prefix, std::string_view records,
                                            FramerState& state);

/// Whether a record is none because the count was wrong; `fault` then says so. `state` is as it
/// stands after the record.
bool is_miscounted(const FramerState& state, const Record& record, std::string_view records,
                   Fault& fault);

/// Whether a record has a line over max_line_bytes; `fault` then says so.
bool has_too_long_line(const Record& record, Fault& fault);

}  // namespace boardmill
