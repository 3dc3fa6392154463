/// The small interfaces through which the pipeline reaches the outside; `io` implements them, and
/// tests do.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

#include "engine/puzzle/bytes.h"
#include "engine/puzzle/results.h"

namespace boardmill::batch {

/// A stream that cannot be opened, or breaks off. what() is the reason alone, as the system words
/// it ("Permission denied"), never the name: who catches it knows that, and says it.
class InputError : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// One source: a file, an archive member or standard input, decompressed.
class Source {
 public:
  virtual ~Source() = default;
  Source() = default;
  Source(const Source&) = delete;
  Source& operator=(const Source&) = delete;

  /// The name as given by the user, `archive.zip!member` for members, `-` for standard input.
  /// Any bytes; stays valid as long as the object.
  virtual std::string_view name() const = 0;

  /// Reads up to room.size() > 0 bytes; 0 means the end. Throws InputError; a source whose opening
  /// failed throws at the first call. One thread at a time.
  virtual std::size_t read(std::span<char> room) = 0;
};

/// The sources of a run, one after the other.
class Sources {
 public:
  virtual ~Sources() = default;

  /// The next source, or null after the last. Never throws for a source that cannot be opened: that
  /// one throws when it is read, so that the others go on. One thread at a time.
  virtual std::unique_ptr<Source> next() = 0;
};

/// How a run ended.
enum class RunEnd : std::uint8_t { complete, strict_stop, interrupted, output_closed };

/// Where the rows go.
class Sink {
 public:
  virtual ~Sink() = default;

  /// Writes all of `bytes`. False when nobody reads any more (a closed pipe): the run then ends
  /// quietly. Throws std::system_error with the name of the output for every other failure. One
  /// thread at a time.
  [[nodiscard]] virtual bool write(std::string_view bytes) = 0;
};

/// Prints rows. Immutable: any thread may call it.
class RowFormat {
 public:
  virtual ~RowFormat() = default;

  /// What stands before the first row (the CSV header line, or nothing).
  virtual void header(Bytes& out) const = 0;

  /// Appends one row for each row of `results`.
  virtual void rows(const Results& results, Bytes& out) const = 0;
};

}  // namespace boardmill::batch
