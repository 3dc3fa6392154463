/// What a command reads and writes, compared before anything is opened: an input that is an output
/// would be lost, and so would one of two outputs that are one file.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "io/file_place.h"

namespace boardmill::cli {

/// Every name is given before the first is opened. Of an input folder the folder itself counts, not
/// what is in it: outputs are left out there (see written()). Devices, terminals and sockets may
/// have any uses, and a pipe may be written twice.
class FileUses {
 public:
  /// `what` is what the user calls it, such as "input" or "--table"; the path `-` is a standard
  /// stream. Throws UsageError where the file is written already.
  void reads(std::string_view what, const std::string& path);

  /// As reads(), for those of the words of a command that name files.
  void reads_words(std::string_view what, const std::vector<std::string>& words);

  /// Throws UsageError where the file is read or written already.
  void writes(std::string_view what, const std::string& path);

  /// The outputs that exist.
  std::vector<io::FileId> written() const;

 private:
  struct Use {
    bool written;
    std::string name;  ///< as the user knows it
  };

  std::map<io::FilePlace, Use> uses_;
};

}  // namespace boardmill::cli
