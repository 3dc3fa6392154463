#include "engine/flip/forms.h"

#include <fmt/format.h>

#include <bit>
#include <cmath>
#include <cstring>
#include <string>
#include <vector>

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

// A record is written in one alphabet, which its first cell decides.
Alphabet alphabet_of(const Config& config, char first_cell) {
  if (config.cells) return *config.cells;
  for (const Alphabet alphabet : {Alphabet{'0', '1'}, Alphabet{'.', '#'}}) {
    if (belongs(first_cell, alphabet)) return alphabet;
  }
  return {'w', 'b'};
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
  for (std::size_t i = 0; i < row.size(); i += 8) {
    std::uint64_t cells = each_byte * white;
    std::memcpy(&cells, row.data() + i, std::min<std::size_t>(8, row.size() - i));
    cells = (cells | lower_case) ^ (each_byte * white);
    const std::uint64_t black = (cells >> kept) & each_byte;
    if (cells != black * difference) return false;
    bits |= (black * 0x0102040810204080U) >> 56 << i;
  }
  return true;
}

// Reads the `columns` cells of one row. `column` is the place of row[0] in its line.
bool parse_row(std::string_view row, unsigned columns, Alphabet alphabet, std::uint64_t line,
               std::size_t column, std::uint64_t& bits, Fault& fault) {
  if (row.size() == columns && pack_cells(row, alphabet, bits)) return true;
  bits = 0;
  for (std::size_t i = 0; i < row.size() && i < columns; ++i) {
    const char cell = belongs(row[i], alphabet) ? row[i] : lower(row[i]);
    if (!belongs(cell, alphabet)) {
      fault = fault_at(
          ErrorKind::bad_cell, line, column + i,
          fmt::format("{} or {}", describe_byte(alphabet.black), describe_byte(alphabet.white)),
          describe_byte(row[i]));
      return false;
    }
    bits |= static_cast<std::uint64_t>(cell == alphabet.black) << i;
  }
  if (row.size() == columns) return true;
  fault = fault_at(ErrorKind::row_length, line, column + std::min<std::size_t>(row.size(), columns),
                   fmt::format("{} cells in a row", columns), fmt::format("{}", row.size()));
  return false;
}

bool too_long(std::string_view line, std::uint64_t number, Fault& fault) {
  if (line.size() <= max_line_bytes) return false;
  fault = fault_at(ErrorKind::line_length, number, max_line_bytes + 1, "a line of at most 64 KiB",
                   "a longer one");
  return true;
}

bool parse_letters(const Config& config, const FramerState& state, const Record& record,
                   Board& board, Fault& fault) {
  board.size = {state.per_record, state.width};
  std::string_view text = record.text;
  const Alphabet alphabet = alphabet_of(config, text.front());
  unsigned row = 0;
  for (; !text.empty(); ++row) {
    const std::uint64_t line = record.line + row;
    const std::string_view whole = take_line(text);
    if (too_long(whole, line, fault)) return false;
    if (!parse_row(trim_line(whole), state.width, alphabet, line, 1, board.rows[row], fault)) {
      return false;
    }
  }
  if (row == state.per_record) return true;
  fault = fault_at(ErrorKind::missing_row, record.line + row, 1,
                   fmt::format("row {} of {}", row + 1, state.per_record),
                   record.end == RecordEnd::blank_line ? "a blank line" : "the end of the input");
  return false;
}

// The size that a line of the form `bwwb/bbwb/...` or of the bare cells of a square board claims.
std::optional<Size> size_of_line(const Config& config, std::string_view text) {
  const std::size_t slash = text.find('/');
  if (slash == npos) {
    if (config.size) return config.size;
    const auto side = static_cast<unsigned>(std::lround(std::sqrt(text.size())));
    if (text.size() > std::size_t{max_side} * max_side || side * side != text.size()) return {};
    return Size{side, side};
  }
  std::size_t rows = 1;
  for (std::size_t i = 0; i + 1 < text.size(); ++i) rows += text[i] == '/' ? 1U : 0U;
  if (slash == 0 || slash > max_side || rows > max_side) return {};
  return Size{static_cast<unsigned>(rows), static_cast<unsigned>(slash)};
}

