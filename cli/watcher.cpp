#include "cli/watcher.h"

#include <chrono>
#include <cstdint>

namespace boardmill::cli {

Watcher::~Watcher() {
  over_ = true;
  thread_.join();
  line_.clear();
}

void Watcher::watch() {
  const io::Stopwatch watch;
  while (!over_) {
    if (stop_.raised()) progress_.stop = true;
    const std::int64_t elapsed_ns = watch.elapsed_ns();
    if (progress_.total != 0 && line_.due(elapsed_ns)) {
      const auto done = static_cast<double>(progress_.done);
      const auto total = static_cast<double>(progress_.total);
      line_.show(what_ + share_text(done / total, elapsed_ns));
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
}

}  // namespace boardmill::cli
