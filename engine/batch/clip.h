/// Keeps a stream of lines within bounds, whatever it holds.
#pragma once

#include <cstddef>

namespace boardmill::batch {

/// A line of more than max_line_bytes keeps its first max_line_bytes, gets a NUL behind them, and
/// loses the rest: nobody mistakes it for a good line, and no line needs much memory. Lines within
/// the limit pass unchanged.
class LineClip {
 public:
  /// Works in place on the next `size` bytes of the stream; returns how many are left of them.
  std::size_t apply(char* bytes, std::size_t size);

 private:
  std::size_t line_bytes_ = 0;  ///< let through of the unfinished line
  bool dropping_ = false;       ///< the unfinished line is over the limit
};

}  // namespace boardmill::batch
