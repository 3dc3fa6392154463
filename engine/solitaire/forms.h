/// The input forms of the solitaire puzzle: how a source is recognised, and how a record becomes a
/// pair. Covered by tests/unit/solitaire/forms_test.cpp and tests/golden/malformed.t.
#pragma once

#include <compare>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "engine/puzzle/entry.h"
#include "engine/solitaire/config.h"

namespace boardmill::solitaire {

/// See Solving::open. By the first lines: one number, then a line of 8 or 16: `counted-pairs` (and
/// so is another lone token before a line of 8, unless all lines are known and even in number); 16
/// in most of them: `line`; otherwise `pairs`. In pairs a record is one line if most of the first
/// lines have 16 numbers, two lines if most have 8, and otherwise 16 numbers across lines.
tl::expected<Opening, Fault> open(const Config& config, std::string_view prefix, bool at_end,
                                  std::uint64_t first_line);

/// Reads one record. False: the record is malformed, and `fault` says why; `pair` is then garbage.
bool parse(const Config& config, const FramerState& state, const Record& record, Pair& pair,
           Fault& fault);

/// Two positions of eight one-digit numbers and the blanks and line ends between and after them.
inline constexpr std::size_t plain_pair_bytes = 32;

/// See PlainReading: the pairs at the front of `rest` that are written so.
std::size_t read_plain(const FramerState& state, std::string_view rest, std::span<Pair> pairs);

/// Appends a pair in the form of the request; the count of a counted form is not part of it.
void write_instance(const Config& config, const Pair& pair, Bytes& out);

/// A pair with the order in which its pieces are written.
struct WrittenPair {
  Fields start, target;

  auto operator<=>(const WrittenPair&) const = default;
};

/// Of a sound record.
WrittenPair written_pair(std::string_view record);

/// Appends a pair in the form of the request and in its order of pieces.
void write_pair(const Config& config, const WrittenPair& pair, Bytes& out);

}  // namespace boardmill::solitaire
