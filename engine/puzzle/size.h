/// The size of a rectangular board, and the limits that hold for every board and every line.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace boardmill {

/// Boards have from 1 to this many rows and columns.
inline constexpr unsigned max_side = 64;

/// A longer line is malformed; what is over the limit is skipped unread.
inline constexpr std::size_t max_line_bytes = std::size_t{64} << 10;

struct Size {
  unsigned rows = 0;
  unsigned columns = 0;

  unsigned cells() const { return rows * columns; }
  bool operator==(const Size&) const = default;
};

/// "4x4" and so on, each side from 1 to max_side; nothing for any other text.
std::optional<Size> parse_size(std::string_view text);

/// "4x4".
std::string to_string(Size size);

/// A whole number of at most 18 digits and nothing else: no sign, no blank.
std::optional<std::uint64_t> parse_number(std::string_view text);

}  // namespace boardmill
