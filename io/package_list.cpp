#include "io/package_list.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <string_view>
#include <system_error>
#include <utility>

#include "io/checksum.h"
#include "io/packages.h"
#include "io/raw_file.h"

namespace boardmill::io {
namespace {

namespace fs = std::filesystem;
using judge::PackageFile;

constexpr std::string_view list_key = "sha256 ";
constexpr std::string_view own_path = ".";
constexpr std::size_t checksum_digits = 64;

/// The SHA-256 of each file, by its path.
using List = std::map<std::string, std::string, std::less<>>;

/// Where the list stands in the text of a mark, or has to be put.
std::size_t list_begin(std::string_view text) {
  const std::size_t command = text.find("\ncommand: ");
  return command == std::string_view::npos ? 0 : text.find('\n', command + 1) + 1;
}

/// The mark's text without its list, which is put into `list`.
std::string without_list(std::string_view text, List& list) {
  const std::size_t begin = list_begin(text);
  std::size_t end = begin;
  while (text.substr(end).starts_with(list_key)) {
    const std::string_view line = text.substr(end, text.find('\n', end) - end);
    constexpr std::size_t path_at = list_key.size() + checksum_digits + 1;
    list.emplace(line.substr(std::min(line.size(), path_at)),
                 line.substr(list_key.size(), checksum_digits));
    end = std::min(text.size(), end + line.size() + 1);
  }
  return fmt::format("{}{}", text.substr(0, begin), text.substr(end));
}

std::string sha256_of_file(const std::string& path) {
  const auto file = RawFile::open_regular(path, nullptr);
  Sha256 hash;
  std::array<char, std::size_t{1} << 16> room{};
  while (const std::size_t count = file->read(room)) hash.update({room.data(), count});
  return hash.finish();
}

/// Holds what is there against the list.
class Comparison {
 public:
  /// `folder` is what paths begin with, with a slash, or nothing.
  Comparison(List list, std::string folder) : list_(std::move(list)), folder_(std::move(folder)) {}

  /// `checksum` is asked only for a file that is listed.
  template <class Checksum>
  void file(std::string_view path, const Checksum& checksum) {
    const auto listed = list_.find(relative(path));
    if (listed == list_.end()) {
      foreign_.emplace_back(path);
    } else if (checksum() != listed->second) {
      foreign_.push_back(fmt::format("{} (changed)", path));
    }
  }

  /// Whether anything in it is listed; if not, all of it is foreign.
  bool enter(const std::string& path) {
    const auto next = list_.lower_bound(path + "/");
    if (next != list_.end() && next->first.starts_with(path + "/")) return true;
    foreign_.push_back(path + "/");
    return false;
  }

  void neither_file_nor_folder(std::string path) { foreign_.push_back(std::move(path)); }

  std::vector<std::string> take() {
    std::sort(foreign_.begin(), foreign_.end());
    return std::move(foreign_);
  }

 private:
  std::string_view relative(std::string_view path) const {
    return path.starts_with(folder_) ? path.substr(folder_.size()) : std::string_view();
  }

  List list_;
  std::string folder_;
  std::vector<std::string> foreign_;
};

/// The files that may hold the mark of a folder. Nothing else is read of what may be a large tree
/// of somebody else.
std::vector<PackageFile> read_mark_files(const std::string& folder) {
  std::vector<PackageFile> files;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder, error)) {
    const std::string name = entry.path().filename().string();
    if (name != ".boardmill" && !name.ends_with(".xml")) continue;
    if (entry.is_symlink(error) || !entry.is_regular_file(error)) continue;
    for (PackageFile& file : read_package(entry.path().string())) files.push_back(std::move(file));
  }
  std::sort(files.begin(), files.end(),
            [](const PackageFile& a, const PackageFile& b) { return a.path < b.path; });
  return files;
}

void compare_folder(const std::string& folder, Comparison& comparison) {
  std::error_code error;
  fs::recursive_directory_iterator entry(folder, error);
  for (; !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
    const std::string path = entry->path().lexically_relative(folder).string();
    const fs::file_status status = entry->symlink_status();
    if (fs::is_directory(status)) {
      if (!comparison.enter(path)) entry.disable_recursion_pending();
    } else if (fs::is_regular_file(status)) {
      comparison.file(path, [&entry] { return sha256_of_file(entry->path().string()); });
    } else {
      comparison.neither_file_nor_folder(path);
    }
  }
  if (error) throw std::system_error(error, folder);
}

}  // namespace

std::vector<PackageFile> with_list(std::span<const PackageFile> files) {
  std::vector<PackageFile> result(files.begin(), files.end());
  const auto mark = judge::read_mark(files);
  if (!mark) return result;
  std::string lines;
  PackageFile* holder = nullptr;
  for (PackageFile& file : result) {
    if (file.path == mark->path) {
      List old;
      file.bytes = without_list(file.bytes, old);
      holder = &file;
    }
    lines += fmt::format("{}{} {}\n", list_key, sha256_of(file.bytes),
                         &file == holder ? own_path : std::string_view(file.path));
  }
  holder->bytes.insert(list_begin(holder->bytes), lines);
  return result;
}

std::optional<std::vector<std::string>> find_foreign(const std::string& path) {
  const bool is_folder = fs::is_directory(path);
  const std::vector<PackageFile> files = is_folder ? read_mark_files(path) : read_package(path);
  const auto mark = judge::read_mark(files);
  if (!mark) return std::nullopt;
  const auto holder = std::find_if(files.begin(), files.end(), [&mark](const PackageFile& file) {
    return file.path == mark->path;
  });
  List list;
  const std::string own = sha256_of(without_list(holder->bytes, list));
  const std::string folder = mark->path.substr(0, mark->path.find_last_of('/') + 1);
  // The file that holds the mark goes by whatever name; its list has no checksum.
  const auto listed = list.extract(std::string(own_path));
  const bool untouched = !listed.empty() && listed.mapped() == own;
  list[mark->path.substr(folder.size())] = untouched ? sha256_of(holder->bytes) : "";
  Comparison comparison(std::move(list), folder);
  if (is_folder) {
    compare_folder(path, comparison);
  } else {
    for (const PackageFile& file : files) {
      comparison.file(file.path, [&file] { return sha256_of(file.bytes); });
    }
  }
  return comparison.take();
}

}  // namespace boardmill::io
