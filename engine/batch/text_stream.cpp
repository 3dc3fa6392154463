#include "engine/batch/text_stream.h"

#include <algorithm>
#include <utility>

#include "engine/puzzle/utf8.h"

namespace boardmill::batch {
namespace {

constexpr std::size_t least_step = std::size_t{64} << 10;

}  // namespace

// 0 only at the end of the last source.
std::size_t TextStream::read(char* to, std::size_t room) {
  for (;;) {
    if (!source_ && !(source_ = sources_.next())) return 0;
    const std::size_t got = source_->read({to, room});
    if (got == 0) source_.reset();
    const std::size_t kept = clip_.apply(to, got);
    if (kept != 0) return kept;
  }
}

bool TextStream::read_more() {
  const std::size_t old_size = buffer_.size() - begin_;
  std::copy_n(buffer_.data() + begin_, old_size, buffer_.data());
  begin_ = 0;
  buffer_.resize(old_size);
  do {
    add_some();
  } while (!started_ && !ended_ && buffer_.size() < byte_order_mark.size());
  if (!std::exchange(started_, true) && view().starts_with(byte_order_mark)) {
    begin_ = byte_order_mark.size();
  }
  return buffer_.size() > old_size;
}

void TextStream::add_some() {
  const std::size_t old_size = buffer_.size();
  const std::size_t room = std::max(old_size, least_step);
  buffer_.resize(old_size + room);
  std::size_t got = 0;
  try {
    got = read(buffer_.data() + old_size, room);
  } catch (const InputError&) {
    buffer_.resize(old_size);
    throw;
  }
  buffer_.resize(old_size + got);
  ended_ = got == 0;
}

void TextStream::take(std::size_t bytes) {
  const std::string_view taken = view().substr(0, bytes);
  line_ += static_cast<std::uint64_t>(std::count(taken.begin(), taken.end(), '\n'));
  begin_ += taken.size();
}

}  // namespace boardmill::batch
