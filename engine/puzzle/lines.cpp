#include "engine/puzzle/lines.h"

#include <algorithm>

namespace boardmill {
namespace {

constexpr bool is_break(char byte) { return is_space(byte) || byte == '\n'; }

}  // namespace

bool is_blank(std::string_view text) { return std::all_of(text.begin(), text.end(), is_break); }

std::string_view trim_line(std::string_view line) {
  while (!line.empty() && is_break(line.back())) line.remove_suffix(1);
  return line;
}

std::string_view take_line(std::string_view& text) {
  const std::size_t newline = text.find('\n');
  const std::string_view line = text.substr(0, newline);
  text.remove_prefix(newline == std::string_view::npos ? text.size() : newline + 1);
  return line;
}

std::string_view take_lines(std::string_view& text, std::size_t count) {
  std::string_view rest = text;
  for (std::size_t i = 0; i < count; ++i) take_line(rest);
  const std::string_view lines = text.substr(0, text.size() - rest.size());
  text = rest;
  return trim_line(lines);
}

std::string_view take_token(std::string_view& text) {
  const auto* begin = std::find_if_not(text.begin(), text.end(), is_break);
  const auto* end = std::find_if(begin, text.end(), is_break);
  const std::string_view token(begin, static_cast<std::size_t>(end - begin));
  text.remove_prefix(static_cast<std::size_t>(end - text.begin()));
  return token;
}

std::optional<std::uint64_t> line_number(std::string_view line) {
  const auto number = parse_number(take_token(line));
  return is_blank(line) ? number : std::nullopt;
}

std::optional<Size> line_size(std::string_view line, std::uint32_t numbers) {
  const auto side = [&line]() -> unsigned {
    const std::uint64_t number = parse_number(take_token(line)).value_or(0);
    return number <= max_side ? static_cast<unsigned>(number) : 0;
  };
  Size size;
  size.rows = side();
  size.columns = numbers == 1 ? size.rows : side();
  if (size.cells() == 0 || !is_blank(line)) return std::nullopt;
  return size;
}

}  // namespace boardmill
