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
/// bytes are passed on, whether anything was read is seen from the access time, and the kernel
/// enforces a limit of their size (RLIMIT_FSIZE, some way above that of the output).
///
/// No cgroup is made: few may make one, its peak counts the page cache and the files in memory, and
/// it costs more than the run of a small program; wait4 knows the exact peak of each process.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "engine/judge/run.h"
#include "io/descriptor.h"
#include "io/processes.h"

namespace boardmill::io {

/// What tool and supervisor share.
struct SlotFiles {
  Descriptor control;  ///< a socket that keeps messages apart; each side has its own end
  Descriptor input, output, errors;
};

/// The order: this, then so many strings that end in a zero byte: the path of the program, its
/// words, and variables for its environment.
struct RunRequest {
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
  std::optional<UserClaim> own;  ///< none: as the tool
  std::uint64_t max_tasks = 0;   ///< of that user; 0: any number
};

/// Whether this process may start programs as `user`. Threads: none may run beside it.
bool can_become(uid_t user);

/// How long a supervisor tries to end what is left of a run. Among a hundred busy processes of the
/// same user it gets a fiftieth of a processor: a fifth of a second of work has taken ten.
inline constexpr std::chrono::seconds kill_patience{40};

/// Serves orders until the control socket is closed, then removes the folder `scratch`, if it has a
/// name, and ends the process. To be called in a process that has just been forked.
[[noreturn]] void supervise(SlotFiles files, const Identity& identity, const std::string& scratch);

}  // namespace boardmill::io
