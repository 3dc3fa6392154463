/// What /proc says of processes.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <vector>

namespace boardmill::io {

/// What a set of living processes has used so far.
struct Usage {
  std::chrono::nanoseconds cpu{};  ///< with that of ended children that they have waited for
  std::uint64_t resident_bytes = 0;
  std::size_t processes = 0;
};

/// The usage of one process; all 0 when there is no such process. Any thread.
Usage usage_of(pid_t process);

/// The living processes that descend from `ancestor`, itself not among them; zombies are no longer
/// living. Empty where /proc is not mounted. Any thread.
std::vector<pid_t> descendants_of(pid_t ancestor);

/// How many tasks (threads count) the user has. Any thread.
std::uint64_t tasks_of_user(uid_t user);

/// A user who has no process at the moment, from the range that is set aside for passing users
/// (61184 to 65519): the first one from `first` on, or from one that depends on this process if
/// `first` is not in the range. Any thread.
uid_t unused_user(uid_t first);

}  // namespace boardmill::io
