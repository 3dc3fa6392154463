/// Files and standard input as they are stored, and the account of what has been read from them.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>

#include "io/byte_stream.h"
#include "io/checksum.h"
#include "io/descriptor.h"
#include "io/system.h"

namespace boardmill::io {

/// One input as it is stored: a file, an archive or standard input.
struct InputRecord {
  std::string name;              ///< as given by the user
  std::uint64_t size_bytes = 0;  ///< read so far, or the whole size once there is a checksum
  std::string sha256;            ///< of the stored bytes; empty when they were not read to the end
};

/// What all files of a run report to. `consumed_bytes` may be read by any thread; the records
/// belong to the reading thread until the run is over. The deque keeps references valid.
struct Ledger {
  std::atomic<std::uint64_t> consumed_bytes{0};
  std::deque<InputRecord> records;
};

/// A stored file read by read(2). A wait for a pipe, a terminal or a device ends when the stop
/// signal is raised; the file then behaves as if it ended there. The end, once reached, stays.
/// Not mapped: one pass over 200 MB of the page cache takes 57 ms by reads of 256 KiB and 42 ms by
/// mapping (with or without populating), but a file that gets shorter meanwhile would end the
/// process with SIGBUS.
class RawFile : public ByteStream {
 public:
  /// Opens `path`, whatever it is; `-` is not special. Throws InputError with the system's reason.
  static std::unique_ptr<RawFile> open(const std::string& path, const StopSignal* stop);

  /// As open(), for a path known to be a regular file: saves the system call that asks.
  static std::unique_ptr<RawFile> open_regular(const std::string& path, const StopSignal* stop);

  /// Standard input; it stays open.
  static std::unique_ptr<RawFile> standard_input(const StopSignal* stop);

  /// Takes over a descriptor of a regular file (a spool).
  static std::unique_ptr<RawFile> adopt(Descriptor file, const StopSignal* stop);

  /// Counts what is read from now on in `ledger`. With `record`, also keeps its size and, once the
  /// end is reached, its checksum; nothing has been read yet then.
  void report_to(std::shared_ptr<Ledger> ledger, InputRecord* record);

  std::size_t read(std::span<char> room) override;
  std::int64_t seek(std::int64_t offset, int whence) override;

  /// Whether seek() works: a regular file, not a pipe.
  bool seekable() const { return regular_; }

  /// Another stream over the same open file; they share the position.
  std::unique_ptr<RawFile> share() const;

  /// Reads what is left, so that the checksum is of the whole file. Only with a record; a fault
  /// leaves the checksum empty.
  void drain();

  /// Whether the end was brought about by the stop signal.
  bool stopped() const { return stopped_; }

 private:
  RawFile(std::shared_ptr<Descriptor> file, bool regular, const StopSignal* stop);
  bool wait_until_readable();

  std::shared_ptr<Descriptor> file_;
  bool regular_;
  const StopSignal* stop_;
  bool ended_ = false;
  bool stopped_ = false;
  std::shared_ptr<Ledger> ledger_;
  InputRecord* record_ = nullptr;
  std::optional<Sha256> hash_;
};

}  // namespace boardmill::io
