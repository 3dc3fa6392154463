#include "io/packages.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <optional>
#include <system_error>

#include "engine/puzzle/utf8.h"
#include "io/archive_reader.h"
#include "io/ending.h"
#include "io/output_file.h"
#include "io/package_list.h"
#include "io/raw_file.h"
#include "io/zip_writer.h"

namespace boardmill::io {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(int error, const std::string& path) {
  throw std::system_error(error, std::generic_category(), path);
}

// Links followed; what does not exist yet stays as it is. Without a slash at the end.
std::string resolved(std::string path) {
  while (path.size() > 1 && path.ends_with('/')) path.pop_back();
  const std::unique_ptr<char, decltype(&std::free)> real(realpath(path.c_str(), nullptr),
                                                         &std::free);
  return real ? std::string(real.get()) : path;
}

bool is_there(const std::string& path) {
  struct stat status {};
  return stat(path.c_str(), &status) == 0;
}

bool is_folder(const std::string& path) {
  struct stat status {};
  return stat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode);
}

bool is_empty_folder(const std::string& path) {
  std::error_code error;
  return is_folder(path) && fs::is_empty(path, error) && !error;
}

enum class PackageKind : std::uint8_t { folder, zip, file };

PackageKind kind_of(const std::string& path) {
  const std::string ending = ending_of(path);
  if (ending == ".zip") return PackageKind::zip;
  return ending == ".xml" ? PackageKind::file : PackageKind::folder;
}

// What stands in the way of a replacement; empty: nothing.
std::string why_not_ours(const std::string& path) {
  constexpr std::string_view not_ours =
      " was not made by boardmill: --force replaces only what it has made";
  try {
    const auto foreign = find_foreign(path);
    if (!foreign) return std::string(not_ours);
    if (foreign->empty()) return "";
    constexpr std::size_t most_shown = 20;
    const auto shown = std::min(foreign->size(), most_shown);
    std::string list;
    for (std::size_t i = 0; i < shown; ++i) {
      list += fmt::format("{}{}", i == 0 ? "" : ", ", printable((*foreign)[i]));
    }
    if (shown < foreign->size()) list += fmt::format(" and {} more", foreign->size() - shown);
    return fmt::format(" holds what boardmill did not write, and --force replaces nothing else: {}",
                       list);
  } catch (const std::runtime_error& error) {
    return fmt::format(" is not known to be made by boardmill: {}", error.what());
  }
}

// A hidden name beside `path` that is not in use by this process.
std::string hidden_beside(const std::string& path) {
  static std::atomic<unsigned> counter{0};
  const std::size_t slash = path.rfind('/');
  const std::string folder = slash == std::string::npos ? "" : path.substr(0, slash + 1);
  return fmt::format("{}.boardmill-{}-{}.tmp", folder, getpid(), counter.fetch_add(1));
}

// A folder that is removed with all its contents unless it has been renamed.
class TemporaryFolder {
 public:
  explicit TemporaryFolder(const std::string& target) : target_(target) {
    do {
      path_ = hidden_beside(target);
    } while (mkdir(path_.c_str(), 0777) != 0 && errno == EEXIST);
    if (!is_folder(path_)) fail(errno, target);
  }
  ~TemporaryFolder() { remove(); }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  void write(const judge::PackageFile& file) {
    const std::string path = path_ + "/" + file.path;
    written_.push_back(file.path);
    std::error_code error;
    fs::create_directories(fs::path(path).parent_path(), error);
    if (error) throw std::system_error(error, target_);
    const Descriptor descriptor(
        open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0666));
    if (descriptor.get() < 0) fail(errno, target_);
    const int reason = write_all(descriptor.get(), file.bytes);
    if (reason != 0) fail(reason, target_);
  }

  // To the target's place; what was there is removed afterwards.
  void commit() {
    if (!is_there(target_) || is_empty_folder(target_)) {
      if (rename(path_.c_str(), target_.c_str()) != 0) fail(errno, target_);
      path_.clear();
      return;
    }
    if (renameat2(AT_FDCWD, path_.c_str(), AT_FDCWD, target_.c_str(), RENAME_EXCHANGE) == 0) {
      written_.clear();  // what is there now was here before: a name may lead out of it
      return;
    }
    // A file system that cannot exchange: for a moment there is none.
    const std::string old = hidden_beside(target_);
    if (rename(target_.c_str(), old.c_str()) != 0) fail(errno, target_);
    if (rename(path_.c_str(), target_.c_str()) != 0) {
      const int error = errno;
      if (rename(old.c_str(), target_.c_str()) != 0) fail(errno, target_);
      fail(error, target_);
    }
    path_ = old;
    written_.clear();
  }

 private:
  void remove() {
    if (path_.empty()) return;
    std::error_code ignored;
    // By their names: to list a folder takes a descriptor, and for want of one this may be called.
    for (const std::string& file : written_) {
      for (fs::path path = file; !path.empty(); path = path.parent_path()) {
        if (!fs::remove(fs::path(path_) / path, ignored)) break;  // others are in it yet
      }
    }
    fs::remove(path_, ignored);
    fs::remove_all(path_, ignored);
  }

  std::string target_;
  std::string path_;
  std::vector<std::string> written_;  // within it
};

void write_file(const std::string& target, std::string_view bytes) {
  OutputFile file(target, false);
  (void)file.write(bytes);
  file.commit();
}

// The path inside a package, from a listing; the caller trusts nothing.
bool is_plain_path(std::string_view path) {
  return !path.empty() && !path.starts_with('/') && path != ".." && !path.starts_with("../") &&
         path.find("/../") == std::string::npos && !path.ends_with("/..") &&
         path.find('\0') == std::string::npos;
}

