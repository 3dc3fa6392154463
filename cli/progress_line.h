/// The one line on stderr that says how far a run has come.
#pragma once

#include <cstdint>
#include <string>

#include "cli/arguments.h"

namespace boardmill::cli {

/// Adds --progress, or reads it: whether there is a progress line. Throws UsageError.
void add_progress_option(Arguments& arguments);
bool read_progress_option(const Arguments& arguments, bool quiet);

/// Rewritten in place on a terminal, else a line each time. One thread at a time.
class ProgressLine {
 public:
  explicit ProgressLine(bool wanted);

  /// Whether it is time to show it again: five times a second on a terminal, else once.
  bool due(std::int64_t elapsed_ns);

  void show(std::string line);

  /// Wipes it out, before anything else is said.
  void clear();

 private:
  bool wanted_;
  bool terminal_;
  bool shown_ = false;
  std::int64_t next_ns_ = 0;
};

/// "12.34 s", "2 min 5 s"
std::string duration_text(double seconds);

/// ", 40 %, 12.00 s left" for a run of which `share` is done; nothing where that says nothing.
std::string share_text(double share, std::int64_t elapsed_ns);

}  // namespace boardmill::cli
