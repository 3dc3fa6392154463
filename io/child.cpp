#include "io/child.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <system_error>
#include <thread>
#include <utility>

namespace boardmill::io {
namespace {

using Clock = std::chrono::steady_clock;

[[noreturn]] void fail(int error, const std::string& what) {
  throw std::system_error(error, std::generic_category(), what);
}

// A descriptor that is closed at the end.
class Descriptor {
 public:
  explicit Descriptor(int number = -1) : number_(number) {}
  ~Descriptor() { close(); }
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }

  int get() const { return number_; }
  bool is_open() const { return number_ >= 0; }
  void close() {
    if (number_ >= 0) ::close(std::exchange(number_, -1));
  }

 private:
  int number_;
};

struct Pipe {
  Descriptor out, in;  // to read from, to write to
};

Pipe make_pipe() {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) fail(errno, "pipe");
  return {Descriptor(ends[0]), Descriptor(ends[1])};
}

// A started program in a process group of its own.
class Child {
 public:
  Child(const std::vector<std::string>& words, const Pipe& input, const Pipe& output) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    posix_spawn_file_actions_adddup2(&actions, input.out.get(), STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, output.in.get(), STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
    posix_spawnattr_setpgroup(&attributes, 0);
    sigset_t defaults;
    sigemptyset(&defaults);
    sigaddset(&defaults, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes, &defaults);
    std::vector<char*> arguments;
    for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    const int error =
        ::posix_spawnp(&pid_, arguments[0], &actions, &attributes, arguments.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    if (error != 0) fail(error, words.front());
  }

  // Nothing of its group is left.
  ~Child() {
    ::kill(-pid_, SIGKILL);
    while (!ended_ && ::waitpid(pid_, &status_, 0) < 0 && errno == EINTR) {
    }
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  // Whether it ends by itself before the deadline, with status 0.
  bool ends_well(Clock::time_point deadline) {
    auto pause = std::chrono::microseconds(50);
    while (::waitpid(pid_, &status_, WNOHANG) == 0) {
      if (Clock::now() >= deadline) return false;
      std::this_thread::sleep_for(pause);
      pause = std::min(2 * pause, std::chrono::microseconds(5000));
    }
    ended_ = true;
    return WIFEXITED(status_) && WEXITSTATUS(status_) == 0;
  }

 private:
  pid_t pid_ = -1;
  int status_ = 0;
  bool ended_ = false;
};

void make_nonblocking(const Descriptor& descriptor) {
  ::fcntl(descriptor.get(), F_SETFL, O_NONBLOCK);
}

// Feeds and reads until the output ends; false when a limit is exceeded.
bool talk(Descriptor input, std::string_view text, Descriptor output, Clock::time_point deadline,
          std::size_t max_bytes, std::string& result) {
  make_nonblocking(input);
  make_nonblocking(output);
  std::array<char, 4096> room;
  while (output.is_open()) {
    if (text.empty()) input.close();
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
    if (left <= 0) return false;
    std::array<pollfd, 2> waiting{{{output.get(), POLLIN, 0}, {input.get(), POLLOUT, 0}}};
    if (::poll(waiting.data(), input.is_open() ? 2 : 1, static_cast<int>(left)) < 0) {
      if (errno == EINTR) continue;
      return false;
    }
    if (input.is_open() && waiting[1].revents != 0) {
      const ssize_t count = ::write(input.get(), text.data(), text.size());
      if (count > 0) text.remove_prefix(static_cast<std::size_t>(count));
      // It need not read all: what it prints counts.
      if (count < 0 && errno != EAGAIN && errno != EINTR) input.close();
    }
    if (waiting[0].revents != 0) {
      const ssize_t count = ::read(output.get(), room.data(), room.size());
      if (count == 0) output.close();
      if (count < 0 && errno != EAGAIN && errno != EINTR) return false;
      if (count > 0) result.append(room.data(), static_cast<std::size_t>(count));
      if (result.size() > max_bytes) return false;
    }
  }
  return true;
}

}  // namespace

ChildResult run_child(const std::vector<std::string>& words, std::string_view input,
                      const ChildLimits& limits) {
  Pipe to_child = make_pipe();
  Pipe from_child = make_pipe();
  Child child(words, to_child, from_child);
  to_child.out.close();
  from_child.in.close();
  ChildResult result;
  const auto deadline = Clock::now() + limits.wall;
  result.ended = talk(std::move(to_child.in), input, std::move(from_child.out), deadline,
                      limits.output_bytes, result.output) &&
                 child.ends_well(deadline);
  return result;
}

}  // namespace boardmill::io