class Reading {
 public:
  Reading(const std::string& path, const PackageReading& how) : path_(path), how_(how) {}

  bool wants(std::string_view name) const { return !how_.wanted || how_.wanted(name); }

  void add_name(std::string name) {
    constexpr std::uint64_t bytes_of_a_file = 1024;  // in lists, at most
    count(bytes_of_a_file + name.size());
    files_.push_back({std::move(name), {}});
  }

  template <class Stream>
  void add(std::string name, Stream& stream) {
    const bool wanted = wants(name);
    add_name(std::move(name));
    while (const std::size_t size = wanted ? stream.read(room_) : 0) {
      count(size);
      files_.back().bytes.append(room_.data(), size);
    }
  }

  void add_file(std::string name, const std::string& path) {
    if (!wants(name)) return add_name(std::move(name));
    const auto file = RawFile::open(path, nullptr);
    // What is too large is not read in vain.
    const std::int64_t size = file->seek(0, SEEK_END);
    if (size > 0) check(static_cast<std::uint64_t>(size));
    file->seek(0, SEEK_SET);
    add(std::move(name), *file);
  }

  [[noreturn]] void refuse(const std::string& why) const {
    throw PackageUnreadable(path_ + ": " + why);
  }

  std::vector<judge::PackageFile> take() {
    std::sort(files_.begin(), files_.end(),
              [](const auto& a, const auto& b) { return a.path < b.path; });
    return std::move(files_);
  }

 private:
  void check(std::uint64_t more) const {
    if (more <= how_.most_bytes - bytes_) return;
    throw PackageTooLarge(fmt::format("{}: more than {} bytes", path_, how_.most_bytes));
  }

  void count(std::uint64_t more) {
    check(more);
    bytes_ += more;
  }

  const std::string& path_;
  const PackageReading& how_;
  std::vector<judge::PackageFile> files_;
  std::uint64_t bytes_ = 0;
  std::vector<char> room_ = std::vector<char>(std::size_t{1} << 16);
};

void read_folder(const std::string& path, Reading& reading) {
  std::error_code error;
  fs::recursive_directory_iterator entry(path, error);
  for (; !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
    if (entry->is_symlink(error) || !entry->is_regular_file(error)) continue;
    reading.add_file(entry->path().lexically_relative(path).string(), entry->path().string());
  }
  if (error) reading.refuse(error.message());
}

void read_archive(const std::string& path, Reading& reading) {
  ArchiveReader archive(RawFile::open(path, nullptr));
  while (auto member = archive.next()) {
    if (!member->left_out.empty()) continue;
    if (!is_plain_path(member->path)) reading.refuse("a member has no plain path");
    reading.add(std::move(member->path), archive);
  }
}

bool is_archive(const std::string& path) {
  const std::string ending = ending_of(path);
  return ending == ".zip" || ending == ".tar";
}

}  // namespace

void check_target(const PackageTarget& target) {
  const std::string path = resolved(target.path);
  if (path.empty()) throw PackageRefused("a package needs a name");
  if (!is_there(path) || is_empty_folder(path)) {
    if (is_folder(path) && kind_of(path) != PackageKind::folder) {
      throw PackageRefused(target.path + " is a folder");
    }
    return;
  }
  if (is_folder(path) != (kind_of(path) == PackageKind::folder)) {
    throw PackageRefused(target.path + (is_folder(path) ? " is a folder" : " is no folder"));
  }
  if (!target.force) {
    throw PackageRefused(target.path + (is_folder(path) ? " is not empty" : " is there already") +
                         ": --force replaces a package that boardmill made");
  }
  if (const std::string why = why_not_ours(path); !why.empty()) {
    throw PackageRefused(target.path + why);
  }
}

void write_package(const PackageTarget& target, std::span<const judge::PackageFile> files) {
  check_target(target);
  const std::vector<judge::PackageFile> listed = with_list(files);
  const std::string path = resolved(target.path);
  switch (kind_of(path)) {
    case PackageKind::zip: {
      ZipWriter zip;
      for (const judge::PackageFile& file : listed)
        zip.add(target.zip_folder + file.path, file.bytes);
      write_file(path, zip.finish());
      return;
    }
    case PackageKind::file:
      if (listed.size() != 1) {
        throw PackageRefused(target.path + " cannot hold a package of several files");
      }
      write_file(path, listed.front().bytes);
      return;
    case PackageKind::folder: {
      TemporaryFolder folder(path);
      for (const judge::PackageFile& file : listed) folder.write(file);
      folder.commit();
      return;
    }
  }
}

std::vector<judge::PackageFile> read_package(const std::string& path, const PackageReading& how) {
  Reading reading(path, how);
  try {
    if (is_folder(path)) {
      read_folder(path, reading);
    } else if (is_archive(path)) {
      read_archive(path, reading);
    } else {
      reading.add_file(fs::path(path).filename().string(), path);
    }
  } catch (const batch::InputError& error) {
    reading.refuse(error.what());
  }
  return reading.take();
}

void add_files(const std::string& folder, std::span<const judge::PackageFile> files) {
  for (const judge::PackageFile& file : files) {
    const std::string path = folder + "/" + file.path;
    std::error_code error;
    fs::create_directories(fs::path(path).parent_path(), error);
    if (error) throw std::system_error(error, path);
    // Complete under a hidden name first; link() never replaces.
    const std::string hidden = hidden_beside(path);
    write_file(hidden, file.bytes);
    const int result = link(hidden.c_str(), path.c_str());
    const int reason = errno;
    unlink(hidden.c_str());
    if (result == 0) continue;
    if (reason == EEXIST) throw PackageRefused(path + " is there already");
    fail(reason, path);
  }
}

}  // namespace boardmill::io
