#include "engine/puzzle/framer.h"

#include <algorithm>
#include <cstring>

#include "engine/puzzle/line_pattern.h"
#include "engine/puzzle/size.h"

namespace boardmill {
namespace {

constexpr std::size_t none = std::string_view::npos;

// To look for a pattern takes about as long as to walk over so many records.
constexpr std::uint64_t worth_a_pattern = 16;

// Whether a quoted cell goes on after the line; `quoted`: one does at its beginning. As in
// split_csv(), a quote opens a cell only where the cell begins, and two are one that is meant.
bool ends_in_quotes(std::string_view line, char separator, bool quoted) {
  std::size_t closed = none;
  for (std::size_t at = line.find('"'); at != none; at = line.find('"', at + 1)) {
    if (quoted) {
      quoted = false;
      closed = at;
    } else {
      quoted = at == 0 || line[at - 1] == separator || closed == at - 1;
    }
  }
  return quoted;
}

}  // namespace

bool Framer::next(std::string_view& rest, bool at_end, Record& record) {
  if (state_.drained || state_.remaining == 0) return after_count(rest, at_end, record);
  const bool found = state_.layout == Layout::tokens ? next_tokens(rest, at_end, record)
                     : state_.layout == Layout::csv  ? next_csv(rest, at_end, record)
                                                     : next_lines(rest, at_end, record);
  if (!found) {
    if (!at_end || state_.remaining == FramerState::uncounted) return false;
    record = {rest, state_.record, state_.line, state_.column, RecordEnd::missing};
    state_.drained = true;
  } else if (state_.remaining != FramerState::uncounted) {
    --state_.remaining;
  }
  record.number = state_.record++;
  return true;
}

Cut Framer::advance(std::string_view bytes, bool at_end, std::uint64_t most) {
  Cut cut;
  std::string_view rest = bytes;
  Record record;
  std::uint64_t one_by_one = 0;  // so many, where there is no pattern to speak of
  for (;;) {
    if (one_by_one == 0 && state_.layout == Layout::lines && !state_.drained) {
      const std::uint64_t taken = advance_pattern(rest, most - cut.records);
      cut.records += taken;
      one_by_one = taken < worth_a_pattern ? worth_a_pattern : 1;
    }
    if (cut.records == most || !next(rest, at_end, record)) break;
    ++cut.records;
    if (one_by_one != 0) --one_by_one;
  }
  cut.bytes = bytes.size() - rest.size();
  return cut;
}

// Takes records that look like the first one off `rest`; returns how many.
std::uint64_t Framer::advance_pattern(std::string_view& rest, std::uint64_t most) {
  const LinePattern pattern(rest, state_.per_record);
  const std::uint64_t records = std::min({pattern.count(rest), most, state_.remaining});
  if (records == 0) return 0;
  rest.remove_prefix(pattern.bytes_of(records));
  passed(records);
  state_.line += (records - 1) * pattern.blank_lines();
  return records;
}

void Framer::passed(std::uint64_t records) {
  state_.record += records;
  state_.line += records * state_.per_record;
  if (state_.remaining != FramerState::uncounted) state_.remaining -= records;
}

void Framer::consume(std::string_view& rest, std::size_t bytes, std::uint64_t newlines) {
  rest.remove_prefix(bytes);
  state_.line += newlines;
  if (newlines != 0) state_.column = 1;
}

bool Framer::skip_blank_lines(std::string_view& rest, bool at_end) {
  while (!rest.empty()) {
    const std::size_t newline = rest.find('\n');
    const std::string_view line = rest.substr(0, newline);
    if (!is_blank(line)) return true;
    // A tab that separates cells is no blank.
    if (state_.layout == Layout::csv && line.find(state_.separator) != none) return true;
    if (newline == none && !at_end) return false;
    consume(rest, newline == none ? rest.size() : newline + 1, newline == none ? 0 : 1);
  }
  return false;
}

// Over the rows below a header that cannot be read.
bool Framer::skip_to_header(std::string_view& rest, bool at_end) {
  while (state_.resync) {
    const std::size_t newline = rest.find('\n');
    if (rest.empty() || (newline == none && !at_end)) return false;
    const std::string_view line = rest.substr(0, newline);
    if (is_blank(line)) state_.resync = false;
    if (line_size(line, state_.per_record)) break;
    consume(rest, newline == none ? rest.size() : newline + 1, newline == none ? 0 : 1);
  }
  return true;
}

bool Framer::next_lines(std::string_view& rest, bool at_end, Record& record) {
  if (!skip_to_header(rest, at_end) || !skip_blank_lines(rest, at_end)) return false;
  std::size_t size = 0;
  std::uint64_t newlines = 0;
  std::uint32_t lines = 0;
  RecordEnd end = RecordEnd::whole;
  std::size_t after = 0;  // a blank line that ends the record is taken with it
  const bool headed = state_.layout == Layout::headed;
  std::uint32_t wanted = headed ? 1 : state_.per_record;
  while (lines < wanted) {
    if (size == rest.size()) {
      if (!at_end) return false;
      end = RecordEnd::input_end;
      break;
    }
    const std::size_t newline = rest.find('\n', size);
    if (newline == none && !at_end) return false;
    const std::size_t line_end = newline == none ? rest.size() : newline;
    const std::size_t next_line = newline == none ? rest.size() : newline + 1;
    if (is_blank(rest.substr(size, line_end - size))) {
      end = RecordEnd::blank_line;
      after = next_line - size;
      newlines += newline == none ? 0 : 1;
      break;
    }
    if (headed && lines == 0) {
      const auto board = line_size(rest.substr(0, line_end), state_.per_record);
      wanted = 1 + (board ? board->rows : 0);
    }
    size = next_line;
    newlines += newline == none ? 0 : 1;
    ++lines;
  }
  record = {rest.substr(0, size), 0, state_.line, 1, end};
  consume(rest, size + after, newlines);
  state_.resync = headed && wanted == 1;
  return true;
}

bool Framer::next_csv(std::string_view& rest, bool at_end, Record& record) {
  if (!skip_blank_lines(rest, at_end)) return false;
  bool quoted = false;
  std::size_t size = 0;
  do {
    const std::size_t newline = rest.find('\n', size);
    if (newline == none && !at_end) return false;
    const std::size_t line_end = std::min(newline, rest.size());
    quoted = ends_in_quotes(rest.substr(size, line_end - size), state_.separator, quoted);
    size = std::min(line_end + 1, rest.size());
    // A quote that is never closed must not swallow all that follows.
  } while (quoted && size <= max_line_bytes && (size < rest.size() || !at_end));
  const std::string_view text = rest.substr(0, size);
  record = {text, 0, state_.line, 1, RecordEnd::whole};
  consume(rest, size, static_cast<std::uint64_t>(std::count(text.begin(), text.end(), '\n')));
  return true;
}

bool Framer::next_tokens(std::string_view& rest, bool at_end, Record& record) {
  while (state_.resync) {
    const std::size_t newline = rest.find('\n');
    if (newline == none && !at_end) return false;
    if (rest.empty()) return false;
    // A record may end in the middle of a line: only a whole line can be a blank one.
    const bool blank = state_.column == 1 && is_blank(rest.substr(0, newline));
    consume(rest, newline == none ? rest.size() : newline + 1, newline == none ? 0 : 1);
    if (blank) state_.resync = false;
  }
  if (!skip_blank_lines(rest, at_end)) return false;

  std::string_view text = rest;
  std::uint64_t newlines = 0;
  std::uint32_t tokens = 0;
  RecordEnd end = RecordEnd::whole;
  std::size_t after = 0;  // what ends the record is taken with it
  std::uint64_t last_column = state_.column;
  bool line_has_token = state_.column != 1;
  std::string_view line = text;  // from the line that `text` begins in
  while (tokens < state_.per_record) {
    while (!text.empty() && is_space(text.front())) {
      text.remove_prefix(1);
      ++last_column;
    }
    if (text.empty()) {
      if (!at_end) return false;
      end = RecordEnd::input_end;
      break;
    }
    if (text.front() == '\n') {
      text.remove_prefix(1);
      ++newlines;
      last_column = 1;
      if (!line_has_token && tokens != 0) {
        end = RecordEnd::blank_line;
        after = line.size() - text.size();
        break;
      }
      line_has_token = false;
      line = text;
      continue;
    }
    std::size_t length = 0;
    while (length < text.size() && !is_space(text[length]) && text[length] != '\n') ++length;
    if (length == text.size() && !at_end) return false;
    text.remove_prefix(length);
    last_column += length;
    line_has_token = true;
    ++tokens;
  }
  if (end == RecordEnd::whole && !text.empty()) {
    // A token is known to be whole by what follows it: without that byte it would not be a record.
    after = 1;
    ++last_column;
    if (text.front() == '\n') {
      ++newlines;
      last_column = 1;
    }
    text.remove_prefix(1);
  }
  const std::size_t size = rest.size() - text.size() - after;
  record = {rest.substr(0, size), 0, state_.line, state_.column, end};
  consume(rest, size + after, newlines);
  state_.column = last_column;
  if (end == RecordEnd::whole) state_.resync = readable_ != nullptr && !readable_(record.text);
  return true;
}

bool Framer::after_count(std::string_view& rest, bool at_end, Record& record) {
  if (state_.drained) {
    rest = {};
    return false;
  }
  if (!skip_blank_lines(rest, at_end)) return false;
  if (!at_end && rest.find('\n') == none) return false;
  const std::string_view text = rest;
  record = {take_line(rest), state_.record++, state_.line, state_.column, RecordEnd::surplus};
  record.text = text.substr(0, record.text.size());
  state_.drained = true;
  return true;
}

}  // namespace boardmill
