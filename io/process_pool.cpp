#include "io/process_pool.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
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
#include <climits>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <system_error>
#include <utility>

#include "io/processes.h"

namespace boardmill::io {
namespace {

constexpr std::size_t max_error_bytes = 8192;  // of stderr that are kept
constexpr std::uint64_t max_tasks = 256;       // of one program

// Of each program where all share the user of the tool: nothing puts the supervisors before them
// then, and what these need to find and end so many grows with the square. A Java machine has some
// dozens, and more where there are more processors.
std::uint64_t max_tasks_of_own() { return 48 + 2 * std::uint64_t{threads_allowed()}; }

// More than the time that a supervisor needs to answer when the time of a program is over.
constexpr std::chrono::milliseconds supervisor_patience = kill_patience + std::chrono::seconds(20);
constexpr auto resume_pause = std::chrono::milliseconds(100);

constexpr const char* lost_supervisor = "the process that watches programs";

[[noreturn]] void fail(const std::string& what, int error = errno) {
  throw std::system_error(error, std::generic_category(), what);
}

Descriptor memory_file(const char* name) {
  Descriptor file(::memfd_create(name, MFD_CLOEXEC));
  if (!file.is_open()) fail("a file in memory");
  return file;
}

// The same file, from another position.
Descriptor reopened(const Descriptor& file, int flags) {
  const std::string path = "/proc/self/fd/" + std::to_string(file.get());
  Descriptor other(::open(path.c_str(), flags | O_CLOEXEC));
  if (!other.is_open()) fail(path);
  return other;
}

void fill(const Descriptor& file, std::string_view bytes) {
  if (::ftruncate(file.get(), 0) != 0) fail("the input of a program");
  for (std::size_t done = 0; done < bytes.size();) {
    const ssize_t count =
        ::pwrite(file.get(), bytes.data() + done, bytes.size() - done, static_cast<off_t>(done));
    if (count < 0 && errno != EINTR) fail("the input of a program");
    if (count > 0) done += static_cast<std::size_t>(count);
  }
}

std::string contents(const Descriptor& file, std::uint64_t max_bytes) {
  struct stat status {};
  if (::fstat(file.get(), &status) != 0) fail("the output of a program");
  std::string bytes(std::min<std::uint64_t>(static_cast<std::uint64_t>(status.st_size), max_bytes),
                    '\0');
  std::size_t done = 0;
  while (done < bytes.size()) {
    const ssize_t count =
        ::pread(file.get(), bytes.data() + done, bytes.size() - done, static_cast<off_t>(done));
    if (count < 0 && errno != EINTR) fail("the output of a program");
    if (count == 0) break;
    if (count > 0) done += static_cast<std::size_t>(count);
  }
  bytes.resize(done);
  return bytes;
}

std::string message_of(const Command& command, const judge::RunLimits& limits) {
  RunRequest order;
  order.limits = limits;
  order.words = static_cast<std::uint32_t>(command.words.size());
  order.variables = static_cast<std::uint32_t>(command.variables.size());
  order.trusted = command.trusted;
  std::string message(sizeof order, '\0');
  std::memcpy(message.data(), &order, sizeof order);
  const auto add = [&message](const std::string& text) {
    message.append(text, 0, text.find('\0')) += '\0';
  };
  add(command.path);
  for (const std::string& word : command.words) add(word);
  for (const std::string& variable : command.variables) add(variable);
  if (message.size() > max_order_bytes) fail(command.path, E2BIG);
  return message;
}

// Or a program would be ended for what it is allowed to write.
void check_file_limit(const judge::RunLimits& limits) {
  rlimit files{};
  if (::getrlimit(RLIMIT_FSIZE, &files) != 0 || files.rlim_cur >= limits.output_bytes) return;
  fail("the limit of outputs is above that of files (ulimit -f)", EFBIG);
}

bool is_program(const std::string& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) return false;
  if (S_ISDIR(status.st_mode)) return (errno = EISDIR, false);
  if ((status.st_mode & 0111) == 0 || ::access(path.c_str(), X_OK) != 0) {
    return (errno = EACCES, false);
  }
  return true;
}

}  // namespace

