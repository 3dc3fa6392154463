#include "engine/flip/forms.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <string>
#include <vector>

#include "engine/puzzle/counted.h"
#include "engine/puzzle/sample.h"

namespace boardmill::flip {
namespace {

constexpr std::size_t npos = std::string_view::npos;

Fault fault_at(ErrorKind kind, std::uint64_t line, std::size_t column, std::string expected,
               std::string found) {
  return {kind, line, column, std::move(expected), std::move(found)};
}

char lower(char byte) { return byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte + 32) : byte; }

bool belongs(char byte, Alphabet alphabet) {
  return byte == alphabet.white || byte == alphabet.black;
}

// A record is written in one alphabet, which its first cell decides. Where boards are headed by
// their side, as in POJ 1681, the other colour of w may be y.
Alphabet alphabet_of(const Config& config, const FramerState& state, std::string_view cells) {
  if (config.cells) return *config.cells;
  for (const Alphabet alphabet : {Alphabet{'0', '1'}, Alphabet{'.', '#'}}) {
    if (!cells.empty() && belongs(cells.front(), alphabet)) return alphabet;
  }
  const bool headed_by_side = state.layout == Layout::headed && state.per_record == 1;
  const bool yellow = headed_by_side && cells.find_first_of("yY") < cells.find_first_of("bB");
  return yellow ? Alphabet{'w', 'y'} : Alphabet{'w', 'b'};
}

// Eight cells at a time; false when one of them is no plain cell of the alphabet.
//     cell ^ white is 0 or white ^ black in each byte; of the latter one bit is kept;
//     the product moves bit 0 of the bytes 0 1 ... 7 to the bits 56 57 ... 63.
bool pack_cells(std::string_view row, Alphabet alphabet, std::uint64_t& bits) {
  constexpr std::uint64_t each_byte = 0x0101010101010101U;
  const bool letters = alphabet.white == 'w' && alphabet.black == 'b';
  const std::uint64_t lower_case = letters ? each_byte * 0x20 : 0;
  const auto white = static_cast<unsigned char>(alphabet.white);
  const auto difference = static_cast<unsigned char>(alphabet.white ^ alphabet.black);
  const int kept = std::countr_zero(difference);
  bits = 0;
  bool plain = true;
  const auto pack = [&](std::uint64_t cells, std::size_t at) {
    cells = (cells | lower_case) ^ (each_byte * white);
    const std::uint64_t black = (cells >> kept) & each_byte;
    plain &= cells == black * difference;
    bits |= (black * 0x0102040810204080U) >> 56 << at;
  };
  std::size_t at = 0;
  for (; at + 8 <= row.size(); at += 8) {
    std::uint64_t cells = 0;
    std::memcpy(&cells, row.data() + at, 8);
    pack(cells, at);
  }
  if (at == row.size()) return plain;
  // Fewer than eight, and white ones in place of those that are missing.
  const std::size_t left = row.size() - at;
  std::uint64_t cells = 0;
  if (at != 0) {
    std::memcpy(&cells, row.data() + row.size() - 8, 8);
    cells >>= 8 * (8 - left);
  } else {
    for (std::size_t i = 0; i < left; ++i) {
      cells |= std::uint64_t{static_cast<unsigned char>(row[i])} << (8 * i);
    }
  }
  cells |= (each_byte * white) << (8 * left);
  pack(cells, at);
  return plain;
}

// Reads the `columns` cells of one row, between which `blanks` may stand. `column` is the place of
// row[0] in its line.
bool parse_row(std::string_view row, unsigned columns, bool blanks, Alphabet alphabet,
               std::uint64_t line, std::uint64_t column, std::uint64_t& bits, Fault& fault) {
  if (row.size() == columns && pack_cells(row, alphabet, bits)) return true;
  bits = 0;
  unsigned count = 0;
  std::size_t place = 0;  // behind the last cell, or of the first one too many
  for (std::size_t i = 0; i < row.size(); ++i) {
    if (blanks && is_space(row[i])) continue;
    if (count <= columns) place = count == columns ? i : i + 1;
    if (count++ >= columns) continue;
    const char cell = belongs(row[i], alphabet) ? row[i] : lower(row[i]);
    if (!belongs(cell, alphabet)) {
      fault = fault_at(
          ErrorKind::bad_cell, line, column + i,
          fmt::format("{} or {}", describe_byte(alphabet.black), describe_byte(alphabet.white)),
          describe_byte(row[i]));
      return false;
    }
    bits |= static_cast<std::uint64_t>(cell == alphabet.black) << (count - 1);
  }
  if (count == columns) return true;
  fault = fault_at(ErrorKind::row_length, line, column + place,
                   fmt::format("{} cells in a row", columns), fmt::format("{}", count));
  return false;
}

// The rows of a board, one a line. `line` is the number of the first one.
bool parse_rows(const Config& config, const FramerState& state, std::string_view text,
                std::uint64_t line, RecordEnd end, Board& board, Fault& fault) {
  const Alphabet alphabet = alphabet_of(config, state, text);
  const bool blanks = state.layout == Layout::headed || state.remaining != FramerState::uncounted;
  const Size size = board.size;
  unsigned row = 0;
  for (; !text.empty(); ++row) {
    const std::string_view cells = trim_line(take_line(text));
    if (!parse_row(cells, size.columns, blanks, alphabet, line + row, 1, board.rows[row], fault)) {
      return false;
    }
  }
  if (row == size.rows) return true;
  fault = fault_at(ErrorKind::missing_row, line + row, 1,
                   fmt::format("row {} of {}", row + 1, size.rows),
                   end == RecordEnd::blank_line ? "a blank line" : "the end of the input");
  return false;
}

bool parse_headed(const Config& config, const FramerState& state, const Record& record,
                  Board& board, Fault& fault) {
  std::string_view text = record.text;
  const std::string_view header = trim_line(take_line(text));
  const auto size = line_size(header, state.per_record);
  if (!size) {
    fault = fault_at(ErrorKind::board_size, record.line, 1,
                     state.per_record == 1 ? "a line with the side of a board from 1 to 64"
                                           : "a line with rows and columns of a board from 1 to 64",
                     quote_text(header));
    return false;
  }
  board.size = *size;
  if (config.size && board.size != *config.size) {
    fault = fault_at(ErrorKind::board_size, record.line, 1, "a board of " + to_string(*config.size),
                     "one of " + to_string(board.size));
    return false;
  }
  return parse_rows(config, state, text, record.line + 1, record.end, board, fault);
}

bool parse_slashed(const Config& config, const FramerState& state, const Record& record,
                   std::string_view line, Board& board, Fault& fault) {
  const Alphabet alphabet = alphabet_of(config, state, line);
  std::string_view rest = line;
  for (unsigned row = 0; row < board.size.rows; ++row) {
    const std::uint64_t column = record.column + (line.size() - rest.size());
    const std::string_view cells = rest.substr(0, rest.find('/'));
    rest.remove_prefix(std::min(rest.size(), cells.size() + 1));
    if (!parse_row(cells, board.size.columns, false, alphabet, record.line, column, board.rows[row],
                   fault)) {
      return false;
    }
  }
  return true;
}

// The cells of a board without anything between: square, or of the size that the request gives.
std::optional<Size> size_of_bare(const Config& config, std::string_view line) {
  if (config.size) return config.size;
  if (line.empty() || line.size() > std::size_t{max_side} * max_side) return {};
  const auto side = static_cast<unsigned>(std::lround(std::sqrt(line.size())));
  if (side * side != line.size()) return {};
  return Size{side, side};
}

bool parse_bare(const Config& config, const FramerState& state, const Record& record,
                std::string_view line, Board& board, Fault& fault) {
  const Alphabet alphabet = alphabet_of(config, state, line);
  const Size size = board.size;
  std::string_view rest = line;
  for (unsigned row = 0; row < size.rows && !rest.empty(); ++row) {
    const std::uint64_t column = record.column + (line.size() - rest.size());
    const std::string_view cells = rest.substr(0, size.columns);
    rest.remove_prefix(cells.size());
    if (!parse_row(cells, static_cast<unsigned>(cells.size()), false, alphabet, record.line, column,
                   board.rows[row], fault)) {
      return false;
    }
  }
  if (line.size() == size.cells()) return true;
  fault = fault_at(ErrorKind::row_length, record.line,
                   record.column + std::min<std::size_t>(line.size(), size.cells()),
                   fmt::format("{} cells", size.cells()), fmt::format("{}", line.size()));
  return false;
}

bool parse_line(const Config& config, const FramerState& state, const Record& record, Board& board,
                Fault& fault) {
  const std::string_view line = trim_line(record.text);
  const bool slashed = line.find('/') != npos;
  const auto size = slashed ? size_of_slashed(line) : size_of_bare(config, line);
  if (!size || (config.size && *size != *config.size)) {
    fault = fault_at(ErrorKind::board_size, record.line, record.column,
                     config.size ? "a board of " + to_string(*config.size)
                                 : "rows of 1 to 64 cells between slashes",
                     size           ? "one of " + to_string(*size)
                     : line.empty() ? "nothing"
                                    : quote_text(line));
    return false;
  }
  board.size = *size;
  return slashed ? parse_slashed(config, state, record, line, board, fault)
                 : parse_bare(config, state, record, line, board, fault);
}

std::size_t count_cells(std::string_view line) {
  return static_cast<std::size_t>(
      std::count_if(line.begin(), line.end(), [](char byte) { return !is_space(byte); }));
}

// R and C of a source of letters.
tl::expected<Size, Fault> letters_size(const Config& config, std::string_view prefix,
                                       const FramerState& state) {
  if (config.size) return *config.size;
  const bool counted = state.remaining != FramerState::uncounted;
  const std::vector<std::string_view> lines = first_lines(prefix);
  const std::size_t columns = most_common(
      lines, [&](std::string_view line) { return counted ? count_cells(line) : line.size(); });
  if (columns == 0 || columns == 4) return Size{4, 4};
  if (counted && columns == 6) return Size{5, 6};  // POJ 1222
  if (columns > max_side) {
    return tl::unexpected(fault_at(ErrorKind::board_size, state.line, max_side + 1,
                                   "rows of at most 64 cells", fmt::format("{}", columns)));
  }
  const std::size_t rows = most_common(first_block_heights(prefix));
  if (rows > max_side || (rows > columns && rows % columns == 0)) {
    return tl::unexpected(fault_at(ErrorKind::board_size, state.line, 1,
                                   "--size or a blank line after each board",
                                   fmt::format("{} rows of {} cells beginning with {}", rows,
                                               columns, quote_text(lines.front()))));
  }
  return Size{static_cast<unsigned>(rows), static_cast<unsigned>(columns)};
}

// Whether a line has no other cells than these.
bool is_made_of(std::string_view line, std::string_view cells) {
  return std::all_of(line.begin(), line.end(),
                     [cells](char byte) { return is_space(byte) || cells.find(byte) != npos; });
}

// What a source is, by its first lines. Two readings that fit are a fault.
tl::expected<Form, Fault> recognise(std::string_view prefix, std::uint64_t first_line) {
  const std::vector<std::string_view> lines = first_lines(prefix);
  const auto slashes = [](std::string_view line) -> std::size_t { return line.find('/') != npos; };
  if (most_common(lines, slashes) != 0) return Form::line;
  if (lines.size() < 2) return Form::letters;
  if (line_size(lines[0], 2) && is_made_of(lines[1], "01.#bBwW")) return Form::headed;
  if (!line_number(lines[0])) return Form::letters;
  if (lines.size() > 2 && line_size(lines[1], 1) && is_made_of(lines[2], "wWyY")) {
    return Form::counted_square;
  }
  if (!is_made_of(lines[1], "01") || count_cells(lines[1]) != 6) return Form::letters;
  // A 0/1 row that is too short or too long may stand at the front of letters.
  const bool may_be_row = is_made_of(lines[0], "01") && lines[1].size() == 6;
  if (!may_be_row) return Form::counted_letters;
  if (lines[0].size() == 6) return Form::letters;
  return tl::unexpected(fault_at(ErrorKind::wrong_form, first_line, 1,
                                 "--input-format letters or counted-letters (both fit)",
                                 quote_text(lines[0]) + " before rows of 6 cells"));
}

tl::expected<Opening, Fault> open_letters(const Config& config, std::string_view prefix,
                                          FramerState state) {
  return letters_size(config, prefix, state).map([&state](Size size) {
    state.per_record = size.rows;
    state.width = size.columns;
    return Opening{Framer(state), 0,
                   fmt::format("letters, boards of {} rows of {}", size.rows, size.columns)};
  });
}

tl::expected<Opening, Fault> open_headed(FramerState state, std::uint32_t numbers) {
  state.layout = Layout::headed;
  state.per_record = numbers;
  return Opening{
      Framer(state), 0,
      numbers == 1 ? "boards headed by their side" : "boards headed by rows and columns"};
}

}  // namespace

