/// Reads sources and sinks to their end, for tests.
#pragma once

#include <algorithm>
#include <cstddef>
#include <ostream>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/batch/ports.h"
#include "io/inputs.h"

namespace boardmill::test {

struct ReadSource {
  std::string name;
  std::string bytes;
  std::string fault;  ///< what() of the InputError that ended it
  friend bool operator==(const ReadSource&, const ReadSource&) = default;
  friend std::ostream& operator<<(std::ostream& out, const ReadSource& source) {
    return out << source.name << " [" << source.bytes << "] " << source.fault << '\n';
  }
};

/// Reads anything with read(std::span<char>) until it ends or throws.
template <typename Stream>
ReadSource read_stream(Stream& stream, std::size_t room_bytes = 4096) {
  ReadSource result;
  std::vector<char> room(room_bytes);
  try {
    while (const std::size_t count = stream.read(room)) result.bytes.append(room.data(), count);
  } catch (const batch::InputError& error) {
    result.fault = error.what();
  }
  return result;
}

inline std::vector<ReadSource> read_sources(batch::Sources& sources,
                                            std::size_t room_bytes = 4096) {
  std::vector<ReadSource> all;
  while (const auto source = sources.next()) {
    all.push_back(read_stream(*source, room_bytes));
    all.back().name = source->name();
  }
  return all;
}

/// What is typed on the command line, read to its end.
inline std::vector<ReadSource> read_inputs(const std::vector<std::string>& words,
                                           io::InputOptions options = {}) {
  io::Inputs inputs(words, std::move(options));
  return read_sources(inputs);
}

}  // namespace boardmill::test
