#include "io/sources.h"

#include <utility>

namespace boardmill::io {

StreamSource::StreamSource(std::string name, std::unique_ptr<ByteStream> stream, RawFile* stored)
    : name_(std::move(name)), stream_(std::move(stream)), stored_(stored) {}

std::size_t StreamSource::read(std::span<char> room) {
  if (stream_) {
    try {
      const std::size_t count = stream_->read(room);
      if (count == 0) close();
      return count;
    } catch (const InputError& error) {
      fault_ = error.what();
      // What a stop cut short is not damaged.
      if (stored_ != nullptr && stored_->stopped()) fault_.clear();
      close();
    }
  }
  if (!fault_.empty()) throw InputError(fault_);
  return 0;
}

void StreamSource::close() {
  if (stored_ != nullptr) stored_->drain();
  stored_ = nullptr;
  stream_.reset();
}

FailedSource::FailedSource(std::string name, std::string reason)
    : name_(std::move(name)), reason_(std::move(reason)) {}

std::size_t FailedSource::read(std::span<char> /*room*/) { throw InputError(reason_); }

}  // namespace boardmill::io
