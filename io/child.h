/// Another program, given a file and asked for its output.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace boardmill::io {

struct ChildLimits {
  std::chrono::milliseconds wall{10'000};
  std::size_t output_bytes = std::size_t{1} << 20;
};

struct ChildResult {
  std::string output;  ///< what it wrote to standard output, up to the limit
  bool ended = false;  ///< by itself, and with status 0
};

/// Runs a program without a shell: `words` are its name, looked up in PATH, and its arguments. It
/// reads `input` on standard input; what it says on standard error is thrown away. When it exceeds
/// a limit it is killed together with its process group. Throws std::system_error if it cannot be
/// started, with a what() that begins with its name. SIGPIPE has to be ignored, as Interrupts does
/// it: a program need not read all of its input. Any thread.
ChildResult run_child(const std::vector<std::string>& words, std::string_view input,
                      const ChildLimits& limits = {});

}  // namespace boardmill::io
