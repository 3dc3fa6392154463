/// The file behind an Output: nameless until it is complete, or written directly.
#pragma once

#include <string>
#include <string_view>

#include "io/raw_file.h"

namespace boardmill::io {

/// See Output for the rules. One thread at a time; every function throws std::system_error.
class OutputFile {
 public:
  OutputFile(const std::string& path, bool sync);
  ~OutputFile();
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  /// Writes all of `bytes`; false when nobody reads any more.
  bool write(std::string_view bytes);

  /// Writes over the first bytes. Only a file that commit() will put in its place can do that.
  void overwrite_front(std::string_view bytes);
  void commit();

  /// Whether the file appears by commit(); otherwise it is written directly.
  bool appears_when_complete() const { return replaces_; }
  /// As given, or "standard output".
  const std::string& name() const { return path_; }

 private:
  void open_directly(int extra_flags);
  void open_replacement(const std::string& target);
  void open_named();
  std::string link_name();
  [[noreturn]] void fail(int error) const;

  std::string path_;  ///< as given, for messages
  bool sync_;
  bool replaces_ = false;  ///< commit() renames; otherwise written directly
  Descriptor folder_;
  std::string name_;       ///< in folder_
  std::string temporary_;  ///< in folder_; empty while the file has no name
  Descriptor owned_;
  int file_ = -1;
};

}  // namespace boardmill::io
