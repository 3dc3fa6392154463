/// A file in memory that may be cut, or fail to be read, while it is used.
#pragma once

#include <csignal>
#include <cstddef>
#include <string_view>

#include "io/descriptor.h"

namespace boardmill::io {

/// A regular file that is mapped for reading, shared with every other process that does so. Where
/// it cannot be read any more (it was cut, or the disk fails) it reads as zeros from there on,
/// instead of ending the process with SIGBUS. One object at a time; any thread may read.
class Mapping {
 public:
  /// Throws std::system_error with the system's reason.
  Mapping(const Descriptor& file, std::size_t size);
  ~Mapping();
  Mapping(const Mapping&) = delete;
  Mapping& operator=(const Mapping&) = delete;

  std::string_view bytes() const { return {static_cast<const char*>(begin_), size_}; }

 private:
  void* begin_;
  std::size_t size_;
  struct sigaction old_ {};
};

}  // namespace boardmill::io
