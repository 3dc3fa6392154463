/// A census: how many instances of a whole space have each cost.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>

namespace boardmill {

/// How far a long computation has come, in steps of about equal length, and whether it is to end
/// early. Any thread may read and write it.
struct Progress {
  std::atomic<std::uint64_t> done{0};
  std::atomic<std::uint64_t> total{0};  ///< 0: not known yet
  std::atomic<bool> stop{false};        ///< what is computed then is garbage, and soon returned
};

/// Counts may have more than a thousand digits (2^4096 boards of 64x64), so they are text.
struct CensusRow {
  std::string cost;   ///< a number, or `unsolvable` in the last row
  std::string count;  ///< in decimal
};

}  // namespace boardmill
