#include "engine/batch/reader.h"

#include <algorithm>
#include <utility>

#include "engine/puzzle/utf8.h"

namespace boardmill::batch {
namespace {

// Sources without a byte fill no chunk, however many there are.
constexpr std::size_t max_segments = 1024;

Fault unreadable(const InputError& error) {
  return {ErrorKind::unreadable, 0, 0, "", error.what()};
}

// The whole blank lines at the front of a text; also a last one without a newline, if `at_end`.
struct BlankLines {
  std::size_t bytes = 0;
  std::uint64_t lines = 0;
};

BlankLines leading_blank_lines(std::string_view text, bool at_end) {
  BlankLines blank;
  for (std::string_view rest = text; !rest.empty(); ++blank.lines) {
    if (!at_end && rest.find('\n') == std::string_view::npos) break;
    if (!is_blank(take_line(rest))) break;
    blank.bytes = text.size() - rest.size();
  }
  return blank;
}

std::string_view first_line_of(std::string_view text) {
  return trim_line(text.substr(0, std::min<std::size_t>(text.find('\n'), 80)));
}

}  // namespace

Chunk chunk_of(const Segment& segment, const Bytes& buffer) {
  return {segment.source->name, segment.source->header,
          view(buffer).substr(segment.begin, segment.end - segment.begin), segment.framer,
          segment.last && !segment.failure};
}

Reader::Reader(Sources& sources, const Solving& solving, std::size_t chunk_bytes)
    : sources_(sources), solving_(solving), chunk_bytes_(std::max<std::size_t>(chunk_bytes, 1)) {}

// 0 only at the end of the stream, whose failure is remembered.
std::size_t Reader::read_stream(char* to, std::size_t room) {
  while (!ended_) {
    std::size_t got = 0;
    if (source_->refused) {
      ended_ = true;
      break;
    }
    try {
      got = stream_->read({to, room});
    } catch (const InputError& error) {
      failure_ = unreadable(error);
    }
    if (got == 0) ended_ = true;
    const std::size_t kept = clip_.apply(to, got);
    if (kept != 0) return kept;
  }
  return 0;
}

// Keeps what has not been handed on. Most files are small, and so is the memory for them.
void Reader::fill_prefix() {
  std::copy(prefix().begin(), prefix().end(), prefix_.begin());
  prefix_.resize(prefix().size());
  prefix_at_ = 0;
  constexpr std::size_t least = std::size_t{16} << 10;
  while (!ended_ && prefix_.size() < Solving::opening_bytes) {
    const std::size_t size = prefix_.size();
    const std::size_t room = std::min(std::max(size, least), Solving::opening_bytes - size);
    prefix_.reserve(size + room);
    prefix_.resize(size + read_stream(prefix_.data() + size, room));
  }
}

bool Reader::open_next_source() {
  stream_ = sources_.next();
  if (!stream_) return false;
  source_ = std::make_shared<SourceInfo>();
  source_->name = stream_->name();
  framer_ = Framer();
  clip_ = LineClip();
  carry_.clear();
  ended_ = false;
  failure_.reset();

  prefix_.clear();
  prefix_at_ = 0;
  fill_prefix();
  if (prefix().starts_with(byte_order_mark)) prefix_at_ = byte_order_mark.size();
  std::uint64_t line = 1;
  for (;;) {
    const BlankLines blank = leading_blank_lines(prefix(), ended_);
    prefix_at_ += blank.bytes;
    line += blank.lines;
    // What is left without a newline may be the beginning of one more blank line.
    if (ended_ || prefix().find('\n') != std::string_view::npos) break;
    fill_prefix();
  }
  source_->first_line = first_line_of(prefix());

  auto opening = solving_.open(prefix(), ended_, line);
  if (opening) {
    framer_ = opening->framer;
    source_->header = prefix().substr(0, opening->header_bytes);
    prefix_at_ += opening->header_bytes;
    source_->form = std::move(opening->form);
  } else {
    if (!failure_) failure_ = std::move(opening.error());
    prefix_.clear();
    prefix_at_ = 0;
    ended_ = true;
  }
  return true;
}

// Reads until the buffer has `size` bytes, or to the end of the source.
void Reader::fill(Bytes& buffer, std::size_t size) {
  buffer.reserve(size);
  while (buffer.size() < size && !at_end()) {
    const std::size_t room = size - buffer.size();
    if (const std::string_view known = prefix().substr(0, room); !known.empty()) {
      append(buffer, known);
      prefix_at_ += known.size();
    } else {
      const std::size_t old_size = buffer.size();
      buffer.resize(old_size + read_stream(buffer.data() + old_size, room));
    }
  }
}

bool Reader::next(Batch& batch) {
  batch.buffer.clear();
  batch.segments.clear();
  while (batch.buffer.size() < chunk_bytes_ && batch.segments.size() < max_segments &&
         (stream_ || open_next_source())) {
    Segment segment;
    segment.source = source_;
    segment.framer = framer_;
    segment.begin = batch.buffer.size();
    append(batch.buffer, view(carry_));
    Cut cut;
    std::size_t size = chunk_bytes_;
    do {
      size = std::max(size, batch.buffer.size() + 1);
      fill(batch.buffer, size);
      // What a failure cuts off may be half a record.
      cut = framer_.advance(view(batch.buffer).substr(segment.begin), at_end() && !failure_);
      size *= 2;
    } while (cut.bytes == 0 && !at_end() && batch.segments.empty());

    segment.end = segment.begin + cut.bytes;
    segment.last = at_end();
    carry_.clear();
    append(carry_, view(batch.buffer).substr(segment.end));
    batch.buffer.resize(segment.end);
    segment.records = cut.records;
    if (segment.last) {
      segment.failure = std::exchange(failure_, std::nullopt);
      stream_.reset();
    }
    batch.segments.push_back(std::move(segment));
    if (stream_) break;
  }
  return !batch.segments.empty();
}

}  // namespace boardmill::batch
