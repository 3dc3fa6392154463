/// The members of one archive as sources, in byte order of their paths.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "io/archive_reader.h"
#include "io/byte_stream.h"
#include "io/raw_file.h"
#include "io/spool.h"
#include "io/walk.h"

namespace boardmill::io {

/// Lists the archive first. Members stored in order are then streamed in one pass; others are
/// unpacked into an anonymous temporary file. Memory is bounded by the list of paths. One thread at
/// a time.
class ArchiveSources {
 public:
  /// A new stream over the archive, decompressed, from its first byte. Outlives this object and the
  /// sources; only the stream of the latest call is read.
  using Reopen = std::function<std::unique_ptr<ByteStream>()>;

  /// What is no input is added to `left_out`. Both references outlive this object. Members that
  /// take more than `spool_bytes` of a temporary file are a fault of the archive.
  ArchiveSources(std::string name, Reopen reopen, const NameRules& rules,
                 std::vector<LeftOut>& left_out, std::uint64_t spool_bytes);

  /// The next member `NAME!PATH`, or null after the last. A fault of the archive that no member
  /// showed becomes a last source named like the archive.
  std::unique_ptr<batch::Source> next();

 private:
  struct Member {
    std::string path;
    std::uint64_t position = 0;  ///< ArchiveReader::position()
    std::uint64_t offset = 0;    ///< in the spool
    std::uint64_t size = 0;
    bool unpacked = false;
    std::string fault;  ///< of its contents, empty when they are whole
  };
  /// The faults that members have shown; outlives sources and archive.
  using Shown = std::vector<std::string>;
  class MemberStream;
  class SpooledStream;

  void list();
  void unpack();
  void unpack(ArchiveReader& reader, Member& member);
  bool go_to(ArchiveReader& reader, const Member& member);
  std::unique_ptr<ByteStream> open(const Member& member);

  std::string name_;
  Reopen reopen_;
  const NameRules& rules_;
  std::vector<LeftOut>& left_out_;
  bool listed_ = false;
  std::vector<Member> members_;
  std::size_t next_ = 0;
  std::string fault_;  ///< of the archive
  std::shared_ptr<Shown> shown_ = std::make_shared<Shown>();
  std::shared_ptr<ArchiveReader> reader_;
  std::uint64_t spool_bytes_;
  std::shared_ptr<Spool> spool_;
};

}  // namespace boardmill::io
