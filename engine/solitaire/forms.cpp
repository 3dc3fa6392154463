#include "engine/solitaire/forms.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <utility>
#include <vector>

#include "engine/puzzle/counted.h"
#include "engine/puzzle/sample.h"
#include "engine/puzzle/size.h"

namespace boardmill::solitaire {
namespace {

constexpr std::uint32_t numbers_a_position = 2 * piece_count;
constexpr std::uint32_t numbers_a_pair = 2 * numbers_a_position;

std::size_t count_tokens(std::string_view line) {
  std::size_t count = 0;
  while (!take_token(line).empty()) ++count;
  return count;
}

// Walks the tokens of a record and knows where it stands.
class Tokens {
 public:
  explicit Tokens(const Record& record)
      : rest_(record.text), line_(record.line), next_column_(record.column) {}

  // The next tokens must stand in lines up to this one.
  void keep_to_line(std::uint64_t line) { last_line_ = line; }

  // False when there is none; line() and column() then are where it is missing.
  bool next(std::string_view& token) {
    std::uint64_t behind = next_column_;  // the last token of the line
    while (!rest_.empty() && (is_space(rest_.front()) || rest_.front() == '\n')) {
      if (rest_.front() == '\n') {
        if (line_ == last_line_) break;
        ++line_;
        next_column_ = 0;
        behind = 1;
      }
      ++next_column_;
      rest_.remove_prefix(1);
    }
    if (rest_.empty() || rest_.front() == '\n') {
      column_ = behind;
      token = {};
      return false;
    }
    column_ = next_column_;
    token = take_token(rest_);
    next_column_ += token.size();
    return true;
  }

  std::uint64_t line() const { return line_; }
  std::uint64_t column() const { return column_; }
  bool at_end() const { return rest_.empty(); }

 private:
  std::string_view rest_;
  std::uint64_t line_;
  std::uint64_t next_column_;  // of the first byte of rest_
  std::uint64_t column_ = 1;   // of the last token
  std::uint64_t last_line_ = std::numeric_limits<std::uint64_t>::max();
};

// Takes the numbers of a record one by one.
class PairReader {
 public:
  PairReader(const Record& record, Fault& fault)
      : tokens_(record), end_(record.end), fault_(fault) {}

  // The next numbers must stand in lines up to this one.
  void keep_to_line(std::uint64_t line) { tokens_.keep_to_line(line); }

  // Reads a position of four pieces; `name` is what messages call it.
  bool read(Position& position, std::string_view name) {
    position = 0;
    for (unsigned piece = 1; piece <= piece_count; ++piece) {
      unsigned row = 0;
      unsigned column = 0;
      if (!number(row, "row", piece, name) || !number(column, "column", piece, name)) return false;
      const Position field = field_bit((row - 1) * board_side + column - 1);
      if ((position & field) != 0) {
        return fail(ErrorKind::same_field, fmt::format("four different fields of the {}", name),
                    fmt::format("row {} column {} again", row, column));
      }
      position |= field;
    }
    return true;
  }

  // False if tokens are left where no more may stand.
  bool finish() {
    std::string_view token;
    if (!tokens_.next(token)) return true;
    return fail(ErrorKind::extra_number, "the end of the line", quote_text(token));
  }

 private:
  bool number(unsigned& value, std::string_view part, unsigned piece, std::string_view name) {
    const auto expected = [&] {
      return fmt::format("the {} of piece {} of the {}", part, piece, name);
    };
    std::string_view token;
    if (!tokens_.next(token)) return fail(ErrorKind::missing_number, expected(), what_came());
    const auto parsed = parse_number(token);
    if (!parsed && tokens_.column() + token.size() > max_line_bytes + 1) {
      return fail(ErrorKind::line_length, "a line of at most 64 KiB", "a longer one");
    }
    const bool digits = token.find_first_not_of("0123456789") == std::string_view::npos;
    if (!digits) return fail(ErrorKind::bad_number, expected(), quote_text(token));
    if (!parsed || *parsed < 1 || *parsed > board_side) {
      return fail(ErrorKind::out_of_range, fmt::format("a {} from 1 to {}", part, board_side),
                  quote_text(token));
    }
    value = static_cast<unsigned>(*parsed);
    return true;
  }

