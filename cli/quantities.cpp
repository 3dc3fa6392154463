#include "cli/quantities.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <optional>
#include <string_view>
#include <utility>

namespace boardmill::cli {
namespace {

struct Unit {
  std::string_view name;
  double factor;
};

// A number and a unit, the first of which is meant where there is none.
template <std::size_t count>
std::optional<double> read(std::string_view typed, const std::array<Unit, count>& units) {
  double value = 0;
  const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), value);
  if (error != std::errc()) return std::nullopt;
  const std::string_view unit = typed.substr(static_cast<std::size_t>(end - typed.data()));
  for (const Unit& known : units) {
    if (unit == known.name || unit.empty()) return value * known.factor;
  }
  return std::nullopt;
}

}  // namespace

std::chrono::nanoseconds read_duration(const Arguments& arguments, const char* name) {
  constexpr std::array units{Unit{"s", 1}, Unit{"ms", 1e-3}, Unit{"min", 60}, Unit{"h", 3600}};
  const auto seconds = read(arguments.text(name), units);
  if (!seconds || !(*seconds >= 1e-3) || *seconds > 7 * 86'400) {
    throw UsageError(fmt::format("--{}: expected a time such as 2s, 500ms or 1min, found {}", name,
                                 arguments.text(name)));
  }
  return std::chrono::nanoseconds(static_cast<std::int64_t>(*seconds * 1e9));
}

std::uint64_t read_bytes(const Arguments& arguments, const char* name) {
  constexpr double kilo = 1024;
  constexpr std::array units{Unit{"", 1},
                             Unit{"B", 1},
                             Unit{"K", kilo},
                             Unit{"KB", kilo},
                             Unit{"KiB", kilo},
                             Unit{"M", kilo * kilo},
                             Unit{"MB", kilo * kilo},
                             Unit{"MiB", kilo * kilo},
                             Unit{"G", kilo * kilo * kilo},
                             Unit{"GB", kilo * kilo * kilo},
                             Unit{"GiB", kilo * kilo * kilo}};
  const auto bytes = read(arguments.text(name), units);
  if (!bytes || !(*bytes >= 1) || *bytes > 1e15) {
    throw UsageError(fmt::format("--{}: expected a size such as 256M or 1G, found {}", name,
                                 arguments.text(name)));
  }
  return static_cast<std::uint64_t>(*bytes);
}

std::string text(std::chrono::nanoseconds duration) {
  const double seconds = std::chrono::duration<double>(duration).count();
  return fmt::format("{:.{}f} s", seconds, seconds < 10 ? 3 : 1);
}

std::string bytes_text(std::uint64_t bytes) {
  return fmt::format("{:.1f} MiB", static_cast<double>(bytes) / (1024.0 * 1024.0));
}

}  // namespace boardmill::cli
