#include "cli/progress_line.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <utility>

#include "cli/program.h"
#include "io/system.h"

namespace boardmill::cli {
namespace {

constexpr double second_ns = 1e9;

}  // namespace

void add_progress_option(Arguments& arguments) {
  arguments.add()("progress",
                  options::value<std::string>()->default_value("auto", "")->value_name("WHEN"),
                  "a progress line: auto (default: on a terminal), always or never");
}

bool read_progress_option(const Arguments& arguments, bool quiet) {
  const std::string& when = arguments.choice("progress", {"auto", "always", "never"});
  return !quiet && (when == "always" || (when == "auto" && io::is_terminal(STDERR_FILENO)));
}

ProgressLine::ProgressLine(bool wanted)
    : wanted_(wanted), terminal_(io::is_terminal(STDERR_FILENO)) {}

bool ProgressLine::due(std::int64_t elapsed_ns) {
  if (!wanted_ || elapsed_ns < next_ns_) return false;
  next_ns_ = elapsed_ns + static_cast<std::int64_t>(terminal_ ? second_ns / 5 : second_ns);
  return true;
}

void ProgressLine::show(std::string line) {
  if (!terminal_) {
    tell(line + "\n");
    return;
  }
  line.resize(std::min<std::size_t>(line.size(), io::terminal_width(STDERR_FILENO) - 1));
  tell("\r" + line + "\033[K");
  shown_ = true;
}

void ProgressLine::clear() {
  if (std::exchange(shown_, false)) tell("\r\033[K");
}

std::string duration_text(double seconds) {
  if (seconds < 90) return fmt::format("{:.2f} s", seconds);
  const auto whole = static_cast<std::uint64_t>(seconds);
  return fmt::format("{} min {} s", whole / 60, whole % 60);
}

std::string share_text(double share, std::int64_t elapsed_ns) {
  if (!(share > 0 && share <= 1)) return {};
  const double left = static_cast<double>(elapsed_ns) / second_ns * (1 - share) / share;
  return fmt::format(", {:.0f} %, {} left", share * 100, duration_text(left));
}

}  // namespace boardmill::cli
