/// Precomputed tables in files.
///
///     bytes 0 to 65535    `boardmill table 2 SIZE SHA256`, a line end, then SIZE bytes of JSON
///                         with the named SHA-256: the puzzle, the parameters, who made it, and
///                         size and SHA-256 of each block; then blanks and a line end
///     from 65536 on       the blocks, back to back
///
/// The SHA-256 of a block is for `table verify`, and for messages: what is looked up shows by
/// itself whether it is damaged (engine/puzzle/sealed.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/puzzle/sealed.h"
#include "engine/puzzle/table.h"
#include "io/descriptor.h"
#include "io/mapping.h"

namespace boardmill::io {

class OutputFile;

/// Writes a table; it is there completely or not at all. Every function throws std::system_error.
/// One thread at a time.
class TableWriter {
 public:
  /// `path` must be a regular file or not there yet.
  TableWriter(const std::string& path, std::string puzzle, std::string parameters,
              std::string maker);
  ~TableWriter();

  void add(std::string_view block);
  void commit();

 private:
  std::unique_ptr<OutputFile> file_;
  std::string puzzle_, parameters_, maker_;
  std::vector<std::uint64_t> block_bytes_;
  std::vector<std::string> sha256_;  ///< of each block
};

/// A table that is mapped into memory, shared with every other process that does so. Immutable; one
/// object at a time, any thread. (Mapped rather than read: 0.1 ms instead of a second for 3 GB, and
/// one copy for all.)
class TableFile {
 public:
  /// Checks everything but the blocks: version, size of the file, SHA-256 of the header. Throws
  /// std::runtime_error, with a what() that begins with the path.
  explicit TableFile(const std::string& path);

  /// Its bytes may change: see Mapping. What is looked up is checked then.
  const TableView& view() const { return view_; }
  const std::string& maker() const { return maker_; }
  std::uint64_t file_bytes() const { return size_; }

  /// What is wrong with a block ("SHA-256 is X, expected Y", "7 bytes, expected 8"); empty:
  /// nothing. Throws std::runtime_error as the constructor does where it cannot be read.
  std::string examine(std::size_t block) const;

  /// Throws std::runtime_error, with a what() that names the path and the block, and says what is
  /// wrong with it now.
  [[noreturn]] void refuse(const DamagedTable& damage) const;

 private:
  [[noreturn]] void refuse(const std::string& why) const;
  std::uint64_t size_now() const;
  std::string read(std::uint64_t begin, std::uint64_t bytes) const;
  void read_header();

  std::string path_;
  Descriptor file_;
  std::uint64_t size_ = 0;
  std::optional<Mapping> mapping_;
  TableView view_;
  std::string maker_;
  std::vector<std::string> sha256_;
  std::vector<std::uint64_t> begins_;  ///< of the blocks, in the file
};

}  // namespace boardmill::io
