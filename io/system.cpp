#include "io/system.h"

#include <sched.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <exception>
#include <fstream>
#include <mutex>
#include <optional>
#include <sstream>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace boardmill::io {
namespace {

std::atomic<StopSignal*> signal_target{nullptr};
static_assert(std::atomic<StopSignal*>::is_always_lock_free);
static_assert(std::atomic<bool>::is_always_lock_free);

extern "C" void raise_stop(int /*signal*/) {
  const int saved_errno = errno;
  if (StopSignal* stop = signal_target.load()) stop->raise();
  errno = saved_errno;
}

unsigned affinity_cpus() {
  // The kernel refuses a set smaller than its own, which can exceed the 1,024 CPUs of cpu_set_t.
  for (std::size_t sets = 1; sets <= 64; sets *= 2) {
    std::vector<cpu_set_t> cpus(sets);
    const std::size_t size = sets * sizeof(cpu_set_t);
    if (sched_getaffinity(0, size, cpus.data()) == 0) {
      return static_cast<unsigned>(CPU_COUNT_S(size, cpus.data()));
    }
    if (errno != EINVAL) break;
  }
  return 0;
}

/// CPUs for `quota` microseconds in every `period`; 0 for no limit.
unsigned whole_cpus(double quota, double period) {
  if (!(quota > 0) || !(period > 0)) return 0;
  const double cpus = std::min(quota / period, 1e6);
  const auto whole = static_cast<unsigned>(cpus);
  return whole + (static_cast<double>(whole) < cpus ? 1 : 0);
}

std::optional<std::string> read_line(const std::string& path) {
  std::ifstream file(path);
  std::string line;
  if (!std::getline(file, line)) return std::nullopt;
  return line;
}

/// The number at the start of `text`; 0 for "max", -1 or nothing.
double number(const std::optional<std::string>& text) {
  double value = 0;
  if (text) std::istringstream(*text) >> value;
  return value;
}

unsigned quota_v2(const std::string& folder) {
  const auto line = read_line(folder + "/cpu.max");
  if (!line) return 0;
  const std::size_t blank = line->find(' ');
  if (blank == std::string::npos) return 0;
  return whole_cpus(number(line), number(line->substr(blank)));
}

unsigned quota_v1(const std::string& folder) {
  return whole_cpus(number(read_line(folder + "/cpu.cfs_quota_us")),
                    number(read_line(folder + "/cpu.cfs_period_us")));
}

unsigned tighter(unsigned a, unsigned b) {
  if (a == 0 || b == 0) return std::max(a, b);
  return std::min(a, b);
}

/// The tightest quota on the way from `group` up to the mount point. A group that is not visible
/// here (a container sees only its own part of the tree) has no files and sets no limit.
template <typename Quota>
unsigned tightest(const std::string& mount, std::string group, Quota quota) {
  unsigned cpus = 0;
  for (;;) {
    while (!group.empty() && group.back() == '/') group.pop_back();
    cpus = tighter(cpus, quota(mount + group));
    if (group.empty()) return cpus;
    group.resize(group.find_last_of('/') == std::string::npos ? 0 : group.find_last_of('/'));
  }
}

/// Of this process, and some more; 0 where /proc is not mounted.
nlink_t own_threads() {
  struct stat status {};
  return stat("/proc/self/task", &status) == 0 ? status.st_nlink : 0;
}

bool lists_cpu(std::string_view controllers) {
  while (!controllers.empty()) {
    const std::size_t comma = std::min(controllers.find(','), controllers.size());
    if (controllers.substr(0, comma) == "cpu") return true;
    controllers.remove_prefix(std::min(comma + 1, controllers.size()));
  }
  return false;
}

}  // namespace

unsigned cgroup_cpus(const std::string& root) {
  std::ifstream groups(root + "/proc/self/cgroup");
  const std::string mounts = root + "/sys/fs/cgroup";
  unsigned cpus = 0;
  for (std::string line; std::getline(groups, line);) {  // hierarchy:controllers:path
    const std::size_t first = line.find(':');
    if (first == std::string::npos) continue;
    const std::size_t second = line.find(':', first + 1);
    if (second == std::string::npos) continue;
    const std::string controllers = line.substr(first + 1, second - first - 1);
    const std::string group = line.substr(second + 1);
    if (controllers.empty()) {
      cpus = tighter(cpus, tightest(mounts, group, quota_v2));
    } else if (lists_cpu(controllers)) {
      cpus = tighter(cpus, tightest(mounts + '/' + controllers, group, quota_v1));
      if (controllers != "cpu") cpus = tighter(cpus, tightest(mounts + "/cpu", group, quota_v1));
    }
  }
  return cpus;
}

unsigned threads_allowed(const std::string& root) {
  return std::max(1U, tighter(affinity_cpus(), cgroup_cpus(root)));
}

unsigned threads_startable(unsigned wanted) noexcept {
  if (wanted <= 1) return 1;
  const nlink_t before = own_threads();
  std::vector<std::thread> started;
  std::mutex gate;
  try {
    const std::scoped_lock closed(gate);  // until all of them are there at once
    started.reserve(wanted);
    while (started.size() < wanted) {
      started.emplace_back([&gate] { const std::scoped_lock passed(gate); });
    }
  } catch (const std::exception&) {  // no more than these
  }
  for (std::thread& thread : started) thread.join();
  // A thread that has been waited for counts for a moment yet.
  while (own_threads() > before) std::this_thread::yield();
  return std::max(1U, static_cast<unsigned>(started.size()));
}

std::thread start_thread(std::function<void()> body) {
  try {
    return std::thread(std::move(body));
  } catch (const std::system_error& error) {
    throw std::system_error(error.code(), "a thread");
  }
}

StopSignal::StopSignal() : descriptor_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
  if (descriptor_ < 0) throw std::system_error(errno, std::generic_category(), "eventfd");
}

StopSignal::~StopSignal() { close(descriptor_); }

void StopSignal::raise() noexcept {
  flag_.store(true);
  const std::uint64_t one = 1;
  // It can fail only when the counter is full, that is, when it is readable already.
  if (write(descriptor_, &one, sizeof one) < 0) return;
}

Interrupts::Interrupts(StopSignal& stop) {
  signal_target.store(&stop);
  struct sigaction action {};
  sigemptyset(&action.sa_mask);
  action.sa_handler = raise_stop;
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  for (std::size_t i = 0; i < stopping.size(); ++i) {
    sigaction(stopping[i], nullptr, &old_stopping_[i]);
    const bool ignored = old_stopping_[i].sa_handler == SIG_IGN && stopping[i] != SIGTERM;
    if (!ignored) sigaction(stopping[i], &action, nullptr);
  }
  action.sa_handler = SIG_IGN;
  action.sa_flags = 0;
  sigaction(SIGPIPE, &action, &old_pipe_);
}

Interrupts::~Interrupts() {
  for (std::size_t i = 0; i < stopping.size(); ++i) {
    sigaction(stopping[i], &old_stopping_[i], nullptr);
  }
  sigaction(SIGPIPE, &old_pipe_, nullptr);
  signal_target.store(nullptr);
}

bool is_terminal(int descriptor) noexcept { return isatty(descriptor) == 1; }

unsigned terminal_width(int descriptor) noexcept {
  winsize size{};
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return 80;
  return size.ws_col;
}

std::string error_reason(int error) { return std::generic_category().message(error); }

}  // namespace boardmill::io
