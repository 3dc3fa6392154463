/// Keeps a stream of lines within bounds, whatever it holds.
#pragma once

#include <cstddef>

#include "engine/puzzle/size.h"

namespace boardmill::batch {

/// A line of more bytes than the limit keeps so many of them, gets a NUL behind them, and loses the
/// rest: nobody mistakes it for a good line, and no line needs much memory. Lines within
/// the limit pass unchanged.
class LineClip {
 public:
  explicit LineClip(std::size_t most_bytes = max_line_bytes) : most_bytes_(most_bytes) {}

  /// Works in place on the next `size` bytes of the stream; returns how many are left of them.
  std::size_t apply(char* bytes, std::size_t size);

 private:
  std::size_t most_bytes_;
  std::size_t line_bytes_ = 0;  ///< let through of the unfinished line
  bool dropping_ = false;       ///< the unfinished line is over the limit
};

}  // namespace boardmill::batch
