/// Judges' packages on disk: written whole or not at all, read back, and added to.
/// Covered by tests/unit/io/packages_test.cpp.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "engine/judge/package.h"

namespace boardmill::io {

/// A package that may not be written where it was asked for; what() is one sentence for the user.
class PackageRefused : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

struct PackageTarget {
  std::string path;  ///< ends in .zip: a zip; in .xml, for a package of one file: that file; else a
                     ///< folder
  std::string zip_folder;  ///< judge::zip_folder
  bool force = false;  ///< replace what is there, if boardmill made it, and nothing else is in it
};

/// What write_package would refuse: throws PackageRefused. To be asked before the work is done.
void check_target(const PackageTarget& target);

/// Writes a package beside the target under a hidden name, and renames it when it is complete: a
/// run that is killed leaves nothing under the target's name, or what was there before. Links are
/// followed. The mark gets the list of the files (see package_list.h). A folder that is not empty,
/// or a file, is refused without `force`, and with it replaced only if it has boardmill's mark and
/// all that is in it is as boardmill wrote it; in exchange, so that there is always one of them.
/// The same files give the same bytes. Throws PackageRefused, or std::system_error with the target
/// and the system's reason.
void write_package(const PackageTarget& target, std::span<const judge::PackageFile> files);

struct PackageReading {
  /// Of all files in memory, each of which counts 1,024 more than its name and contents have.
  std::uint64_t most_bytes = std::uint64_t{1} << 30;
  /// By its path: whether a file is read. The contents of others stay empty. None: all are.
  std::function<bool(std::string_view path)> wanted;
};

/// A package that cannot be read; what() is one sentence for the user that begins with its path.
class PackageUnreadable : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// One that is larger than PackageReading::most_bytes.
class PackageTooLarge : public PackageUnreadable {
 public:
  using PackageUnreadable::PackageUnreadable;
};

/// The files of a package by ascending path: of a folder (hidden ones too, links not followed), of
/// a zip or tar by the ending of its name, or that one file. Throws PackageUnreadable.
std::vector<judge::PackageFile> read_package(const std::string& path,
                                             const PackageReading& how = {});

/// Adds files to the folder `folder` (see judge::plan_additions for `--into`), each completely or
/// not at all. Nothing that exists is changed: where a path is taken meanwhile, PackageRefused.
/// Throws std::system_error; the files that were added before stay.
void add_files(const std::string& folder, std::span<const judge::PackageFile> files);

}  // namespace boardmill::io
