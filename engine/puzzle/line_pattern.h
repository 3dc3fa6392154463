/// Records that all look alike, found at the speed of memory: so many lines of one length, and then
/// maybe one blank line.
///
/// Idea: where the newlines are is known beforehand, one bit a byte, and vector code (Highway)
/// compares 64 bytes at a time with it. A line that begins with a blank, or another control
/// character, is left to those who look closer. Covered by tests/unit/puzzle/line_pattern_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/puzzle/vectors.h"

namespace boardmill {

class LinePattern {
 public:
  /// As the record at the front of `text` looks, which has `lines` lines. If they differ in length,
  /// or are blank or too long, nothing matches.
  LinePattern(std::string_view text, std::uint32_t lines);

  /// How many records at the front of `text` match; the blank line after the last one does not
  /// count.
  std::uint64_t count(std::string_view text, Vectors vectors = best_vectors()) const;

  /// Bytes of so many records, without the blank line after the last one.
  std::size_t bytes_of(std::uint64_t records) const { return records * period_ - blank_lines_; }

  std::uint32_t blank_lines() const { return blank_lines_; }

 private:
  std::size_t period_ = 0;  ///< from the beginning of a record to that of the next; 0: none
  std::uint32_t blank_lines_ = 0;
  std::size_t step_ = 0;  ///< bytes of the whole records that the words below describe

  // A bit for each byte, the first one lowest: whether it is a newline, and whether it begins a
  // line that is not blank.
  std::vector<std::uint64_t> newlines_, starts_;
};

}  // namespace boardmill
