#include "io/supervisor.h"

#include <fcntl.h>
#include <grp.h>
#include <linux/capability.h>
#include <poll.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "io/processes.h"

namespace boardmill::io {
namespace {

using std::chrono::milliseconds;
using std::chrono::nanoseconds;
using Clock = std::chrono::steady_clock;

constexpr nanoseconds look_pause = milliseconds(4);   // between two looks at a program
constexpr nanoseconds scan_pause = milliseconds(20);  // between two at all of /proc
constexpr rlim_t most_of_files = rlim_t{1} << 30;     // bytes, of one file
constexpr unsigned share_of_looking = 10;             // looking takes at most 1 in so many

nanoseconds since(Clock::time_point start) {
  return std::chrono::duration_cast<nanoseconds>(Clock::now() - start);
}

nanoseconds cpu_of(const rusage& used) {
  const auto of = [](const timeval& time) {
    return std::chrono::seconds(time.tv_sec) + std::chrono::microseconds(time.tv_usec);
  };
  return of(used.ru_utime) + of(used.ru_stime);
}

std::uint64_t bytes_of(const rusage& used) {
  return static_cast<std::uint64_t>(used.ru_maxrss) * 1024;
}

rusage own_usage() {
  rusage used{};
  ::getrusage(RUSAGE_SELF, &used);
  return used;
}

// Of this process: how long it has worked, however long others have kept it from that.
nanoseconds own_cpu() { return cpu_of(own_usage()); }

int tool_niceness = 0;  // which programs have as well

// ---- what happens in the new process between vfork and exec: system calls only, since it shares
// the memory of its parent. Those of the C library for users would signal threads: not used.

struct Start {
  const char* path = nullptr;
  char* const* words = nullptr;
  char* const* environment = nullptr;
  const SlotFiles* files = nullptr;
  std::optional<uid_t> user;  // none: as this process
  std::uint64_t max_tasks = 0;
  rlim_t cpu_s = RLIM_INFINITY;
  rlim_t file_bytes = RLIM_INFINITY;
};

void set_limit(__rlimit_resource which, rlim_t value) {
  rlimit limit{};
  if (::getrlimit(which, &limit) != 0) return;
  limit.rlim_max = std::min(limit.rlim_max, value);
  limit.rlim_cur = std::min(limit.rlim_cur, limit.rlim_max);
  ::setrlimit(which, &limit);
}

// What the tool may read as root, a program that it runs as somebody else may read as well.
void keep_file_access() {
  __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
  std::array<__user_cap_data_struct, 2> data{};
  if (::syscall(SYS_capget, &header, data.data()) != 0) return;
  constexpr auto wanted = std::uint32_t{1} << CAP_DAC_OVERRIDE | std::uint32_t{1}
                                                                     << CAP_DAC_READ_SEARCH;
  const std::uint32_t kept = data[0].permitted & wanted;
  data = {};
  data[0] = {kept, kept, kept};
  if (::syscall(SYS_capset, &header, data.data()) != 0) return;
  for (const int capability : {CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH}) {
    if ((kept >> capability & 1U) != 0) {
      ::prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_RAISE, capability, 0, 0);
    }
  }
}

bool become(uid_t user) {
  return ::syscall(SYS_setgroups, 0, nullptr) == 0 &&
         ::syscall(SYS_setresgid, user, user, user) == 0 &&
         ::syscall(SYS_setresuid, user, user, user) == 0;
}

// Returns only where it fails: the errno value.
int become_program(const Start& start) {
  ::syscall(SYS_setsid);
  sigset_t none;
  sigemptyset(&none);
  ::sigprocmask(SIG_SETMASK, &none, nullptr);
  if (::dup2(start.files->input.get(), STDIN_FILENO) < 0 ||
      ::dup2(start.files->output.get(), STDOUT_FILENO) < 0 ||
      ::dup2(start.files->errors.get(), STDERR_FILENO) < 0) {
    return errno;
  }
  ::syscall(SYS_close_range, 3, ~0U, 0);
  if (tool_niceness != 0) ::setpriority(PRIO_PROCESS, 0, tool_niceness);
  set_limit(RLIMIT_CORE, 0);
  set_limit(RLIMIT_CPU, start.cpu_s);
  set_limit(RLIMIT_FSIZE, start.file_bytes);
  if (start.max_tasks != 0) set_limit(RLIMIT_NPROC, start.max_tasks);
  if (start.user) {
    ::prctl(PR_SET_KEEPCAPS, 1, 0, 0, 0);
    if (!become(*start.user)) return errno;
    keep_file_access();
    ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  }
  // Where a program can kill this process, it ends with it.
  ::prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
  ::execve(start.path, start.words, start.environment);
  return errno;
}

// The new process, or -1 and errno.
pid_t start_program(const Start& start) {
  volatile int error = 0;
  const pid_t process = ::vfork();
  if (process == 0) {
    error = become_program(start);
    ::_exit(127);
  }
  if (process > 0 && error != 0) {
    ::waitpid(process, nullptr, 0);
    errno = error;
    return -1;
  }
  return process;
}

// ---- ending everything

// Signals all processes of the user at once, so that none can fork meanwhile.
void kill_user(uid_t user) {
  const pid_t killer = ::vfork();
  if (killer == 0) {
    if (become(user)) ::kill(-1, SIGKILL);
    ::_exit(0);
  }
  if (killer > 0) ::waitpid(killer, nullptr, 0);
}

// ---- one run

class Watch {
 public:
  Watch(const SlotFiles& files, const RunRequest& order, const Identity& identity)
      : files_(files), order_(order), identity_(identity) {
    if (identity.own && !order.trusted) user_ = identity.own->user;
  }

