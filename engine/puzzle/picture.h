/// Text for people, and pictures of boards for a terminal. Pure; any thread.
/// Covered by tests/unit/puzzle/picture_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace boardmill {

inline constexpr std::size_t terminal_columns = 80;

/// A drawing of characters of one column each.
struct Picture {
  std::string title;
  std::vector<std::string> rows;
};

/// The pictures in their order, as many side by side as a terminal takes, each under its title
/// unless none has one; an empty line parts those below each other. No line ends in a blank.
std::string side_by_side(const std::vector<Picture>& pictures);

/// "65,536"
std::string grouped(std::uint64_t number);

/// "65,536 presses", "1 press". Not in a cell of CSV, which holds no comma.
std::string grouped(std::uint64_t number, std::string_view noun);

/// "65536 presses", "1 press".
std::string counted(std::uint64_t number, std::string_view noun);

/// The text in lines that fit into a terminal, broken at blanks, with a newline at the end.
std::string filled(std::string_view text);

}  // namespace boardmill
