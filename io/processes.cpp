#include "io/processes.h"

#include <dirent.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <linux/kcmp.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstddef>
#include <fstream>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "engine/puzzle/lines.h"

namespace boardmill::io {
namespace {

// The fields of /proc/PID/stat that are of interest here (see proc(5)).
struct Stat {
  char state = '?';
  pid_t parent = 0;
  pid_t session = 0;
  std::uint64_t cpu_ticks = 0;  // user, system, and both of waited-for children
  std::uint64_t threads = 0;
  std::uint64_t resident_pages = 0;

  // The first thread may have ended before others.
  bool ended() const { return state == 'Z' && threads <= 1; }
};

// The beginning of a file in /proc.
template <std::size_t size>
std::string_view read_beginning(const char* path, std::array<char, size>& room) {
  const Descriptor file(::open(path, O_RDONLY | O_CLOEXEC));
  const ssize_t count = file.is_open() ? ::read(file.get(), room.data(), room.size()) : -1;
  return {room.data(), static_cast<std::size_t>(std::max<ssize_t>(count, 0))};
}

std::uint64_t number_at(std::string_view text) {
  std::uint64_t value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

std::optional<Stat> read_stat(pid_t process, pid_t thread = 0) {
  std::array<char, 64> path{};
  const auto room_for_path = path.size() - 1;
  *(thread == 0
        ? fmt::format_to_n(path.data(), room_for_path, "/proc/{}/stat", process)
        : fmt::format_to_n(path.data(), room_for_path, "/proc/{}/task/{}/stat", process, thread))
       .out = '\0';
  std::array<char, 1024> room{};
  std::string_view text = read_beginning(path.data(), room);
  // The name is in parentheses, and may hold any byte.
  const std::size_t name_end = text.rfind(')');
  if (name_end == std::string_view::npos || name_end + 2 >= text.size()) return std::nullopt;
  text.remove_prefix(name_end + 2);
  Stat stat;
  stat.state = text.front();
  // The state is field 3.
  for (unsigned field = 3; field <= 24 && !text.empty(); ++field) {
    const std::uint64_t value = number_at(take_token(text));
    if (field == 4) stat.parent = static_cast<pid_t>(value);
    if (field == 6) stat.session = static_cast<pid_t>(value);
    if (field >= 14 && field <= 17) stat.cpu_ticks += value;
    if (field == 20) stat.threads = value;
    if (field == 24) stat.resident_pages = value;
  }
  return stat;
}

template <class Visit>
void for_each_number_in(const char* path, const Visit& visit) {
  const std::unique_ptr<DIR, int (*)(DIR*)> folder(::opendir(path), ::closedir);
  if (!folder) return;
  while (const dirent* entry = ::readdir(folder.get())) {
    const std::string_view name = entry->d_name;
    pid_t process = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), process);
    if (error == std::errc() && end == name.data() + name.size()) visit(process);
  }
}

template <class Visit>
void for_each_process(const Visit& visit) {
  for_each_number_in("/proc", visit);
}

std::optional<uid_t> user_of(pid_t process) {
  struct stat status {};
  if (::stat(fmt::format("/proc/{}", process).c_str(), &status) != 0) return std::nullopt;
  return status.st_uid;
}

std::optional<Process> read_process(pid_t id) {
  const auto stat = read_stat(id);
  if (!stat) return std::nullopt;
  return Process{id, stat->parent, stat->session, stat->ended()};
}

using ChildrenOf = std::function<std::vector<Process>(pid_t)>;

std::string children_path(pid_t process, pid_t thread) {
  return fmt::format("/proc/{}/task/{}/children", process, thread);
}

// From the lists that many kernels keep. One may be missing from them while others end.
std::vector<Process> children_in_lists(pid_t parent) {
  std::vector<Process> all;
  for_each_number_in(fmt::format("/proc/{}/task", parent).c_str(), [&](pid_t thread) {
    std::ifstream list(children_path(parent, thread));
    for (pid_t id = 0; list >> id;) {
      if (const auto child = read_process(id)) all.push_back(*child);
    }
  });
  return all;
}

// From a look at all processes.
ChildrenOf children_by_parents() {
  std::map<pid_t, std::vector<Process>> all;
  for_each_process([&all](pid_t id) {
    if (const auto process = read_process(id)) all[process->parent].push_back(*process);
  });
  return [all = std::move(all)](pid_t parent) {
    const auto found = all.find(parent);
    return found == all.end() ? std::vector<Process>() : found->second;
  };
}

// Where a page that several processes share counts in parts.
std::optional<std::uint64_t> proportional_bytes(pid_t process) {
  std::array<char, 2048> room{};
  const std::string_view text =
      read_beginning(fmt::format("/proc/{}/smaps_rollup", process).c_str(), room);
  const std::size_t line = text.find("\nPss:");
  const std::size_t number = text.find_first_of("0123456789", line);
  if (number == std::string_view::npos) return std::nullopt;
  return number_at(text.substr(number)) * 1024;
}

// Of its first thread, exactly: where there are many processes, parts of ticks add up.
std::chrono::nanoseconds exact_cpu(pid_t process) {
  std::array<char, 64> room{};
  const std::string_view text =
      read_beginning(fmt::format("/proc/{}/schedstat", process).c_str(), room);
  return std::chrono::nanoseconds(number_at(text));
}

}  // namespace

