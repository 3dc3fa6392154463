#include "engine/batch/clip.h"

#include <cstring>
#include <string_view>

namespace boardmill::batch {

std::size_t LineClip::apply(char* bytes, std::size_t size) {
  constexpr std::size_t npos = std::string_view::npos;
  std::size_t kept = 0;
  std::size_t next = 0;
  const auto keep = [&](std::size_t count) {
    if (kept != next) std::memmove(bytes + kept, bytes + next, count);
    kept += count;
    next += count;
  };
  while (next < size) {
    const std::string_view rest(bytes + next, size - next);
    if (dropping_) {
      const std::size_t newline = rest.find('\n');
      if (newline == npos) break;
      next += newline;
      keep(1);
      dropping_ = false;
      line_bytes_ = 0;
      continue;
    }
    // No line can get too long before the end of this window, so only its last newline matters.
    const std::string_view window = rest.substr(0, most_bytes_ + 1 - line_bytes_);
    const std::size_t newline = window.rfind('\n');
    if (newline != npos) {
      keep(newline + 1);
      line_bytes_ = 0;
    } else if (window.size() + line_bytes_ <= most_bytes_) {
      keep(window.size());
      line_bytes_ += window.size();
    } else {
      keep(window.size());
      bytes[kept - 1] = '\0';
      dropping_ = true;
    }
  }
  return kept;
}

}  // namespace boardmill::batch
