#include "io/walk.h"

#include <dirent.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <memory>
#include <set>
#include <utility>

namespace boardmill::io {
namespace {

constexpr std::array<std::string_view, 10> skipped_suffixes{
    ".ans", ".out", ".a", ".desc", ".md", ".yaml", ".yml", ".csv", ".jsonl", ".json"};
constexpr std::array<std::string_view, 6> compressed_suffixes{".gz",  ".zst",  ".xz",
                                                              ".bz2", ".lzma", ".lz"};

constexpr std::string_view hidden = "hidden";

FileId id_of(const struct stat& status) { return {status.st_dev, status.st_ino}; }

std::string_view without_compression(std::string_view path) {
  for (const std::string_view suffix : compressed_suffixes) {
    if (path.ends_with(suffix)) return path.substr(0, path.size() - suffix.size());
  }
  return path;
}

/// Whether a part of the path is hidden; `.` and `..` are no names.
bool is_hidden(std::string_view path) {
  while (!path.empty()) {
    const std::string_view part = path.substr(0, path.find('/'));
    if (part.starts_with('.') && part != "." && part != "..") return true;
    path.remove_prefix(std::min(path.size(), part.size() + 1));
  }
  return false;
}

struct CloseFolder {
  void operator()(DIR* folder) const { closedir(folder); }
};

class Walk {
 public:
  Walk(const std::string& folder, const NameRules& rules, const std::vector<FileId>& outputs)
      : prefix_(folder), rules_(rules), outputs_(outputs) {
    if (!prefix_.ends_with('/')) prefix_ += '/';
  }

  std::vector<FoundFile> run() {
    enter("");
    // Links to folders last, in byte order: which of two ways to a folder counts must not depend on
    // the order in which the file system lists them.
    while (!folder_links_.empty()) enter(folder_links_.extract(folder_links_.begin()).value());
    std::sort(found_.begin(), found_.end(),
              [](const FoundFile& a, const FoundFile& b) { return a.path < b.path; });
    return std::move(found_);
  }

 private:
  /// `top` is "" or a relative path that ends in '/', as all folders here.
  void enter(std::string top) {
    std::vector<std::string> open{std::move(top)};
    while (!open.empty()) {
      const std::string relative = std::move(open.back());
      open.pop_back();
      list(relative, open);
    }
  }

  void list(const std::string& relative, std::vector<std::string>& subfolders) {
    const std::unique_ptr<DIR, CloseFolder> folder(opendir((prefix_ + relative).c_str()));
    struct stat status {};
    if (!folder || fstat(dirfd(folder.get()), &status) != 0) {
      refuse(relative, errno);
      return;
    }
    if (!entered_.insert(id_of(status)).second) {
      found_.push_back({prefix_ + relative, 0, "a folder that is read under another name"});
      return;
    }
    for (;;) {
      errno = 0;
      const dirent* const entry = readdir(folder.get());
      if (entry == nullptr) break;
      const std::string_view name = entry->d_name;
      if (name == "." || name == "..") continue;
      visit(relative, *entry, dirfd(folder.get()), subfolders);
    }
    if (errno != 0) refuse(relative, errno);
  }

  void visit(const std::string& relative, const dirent& entry, int folder,
             std::vector<std::string>& subfolders) {
    std::string path = relative + entry.d_name;
    if (is_hidden(entry.d_name)) {
      found_.push_back({prefix_ + path, 0, hidden});
      return;
    }
    unsigned char type = entry.d_type;
    struct stat status {};
    if (type == DT_UNKNOWN) {
      if (fstatat(folder, entry.d_name, &status, AT_SYMLINK_NOFOLLOW) != 0) return;
      type = static_cast<unsigned char>(IFTODT(status.st_mode));
    }
    if (type == DT_DIR) {
      subfolders.push_back(path + '/');
      return;
    }
    int error = 0;
    if (type == DT_LNK) {
      if (fstatat(folder, entry.d_name, &status, 0) != 0) {
        error = errno;
      } else if (S_ISDIR(status.st_mode)) {
        folder_links_.insert(path + '/');
        return;
      } else {
        type = static_cast<unsigned char>(IFTODT(status.st_mode));
      }
    }
    if (error == 0 && type != DT_REG) error = type == DT_SOCK ? ENXIO : EINVAL;
    std::string_view left_out = rules_.why_left_out(path);
    if (left_out.empty() && error == 0 && is_output(path, entry)) left_out = "the output";
    found_.push_back({prefix_ + path, error, left_out});
  }

  /// The listed inode number tells most files apart; only a likely match costs a call.
  bool is_output(const std::string& path, const dirent& entry) const {
    return std::any_of(outputs_.begin(), outputs_.end(), [&](const FileId& output) {
      return (entry.d_type != DT_REG || entry.d_ino == output.inode) &&
             identify(prefix_ + path) == output;
    });
  }

  void refuse(std::string relative, int error) {
    if (!relative.empty()) relative.pop_back();
    found_.push_back({prefix_ + relative, error, {}});
  }

  std::string prefix_;
  const NameRules& rules_;
  const std::vector<FileId>& outputs_;
  std::vector<FoundFile> found_;
  std::set<FileId> entered_;
  std::set<std::string> folder_links_;
};

}  // namespace

std::string_view NameRules::why_left_out(const std::string& path) const {
  if (is_hidden(path)) return hidden;
  if (include_.empty()) {
    const std::string_view plain = without_compression(path);
    const bool chosen =
        std::none_of(skipped_suffixes.begin(), skipped_suffixes.end(),
                     [&](std::string_view suffix) { return plain.ends_with(suffix); });
    return chosen ? "" : "a result or a document by its name";
  }
  const std::size_t slash = path.rfind('/');
  const char* const last = path.c_str() + (slash == std::string::npos ? 0 : slash + 1);
  const bool chosen = std::any_of(include_.begin(), include_.end(), [&](const std::string& glob) {
    return fnmatch(glob.c_str(), path.c_str(), 0) == 0 || fnmatch(glob.c_str(), last, 0) == 0;
  });
  return chosen ? "" : "not included";
}

std::optional<FileId> identify(const std::string& path) {
  struct stat status {};
  if (stat(path.c_str(), &status) != 0) return std::nullopt;
  return id_of(status);
}

std::vector<FoundFile> walk(const std::string& folder, const NameRules& rules,
                            const std::vector<FileId>& outputs) {
  return Walk(folder, rules, outputs).run();
}

}  // namespace boardmill::io