  // Instead of a number.
  std::string what_came() const {
    if (tokens_.at_end() && end_ == RecordEnd::blank_line) return "a blank line";
    if (tokens_.at_end() && end_ == RecordEnd::input_end) return "the end of the input";
    return "the end of the line";
  }

  bool fail(ErrorKind kind, std::string expected, std::string found) {
    fault_ = {kind, tokens_.line(), tokens_.column(), std::move(expected), std::move(found)};
    return false;
  }

  Tokens tokens_;
  RecordEnd end_;
  Fault& fault_;
};

bool parse_pair(const FramerState& state, const Record& record, Pair& pair, Fault& fault) {
  PairReader reader(record, fault);
  // In a record of tokens a line that is too long has a last token that is no number.
  if (state.layout == Layout::lines) {
    if (has_too_long_line(record, fault)) return false;
    reader.keep_to_line(record.line);
  }
  if (state.layout == Layout::lines && state.per_record == 2) {
    if (!reader.read(pair.start, "start") || !reader.finish()) return false;
    reader.keep_to_line(record.line + 1);
    return reader.read(pair.target, "target") && reader.finish();
  }
  return reader.read(pair.start, "start") && reader.read(pair.target, "target") && reader.finish();
}

// Sixteen bytes: `4 4 4 5 5 4 6 5` and one byte that the caller knows.
//     bytes   0  1  2  3  4  5  6  7      two pieces a word
//             r     c     r     c         each digit less `1` is below 8 in its 16 bits,
//                b     b     b     b      and between them are blanks
bool read_plain_position(const char* text, char last, Position& position) {
  constexpr std::uint64_t digits = 0x00ff00ff00ff00ffU;
  constexpr std::uint64_t ones = 0x0001000100010001U;
  constexpr std::uint64_t blanks = 0x2000200020002000U;
  std::array<std::uint64_t, 2> words{};
  std::memcpy(words.data(), text, sizeof words);
  words[1] ^= static_cast<std::uint64_t>(last ^ ' ') << 56;
  position = 0;
  std::uint64_t wrong = 0;
  for (const std::uint64_t word : words) {
    const std::uint64_t lines = (word & digits) - ones * '1';
    wrong |= (word & ~digits) ^ blanks;
    wrong |= lines & ~(ones * 7);
    position |= field_bit(static_cast<unsigned>((lines & 7) * board_side + (lines >> 16 & 7)));
    position |=
        field_bit(static_cast<unsigned>((lines >> 32 & 7) * board_side + (lines >> 48 & 7)));
  }
  return wrong == 0 && is_complete(position);
}

bool readable(std::string_view text) {
  Pair pair;
  Fault fault;
  FramerState state;
  state.layout = Layout::tokens;
  return parse_pair(state, Record{text}, pair, fault);
}

// The number of numbers in most of the first lines.
std::size_t numbers_a_line(std::string_view records) {
  return most_common(first_lines(records), count_tokens);
}

Opening pairs_opening(FramerState state, std::string_view records) {
  const std::size_t numbers = numbers_a_line(records);
  if (numbers == numbers_a_pair) return {Framer(state), 0, "pairs, one line each"};
  if (numbers == numbers_a_position) {
    state.per_record = 2;
    return {Framer(state), 0, "pairs, two lines each"};
  }
  state.layout = Layout::tokens;
  state.per_record = numbers_a_pair;
  return {Framer(state, &readable), 0, "pairs, 16 numbers each"};
}

tl::expected<Opening, Fault> counted_opening(FramerState state, std::string_view prefix) {
  const std::uint64_t count_line = state.line;
  const auto header_bytes = take_count(prefix, "pairs", state);
  if (!header_bytes) return tl::unexpected(header_bytes.error());
  if (*header_bytes == 0) return Opening{Framer(state), 0, "counted-pairs"};
  const std::uint64_t count = state.remaining;
  Opening opening = pairs_opening(state, prefix.substr(*header_bytes));
  opening.header_bytes = *header_bytes;
  opening.form = fmt::format("{} announced in line {}: {}", count, count_line, opening.form);
  return opening;
}

// The next one of a sound record.
unsigned take_number(std::string_view& record) {
  record.remove_prefix(record.find_first_of("12345678"));
  const auto number = static_cast<unsigned>(record.front() - '0');
  record.remove_prefix(1);
  return number;
}

// Whether the lines that are not blank come in pairs.
bool even_lines(std::string_view text) {
  bool even = true;
  while (!text.empty()) {
    if (!is_blank(take_line(text))) even = !even;
  }
  return even;
}

// A lone token before lines of 8 is a count, or a damaged start. What is no number is taken for a
// damaged start only if all lines are known and come in pairs: else every pair might be shifted.
Form recognise(std::string_view prefix, bool at_end) {
  const std::vector<std::string_view> lines = first_lines(prefix);
  if (lines.size() >= 2 && count_tokens(lines[0]) == 1) {
    const bool number = line_number(lines[0]).has_value();
    const std::size_t second = count_tokens(lines[1]);
    if (second == numbers_a_position && (number || !at_end || !even_lines(prefix))) {
      return Form::counted_pairs;
    }
    if (second == numbers_a_pair && number) return Form::counted_pairs;
  }
  return most_common(lines, count_tokens) == numbers_a_pair ? Form::line : Form::pairs;
}

}  // namespace

tl::expected<Opening, Fault> open(const Config& config, std::string_view prefix, bool at_end,
                                  std::uint64_t first_line) {
  FramerState state;
  state.line = first_line;
  switch (config.form == Form::automatic ? recognise(prefix, at_end) : config.form) {
    case Form::line:
      return Opening{Framer(state), 0, "line"};
    case Form::counted_pairs:
      return counted_opening(state, prefix);
    default:
      return pairs_opening(state, prefix);
  }
}

bool parse(const Config& /*config*/, const FramerState& state, const Record& record, Pair& pair,
           Fault& fault) {
  if (is_miscounted(state, record, "pairs", fault)) return false;
  return parse_pair(state, record, pair, fault);
}

std::size_t read_plain(const FramerState& state, std::string_view rest, std::span<Pair> pairs) {
  if (state.layout != Layout::lines || state.per_record > 2) return 0;
  const char between = state.per_record == 2 ? '\n' : ' ';
  const std::size_t most = std::min(pairs.size(), rest.size() / plain_pair_bytes);
  std::size_t count = 0;
  for (const char* text = rest.data(); count < most; ++count, text += plain_pair_bytes) {
    Pair& pair = pairs[count];
    if (!read_plain_position(text, between, pair.start) ||
        !read_plain_position(text + plain_pair_bytes / 2, '\n', pair.target)) {
      break;
    }
  }
  return count;
}

WrittenPair written_pair(std::string_view record) {
  WrittenPair pair;
  for (Fields* end : {&pair.start, &pair.target}) {
    for (unsigned& field : *end) {
      const unsigned row = take_number(record) - 1;
      field = row * board_side + take_number(record) - 1;
    }
  }
  return pair;
}

void write_pair(const Config& config, const WrittenPair& pair, Bytes& out) {
  const bool one_line = config.form == Form::line || config.form == Form::csv;
  write_fields(pair.start, out);
  out.push_back(one_line ? ' ' : '\n');
  write_fields(pair.target, out);
  out.push_back('\n');
}

void write_instance(const Config& config, const Pair& pair, Bytes& out) {
  write_pair(config, {fields_of(pair.start), fields_of(pair.target)}, out);
}

}  // namespace boardmill::solitaire
