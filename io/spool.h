/// Temporary files without a name, for archives that cannot be read in the order wanted.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>

#include "io/byte_stream.h"
#include "io/raw_file.h"

namespace boardmill::io {

/// A temporary file in TMPDIR or /tmp that is gone with this object, also when the process is
/// killed. One thread at a time.
class Spool {
 public:
  /// Throws InputError.
  explicit Spool(std::uint64_t most_bytes);

  /// Appends all of `bytes`. Throws InputError ("temporary file: No space left on device"), also
  /// where it would get longer than most_bytes.
  void append(std::span<const char> bytes);

  std::uint64_t size() const { return size_; }
  int descriptor() const { return file_.get(); }

  /// Gives the file away.
  Descriptor release() { return std::move(file_); }

 private:
  Descriptor file_;
  std::uint64_t most_bytes_;
  std::uint64_t size_ = 0;
};

/// An archive from a pipe, copied so that it can be read twice. One thread at a time.
class SpooledArchive {
 public:
  /// Reads `stream` to its end. A fault of it is thrown where the copy ends. Throws InputError when
  /// there is no temporary file, or the archive is longer than most_bytes.
  SpooledArchive(ByteStream& stream, std::uint64_t most_bytes);

  /// The archive from its first byte; only the latest stream is read. Outlives this object.
  std::unique_ptr<ByteStream> open() const;

 private:
  std::unique_ptr<RawFile> copy_;
  std::string fault_;
};

}  // namespace boardmill::io
