/// What /proc says of processes.
/// Covered by tests/unit/io/processes_test.cpp.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <vector>

#include "io/descriptor.h"

namespace boardmill::io {

/// What a process has used so far.
struct Usage {
  std::chrono::nanoseconds cpu{};  ///< with that of ended children that it has waited for
  std::uint64_t resident_bytes = 0;
};

/// All 0 when there is no such process; one that has ended has its CPU time until its parent waits
/// for it. Any thread.
Usage usage_of(pid_t process);

/// The memory that living processes hold together: a page that several share counts once, except
/// where the system does not tell. Any thread.
std::uint64_t shared_bytes_of(const std::vector<pid_t>& processes);

struct Process {
  pid_t id = 0;
  pid_t parent = 0;
  pid_t session = 0;
  bool ended = false;  ///< its parent has not waited for it yet
};

/// The processes that descend from `ancestor`, itself not among them: each one after its parent.
/// Empty where /proc is not mounted. Any thread.
std::vector<Process> descendants_of(pid_t ancestor);

/// Kills what descends from this process, except `spared` and what descends from those: stops all
/// before, so that none can fork meanwhile. Any thread.
void kill_descendants(const std::vector<pid_t>& spared = {});

/// How many tasks (threads count) the user has. Any thread.
std::uint64_t tasks_of_user(uid_t user);

/// A user who has no process, and no other holder of a claim.
struct UserClaim {
  uid_t user = 0;
  Descriptor held;  ///< the claim lasts until all copies of it are closed
};

/// Claims one from the range that is set aside for passing users (61184 to 65519). Any thread.
UserClaim claim_user();

}  // namespace boardmill::io
