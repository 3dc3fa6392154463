/// Keeps the user informed of one long computation, and the computation of the user's wish to stop.
#pragma once

#include <atomic>
#include <string>
#include <thread>
#include <utility>

#include "cli/progress_line.h"
#include "engine/puzzle/census.h"
#include "io/system.h"

namespace boardmill::cli {

/// While it lives, a thread of its own shows how far a computation has come, and passes the wish to
/// stop on to it.
class Watcher {
 public:
  /// `what` is what the line begins with; `wanted`: whether there is a line.
  Watcher(std::string what, Progress& progress, const io::StopSignal& stop, bool wanted)
      : what_(std::move(what)),
        progress_(progress),
        stop_(stop),
        line_(wanted),
        thread_(io::start_thread([this] { watch(); })) {}
  Watcher(const Watcher&) = delete;
  Watcher& operator=(const Watcher&) = delete;
  ~Watcher();

 private:
  void watch();

  std::string what_;
  Progress& progress_;
  const io::StopSignal& stop_;
  ProgressLine line_;
  std::atomic<bool> over_ = false;
  std::thread thread_;
};

}  // namespace boardmill::cli
