/// The words for how a record ended and for what was wrong with it: one table each, used by every
/// output format, message and document.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace boardmill {

/// How a record ended. The column `outcome`.
enum class Outcome : std::uint8_t { solved, unsolvable, malformed, over_limit, unreadable };

/// What was wrong with a record that is malformed, over a limit or unreadable.
enum class ErrorKind : std::uint8_t {
  bad_cell,        ///< a byte that is no piece of the alphabet
  row_length,      ///< a row with too few or too many cells
  missing_row,     ///< a blank line or the end came before the last row
  board_size,      ///< rows x columns outside 1x1 to 64x64, or not the size asked for
  bad_number,      ///< a token that is no whole number
  out_of_range,    ///< a number outside its range
  same_field,      ///< two pieces on one field
  missing_number,  ///< a blank line or the end came before the last number
  extra_number,    ///< more numbers than a record has
  bad_count,       ///< the count of records is missing or no number
  input_ends,      ///< fewer records than the count said
  extra_text,      ///< text after the last record that the count announced
  line_length,     ///< a line over 64 KiB, skipped unread
  limit,           ///< the instance is valid, and beyond what the method takes
  unreadable,      ///< the source cannot be opened or breaks off
  wrong_form,      ///< the source is not in the form it is read in
  bad_csv,         ///< quotes that do not match, or too many or too few cells
};

namespace detail {
inline constexpr std::array<std::string_view, 5> outcome_text{"solved", "unsolvable", "malformed",
                                                              "over-limit", "unreadable"};
inline constexpr std::array<std::string_view, 17> error_text{
    "bad cell",      "row length",     "missing row",  "board size", "bad number", "out of range",
    "same field",    "missing number", "extra number", "bad count",  "input ends", "extra text",
    "line too long", "limit",          "unreadable",   "wrong form", "bad csv"};
}  // namespace detail

inline constexpr std::size_t outcome_count = detail::outcome_text.size();
inline constexpr std::size_t error_kind_count = detail::error_text.size();
static_assert(static_cast<std::size_t>(Outcome::unreadable) + 1 == outcome_count);
static_assert(static_cast<std::size_t>(ErrorKind::bad_csv) + 1 == error_kind_count);

constexpr std::string_view text(Outcome outcome) {
  return detail::outcome_text[static_cast<std::size_t>(outcome)];
}
constexpr std::string_view text(ErrorKind kind) {
  return detail::error_text[static_cast<std::size_t>(kind)];
}

/// True for the outcomes that make the exit status 1 or 3: nothing was decided about the record.
constexpr bool is_error(Outcome outcome) { return outcome >= Outcome::malformed; }

}  // namespace boardmill
