/// The process that starts, watches and ends the programs of one slot of a ProcessPool.
///
/// It is a process of its own so that everything that descends from a program ends up below it,
/// whatever it does: it is a child subreaper, to which orphans fall (after setsid and a double
/// fork, too). A run is over when it has no child left. It ends everything when its control socket
/// is closed, so that nothing survives even a tool that was killed.
///
///     tool --- order ---> supervisor -- vfork, exec --> program -- ... --> its descendants
///          <-- report ---
///
/// stdin, stdout and stderr of a program are files in memory that tool and supervisor share: no
/// bytes are passed on, how much was read is seen from the position, and the kernel enforces the
/// limit of the output (RLIMIT_FSIZE).
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <optional>

#include "engine/judge/run.h"
#include "io/descriptor.h"

namespace boardmill::io {

/// What tool and supervisor share.
struct SlotFiles {
  Descriptor control;  ///< a socket that keeps messages apart; each side has its own end
  Descriptor input, output, errors;
};

/// The order: this, then so many strings that end in a zero byte: the path of the program, its
/// words, and variables for its environment.
struct Order {
  judge::RunLimits limits;
  std::uint32_t words = 0;
  std::uint32_t variables = 0;
  bool trusted = false;  ///< it runs as the user of the tool, and its processes are not counted
};

inline constexpr std::size_t max_order_bytes = 100'000;

/// The answer to an order. The output is in the shared files.
struct Report {
  enum class Failure : std::uint8_t { none, start, watch };
  Failure failure = Failure::none;
  int error = 0;  ///< of a failure: an errno value
  judge::Ending ending = judge::Ending::exited;
  int status = 0;
  std::chrono::nanoseconds cpu{};
  std::chrono::nanoseconds wall{};
  std::uint64_t peak_bytes = 0;
  bool read_input = false;
  bool left_processes = false;
};

/// Who programs run as.
struct Identity {
  std::optional<uid_t> user;    ///< none: as the tool
  std::uint64_t max_tasks = 0;  ///< of that user
};

/// Whether this process may start programs as `user`. Threads: none may run beside it.
bool can_become(uid_t user);

/// Serves orders until the control socket is closed, then ends the process. To be called in a
/// process that has just been forked from one without threads.
[[noreturn]] void supervise(SlotFiles files, const Identity& identity);

}  // namespace boardmill::io
