#include "engine/puzzle/picture.h"

#include <fmt/format.h>

#include <algorithm>

namespace boardmill {
namespace {

constexpr std::size_t gap = 3;

std::size_t width_of(const Picture& picture) {
  std::size_t width = picture.title.size();
  for (const std::string& row : picture.rows) width = std::max(width, row.size());
  return width;
}

void end_line(std::string& text) {
  while (text.ends_with(' ')) text.pop_back();
  text += '\n';
}

std::string with_noun(const std::string& digits, std::string_view noun) {
  const std::string_view ending = digits == "1" ? "" : noun.ends_with('s') ? "es" : "s";
  return fmt::format("{} {}{}", digits, noun, ending);
}

}  // namespace

std::string side_by_side(const std::vector<Picture>& pictures) {
  const bool titled = std::any_of(pictures.begin(), pictures.end(),
                                  [](const Picture& one) { return !one.title.empty(); });
  std::size_t width = 1;
  for (const Picture& picture : pictures) width = std::max(width, width_of(picture));
  const std::size_t a_line = std::max<std::size_t>(1, (terminal_columns + gap) / (width + gap));
  std::string text;
  for (std::size_t first = 0; first < pictures.size(); first += a_line) {
    const std::size_t end = std::min(pictures.size(), first + a_line);
    if (first != 0) text += '\n';
    std::size_t lines = 0;
    for (std::size_t i = first; i < end; ++i) {
      lines = std::max(lines, pictures[i].rows.size() + 1);
    }
    for (std::size_t line = titled ? 0 : 1; line < lines; ++line) {
      for (std::size_t i = first; i < end; ++i) {
        const Picture& picture = pictures[i];
        std::string cell;
        if (line == 0) {
          cell = picture.title;
        } else if (line <= picture.rows.size()) {
          cell = picture.rows[line - 1];
        }
        cell.resize(width + gap, ' ');
        text += cell;
      }
      end_line(text);
    }
  }
  return text;
}

std::string grouped(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t i = digits.size(); i > 3;) digits.insert(i -= 3, ",");
  return digits;
}

std::string grouped(std::uint64_t number, std::string_view noun) {
  return with_noun(grouped(number), noun);
}

std::string counted(std::uint64_t number, std::string_view noun) {
  return with_noun(std::to_string(number), noun);
}

std::string filled(std::string_view text) {
  std::string lines;
  while (text.size() > terminal_columns) {
    std::size_t end = text.rfind(' ', terminal_columns);
    if (end == std::string_view::npos) end = text.find(' ');
    if (end == std::string_view::npos) break;
    lines += text.substr(0, end);
    lines += '\n';
    text.remove_prefix(end + 1);
  }
  lines += text;
  lines += '\n';
  return lines;
}

}  // namespace boardmill
