/// Programs of other people: started, watched, and ended with all that they have started. By hand,
/// because Boost.Process starts and waits only: it knows no limits and nothing of grandchildren.
/// Covered by tests/unit/io/process_pool_test.cpp.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "engine/judge/run.h"
#include "io/supervisor.h"
#include "io/system.h"

namespace boardmill::io {

/// What is started. No shell is involved.
struct Command {
  std::string path;                    ///< of the program
  std::vector<std::string> words;      ///< its name and arguments, as it sees them
  std::vector<std::string> variables;  ///< NAME=VALUE, added to the environment
  bool trusted = false;  ///< a tool that is relied on, such as a compiler: as the user of boardmill
};

/// The command that a shell would run for these words: a name without a slash is looked up in PATH.
/// Throws std::system_error with a what() that begins with the name.
Command find_command(const std::vector<std::string>& words);

/// A few slots in each of which one program can run at a time, watched by a process of its own
/// (see supervisor.h). Where the tool runs as root, programs run as a user of the slot who has
/// nothing else, so that the number of processes can be limited; they may still read and write the
/// files that root may. It is no wall against programs that mean harm: elsewhere they may kill the
/// tool. If one kills only the process that watches it, the run fails and a new one takes its
/// place.
class ProcessPool {
 public:
  /// Forks; one pool at a time, and nobody else may start sessions in the process. The folder
  /// `scratch`, if it has a name, is removed also where this process is killed and cannot do so
  /// itself. Throws std::system_error, where /proc is not mounted, too.
  ProcessPool(unsigned slots, const StopSignal& stop, std::string scratch = "");
  /// Ends whatever runs, and waits until no process is left.
  ~ProcessPool();
  ProcessPool(const ProcessPool&) = delete;
  ProcessPool& operator=(const ProcessPool&) = delete;

  unsigned slots() const { return static_cast<unsigned>(slots_.size()); }

  /// Whether the number of processes of a program is limited: not for a root who may not become
  /// anybody else.
  bool limits_processes() const { return limits_processes_; }

  /// Waits for a free slot, or until none is in use if `alone`; `input` is its stdin. When the stop
  /// signal is raised, the run ends as `stopped`, and so do all later ones. Throws
  /// std::system_error. Any thread.
  judge::Run run(const Command& command, std::string_view input, const judge::RunLimits& limits,
                 bool alone);

 private:
  class Turn;
  struct Slot {
    SlotFiles files;
    Identity identity;
    pid_t supervisor = -1;
    bool busy = false;
  };

  void start(Slot& slot);
  void replace(Slot& slot);
  static void end(Slot& slot);
  void end_orphans();
  void await_report(const Slot& slot, std::chrono::nanoseconds wall) const;
  judge::Run run_in(Slot& slot, const Command& command, std::string_view input,
                    const judge::RunLimits& limits);

  const StopSignal& stop_;
  std::string scratch_;
  bool limits_processes_ = true;
  std::vector<Slot> slots_;
  std::mutex mutex_;
  std::condition_variable changed_;
  unsigned busy_ = 0;
  unsigned waiting_alone_ = 0;
};

/// A program of a pool as the judge sees it.
class PooledProgram final : public judge::Runner {
 public:
  PooledProgram(ProcessPool& pool, Command command) : pool_(pool), command_(std::move(command)) {}

  judge::Run run(std::string_view input, const judge::RunLimits& limits, bool alone) override {
    return pool_.run(command_, input, limits, alone);
  }

 private:
  ProcessPool& pool_;
  Command command_;
};

}  // namespace boardmill::io
