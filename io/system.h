/// What the operating system says and sends: threads allowed, signals, time, terminals. The
/// Linux-only calls of the project live behind this header, the inputs and the output.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <functional>
#include <string>
#include <thread>

namespace boardmill::io {

/// How many threads the process may keep busy: the smaller of the CPU affinity and the cgroup quota
/// (v2 `cpu.max` or v1 `cpu.cfs_quota_us`, the tightest of the own group and its ancestors, rounded
/// up to whole CPUs); at least 1. What cannot be read sets no limit. `root` stands before
/// `/proc/self/cgroup` and `/sys/fs/cgroup`, for tests. Any thread; never throws.
unsigned threads_allowed(const std::string& root = "");

/// The CPUs that the cgroup quota allows, rounded up; 0 when there is no quota. As above.
unsigned cgroup_cpus(const std::string& root = "");

/// How many of `wanted` threads, the calling one among them, the system lets the process have;
/// tried out, with one more for start_thread(). At least 1. To be asked before oneTBB runs, which
/// ends the process where a thread that it starts is refused. No other thread may start meanwhile.
unsigned threads_startable(unsigned wanted) noexcept;

/// A new thread. Throws std::system_error, with a what() that says so.
std::thread start_thread(std::function<void()> body);

/// The wish to end the run early, from a signal or from the program itself. Once raised it stays.
class StopSignal {
 public:
  /// Throws std::system_error when no descriptor is left.
  StopSignal();
  ~StopSignal();
  StopSignal(const StopSignal&) = delete;
  StopSignal& operator=(const StopSignal&) = delete;

  /// Any thread and any signal handler.
  void raise() noexcept;
  bool raised() const noexcept { return flag_.load(std::memory_order_relaxed); }
  const std::atomic<bool>& flag() const noexcept { return flag_; }

  /// Readable from the moment of raise() on: what a blocking poll() also waits for.
  int descriptor() const noexcept { return descriptor_; }

 private:
  std::atomic<bool> flag_{false};
  int descriptor_;
};

/// While it lives, SIGINT, SIGTERM and SIGHUP raise a StopSignal, a second one of the same kind
/// kills as usual, and SIGPIPE is ignored (writing to a closed pipe fails with EPIPE). A SIGINT or
/// SIGHUP that is ignored at the start stays so: a shell has put the process into the background,
/// or nohup has begun it. The destructor restores what was before. One object at a time; not for
/// several threads.
class Interrupts {
 public:
  explicit Interrupts(StopSignal& stop);
  ~Interrupts();
  Interrupts(const Interrupts&) = delete;
  Interrupts& operator=(const Interrupts&) = delete;

 private:
  static constexpr std::array stopping{SIGINT, SIGTERM, SIGHUP};

  std::array<struct sigaction, stopping.size()> old_stopping_{};
  struct sigaction old_pipe_ {};
};

/// Elapsed monotonic time since its construction.
class Stopwatch {
 public:
  std::int64_t elapsed_ns() const {
    return std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - start_).count();
  }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point start_ = Clock::now();
};

/// Whether the descriptor is a terminal. Any thread.
bool is_terminal(int descriptor) noexcept;

/// Columns of the terminal, 80 where that is unknown. Any thread.
unsigned terminal_width(int descriptor) noexcept;

/// The system's text for an errno value ("No such file or directory"). Any thread.
std::string error_reason(int error);

}  // namespace boardmill::io
