/// The list of its files that a package of boardmill carries in its mark. What is not on the list,
/// or not as it says, is somebody else's work, which `--force` must not replace.
///
///     sha256 HEX PATH
///
/// One line a file, behind the line of the command. The file that holds the mark has the path `.`,
/// and its bytes count without these lines. Covered by tests/unit/io/package_list_test.cpp.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/judge/package.h"

namespace boardmill::io {

/// The files with their list, in the place of an older one; as they are where none holds a mark.
std::vector<judge::PackageFile> with_list(std::span<const judge::PackageFile> files);

/// What the package at `path` (a folder, a zip or a file of XML) holds and boardmill did not write:
/// paths in byte order, those of folders with a slash at the end, those of files that were changed
/// with " (changed)" behind them. Links are not followed; a folder of which nothing is listed is
/// one item and not entered. Absent: boardmill did not make it. Throws std::runtime_error for
/// what cannot be read.
std::optional<std::vector<std::string>> find_foreign(const std::string& path);

}  // namespace boardmill::io
