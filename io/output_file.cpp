#include "io/output_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <system_error>
#include <utility>

#include "io/file_place.h"

namespace boardmill::io {
namespace {

constexpr mode_t new_file_mode = 0666;  // the umask takes its part

std::string descriptor_path(int file) { return fmt::format("/proc/self/fd/{}", file); }

}  // namespace

void OutputFile::fail(int error) const {
  throw std::system_error(error, std::generic_category(), path_);
}

OutputFile::OutputFile(const std::string& path, bool sync) : path_(path), sync_(sync) {
  if (path == "-") {
    path_ = "standard output";
    file_ = STDOUT_FILENO;
    return;
  }
  struct stat status {};
  const bool exists = stat(path.c_str(), &status) == 0;
  if (exists && S_ISDIR(status.st_mode)) fail(EISDIR);
  if (exists && !S_ISREG(status.st_mode)) {
    open_directly(0);
  } else if (const auto target = follow_links(path); !target) {
    open_directly(O_APPEND);
  } else {
    open_replacement(*target);
    if (exists) {
      if (access(target->c_str(), W_OK) != 0) fail(errno);
      // A file system without modes refuses; the output is no worse for it.
      if (fchmod(file_, status.st_mode & 07777) != 0) return;
    }
  }
}

OutputFile::~OutputFile() {
  if (!temporary_.empty()) unlinkat(folder_.get(), temporary_.c_str(), 0);
}

void OutputFile::open_directly(int extra_flags) {
  owned_.reset(::open(path_.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY | extra_flags));
  if (owned_.get() < 0) fail(errno);
  file_ = owned_.get();
}

void OutputFile::open_replacement(const std::string& target) {
  replaces_ = true;
  PathParts parts = split_path(target);
  name_ = std::move(parts.name);
  folder_.reset(::open(parts.folder.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC));
  if (folder_.get() < 0) fail(errno);
  if (name_.empty()) fail(EISDIR);
  owned_.reset(openat(folder_.get(), ".", O_TMPFILE | O_WRONLY | O_CLOEXEC, new_file_mode));
  const bool nameable =
      owned_.get() >= 0 && access(descriptor_path(owned_.get()).c_str(), F_OK) == 0;
  if (owned_.get() < 0 && errno != EOPNOTSUPP && errno != EISDIR && errno != EINVAL) fail(errno);
  if (!nameable) open_named();
  file_ = owned_.get();
}

/// Without nameless files, or without /proc to give one its name later.
void OutputFile::open_named() {
  do {
    temporary_ = link_name();
    owned_.reset(openat(folder_.get(), temporary_.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC,
                        new_file_mode));
  } while (owned_.get() < 0 && errno == EEXIST);
  if (owned_.get() >= 0) return;
  temporary_.clear();
  fail(errno);
}

/// A hidden name that is not in use by this process.
std::string OutputFile::link_name() {
  static std::atomic<unsigned> counter{0};
  return fmt::format(".boardmill-{}-{}.tmp", getpid(), counter.fetch_add(1));
}

bool OutputFile::write(std::string_view bytes) {
  const int error = write_all(file_, bytes);
  if (error != 0 && error != EPIPE) fail(error);
  return error == 0;
}

void OutputFile::overwrite_front(std::string_view bytes) {
  if (!replaces_) fail(ESPIPE);
  off_t at = 0;
  while (!bytes.empty()) {
    const ssize_t count = pwrite(file_, bytes.data(), bytes.size(), at);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) fail(errno);
    bytes.remove_prefix(static_cast<std::size_t>(count));
    at += count;
  }
}

void OutputFile::commit() {
  if (replaces_) {
    if (sync_ && fsync(file_) != 0) fail(errno);
    while (temporary_.empty()) {
      const std::string name = link_name();
      if (linkat(AT_FDCWD, descriptor_path(file_).c_str(), folder_.get(), name.c_str(),
                 AT_SYMLINK_FOLLOW) == 0) {
        temporary_ = name;
      } else if (errno != EEXIST) {
        fail(errno);
      }
    }
  }
  // Some file systems report a failed write only here.
  if (owned_.get() >= 0 && close(owned_.release()) != 0 && errno != EINTR) fail(errno);
  if (!replaces_) return;
  if (renameat(folder_.get(), temporary_.c_str(), folder_.get(), name_.c_str()) != 0) fail(errno);
  temporary_.clear();
  if (!sync_) return;
  const Descriptor folder(openat(folder_.get(), ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (folder.get() < 0 || fsync(folder.get()) != 0) fail(errno);
}

}  // namespace boardmill::io
