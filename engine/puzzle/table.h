/// A precomputed table in a file, as puzzles see it: blocks of bytes, and what they were made for.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace boardmill {

/// A table that has been opened. Its bytes may be mapped memory; they outlive whoever uses them.
struct TableView {
  std::string puzzle;                      ///< name of the puzzle that made it
  std::string parameters;                  ///< what it was made for: see Entry::table_parameters
  std::vector<std::uint64_t> block_bytes;  ///< how long each block is
  std::string_view bytes;                  ///< the blocks, back to back
};

/// Takes the next block; false: there is no need for more.
using TableSink = std::function<bool(std::string_view block)>;

}  // namespace boardmill
