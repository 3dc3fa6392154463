/// Which files of a folder are inputs, and in which order.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace boardmill::io {

/// Chooses among the members of a folder or an archive. Immutable.
class NameRules {
 public:
  /// Without globs every name is chosen but those that end in .ans .out .a .desc .md .yaml .yml
  /// .csv .jsonl .json, also before a .gz .zst .xz .bz2: answers and results, no inputs. With globs
  /// those are chosen that one of them matches, by the relative path or by the last part.
  explicit NameRules(std::vector<std::string> include = {}) : include_(std::move(include)) {}

  /// `path` is relative to the folder or archive. Hidden names, and all below hidden folders, are
  /// never chosen.
  bool choose(const std::string& path) const;

 private:
  std::vector<std::string> include_;
};

/// What identifies a file whatever its name.
struct FileId {
  dev_t device;
  ino_t inode;
  friend auto operator<=>(const FileId&, const FileId&) = default;
};

/// The file that `path` names, links followed; empty when there is none.
std::optional<FileId> identify(const std::string& path);

struct FoundFile {
  std::string path;  ///< folder + '/' + relative path
  int error = 0;     ///< errno of a file or folder that cannot be read, else 0: a regular file
};

/// The chosen regular files below `folder` by byte order of their relative paths, without the file
/// `skip`. Links are followed; every folder is entered once, the real one before links to it. What
/// is chosen but cannot be read (a dangling link, a socket, a folder without permission) is in the
/// list with its error. Asks about a file no more than the folder tells by itself, links aside.
std::vector<FoundFile> walk(const std::string& folder, const NameRules& rules,
                            const std::optional<FileId>& skip);

}  // namespace boardmill::io