std::optional<Size> size_of_slashed(std::string_view line) {
  const std::size_t columns = line.find('/');
  std::size_t rows = 1;
  for (std::size_t i = 0; i + 1 < line.size(); ++i) rows += line[i] == '/' ? 1U : 0U;
  if (columns == 0 || columns > max_side || rows > max_side) return {};
  return Size{static_cast<unsigned>(rows), static_cast<unsigned>(columns)};
}

tl::expected<Opening, Fault> open(const Config& config, std::string_view prefix, bool /*at_end*/,
                                  std::uint64_t first_line) {
  FramerState state;
  state.line = first_line;
  Form form = config.form;
  if (form == Form::automatic) {
    const auto recognised = recognise(prefix, first_line);
    if (!recognised) return tl::unexpected(recognised.error());
    form = *recognised;
  }
  switch (form) {
    case Form::line:
      return Opening{Framer(state), 0, "line"};
    case Form::headed:
      return open_headed(state, 2);
    case Form::counted_letters:
    case Form::counted_square: {
      const auto header_bytes = take_count(prefix, "boards", state);
      if (!header_bytes) return tl::unexpected(header_bytes.error());
      const std::uint64_t count = state.remaining;
      auto opening = form == Form::counted_square
                         ? open_headed(state, 1)
                         : open_letters(config, prefix.substr(*header_bytes), state);
      if (opening && *header_bytes != 0) {
        opening->header_bytes = *header_bytes;
        opening->form =
            fmt::format("{} announced in line {}: {}", count, first_line, opening->form);
      }
      return opening;
    }
    default:
      return open_letters(config, prefix, state);
  }
}

