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
  /// .csv .jsonl .json, also before a .gz .zst .xz .bz2 .lzma .lz: answers and results, no inputs.
  /// With globs those are chosen that one of them matches, by the relative path or by the last
  /// part.
  explicit NameRules(std::vector<std::string> include = {}) : include_(std::move(include)) {}

  /// Why `path`, relative to the folder or archive, is left out, in some words; empty: it is
  /// chosen. Hidden names, and all below hidden folders, are always left out.
  std::string_view why_left_out(const std::string& path) const;

 private:
  std::vector<std::string> include_;
};

/// A file or member that is no input.
struct LeftOut {
  std::string name;
  std::string_view reason;  ///< some words that live as long as the program
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
  std::string path;           ///< folder + '/' + relative path
  int error = 0;              ///< errno of a file or folder that cannot be read, else 0
  std::string_view left_out;  ///< why it is no input; empty: it is one
};

/// All files below `folder` by byte order of their relative paths; `outputs` are left out. Links
/// are followed; every folder is entered once, the real one before links to it, and hidden ones are
/// not. What is chosen but cannot be read (a dangling link, a socket, a folder without permission)
/// has its error. Asks about a file no more than the folder tells by itself, links aside.
std::vector<FoundFile> walk(const std::string& folder, const NameRules& rules,
                            const std::vector<FileId>& outputs);

}  // namespace boardmill::io
