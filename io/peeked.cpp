#include "io/peeked.h"

#include <algorithm>
#include <utility>

namespace boardmill::io {
namespace {

class Peeked : public batch::Source {
 public:
  Peeked(std::unique_ptr<batch::Source> rest, std::string beginning, std::string failure)
      : rest_(std::move(rest)), beginning_(std::move(beginning)), failure_(std::move(failure)) {}

  std::string_view name() const override { return rest_->name(); }

  std::size_t read(std::span<char> room) override {
    if (at_ == beginning_.size()) {
      if (!failure_.empty()) throw batch::InputError(failure_);
      return rest_->read(room);
    }
    const std::size_t count = beginning_.copy(room.data(), room.size(), at_);
    at_ += count;
    return count;
  }

 private:
  std::unique_ptr<batch::Source> rest_;
  std::string beginning_;
  std::string failure_;
  std::size_t at_ = 0;
};

}  // namespace

std::string_view PeekedSources::peek(std::size_t most_bytes) {
  first_ = sources_.next();
  if (!first_) return {};
  beginning_.resize(most_bytes);
  std::size_t size = 0;
  try {
    while (size < most_bytes) {
      const std::size_t count = first_->read({beginning_.data() + size, most_bytes - size});
      if (count == 0) break;
      size += count;
    }
  } catch (const batch::InputError& error) {
    failure_ = error.what();
  }
  beginning_.resize(size);
  return beginning_;
}

std::unique_ptr<batch::Source> PeekedSources::next() {
  if (!first_) return sources_.next();
  return std::make_unique<Peeked>(std::move(first_), std::move(beginning_), std::move(failure_));
}

}  // namespace boardmill::io
