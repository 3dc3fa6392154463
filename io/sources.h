/// What Inputs hands to the pipeline.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "io/byte_stream.h"
#include "io/raw_file.h"

namespace boardmill::io {

/// A source that reads a stream, and lets go of it at its end.
class StreamSource : public batch::Source {
 public:
  /// `stored`, if given, is the file at the bottom of `stream`: after the last byte or a fault it
  /// is read on to its own end, for the checksum.
  StreamSource(std::string name, std::unique_ptr<ByteStream> stream, RawFile* stored = nullptr);

  std::string_view name() const override { return name_; }
  std::size_t read(std::span<char> room) override;

 private:
  void close();

  std::string name_;
  std::unique_ptr<ByteStream> stream_;  ///< null after the end or a fault
  RawFile* stored_;
  std::string fault_;
};

/// A source that could not be opened.
class FailedSource : public batch::Source {
 public:
  FailedSource(std::string name, std::string reason);
  std::string_view name() const override { return name_; }
  std::size_t read(std::span<char> room) override;

 private:
  std::string name_;
  std::string reason_;
};

}  // namespace boardmill::io
