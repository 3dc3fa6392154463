/// The text of several sources, one after the other, read as it is taken.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "engine/batch/clip.h"
#include "engine/batch/ports.h"
#include "engine/puzzle/bytes.h"

namespace boardmill::batch {

/// Memory: what has been read and not been taken, of which no line is longer than max_bytes_of_line
/// (see LineClip). A byte-order mark at the beginning is left out. One thread at a time.
class TextStream {
 public:
  /// More than any row of results has: 64 KiB of instances and kept columns, escaped, and a
  /// witness.
  static constexpr std::size_t max_bytes_of_line = std::size_t{256} << 10;

  /// `sources` outlives it.
  explicit TextStream(Sources& sources) : sources_(sources) {}

  /// What has been read and not been taken yet.
  std::string_view view() const { return boardmill::view(buffer_).substr(begin_); }

  /// The 1-based number of the line that view() begins in.
  std::uint64_t line() const { return line_; }

  /// Nothing follows view().
  bool ended() const { return ended_; }

  /// Reads on, at most about as much again as there is; what view() has returned becomes invalid.
  /// False at the end. Throws InputError.
  bool read_more();

  /// Takes so many bytes off the front; what view() has returned stays valid.
  void take(std::size_t bytes);

 private:
  std::size_t read(char* to, std::size_t room);
  void add_some();

  Sources& sources_;
  std::unique_ptr<Source> source_;
  LineClip clip_{max_bytes_of_line};
  Bytes buffer_;
  std::size_t begin_ = 0;
  std::uint64_t line_ = 1;
  bool started_ = false;
  bool ended_ = false;
};

}  // namespace boardmill::batch
