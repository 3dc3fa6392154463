/// One run of a program that is judged: what it may use, and what came of it.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace boardmill::judge {

/// What a run may use. All processes that descend from the program count, together.
struct RunLimits {
  std::chrono::nanoseconds cpu = std::chrono::seconds(1);   ///< user and system time
  std::chrono::nanoseconds wall = std::chrono::seconds(3);  ///< from its start
  std::uint64_t memory_bytes = std::uint64_t{256} << 20;    ///< resident, at any moment
  std::uint64_t output_bytes = std::uint64_t{16} << 20;     ///< on stdout; as much on stderr
};

enum class Ending : std::uint8_t {
  exited,
  signalled,
  cpu_limit,
  wall_limit,
  memory_limit,
  output_limit,
  stopped,  ///< by the user's wish to stop
};

struct Run {
  Ending ending = Ending::exited;
  int status = 0;      ///< of exited: the exit status; of signalled: the signal
  std::string output;  ///< any bytes, cut at the limit
  std::string errors;  ///< the beginning of what it wrote to stderr, a few KiB
  std::chrono::nanoseconds cpu{};
  std::chrono::nanoseconds wall{};
  std::uint64_t peak_bytes = 0;  ///< the greatest resident size seen; a small one may be rounded
                                 ///< up to that of the tool itself
  bool read_input = true;        ///< it took something from stdin, or there was nothing
  bool left_processes = false;   ///< it ended before its descendants, which were killed
};

/// A program that can be run. Any thread; each call waits until its run is over and no process of
/// it is left. Throws std::system_error where it cannot be started or watched: the tool's failure,
/// which says nothing of the program.
class Runner {
 public:
  virtual ~Runner() = default;

  /// `alone`: while no other run goes on. `limits` of the wall clock may be shorter than usual.
  virtual Run run(std::string_view input, const RunLimits& limits, bool alone) = 0;
};

}  // namespace boardmill::judge
