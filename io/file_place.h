/// Which file a name means, so that two names of one file are known before either is opened.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "io/walk.h"

namespace boardmill::io {

/// Equal for two names of one file: through links, hard ones too, and other ways to its folder.
struct FilePlace {
  FileId id{};         ///< of the file; of the folder that it would be in, where there is none yet
  std::string name{};  ///< in that folder; empty: the file exists
  bool is_pipe = false;
  friend auto operator<=>(const FilePlace&, const FilePlace&) = default;
};

enum class Direction : std::uint8_t { read, write };

/// Where `path` leads; `-` is standard input or output. Empty where several uses do each other no
/// harm (devices such as terminals and /dev/null, sockets), and where no file can be. Any thread.
std::optional<FilePlace> place_of(const std::string& path, Direction direction);

/// The file that `path` leads to through links, also one that does not exist yet; empty where a
/// link is one of /proc to an open file (/dev/stdout and the like), which a rename would leave
/// behind. Throws std::system_error that begins with `path` where links go round in a circle.
std::optional<std::string> follow_links(const std::string& path);

struct PathParts {
  std::string folder;  ///< with its slash; "./" for a bare name
  std::string name;    ///< empty for a path that ends in a slash
};

PathParts split_path(const std::string& path);

}  // namespace boardmill::io