  Report run(const char* path, char* const* words, char* const* environment) {
    prepare_files();
    Start start{path, words, environment, &files_, user_, 0, RLIM_INFINITY, RLIM_INFINITY};
    if (!order_.trusted) {
      start.max_tasks = identity_.max_tasks;
      // Should this process be held up, the kernel ends the program some time later.
      start.cpu_s = static_cast<rlim_t>(order_.limits.cpu / std::chrono::seconds(1)) + 2;
    }
    // A stop for the worst: other files may be larger than the output.
    start.file_bytes = order_.limits.output_bytes + most_of_files;
    start_ = Clock::now();
    program_ = start_program(start);
    if (program_ < 0) return failed(Report::Failure::start);
    // Only now: until the program has begun, both were in the same memory.
    own_bytes_ = bytes_of(own_usage());
    Descriptor handle(static_cast<int>(::syscall(SYS_pidfd_open, program_, 0)));
    wait(handle);
    report_.wall = since(start_);
    if (!end_rest()) return failed(Report::Failure::watch, ETIMEDOUT);
    judge();
    return report_;
  }

  bool hung_up() const { return hung_up_; }

 private:
  Report failed(Report::Failure failure, int error = errno) {
    report_.failure = failure;
    report_.error = error;
    return report_;
  }

  void prepare_files() {
    ::lseek(files_.input.get(), 0, SEEK_SET);
    constexpr std::array<timespec, 2> never_read{{{0, 0}, {0, UTIME_OMIT}}};
    ::futimens(files_.input.get(), never_read.data());
    for (const Descriptor* file : {&files_.output, &files_.errors}) {
      ::lseek(file->get(), 0, SEEK_SET);
      if (::ftruncate(file->get(), 0) != 0) continue;
    }
  }

  // Until the program has ended, or has to.
  void wait(const Descriptor& handle) {
    nanoseconds pause = look_pause;
    while (!program_ended_ && cause_ == judge::Ending::exited) {
      const nanoseconds left = order_.limits.wall - since(start_);
      if (left <= nanoseconds::zero()) {
        cause_ = judge::Ending::wall_limit;
        return;
      }
      const nanoseconds time = std::min(pause, left);
      const timespec timeout{time / std::chrono::seconds(1),
                             (time % std::chrono::seconds(1)).count()};
      // Without a handle (an old kernel) it is looked at more often.
      std::array<pollfd, 2> events{{{files_.control.get(), POLLIN, 0}, {handle.get(), POLLIN, 0}}};
      ::ppoll(events.data(), events.size(), &timeout, nullptr);
      if (events[0].revents != 0) {
        hung_up_ = true;
        cause_ = judge::Ending::stopped;
        return;
      }
      const bool reaped = reap();
      if (program_ended_ || !(events[1].revents == 0 || reaped)) continue;
      const nanoseconds before = own_cpu();
      look();
      pause = std::max(look_pause, (own_cpu() - before) * share_of_looking);
    }
  }

  // Takes note of every process that has ended; false: there is none left at all.
  bool reap() {
    while (true) {
      int status = 0;
      rusage used{};
      const pid_t process = ::wait4(-1, &status, WNOHANG, &used);
      if (process == 0) return true;
      if (process < 0) {
        if (errno == EINTR) continue;
        return false;
      }
      ended_cpu_ += cpu_of(used);
      // A vforked process is credited with the size of its parent, this process.
      const std::uint64_t bytes = bytes_of(used);
      std::uint64_t& peak = bytes > own_bytes_ ? peak_ : rounded_peak_;
      peak = std::max(peak, bytes);
      if (process == program_) {
        program_ended_ = true;
        status_ = status;
      }
    }
  }

