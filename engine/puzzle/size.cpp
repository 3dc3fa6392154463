#include "engine/puzzle/size.h"

#include <fmt/format.h>

namespace boardmill {

std::optional<std::uint64_t> parse_number(std::string_view text) {
  if (text.empty() || text.size() > 18) return std::nullopt;
  std::uint64_t number = 0;
  for (const char digit : text) {
    if (digit < '0' || digit > '9') return std::nullopt;
    number = number * 10 + static_cast<std::uint64_t>(digit - '0');
  }
  return number;
}

std::optional<Size> parse_size(std::string_view text) {
  const std::size_t cross = text.find('x');
  if (cross == std::string_view::npos) return std::nullopt;
  const auto rows = parse_number(text.substr(0, cross));
  const auto columns = parse_number(text.substr(cross + 1));
  const auto fits = [](auto side) { return side >= 1 && side <= max_side; };
  if (!rows || !columns || !fits(*rows) || !fits(*columns)) return std::nullopt;
  return Size{static_cast<unsigned>(*rows), static_cast<unsigned>(*columns)};
}

std::string to_string(Size size) { return fmt::format("{}x{}", size.rows, size.columns); }

}  // namespace boardmill
