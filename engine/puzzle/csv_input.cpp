#include "engine/puzzle/csv_input.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/puzzle/counted.h"
#include "engine/puzzle/nearest.h"

namespace boardmill {
namespace {

// Takes a first line `sep=;`, by which spreadsheets know the separator, off a source.
std::optional<char> take_separator(std::string_view& text) {
  constexpr std::string_view key = "sep=";
  std::string_view rest = text;
  std::string_view line = take_line(rest);
  if (!line.starts_with(key)) return std::nullopt;
  line.remove_prefix(key.size());
  if (line.empty() || !is_blank(line.substr(1))) return std::nullopt;
  text = rest;
  return line.front();
}

std::string_view trim(std::string_view cell) {
  while (!cell.empty() && is_space(cell.front())) cell.remove_prefix(1);
  return trim_line(cell);
}

bool is_same_name(std::string_view a, std::string_view b) {
  const auto lower = [](char byte) {
    return byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte;
  };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [lower](char x, char y) { return lower(x) == lower(y); });
}

// The place in the source of the byte at `at` in the record.
void place(const Record& record, std::size_t at, std::uint64_t& line, std::uint64_t& column) {
  const std::string_view before = record.text.substr(0, at);
  const auto newlines = std::count(before.begin(), before.end(), '\n');
  line = record.line + static_cast<std::uint64_t>(newlines);
  const std::size_t begin = newlines == 0 ? 0 : before.rfind('\n') + 1;
  column = at - begin + 1;
}

}  // namespace

// What stands before the first instance.
struct CsvInput::Header {
  Record record;                     // that names the columns; without text: there is none
  std::vector<std::string> columns;  // their names; none where the quotes do not match
  Framer framer;                     // after it
  std::size_t bytes = 0;             // with a line `sep=;` before it

  // The columns of this name.
  std::vector<std::size_t> find(std::string_view name) const {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < columns.size(); ++i) {
      if (is_same_name(columns[i], name)) found.push_back(i);
    }
    return found;
  }
};

std::vector<std::string_view> CsvInput::wanted() const {
  std::vector<std::string_view> names{board_};
  names.insert(names.end(), keep_.begin(), keep_.end());
  return names;
}

CsvInput::Header CsvInput::read_header(std::string_view beginning, bool at_end,
                                       std::uint64_t first_line) const {
  std::string_view rest = beginning;
  const auto said = take_separator(rest);
  const std::vector<std::string_view> names = wanted();
  Header best;
  std::ptrdiff_t most_found = -1;
  constexpr std::string_view separators = ",;\t";
  for (const char separator : said ? std::string_view(&*said, 1) : separators) {
    FramerState state;
    state.layout = boardmill::Layout::csv;
    state.separator = separator;
    state.line = first_line + (said ? 1 : 0);
    Header header;
    header.framer = Framer(state);
    std::string_view after = rest;
    std::vector<CsvCell> cells;
    if (header.framer.next(after, at_end, header.record) &&
        !split_csv(header.record.text, cells, separator)) {
      for (const CsvCell& cell : cells) header.columns.emplace_back(trim(cell.text));
    }
    header.bytes = beginning.size() - after.size();
    const auto found = std::count_if(names.begin(), names.end(), [&header](std::string_view name) {
      return !header.find(name).empty();
    });
    if (found <= most_found) continue;
    most_found = found;
    best = std::move(header);
    // Another one reads the same, or no more names.
    const std::string_view read = rest.substr(0, rest.size() - after.size());
    if (found == std::ssize(names) || read.find_first_of(",;\t\"") == std::string_view::npos) {
      break;
    }
  }
  return best;
}

std::vector<std::string> CsvInput::columns(std::string_view beginning) const {
  constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
  if (beginning.starts_with(byte_order_mark)) beginning.remove_prefix(byte_order_mark.size());
  return read_header(beginning, true, 1).columns;
}

bool CsvInput::fits(std::string_view prefix, bool at_end) const {
  return !read_header(prefix, at_end, 1).find(board_).empty();
}

tl::expected<Opening, Fault> CsvInput::open(std::string_view prefix, bool at_end,
                                            std::uint64_t first_line) const {
  const Header header = read_header(prefix, at_end, first_line);
  const Record& record = header.record;
  if (record.text.empty()) return Opening{header.framer, header.bytes, "csv"};
  Fault fault;
  if (has_too_long_line(record, fault)) return tl::unexpected(std::move(fault));
  for (const std::string_view name : wanted()) {
    const std::size_t found = header.find(name).size();
    if (found == 1) continue;
    std::string expected =
        fmt::format("a header with {} column {}", found == 0 ? "a" : "one", quote_text(name));
    const auto nearest = nearest_name(name, {header.columns.begin(), header.columns.end()});
    if (found == 0 && nearest) expected += fmt::format(" (did you mean {}?)", quote_text(*nearest));
    return tl::unexpected(Fault{ErrorKind::wrong_form, record.line, 1, std::move(expected),
                                quote_text(trim_line(record.text))});
  }
  FramerState state = header.framer.state();
  state.record = 1;
  return Opening{Framer(state), header.bytes,
                 fmt::format("csv, separated by {}, the instances in column {}",
                             describe_byte(state.separator), board_)};
}

std::string CsvInput::header() const {
  Bytes out;
  write_quoted_csv_cell(board_, out);
  out.push_back('\n');
  return std::string(view(out));
}

CsvInput::Places CsvInput::layout(std::string_view header_text) const {
  const Header header = read_header(header_text, true, 1);
  Places layout;
  layout.separator = header.framer.state().separator;
  layout.columns = header.columns.size();
  const auto column = [&header](std::string_view name) {
    const auto found = header.find(name);
    return found.empty() ? 0 : found.front();  // none: a source without a header has no records
  };
  layout.board = column(board_);
  for (const std::string& name : keep_) layout.keep.push_back(column(name));
  return layout;
}

bool CsvInput::read(const Places& layout, const Record& record, std::vector<CsvCell>& cells,
                    Record& line, Fault& fault) {
  const auto broken = split_csv(record.text, cells, layout.separator);
  const bool cut = has_too_long_line(record, fault);
  if (broken && !cut) {
    fault = {ErrorKind::bad_csv, 0, 0, std::string(broken->expected), "none"};
    place(record, broken->at, fault.line, fault.column);
  }
  if (broken || cut) {
    cells.pop_back();
    return false;
  }
  if (cells.size() != layout.columns) {
    fault = {ErrorKind::bad_csv, record.line, 1, fmt::format("{} cells", layout.columns),
             fmt::format("{}", cells.size())};
    return false;
  }
  const CsvCell& board = cells[layout.board];
  line = record;
  line.text = trim(board.text);
  const auto blanks = static_cast<std::size_t>(line.text.data() - board.text.data());
  place(record, board.at + blanks, line.line, line.column);
  return true;
}

}  // namespace boardmill