  void look() {
    if (Clock::now() >= next_scan_) {
      const nanoseconds before = own_cpu();
      family_.clear();
      for (const Process& process : descendants_of(::getpid())) family_.push_back(process.id);
      next_scan_ = Clock::now() + std::max(scan_pause, (own_cpu() - before) * share_of_looking);
    }
    // Parents come first, so that no child counts a second time when it is waited for meanwhile.
    nanoseconds cpu = ended_cpu_;
    std::uint64_t bytes = 0;
    std::vector<pid_t> holders;
    for (const pid_t process : family_) {
      const Usage one = usage_of(process);
      cpu += one.cpu;
      bytes += one.resident_bytes;
      if (one.resident_bytes != 0) holders.push_back(process);
    }
    const judge::RunLimits& limits = order_.limits;
    if (bytes > limits.memory_bytes && holders.size() > 1) bytes = shared_bytes_of(holders);
    if (holders.size() < 2 || bytes > limits.memory_bytes) peak_ = std::max(peak_, bytes);
    seen_cpu_ = std::max(seen_cpu_, cpu);
    if (cpu > limits.cpu) cause_ = judge::Ending::cpu_limit;
    if (bytes > limits.memory_bytes) cause_ = judge::Ending::memory_limit;
    if (wrote_too_much()) cause_ = judge::Ending::output_limit;
  }

  bool wrote_too_much() const {
    const auto size_of = [](const Descriptor& file) {
      struct stat status {};
      return ::fstat(file.get(), &status) == 0 ? static_cast<std::uint64_t>(status.st_size) : 0;
    };
    return std::max(size_of(files_.output), size_of(files_.errors)) > order_.limits.output_bytes;
  }

  // Ends whatever is left; false: something does not end.
  bool end_rest() {
    const auto start = Clock::now();
    bool left = reap();
    report_.left_processes = left && program_ended_;
    if (!program_ended_) ::kill(program_, SIGKILL);
    while (left && since(start) < kill_patience) {
      if (user_) {
        kill_user(*user_);
      } else {
        kill_descendants();
      }
      // What has been killed takes a moment to end.
      for (unsigned i = 0; i < 10 && left; ++i) {
        left = reap();
        if (left) ::usleep(200U << std::min(i, 5U));
      }
    }
    return !left;
  }

  void judge() {
    const judge::RunLimits& limits = order_.limits;
    // Of children whose parent ignores how they end, nothing is left when they have ended.
    report_.cpu = std::max(ended_cpu_, seen_cpu_);
    report_.peak_bytes = std::max(peak_, rounded_peak_);
    struct stat input {};
    report_.read_input = ::fstat(files_.input.get(), &input) == 0 &&
                         (input.st_atim.tv_sec | input.st_atim.tv_nsec) != 0;
    if (WIFSIGNALED(status_)) {
      report_.ending = judge::Ending::signalled;
      report_.status = WTERMSIG(status_);
    } else {
      report_.status = WEXITSTATUS(status_);
    }
    if (cause_ != judge::Ending::exited) report_.ending = cause_;
    if (cause_ == judge::Ending::stopped) return;
    // Whatever ended it: what it did until then counts.
    if (report_.cpu > limits.cpu) report_.ending = judge::Ending::cpu_limit;
    if (peak_ > limits.memory_bytes) report_.ending = judge::Ending::memory_limit;
    if (wrote_too_much() || (WIFSIGNALED(status_) && WTERMSIG(status_) == SIGXFSZ)) {
      report_.ending = judge::Ending::output_limit;
    }
  }

  const SlotFiles& files_;
  const RunRequest& order_;
  const Identity& identity_;
  std::optional<uid_t> user_;
  Clock::time_point start_, next_scan_;
  pid_t program_ = -1;
  bool program_ended_ = false;
  bool hung_up_ = false;
  int status_ = 0;
  judge::Ending cause_ = judge::Ending::exited;  // another one: why it had to be ended
  nanoseconds ended_cpu_{};                      // of the processes that have ended
  nanoseconds seen_cpu_{};                       // of all, at the last look
  std::uint64_t own_bytes_ = 0;
  std::uint64_t peak_ = 0;
  std::uint64_t rounded_peak_ = 0;  // of processes smaller than this one
  std::vector<pid_t> family_;
  Report report_;
};

// The order in a message.
class Parsed {
 public:
  explicit Parsed(std::string_view message) {
    std::memcpy(&order_, message.data(), sizeof order_);
    message.remove_prefix(sizeof order_);
    const auto take = [&message] {
      const std::size_t length = message.find('\0');
      std::string text(message.substr(0, length));
      message.remove_prefix(length + 1);
      return text;
    };
    path_ = take();
    for (std::uint32_t i = 0; i < order_.words; ++i) words_.push_back(take());
    for (std::uint32_t i = 0; i < order_.variables; ++i) environment_.push_back(take());
    const std::size_t own = environment_.size();
    for (char** variable = environ; *variable != nullptr; ++variable) {
      const std::string_view text = *variable;
      const std::string_view name = text.substr(0, text.find('=') + 1);
      const bool replaced = std::any_of(
          environment_.begin(), environment_.begin() + static_cast<std::ptrdiff_t>(own),
          [name](const std::string& one) { return one.compare(0, name.size(), name) == 0; });
      if (!replaced) environment_.emplace_back(text);
    }
  }

