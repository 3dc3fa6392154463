/// Temporary files without a name, for archives that cannot be read in the order wanted.
#pragma once

#include <memory>
#include <span>
#include <string>

#include "io/byte_stream.h"
#include "io/raw_file.h"

namespace boardmill::io {

/// A temporary file in TMPDIR or /tmp that is gone with its descriptor, also when the process is
/// killed. Throws InputError.
Descriptor make_spool();

/// Appends all of `bytes`. Throws InputError ("temporary file: No space left on device").
void append_to_spool(const Descriptor& spool, std::span<const char> bytes);

/// An archive from a pipe, copied so that it can be read twice. One thread at a time.
class SpooledArchive {
 public:
  /// Reads `stream` to its end. A fault of it is thrown where the copy ends. Throws InputError when
  /// there is no temporary file.
  explicit SpooledArchive(ByteStream& stream);

  /// The archive from its first byte; only the latest stream is read. Outlives this object.
  std::unique_ptr<ByteStream> open() const;

 private:
  std::unique_ptr<RawFile> copy_;
  std::string fault_;
};

}  // namespace boardmill::io
