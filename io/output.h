/// Where the rows go: a file that appears when it is complete, or a device, pipe or terminal.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "engine/batch/ports.h"

namespace boardmill::io {

class Compressor;
class OutputFile;

struct OutputOptions {
  bool sync = false;  ///< commit() returns after the file and its folder are on the disk
};

/// A regular file, or one that does not exist yet, is written without a name in the folder of its
/// final target (links followed) and put in its place by commit(); without commit(), or when the
/// process is killed, nothing is left and an old file is untouched. The new file has the mode of
/// the old one, else what umask allows. (Where the file system has no nameless files, a hidden
/// temporary name stands in, which a kill leaves behind.) Devices, pipes and terminals are opened
/// and written directly. A name that ends in .gz or .zst compresses, with the same bytes for the
/// same input. One thread at a time.
class Output : public batch::Sink {
 public:
  /// `path` "-" is standard output. Throws std::system_error, as all functions here, with a what()
  /// that begins with the path.
  static std::unique_ptr<Output> open(const std::string& path, OutputOptions options = {});

  /// Abandons what is not committed.
  ~Output() override;
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;

  [[nodiscard]] bool write(std::string_view bytes) override;

  /// Completes the output: the rest of the compressed stream, sync, close, rename. False when
  /// nobody reads any more. Nothing can be written afterwards.
  [[nodiscard]] bool commit();

  /// Writes `bytes` and commits, if anybody reads it.
  void finish(std::string_view bytes);

  /// What there is of it without commit(), for a message: "FILE not written" or "FILE is
  /// incomplete".
  std::string unfinished() const;

 private:
  Output(const std::string& path, OutputOptions options);

  std::unique_ptr<OutputFile> file_;
  std::unique_ptr<Compressor> compressor_;  ///< null: written as it comes
};

/// Writes a whole file as Output does: it is there completely or not at all. Throws
/// std::system_error.
void write_text_atomically(const std::string& path, std::string_view text);

}  // namespace boardmill::io
