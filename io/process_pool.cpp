#include "io/process_pool.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <system_error>
#include <utility>

#include "io/processes.h"

namespace boardmill::io {
namespace {

constexpr std::size_t max_error_bytes = 8192;  // of stderr that are kept
constexpr std::uint64_t max_tasks = 256;       // of one program; a Java machine has some dozens

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
  Order order;
  order.limits = limits;
  order.words = static_cast<std::uint32_t>(command.words.size());
  order.variables = static_cast<std::uint32_t>(command.variables.size());
  order.trusted = command.trusted;
  std::string message(sizeof order, '\0');
  std::memcpy(message.data(), &order, sizeof order);
  const auto add = [&message](const std::string& text) { message.append(text.c_str()) += '\0'; };
  add(command.path);
  for (const std::string& word : command.words) add(word);
  for (const std::string& variable : command.variables) add(variable);
  if (message.size() > max_order_bytes) fail(command.path, E2BIG);
  return message;
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
    if (errno == EACCES) error = EACCES;
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

ProcessPool::ProcessPool(unsigned slots, const StopSignal& stop) : stop_(stop), slots_(slots) {
  // What a supervisor leaves that is killed itself comes to this process.
  ::prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
  if (::geteuid() == 0) {
    Identity identity{unused_user(0), max_tasks};
    limits_processes_ = can_become(*identity.user);
    for (Slot& slot : slots_) {
      start(slot, limits_processes_ ? identity : Identity());
      identity.user = unused_user(*identity.user + 1);
    }
  } else {
    const Identity identity{std::nullopt, tasks_of_user(::getuid()) + max_tasks};
    for (Slot& slot : slots_) start(slot, identity);
  }
}

void ProcessPool::start(Slot& slot, const Identity& identity) {
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
  if (slot.supervisor == 0) {
    // The ends of all other slots, too: they notice when the tool has gone.
    for (Slot& other : slots_) other.files = SlotFiles();
    supervise(std::move(theirs), identity);
  }
}

ProcessPool::~ProcessPool() {
  for (Slot& slot : slots_) slot.files.control.reset();
  for (const Slot& slot : slots_) {
    while (slot.supervisor > 0 && ::waitpid(slot.supervisor, nullptr, 0) < 0 && errno == EINTR) {
    }
  }
  // Only what a supervisor left that did not end as it should.
  for (int rounds = 0; rounds < 1000; ++rounds) {
    const pid_t ended = ::waitpid(-1, nullptr, WNOHANG);
    if (ended < 0 && errno == ECHILD) break;
    if (ended > 0) continue;
    for (const pid_t process : descendants_of(::getpid())) ::kill(process, SIGKILL);
    ::usleep(1000);
  }
}

judge::Run ProcessPool::run(const Command& command, std::string_view input,
                            const judge::RunLimits& limits, bool alone) {
  Turn turn(*this, alone);
  return run_in(turn.slot(), command, input, limits);
}

judge::Run ProcessPool::run_in(Slot& slot, const Command& command, std::string_view input,
                               const judge::RunLimits& limits) const {
  judge::Run run;
  run.ending = judge::Ending::stopped;
  if (stop_.raised()) return run;
  const int control = slot.files.control.get();
  fill(slot.files.input, input);
  const std::string message = message_of(command, limits);
  if (::send(control, message.data(), message.size(), MSG_NOSIGNAL) < 0) {
    fail("the process that watches programs");
  }
  std::array<pollfd, 2> events{{{control, POLLIN, 0}, {stop_.descriptor(), POLLIN, 0}}};
  while (events[0].revents == 0) {
    if (::poll(events.data(), events.size(), -1) < 0 && errno != EINTR) fail("poll");
    if (events[1].revents != 0) {
      // It ends the program, and itself.
      ::shutdown(control, SHUT_WR);
      events[1].fd = -1;
      events[1].revents = 0;
    }
  }
  Report report;
  ssize_t count = 0;
  do {
    count = ::recv(control, &report, sizeof report, 0);
  } while (count < 0 && errno == EINTR);
  if (stop_.raised()) return run;
  if (count != static_cast<ssize_t>(sizeof report)) {
    fail("the process that watches programs", ECHILD);
  }
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