Usage usage_of(pid_t process) {
  static const auto ticks_per_second = static_cast<std::uint64_t>(::sysconf(_SC_CLK_TCK));
  static const auto page_bytes = static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
  const auto stat = read_stat(process);
  if (!stat) return {};
  std::uint64_t pages = stat->resident_pages;
  if (stat->state == 'Z' && !stat->ended()) {
    // Only its other threads still know.
    for_each_number_in(fmt::format("/proc/{}/task", process).c_str(), [&](pid_t thread) {
      if (const auto other = read_stat(process, thread)) {
        pages = std::max(pages, other->resident_pages);
      }
    });
  }
  const std::chrono::nanoseconds cpu(1'000'000'000 / ticks_per_second * stat->cpu_ticks);
  return {std::max(cpu, exact_cpu(process)), pages * page_bytes};
}

std::uint64_t shared_bytes_of(const std::vector<pid_t>& processes) {
  std::uint64_t bytes = 0;
  std::vector<pid_t> counted;
  for (const pid_t process : processes) {
    // After vfork two processes are in the same memory for a while.
    const bool same = std::any_of(counted.begin(), counted.end(), [process](pid_t other) {
      return ::syscall(SYS_kcmp, process, other, KCMP_VM, 0, 0) == 0;
    });
    if (same) continue;
    counted.push_back(process);
    bytes += proportional_bytes(process).value_or(usage_of(process).resident_bytes);
  }
  return bytes;
}

std::vector<Process> descendants_of(pid_t ancestor) {
  const pid_t own = ::getpid();
  const bool listed = ::access(children_path(own, own).c_str(), R_OK) == 0;
  const ChildrenOf children = listed ? &children_in_lists : children_by_parents();
  std::vector<Process> family{Process{ancestor, 0, 0, false}};
  std::set<pid_t> known{ancestor};
  for (std::size_t i = 0; i < family.size(); ++i) {
    for (const Process& child : children(family[i].id)) {
      // Ids may be given anew while they are read.
      if (known.insert(child.id).second) family.push_back(child);
    }
  }
  family.erase(family.begin());
  return family;
}

void kill_descendants(const std::vector<pid_t>& spared) {
  std::set<pid_t> stopped;
  for (bool fresh = true; fresh;) {
    fresh = false;
    std::set<pid_t> left_out(spared.begin(), spared.end());
    for (const Process& process : descendants_of(::getpid())) {
      if (left_out.count(process.parent) != 0) left_out.insert(process.id);
      if (process.ended || left_out.count(process.id) != 0) continue;
      if (!stopped.insert(process.id).second) continue;
      ::kill(process.id, SIGSTOP);
      fresh = true;
    }
  }
  for (const pid_t process : stopped) ::kill(process, SIGKILL);
}

std::uint64_t tasks_of_user(uid_t user) {
  std::uint64_t tasks = 0;
  for_each_process([&](pid_t process) {
    if (user_of(process) != user) return;
    if (const auto stat = read_stat(process)) tasks += stat->threads;
  });
  return tasks;
}

UserClaim claim_user() {
  constexpr uid_t least = 61184;
  constexpr uid_t count = 65520 - least;
  std::set<uid_t> used;
  for_each_process([&used](pid_t process) {
    if (const auto user = user_of(process)) used.insert(*user);
  });
  UserClaim claim;
  for (uid_t tries = 0; tries < count; ++tries) {
    claim.user = least + (static_cast<uid_t>(::getpid()) * 61 + tries) % count;
    if (used.count(claim.user) != 0) continue;
    // An address that only one socket can have, and that goes with it.
    claim.held.reset(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const auto end = fmt::format_to_n(address.sun_path + 1, sizeof address.sun_path - 1,
                                      "boardmill-user-{}", claim.user);
    const auto length = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + 1 + end.size);
    if (::bind(claim.held.get(), reinterpret_cast<const sockaddr*>(&address), length) == 0 ||
        errno != EADDRINUSE) {
      break;
    }
  }
  return claim;
}

}  // namespace boardmill::io
