/// A stream of bytes, and what every source is built from: file, decoder, archive member, spool.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <exception>
#include <memory>
#include <optional>
#include <span>
#include <utility>

#include "engine/batch/ports.h"
#include "engine/puzzle/bytes.h"

namespace boardmill::io {

using batch::InputError;

/// One thread at a time.
class ByteStream {
 public:
  ByteStream() = default;
  virtual ~ByteStream() = default;
  ByteStream(const ByteStream&) = delete;
  ByteStream& operator=(const ByteStream&) = delete;

  /// Reads up to room.size() > 0 bytes; 0 means the end. Throws InputError, after all good bytes
  /// before the fault have been delivered.
  virtual std::size_t read(std::span<char> room) = 0;

  /// Moves as lseek(2) does and returns the new offset in bytes; -1 where the stream cannot.
  virtual std::int64_t seek(std::int64_t /*offset*/, int /*whence*/) { return -1; }
};

/// A stream whose first bytes can be looked at before they are read. A fault within them is thrown
/// when reading reaches it.
class PeekStream : public ByteStream {
 public:
  explicit PeekStream(std::unique_ptr<ByteStream> inner) : inner_(std::move(inner)) {}

  /// All bytes held so far.
  std::span<const char> head() const { return {head_.data(), head_.size()}; }

  /// Reads on, up to `most` bytes in all; false at the end or at a fault.
  bool more(std::size_t most) {
    if (fault_ || ended_ || head_.size() >= most) return false;
    const std::size_t old_size = head_.size();
    head_.resize(most);
    std::size_t count = 0;
    try {
      count = inner_->read({head_.data() + old_size, most - old_size});
    } catch (const InputError&) {
      fault_ = std::current_exception();
    }
    head_.resize(old_size + count);
    ended_ = count == 0;
    return count != 0;
  }

  std::size_t read(std::span<char> room) override {
    if (taken_ < head_.size()) {
      const std::size_t count = std::min(room.size(), head_.size() - taken_);
      std::memcpy(room.data(), head_.data() + taken_, count);
      taken_ += count;
      if (taken_ == head_.size()) {
        head_ = Bytes();
        taken_ = 0;
      }
      return count;
    }
    if (fault_) std::rethrow_exception(fault_);
    return ended_ ? 0 : inner_->read(room);
  }

 private:
  std::unique_ptr<ByteStream> inner_;
  Bytes head_;
  std::size_t taken_ = 0;
  std::exception_ptr fault_;
  bool ended_ = false;
};

}  // namespace boardmill::io
