/// The members of a .zip, .tar or .7z, one after the other, by libarchive.
#pragma once

#include <cstddef>
#include <cstdint>
#include <exception>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "io/byte_stream.h"

struct archive;  // of libarchive
struct archive_entry;

namespace boardmill::io {

struct ArchiveMember {
  std::string path;           ///< any bytes, without a leading "./"
  std::string_view left_out;  ///< why there is nothing to read ("a link"); empty: a regular file
};

/// Reads forward only; seeks where the stored stream can, which skips members cheaply and finds the
/// central directory of a .zip; a .7z cannot be read otherwise. One thread at a time.
class ArchiveReader {
 public:
  /// `stored`: the archive from its first byte, without compression around it.
  explicit ArchiveReader(std::unique_ptr<ByteStream> stored);

  /// The next member that is no folder; empty after the last. Throws InputError; nothing can be
  /// read after that.
  std::optional<ArchiveMember> next();

  /// Reads from the current member, as ByteStream::read does. A member's fault leaves the others
  /// readable where the archive allows it.
  std::size_t read(std::span<char> room);

  /// How often next() has been called.
  std::uint64_t position() const { return position_; }

 private:
  struct Free {
    void operator()(archive* reader) const;
  };

  struct Callbacks;

  void open();
  [[noreturn]] void fail();
  bool lacks_end_marker() const;
  std::string path_of(archive_entry* entry);
  std::string zip_name_before(std::int64_t end);

  std::unique_ptr<ByteStream> stored_;
  std::vector<char> buffer_;
  std::size_t filled_ = 0;  ///< of buffer_, by the last read that was not at the end
  bool is_empty_zip_ = false;
  bool exhausted_ = false;    ///< the stored bytes have been read to their end
  std::exception_ptr fault_;  ///< thrown by stored_ inside a callback
  std::unique_ptr<archive, Free> reader_;
  std::string reason_;  ///< of the last fault that libarchive has told
  bool open_ = false;
  std::uint64_t position_ = 0;
  std::int64_t offset_ = 0;        ///< in the current member, of the next byte to deliver
  std::int64_t block_offset_ = 0;  ///< in the current member, of block_
  std::span<const char> block_;
};

}  // namespace boardmill::io
