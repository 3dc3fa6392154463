#include "io/processes.h"

#include <dirent.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "io/descriptor.h"

namespace boardmill::io {
namespace {

// The fields of /proc/PID/stat that are of interest here (see proc(5)).
struct Stat {
  char state = '?';
  pid_t parent = 0;
  std::uint64_t cpu_ticks = 0;  // user, system, and both of waited-for children
  std::uint64_t threads = 0;
  std::uint64_t resident_pages = 0;
};

std::optional<Stat> read_stat(pid_t process) {
  std::array<char, 32> path{};
  *fmt::format_to_n(path.data(), path.size() - 1, "/proc/{}/stat", process).out = '\0';
  const Descriptor file(::open(path.data(), O_RDONLY | O_CLOEXEC));
  if (!file.is_open()) return std::nullopt;
  std::array<char, 1024> room{};
  const ssize_t count = ::read(file.get(), room.data(), room.size());
  if (count <= 0) return std::nullopt;
  std::string_view text(room.data(), static_cast<std::size_t>(count));
  // The name is in parentheses, and may hold any byte.
  const std::size_t name_end = text.rfind(')');
  if (name_end == std::string_view::npos || name_end + 2 >= text.size()) return std::nullopt;
  text.remove_prefix(name_end + 2);
  Stat stat;
  stat.state = text.front();
  // The state is field 3.
  for (unsigned field = 3; field <= 24 && !text.empty(); ++field) {
    const std::size_t length = std::min(text.find(' '), text.size());
    std::uint64_t value = 0;
    std::from_chars(text.data(), text.data() + length, value);
    if (field == 4) stat.parent = static_cast<pid_t>(value);
    if (field >= 14 && field <= 17) stat.cpu_ticks += value;
    if (field == 20) stat.threads = value;
    if (field == 24) stat.resident_pages = value;
    text.remove_prefix(std::min(length + 1, text.size()));
  }
  return stat;
}

template <class Visit>
void for_each_process(const Visit& visit) {
  const std::unique_ptr<DIR, int (*)(DIR*)> folder(::opendir("/proc"), ::closedir);
  if (!folder) return;
  while (const dirent* entry = ::readdir(folder.get())) {
    const std::string_view name = entry->d_name;
    pid_t process = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), process);
    if (error == std::errc() && end == name.data() + name.size()) visit(process);
  }
}

template <class Visit>
void for_each_of_user(uid_t user, const Visit& visit) {
  for_each_process([&](pid_t process) {
    struct stat status {};
    if (::stat(fmt::format("/proc/{}", process).c_str(), &status) == 0 && status.st_uid == user) {
      visit(process);
    }
  });
}

}  // namespace

Usage usage_of(pid_t process) {
  static const auto ticks_per_second = static_cast<std::uint64_t>(::sysconf(_SC_CLK_TCK));
  static const auto page_bytes = static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
  const auto stat = read_stat(process);
  if (!stat || stat->state == 'Z') return {};
  return {std::chrono::nanoseconds(1'000'000'000 / ticks_per_second * stat->cpu_ticks),
          stat->resident_pages * page_bytes, 1};
}

std::vector<pid_t> descendants_of(pid_t ancestor) {
  std::vector<std::pair<pid_t, pid_t>> parents;  // process, its parent
  for_each_process([&parents](pid_t process) {
    const auto stat = read_stat(process);
    if (stat && stat->state != 'Z') parents.emplace_back(process, stat->parent);
  });
  // A child may come before its parent in the list, so again until nothing is new.
  std::set<pid_t> family{ancestor};
  for (std::size_t before = 0; before != family.size();) {
    before = family.size();
    for (const auto& [process, parent] : parents) {
      if (family.count(parent) != 0) family.insert(process);
    }
  }
  family.erase(ancestor);
  return {family.begin(), family.end()};
}

std::uint64_t tasks_of_user(uid_t user) {
  std::uint64_t tasks = 0;
  for_each_of_user(user, [&tasks](pid_t process) {
    if (const auto stat = read_stat(process)) tasks += stat->threads;
  });
  return tasks;
}

uid_t unused_user(uid_t first) {
  constexpr uid_t least = 61184;
  constexpr uid_t count = 65520 - least;
  uid_t user = first;
  if (user < least || user >= least + count) {
    user = least + static_cast<uid_t>(::getpid()) * 61 % count;
  }
  for (uid_t tries = 0; tries < count; ++tries) {
    bool used = false;
    for_each_of_user(user, [&used](pid_t) { used = true; });
    if (!used) break;
    user = least + (user - least + 1) % count;
  }
  return user;
}

}  // namespace boardmill::io
