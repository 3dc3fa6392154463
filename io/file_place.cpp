#include "io/file_place.h"

#include <linux/magic.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <climits>
#include <system_error>
#include <utility>

namespace boardmill::io {
namespace {

bool is_in_procfs(const std::string& path) {
  struct statfs system {};
  return statfs(split_path(path).folder.c_str(), &system) == 0 && system.f_type == PROC_SUPER_MAGIC;
}

// Not a link in a circle: stat() says another error there.
std::optional<FilePlace> place_of_new(const std::string& path) {
  const auto target = follow_links(path);
  if (!target) return std::nullopt;
  PathParts parts = split_path(*target);
  const auto folder = identify(parts.folder);
  if (!folder || parts.name.empty()) return std::nullopt;
  return FilePlace{*folder, std::move(parts.name), false};
}

}  // namespace

PathParts split_path(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  if (slash == std::string::npos) return {"./", path};
  return {path.substr(0, slash + 1), path.substr(slash + 1)};
}

std::optional<std::string> follow_links(const std::string& path) {
  constexpr int most_links = 40;  // as the kernel
  std::string target = path;
  for (int links = 0; links <= most_links; ++links) {
    std::array<char, PATH_MAX> link{};
    const ssize_t size = readlink(target.c_str(), link.data(), link.size());
    if (size < 0) return target;
    if (is_in_procfs(target)) return std::nullopt;
    const std::string next(link.data(), static_cast<std::size_t>(size));
    target = next.starts_with('/') ? next : split_path(target).folder + next;
  }
  throw std::system_error(ELOOP, std::generic_category(), path);
}

std::optional<FilePlace> place_of(const std::string& path, Direction direction) {
  const bool reads = direction == Direction::read;
  struct stat status {};
  const int result = path == "-" ? fstat(reads ? STDIN_FILENO : STDOUT_FILENO, &status)
                                 : stat(path.c_str(), &status);
  if (result != 0) return path != "-" && errno == ENOENT ? place_of_new(path) : std::nullopt;
  const mode_t mode = status.st_mode;
  if (S_ISCHR(mode) || S_ISSOCK(mode)) return std::nullopt;
  return FilePlace{{status.st_dev, status.st_ino}, {}, S_ISFIFO(mode)};
}

}  // namespace boardmill::io