  const RunRequest& order() const { return order_; }

  Report carry_out(const SlotFiles& files, const Identity& identity, bool& hung_up) {
    std::vector<char*> words = pointers(words_);
    std::vector<char*> environment = pointers(environment_);
    Watch watch(files, order_, identity);
    Report report = watch.run(path_.c_str(), words.data(), environment.data());
    hung_up = watch.hung_up();
    return report;
  }

 private:
  static std::vector<char*> pointers(std::vector<std::string>& texts) {
    std::vector<char*> all;
    for (std::string& text : texts) all.push_back(text.data());
    all.push_back(nullptr);
    return all;
  }

  RunRequest order_;
  std::string path_;
  std::vector<std::string> words_;
  std::vector<std::string> environment_;
};

// ---- the supervisor itself

// No signal comes here any more, but those that nobody can hold off.
void be_deaf() {
  sigset_t all;
  sigfillset(&all);
  ::sigprocmask(SIG_SETMASK, &all, nullptr);
  // What is ignored stays so in the programs; where SIGCHLD is, no status is left.
  for (int signal = 1; signal < NSIG; ++signal) ::signal(signal, SIG_DFL);
}

// The tool's files would stay open as long as this process.
void close_all_but(std::vector<int> kept) {
  const int null = ::open("/dev/null", O_RDWR | O_CLOEXEC);
  for (const int standard : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) ::dup2(null, standard);
  std::sort(kept.begin(), kept.end());
  int first = STDERR_FILENO + 1;
  for (const int file : kept) {
    if (file < first) continue;
    if (file > first) ::syscall(SYS_close_range, first, file - 1, 0);
    first = file + 1;
  }
  ::syscall(SYS_close_range, first, ~0U, 0);
}

// Ahead of busy programs where that is permitted: many of them must not keep it from its work.
// Programs do not inherit it. No real-time priority: wait4 turns round and round where somebody
// whom it has displaced is in the midst of removing the same entries of /proc, up to a second.
void be_urgent() {
  constexpr int urgent = -10;
  tool_niceness = ::getpriority(PRIO_PROCESS, 0);
  const sched_param none{};
  if (::sched_setscheduler(0, SCHED_OTHER | SCHED_RESET_ON_FORK, &none) != 0) return;
  ::setpriority(PRIO_PROCESS, 0, std::min(urgent, tool_niceness));
  // Sessions share the time among themselves first, where the kernel groups them.
  const Descriptor group(::open("/proc/self/autogroup", O_WRONLY | O_CLOEXEC));
  constexpr std::string_view text = "-10";
  if (group.is_open() && ::write(group.get(), text.data(), text.size()) < 0) return;
}

// Others may be at the same work, and in each other's way.
void remove_for_good(const std::string& folder) {
  std::error_code error;
  for (unsigned tries = 0; tries < 100 && std::filesystem::exists(folder, error); ++tries) {
    std::filesystem::remove_all(folder, error);
  }
}

}  // namespace

bool can_become(uid_t user) {
  volatile bool able = false;
  const pid_t process = ::vfork();
  if (process == 0) {
    able = become(user);
    ::_exit(0);
  }
  if (process > 0) ::waitpid(process, nullptr, 0);
  return able;
}

void supervise(SlotFiles files, const Identity& identity, const std::string& scratch) {
  // A session of its own: what the terminal sends to the tool does not come here.
  ::setsid();
  ::prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
  be_deaf();
  close_all_but({files.control.get(), files.input.get(), files.output.get(), files.errors.get(),
                 identity.own ? identity.own->held.get() : -1});
  be_urgent();
  std::string room(max_order_bytes, '\0');
  bool hung_up = false;
  while (!hung_up) {
    const ssize_t count = ::recv(files.control.get(), room.data(), room.size(), 0);
    if (count < 0 && errno == EINTR) continue;
    if (count < static_cast<ssize_t>(sizeof(RunRequest))) break;
    Parsed parsed(std::string_view(room).substr(0, static_cast<std::size_t>(count)));
    const Report report = parsed.carry_out(files, identity, hung_up);
    if (::send(files.control.get(), &report, sizeof report, MSG_NOSIGNAL) < 0) break;
  }
  remove_for_good(scratch);
  ::_exit(0);
}

}  // namespace boardmill::io