bool parse_line(const Config& config, const Record& record, Board& board, Fault& fault) {
  std::string_view text = record.text;
  const std::string_view whole = take_line(text);
  if (too_long(whole, record.line, fault)) return false;
  const std::string_view line = trim_line(whole);
  const auto size = size_of_line(config, line);
  if (!size || (config.size && *size != *config.size)) {
    fault = fault_at(ErrorKind::board_size, record.line, 1,
                     config.size ? "a board of " + to_string(*config.size)
                                 : "rows of 1 to 64 cells between slashes",
                     size ? "one of " + to_string(*size) : quote_text(line));
    return false;
  }
  board.size = *size;
  const Alphabet alphabet = alphabet_of(config, line.front());
  std::string_view rest = line;
  const bool bare = line.find('/') == npos;
  for (unsigned row = 0; row < size->rows; ++row) {
    const std::size_t column = line.size() - rest.size() + 1;
    const std::string_view cells = rest.substr(0, bare ? size->columns : rest.find('/'));
    rest.remove_prefix(std::min(rest.size(), cells.size() + (bare ? 0 : 1)));
    if (!parse_row(cells, size->columns, alphabet, record.line, column, board.rows[row], fault)) {
      if (!bare || fault.kind != ErrorKind::row_length) return false;
      rest = {};
      break;
    }
  }
  if (rest.empty() && (!bare || line.size() == size->cells())) return true;
  fault = fault_at(ErrorKind::row_length, record.line, line.size() - rest.size() + 1,
                   fmt::format("{} cells", size->cells()), fmt::format("{}", line.size()));
  return false;
}

tl::expected<Size, Fault> letters_size(const Config& config, std::string_view prefix,
                                       std::uint64_t first_line) {
  if (config.size) return *config.size;
  const std::vector<std::string_view> lines = first_lines(prefix);
  const std::size_t columns = most_common(lines, [](std::string_view line) { return line.size(); });
  if (columns == 0 || columns == 4) return Size{4, 4};
  if (columns > max_side) {
    return tl::unexpected(fault_at(ErrorKind::board_size, first_line, max_side + 1,
                                   "rows of at most 64 cells", fmt::format("{}", columns)));
  }
  const std::size_t rows = most_common(first_block_heights(prefix));
  if (rows > max_side || (rows > columns && rows % columns == 0)) {
    return tl::unexpected(fault_at(ErrorKind::board_size, first_line, 1,
                                   "--size or a blank line after each board",
                                   fmt::format("{} rows of {} cells beginning with {}", rows,
                                               columns, quote_text(lines.front()))));
  }
  return Size{static_cast<unsigned>(rows), static_cast<unsigned>(columns)};
}

}  // namespace

tl::expected<Opening, Fault> open(const Config& config, std::string_view prefix, bool /*at_end*/,
                                  std::uint64_t first_line) {
  Form form = config.form;
  if (form == Form::automatic) {
    const auto slashes = [](std::string_view line) -> std::size_t {
      return line.find('/') != npos;
    };
    form = most_common(first_lines(prefix), slashes) != 0 ? Form::line : Form::letters;
  }
  FramerState state;
  state.line = first_line;
  if (form == Form::line) return Opening{Framer(state), 0, "line"};
  return letters_size(config, prefix, first_line).map([&state](Size size) {
    state.per_record = size.rows;
    state.width = size.columns;
    return Opening{Framer(state), 0,
                   fmt::format("letters, boards of {} rows of {}", size.rows, size.columns)};
  });
}

bool parse(const Config& config, const FramerState& state, const Record& record, Board& board,
           Fault& fault) {
  return state.width == 0 ? parse_line(config, record, board, fault)
                          : parse_letters(config, state, record, board, fault);
}

void write_instance(const Config& config, const Board& board, Bytes& out) {
  const bool line = config.form == Form::line;
  const Alphabet alphabet = config.cells.value_or(Alphabet{'w', 'b'});
  for (unsigned row = 0; row < board.size.rows; ++row) {
    for (unsigned column = 0; column < board.size.columns; ++column) {
      out.push_back(board.at(row, column) ? alphabet.black : alphabet.white);
    }
    const bool slash = line && (row + 1 < board.size.rows || board.size.rows == 1);
    if (slash) out.push_back('/');
    if (!line) out.push_back('\n');
  }
  if (line || board.size != Size{4, 4}) out.push_back('\n');
}

}  // namespace boardmill::flip
