#include "engine/puzzle/csv_input.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace boardmill {
namespace {

// The first record, and the framer after it.
std::optional<Record> take_header(std::string_view prefix, bool at_end, Framer& framer) {
  Record header;
  if (!framer.next(prefix, at_end, header)) return std::nullopt;
  return header;
}

Framer csv_framer(std::uint64_t first_line) {
  FramerState state;
  state.layout = boardmill::Layout::csv;
  state.line = first_line;
  return Framer(state);
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

std::vector<std::string> csv_columns(std::string_view beginning) {
  constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
  if (beginning.starts_with(byte_order_mark)) beginning.remove_prefix(byte_order_mark.size());
  Framer framer = csv_framer(1);
  const auto header = take_header(beginning, true, framer);
  std::vector<CsvCell> cells;
  std::vector<std::string> names;
  if (!header || split_csv(header->text, cells)) return names;
  for (const CsvCell& cell : cells) names.push_back(cell.text);
  return names;
}

bool CsvInput::fits(std::string_view prefix, bool at_end) const {
  Framer framer = csv_framer(1);
  const auto header = take_header(prefix, at_end, framer);
  std::vector<CsvCell> cells;
  return header && !split_csv(header->text, cells) && find_cell(cells, board_);
}

tl::expected<Opening, Fault> CsvInput::open(std::string_view prefix, bool at_end,
                                            std::uint64_t first_line) const {
  Framer framer = csv_framer(first_line);
  const auto header = take_header(prefix, at_end, framer);
  if (!header) return Opening{framer, 0, "csv"};
  std::vector<CsvCell> cells;
  const bool broken = split_csv(header->text, cells).has_value();
  const auto missing = [&](std::string_view name) { return broken || !find_cell(cells, name); };
  std::vector<std::string> wanted{board_};
  wanted.insert(wanted.end(), keep_.begin(), keep_.end());
  const auto first_missing = std::find_if(wanted.begin(), wanted.end(), missing);
  if (first_missing != wanted.end()) {
    return tl::unexpected(Fault{ErrorKind::wrong_form, first_line, 1,
                                "a header with a column " + quote_text(*first_missing),
                                quote_text(trim_line(header->text))});
  }
  FramerState state = framer.state();
  state.record = 1;
  return Opening{Framer(state), header->text.size(),
                 fmt::format("csv, the instances in column {}", board_)};
}

std::string CsvInput::header() const {
  Bytes out;
  write_quoted_csv_cell(board_, out);
  out.push_back('\n');
  return std::string(view(out));
}

CsvInput::Layout CsvInput::layout(std::string_view header) const {
  std::vector<CsvCell> cells;
  split_csv(header, cells);
  Layout layout;
  layout.columns = cells.size();
  layout.board = find_cell(cells, board_).value_or(0);
  for (const std::string& name : keep_) layout.keep.push_back(find_cell(cells, name).value_or(0));
  return layout;
}

bool CsvInput::read(const Layout& layout, const Record& record, std::vector<CsvCell>& cells,
                    Record& line, Fault& fault) {
  if (const auto broken = split_csv(record.text, cells)) {
    fault = {ErrorKind::bad_csv, 0, 0, std::string(broken->expected), "none"};
    place(record, broken->at, fault.line, fault.column);
    return false;
  }
  if (cells.size() != layout.columns) {
    fault = {ErrorKind::bad_csv, record.line, 1, fmt::format("{} cells", layout.columns),
             fmt::format("{}", cells.size())};
    return false;
  }
  const CsvCell& board = cells[layout.board];
  line = record;
  line.text = board.text;
  place(record, board.at, line.line, line.column);
  return true;
}

}  // namespace boardmill
