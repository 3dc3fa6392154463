/// The one idea of a blank, a line and a token that all readers of instances share. Who reads a
/// text in two steps, first to see what it is and then to take it, must do both with these. Covered
/// by tests/unit/puzzle/lines_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/puzzle/size.h"

namespace boardmill {

/// True for what may stand between tokens, and unnoticed at the end of a line. The lone carriage
/// return is one of them: it ends no line.
constexpr bool is_space(char byte) {
  return byte == ' ' || byte == '\t' || byte == '\r' || byte == '\v' || byte == '\f';
}

/// Whether a text has nothing but blanks and newlines.
bool is_blank(std::string_view text);

/// The line without its newline and what may stand unnoticed before it.
std::string_view trim_line(std::string_view line);

/// Takes the first line off `text` and returns it without its newline.
std::string_view take_line(std::string_view& text);

/// Takes so many lines off `text`, without what may stand unnoticed after the last of them; fewer
/// where it ends.
std::string_view take_lines(std::string_view& text, std::size_t count);

/// Takes the next token off `text`; empty at its end. `\n` is a blank like others.
std::string_view take_token(std::string_view& text);

/// The number that is all of a line, as parse_number() reads it.
std::optional<std::uint64_t> line_number(std::string_view line);

/// The size that a header line says: rows and columns, or the side of a square where it has
/// `numbers` = 1; each from 1 to max_side, and nothing else in the line.
std::optional<Size> line_size(std::string_view line, std::uint32_t numbers);

}  // namespace boardmill