Command find_command(const std::vector<std::string>& words) {
  if (words.empty() || words.front().empty()) fail("a program", ENOENT);
  const std::string& name = words.front();
  Command command{name, words, {}, false};
  if (name.find('/') != std::string::npos) {
    if (!is_program(name)) fail(name);
    return command;
  }
  const char* path = std::getenv("PATH");
  std::string_view folders = path == nullptr ? "/usr/local/bin:/usr/bin:/bin" : path;
  int error = ENOENT;
  while (true) {
    const std::size_t colon = folders.find(':');
    const std::string_view folder = folders.substr(0, colon);
    command.path = (folder.empty() ? "." : std::string(folder)) + "/" + name;
    if (is_program(command.path)) return command;
    // A folder that may not be read is none.
    if (errno == EACCES && ::access(command.path.c_str(), F_OK) == 0) error = EACCES;
    if (colon == std::string_view::npos) fail(name, error);
    folders.remove_prefix(colon + 1);
  }
}

// A slot that is in use, until the end of the scope.
class ProcessPool::Turn {
 public:
  Turn(ProcessPool& pool, bool alone) : pool_(pool) {
    std::unique_lock lock(pool.mutex_);
    if (alone) ++pool.waiting_alone_;
    pool.changed_.wait(lock, [&] {
      return alone ? pool.busy_ == 0 : pool.waiting_alone_ == 0 && pool.busy_ < pool.slots_.size();
    });
    slot_ = &*std::find_if(pool.slots_.begin(), pool.slots_.end(),
                           [](const Slot& slot) { return !slot.busy; });
    slot_->busy = true;
    // One that is alone takes all.
    taken_ = alone ? pool.slots() : 1;
    pool.busy_ += taken_;
    if (alone) --pool.waiting_alone_;
  }
  ~Turn() {
    {
      const std::lock_guard lock(pool_.mutex_);
      slot_->busy = false;
      pool_.busy_ -= taken_;
    }
    pool_.changed_.notify_all();
  }
  Turn(const Turn&) = delete;
  Turn& operator=(const Turn&) = delete;

  Slot& slot() { return *slot_; }

 private:
  ProcessPool& pool_;
  Slot* slot_;
  unsigned taken_;
};

ProcessPool::ProcessPool(unsigned slots, const StopSignal& stop, std::string scratch)
    : stop_(stop), scratch_(std::move(scratch)), slots_(slots) {
  if (::access("/proc/self/stat", R_OK) != 0) fail("programs are watched by means of /proc");
  // What a supervisor leaves that is killed itself comes to this process.
  ::prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
  const bool root = ::geteuid() == 0;
  limits_processes_ = !root || can_become(claim_user().user);
  for (Slot& slot : slots_) {
    if (!root) {
      // All slots share them.
      slot.identity.max_tasks = tasks_of_user(::getuid()) + max_tasks_of_own() * slots;
    } else if (limits_processes_) {
      slot.identity = Identity{claim_user(), max_tasks};
    }
    start(slot);
  }
}

void ProcessPool::start(Slot& slot) {
  slot.files.input = memory_file("stdin");
  slot.files.output = memory_file("stdout");
  slot.files.errors = memory_file("stderr");
  std::array<int, 2> ends{};
  if (::socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) != 0) fail("a socket");
  slot.files.control.reset(ends[0]);
  SlotFiles theirs;
  theirs.control.reset(ends[1]);
  theirs.input = reopened(slot.files.input, O_RDONLY);
  // To the end, whoever of a program's processes writes.
  theirs.output = reopened(slot.files.output, O_RDWR | O_APPEND);
  theirs.errors = reopened(slot.files.errors, O_RDWR | O_APPEND);
  slot.supervisor = ::fork();
  if (slot.supervisor < 0) fail("a process");
  if (slot.supervisor == 0) supervise(std::move(theirs), slot.identity, scratch_);
}

ProcessPool::~ProcessPool() {
  // Others may have inherited the sockets, so that to close them may not do.
  for (const Slot& slot : slots_) ::shutdown(slot.files.control.get(), SHUT_RDWR);
  for (Slot& slot : slots_) {
    if (slot.supervisor < 0) continue;
    const Descriptor handle(static_cast<int>(::syscall(SYS_pidfd_open, slot.supervisor, 0)));
    pollfd ended{handle.get(), POLLIN, 0};
    ::kill(slot.supervisor, SIGCONT);
    if (handle.is_open()) ::poll(&ended, 1, static_cast<int>(supervisor_patience.count()));
    end(slot);
  }
  try {
    end_orphans();
  } catch (const std::exception&) {
    // Without memory to list them they stay.
  }
}

void ProcessPool::end(Slot& slot) {
  // There is none where a new one could not be started.
  if (slot.supervisor < 0) return;
  ::kill(slot.supervisor, SIGKILL);
  while (::waitpid(slot.supervisor, nullptr, 0) < 0 && errno == EINTR) {
  }
  slot.supervisor = -1;
}