bool parse(const Config& config, const FramerState& state, const Record& record, Board& board,
           Fault& fault) {
  if (is_miscounted(state, record, "boards", fault) || has_too_long_line(record, fault)) {
    return false;
  }
  if (state.layout == Layout::headed) return parse_headed(config, state, record, board, fault);
  if (state.width == 0) return parse_line(config, state, record, board, fault);
  board.size = {state.per_record, state.width};
  return parse_rows(config, state, record.text, record.line, record.end, board, fault);
}

Alphabet written_cells(const Config& config) {
  if (config.cells) return *config.cells;
  if (config.form == Form::counted_square) return {'w', 'y'};
  const bool digits = config.form == Form::headed || config.form == Form::counted_letters;
  return digits ? Alphabet{'0', '1'} : Alphabet{'w', 'b'};
}

void write_instance(const Config& config, const Board& board, Bytes& out) {
  const bool line = config.form == Form::line || config.form == Form::csv;
  const bool headed = config.form == Form::headed || config.form == Form::counted_square;
  const bool judge = headed || config.form == Form::counted_letters;
  const Alphabet alphabet = written_cells(config);
  const bool blanks = judge && alphabet.white == '0';
  const Size size = board.size;
  if (config.form == Form::headed) append(out, fmt::format("{} {}\n", size.rows, size.columns));
  if (config.form == Form::counted_square) append(out, fmt::format("{}\n", size.rows));
  for (unsigned row = 0; row < size.rows; ++row) {
    for (unsigned column = 0; column < size.columns; ++column) {
      if (blanks && column != 0) out.push_back(' ');
      out.push_back(board.at(row, column) ? alphabet.black : alphabet.white);
    }
    const bool slash = line && (row + 1 < size.rows || size.rows == 1);
    if (slash) out.push_back('/');
    if (!line) out.push_back('\n');
  }
  if (line || (!judge && size != Size{4, 4})) out.push_back('\n');
}

}  // namespace boardmill::flip
