#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "io/codecs.h"

namespace boardmill::io {
namespace {

// Codecs always have the same room: how much of what is damaged libzstd and libbz2 hand out before
// they say so depends on it.
constexpr std::size_t room_bytes = std::size_t{1} << 16;

}  // namespace

CodecStream::CodecStream(std::unique_ptr<ByteStream> stored, std::unique_ptr<Codec> codec)
    : stored_(std::move(stored)), codec_(std::move(codec)), buffer_(std::size_t{1} << 16) {}

bool CodecStream::refill() {
  in_ = std::span(buffer_).first(stored_->read(buffer_));
  return !in_.empty();
}

// Skips padding; false at the end of the stored bytes.
bool CodecStream::find_frame() {
  for (;;) {
    if (in_.empty() && !refill()) return false;
    while (any_frame_ && !in_.empty() && in_.front() == '\0') in_ = in_.subspan(1);
    if (!in_.empty()) break;
  }
  in_frame_ = true;
  trailing_ = any_frame_;
  any_frame_ = true;
  return true;
}

std::size_t CodecStream::read(std::span<char> room) {
  if (ready_.empty()) {
    if (room.size() >= room_bytes) return decompress(room.first(room_bytes));
    room_.resize(room_bytes);
    ready_ = std::span(room_).first(decompress(room_));
  }
  const std::size_t count = std::min(room.size(), ready_.size());
  std::copy_n(ready_.begin(), count, room.begin());
  ready_ = ready_.subspan(count);
  return count;
}

std::size_t CodecStream::decompress(std::span<char> room) {
  if (fault_) std::rethrow_exception(fault_);
  std::span<char> out = room;
  try {
    while (out.size() == room.size()) {
      if (!in_frame_ && !find_frame()) return 0;
      advance(out);
    }
  } catch (const InputError&) {
    fault_ = std::current_exception();
    if (out.size() == room.size()) throw;  // otherwise the good bytes come first
  }
  return room.size() - out.size();
}

void CodecStream::advance(std::span<char>& out) {
  const std::size_t had_in = in_.size();
  const std::size_t had_out = out.size();
  try {
    in_frame_ = !codec_->step(in_, out);
  } catch (const InputError& error) {
    if (trailing_ && out.size() == had_out) {
      throw InputError(fmt::format("trailing garbage after the {} data", codec_->name()));
    }
    throw InputError(fmt::format("damaged {} input ({})", codec_->name(), error.what()));
  }
  if (out.size() != had_out) trailing_ = false;
  // Only a codec that makes no progress needs more input: it may have held back output before.
  if (!in_frame_ || in_.size() != had_in || out.size() != had_out) return;
  if (!in_.empty()) throw InputError(fmt::format("damaged {} input", codec_->name()));
  if (!refill()) throw InputError(fmt::format("truncated {} input", codec_->name()));
}

}  // namespace boardmill::io