// What is left of a program whose supervisor has been killed: it has come to this process, in
// another session.
void ProcessPool::end_orphans() {
  const pid_t own = ::getpid();
  const pid_t session = ::getsid(0);
  for (int rounds = 0; rounds < 1000; ++rounds) {
    std::vector<pid_t> spared;
    for (const Slot& slot : slots_) spared.push_back(slot.supervisor);
    bool found = false;
    for (const Process& process : descendants_of(own)) {
      if (process.parent != own || std::count(spared.begin(), spared.end(), process.id) != 0) {
        continue;
      }
      if (process.session == session) {
        spared.push_back(process.id);
        continue;
      }
      found = true;
      if (process.ended) ::waitpid(process.id, nullptr, WNOHANG);
    }
    if (!found) return;
    kill_descendants(spared);
    ::usleep(1000);
  }
}

// A supervisor that is lost, or does not answer, ends, and a new one takes its place.
void ProcessPool::replace(Slot& slot) {
  const std::lock_guard lock(mutex_);
  end(slot);
  end_orphans();
  start(slot);
}

judge::Run ProcessPool::run(const Command& command, std::string_view input,
                            const judge::RunLimits& limits, bool alone) {
  Turn turn(*this, alone);
  return run_in(turn.slot(), command, input, limits);
}

// Until there is something to receive, or patience is over.
void ProcessPool::await_report(const Slot& slot, std::chrono::nanoseconds wall) const {
  std::array<pollfd, 2> events{
      {{slot.files.control.get(), POLLIN, 0}, {stop_.descriptor(), POLLIN, 0}}};
  auto due = std::chrono::steady_clock::now() + wall;
  while (true) {
    const auto left = due + std::chrono::seconds(1) - std::chrono::steady_clock::now();
    const auto pause = std::max<std::chrono::milliseconds>(
        std::chrono::duration_cast<std::chrono::milliseconds>(left), resume_pause);
    const int count = ::poll(events.data(), events.size(),
                             static_cast<int>(std::min<std::int64_t>(pause.count(), INT_MAX)));
    if (count < 0 && errno != EINTR) fail("poll");
    if (count > 0 && events[0].revents != 0) return;
    if (count > 0 && events[1].revents != 0) {
      // It ends the program, and itself.
      ::shutdown(slot.files.control.get(), SHUT_WR);
      events[1].fd = -1;
      due = std::min(due, std::chrono::steady_clock::now());
    }
    if (count == 0) {
      if (std::chrono::steady_clock::now() > due + supervisor_patience) return;
      // The program may have stopped it.
      ::kill(slot.supervisor, SIGCONT);
    }
  }
}

judge::Run ProcessPool::run_in(Slot& slot, const Command& command, std::string_view input,
                               const judge::RunLimits& limits) {
  judge::Run run;
  run.ending = judge::Ending::stopped;
  if (stop_.raised()) return run;
  if (!command.trusted) check_file_limit(limits);
  const std::string message = message_of(command, limits);
  const auto send = [&] {
    fill(slot.files.input, input);
    return ::send(slot.files.control.get(), message.data(), message.size(), MSG_NOSIGNAL) >= 0;
  };
  if (!send()) {
    // Another program has killed it.
    replace(slot);
    if (!send()) fail(lost_supervisor, ECHILD);
  }
  await_report(slot, limits.wall);
  Report report;
  ssize_t count = 0;
  do {
    count = ::recv(slot.files.control.get(), &report, sizeof report, MSG_DONTWAIT);
  } while (count < 0 && errno == EINTR);
  const bool lost = count != static_cast<ssize_t>(sizeof report);
  if (lost) replace(slot);
  if (stop_.raised()) return run;
  if (lost) fail(lost_supervisor, ECHILD);
  if (report.failure == Report::Failure::start) fail(command.path, report.error);
  if (report.failure == Report::Failure::watch) {
    fail(command.path + ": its processes cannot be ended", report.error);
  }
  run.ending = report.ending;
  run.status = report.status;
  run.cpu = report.cpu;
  run.wall = report.wall;
  run.peak_bytes = report.peak_bytes;
  run.read_input = report.read_input || input.empty();
  run.left_processes = report.left_processes;
  run.output = contents(slot.files.output, limits.output_bytes);
  run.errors = contents(slot.files.errors, max_error_bytes);
  return run;
}

}  // namespace boardmill::io
