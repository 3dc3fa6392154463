#include "io/result_rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/puzzle/csv.h"
#include "engine/puzzle/framer.h"
#include "engine/puzzle/size.h"

namespace boardmill::io {
namespace {

using batch::TextStream;

// The places of the columns that every puzzle has; the puzzle's own come behind them.
enum Common : std::size_t { source_at, record_at, outcome_at, cost_at, error_at, common_columns };
constexpr std::array<std::string_view, common_columns> common_names{"source", "record", "outcome",
                                                                    "cost", "error"};

// A column of the inputs that may be kept with results under its own name.
constexpr std::string_view input_column = "instance";

std::string_view name_of(std::size_t place, const Description& puzzle) {
  return place < common_columns ? common_names[place] : puzzle.columns[place - common_columns].name;
}

// Nothing for a column that is none of ours.
std::optional<std::size_t> place_of(std::string_view name, const Description& puzzle) {
  for (std::size_t place = 0; place < common_columns + puzzle.columns.size(); ++place) {
    if (name_of(place, puzzle) == name) return place;
  }
  return std::nullopt;
}

// Without blanks around it, in lower case.
std::string plain_name(std::string_view name) {
  while (!name.empty() && is_space(name.front())) name.remove_prefix(1);
  std::string plain(trim_line(name));
  for (char& byte : plain) {
    if (byte >= 'A' && byte <= 'Z') byte = static_cast<char>(byte - 'A' + 'a');
  }
  return plain;
}

// A known column that a name differs from by case or blanks alone.
std::optional<std::size_t> misspelt(std::string_view name, const Description& puzzle) {
  return place_of(name, puzzle) ? std::nullopt : place_of(plain_name(name), puzzle);
}

std::optional<ColumnFault> fault_of(const std::vector<std::string>& names,
                                    const Description& puzzle) {
  using Kind = ColumnFault::Kind;
  std::vector<std::size_t> places;
  for (const std::string& name : names) {
    const auto place = place_of(name, puzzle);
    if (!place) continue;
    if (std::count(places.begin(), places.end(), *place) != 0) {
      return ColumnFault{Kind::repeated, name, ""};
    }
    places.push_back(*place);
  }
  for (const std::string& name : names) {
    const auto place = misspelt(name, puzzle);
    if (!place || std::count(places.begin(), places.end(), *place) != 0) continue;
    const std::string_view known = name_of(*place, puzzle);
    if (known != input_column) return ColumnFault{Kind::misspelt, name, std::string(known)};
  }
  if (places.empty() && !names.empty()) return ColumnFault{Kind::unknown, names.front(), ""};
  return std::nullopt;
}

void fail(batch::ResultRow& row, std::string_view expected, std::string_view found) {
  row.fault = fmt::format("expected {} found {}", expected, quote_text(trim_line(found)));
}

struct PlacedCell {
  std::size_t place = 0;
  std::string_view text;
};

// Fills a row. It keeps the texts.
void fill(batch::ResultRow& row, const std::vector<PlacedCell>& cells, const Description& puzzle) {
  std::size_t bytes = 0;
  for (const PlacedCell& cell : cells) bytes += cell.text.size();
  row.cells.reserve(bytes);
  row.claim.texts.resize(puzzle.columns.size());
  for (const PlacedCell& cell : cells) {
    row.cells += cell.text;
    const std::string_view text =
        std::string_view(row.cells).substr(row.cells.size() - cell.text.size());
    switch (cell.place) {
      case source_at:
        row.source = text;
        break;
      case record_at:
        row.record = parse_number(text);
        if (row.record.value_or(0) == 0) fail(row, "a number of a record", text);
        break;
      case outcome_at:
        row.claim.outcome = text;
        break;
      case cost_at:
        row.claim.cost = text;
        break;
      case error_at:
        row.claim.error = text;
        break;
      default:
        row.claim.texts[cell.place - common_columns] = text;
        break;
    }
  }
}

class NamedRows : public batch::ResultRows {
 public:
  bool numbered() const final {
    return names_.empty() || std::count(names_.begin(), names_.end(), common_names[record_at]) != 0;
  }

  // Of the columns, or of the members of the first row as far as it can be read.
  const std::vector<std::string>& names() const { return names_; }

 protected:
  std::vector<std::string> names_;
};

class CsvResults final : public NamedRows {
 public:
  CsvResults(TextStream& text, const Description& puzzle) : text_(text), puzzle_(puzzle) {
    FramerState state;
    state.layout = Layout::csv;
    framer_ = Framer(state);
    Record header;
    if (!take_record(header)) return;
    if (split_csv(header.text, cells_)) return;
    for (const CsvCell& cell : cells_) {
      names_.push_back(cell.text);
      places_.push_back(place_of(cell.text, puzzle));
    }
  }

  bool next(batch::ResultRow& row) override {
    Record record;
    if (!take_record(record)) return false;
    row.line = record.line;
    if (split_csv(record.text, cells_) || cells_.size() != places_.size()) {
      fail(row, fmt::format("{} cells of CSV", places_.size()), record.text);
      return true;
    }
    placed_.clear();
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      if (const auto place = places_[i]) placed_.push_back({*place, cells_[i].text});
    }
    fill(row, placed_, puzzle_);
    return true;
  }

 private:
  // Its text is valid until the next call.
  bool take_record(Record& record) {
    for (;;) {
      std::string_view rest = text_.view();
      const bool found = framer_.next(rest, text_.ended(), record);
      text_.take(text_.view().size() - rest.size());
      if (found) return true;
      if (text_.ended()) return false;
      text_.read_more();
    }
  }

  TextStream& text_;
  const Description& puzzle_;
  Framer framer_;
  std::vector<std::optional<std::size_t>> places_;  // by column of the file
  std::vector<CsvCell> cells_;
  std::vector<PlacedCell> placed_;
};

// Hears the known members of one object. What is nested in others is skipped, however deep it is.
class Members final : public nlohmann::json_sax<nlohmann::json> {
 public:
  explicit Members(const Description& puzzle) : puzzle_(puzzle) {}

  std::vector<std::string> names;  ///< of all members
  std::string fault;               ///< what should have been there; or empty

  /// The known ones.
  std::vector<PlacedCell> cells() const {
    std::vector<PlacedCell> cells;
    for (const auto& [place, text] : values_) cells.push_back({place, text});
    return cells;
  }

  bool null() override { return value(""); }
  bool boolean(bool is_true) override { return value(is_true ? "true" : "false"); }
  bool number_integer(number_integer_t number) override { return value(std::to_string(number)); }
  bool number_unsigned(number_unsigned_t number) override { return value(std::to_string(number)); }
  bool number_float(number_float_t /*number*/, const string_t& text) override {
    return value(text);
  }
  bool string(string_t& text) override { return value(std::move(text)); }
  bool binary(binary_t& /*bytes*/) override { return refuse(an_object); }
  bool start_array(std::size_t /*size*/) override { return start(false); }
  bool end_array() override { return end(); }
  bool start_object(std::size_t /*size*/) override { return start(true); }
  bool end_object() override { return end(); }
  bool key(string_t& name) override {
    if (depth_ != 1) return true;
    place_ = place_of(name, puzzle_);
    names.push_back(name);
    const bool repeated =
        place_ && std::any_of(values_.begin(), values_.end(),
                              [&](const auto& value) { return value.first == *place_; });
    return !repeated || refuse(fmt::format("the key {} once", name));
  }
  bool parse_error(std::size_t /*place*/, const std::string& /*token*/,
                   const nlohmann::json::exception& /*error*/) override {
    return refuse(an_object);
  }

 private:
  static constexpr const char* an_object = "an object of JSON";

  bool refuse(std::string expected) {
    fault = std::move(expected);
    return false;
  }

  bool value(std::string text) {
    if (depth_ == 0) return refuse(an_object);
    if (depth_ == 1 && place_) values_.emplace_back(*place_, std::move(text));
    return true;
  }

  bool start(bool is_object) {
    if (depth_ == 0 && !is_object) return refuse(an_object);
    if (depth_ == 1 && place_) return refuse("a text or a number in " + names.back());
    ++depth_;
    return true;
  }

  bool end() {
    --depth_;
    return true;
  }

  const Description& puzzle_;
  std::size_t depth_ = 0;
  std::optional<std::size_t> place_;  // of the member whose value comes next
  std::vector<std::pair<std::size_t, std::string>> values_;
};

void read_members(std::string_view line, Members& members) {
  // The parser takes a NUL for the end.
  if (line.find('\0') != std::string_view::npos) line = {};
  nlohmann::json::sax_parse(line, &members);
}

class JsonResults final : public NamedRows {
 public:
  JsonResults(TextStream& text, const Description& puzzle) : text_(text), puzzle_(puzzle) {
    Members members(puzzle_);
    if (find_line()) read_members(first_line(), members);
    names_ = std::move(members.names);
  }

  bool next(batch::ResultRow& row) override {
    if (!find_line()) return false;
    row.line = text_.line();
    const std::string_view line = first_line();
    text_.take(line.size() + 1);
    Members members(puzzle_);
    read_members(line, members);
    const std::vector<PlacedCell> cells = members.cells();
    if (members.fault.empty() && cells.empty()) members.fault = "an object with a known key";
    if (members.fault.empty()) {
      fill(row, cells, puzzle_);
    } else {
      fail(row, members.fault, line);
    }
    return true;
  }

 private:
  std::string_view first_line() const { return text_.view().substr(0, text_.view().find('\n')); }

  // Reads on until a whole line that is not blank comes first.
  bool find_line() {
    for (;;) {
      const std::string_view line = first_line();
      const bool whole = line.size() < text_.view().size();
      if ((whole || text_.ended()) && !trim_line(line).empty()) return true;
      if (whole) {
        text_.take(line.size() + 1);
      } else if (text_.ended()) {
        return false;
      } else {
        text_.read_more();
      }
    }
  }

  TextStream& text_;
  const Description& puzzle_;
};

// The first line that is not blank, without taking anything; or what comes before it, if that is
// much.
std::string_view first_line_of(TextStream& text) {
  for (;;) {
    std::string_view rest = text.view();
    while (!rest.empty()) {
      const bool whole = rest.find('\n') != std::string_view::npos;
      const std::string_view line = take_line(rest);
      const bool last = text.ended() || text.view().size() >= TextStream::max_bytes_of_line;
      if ((whole || last) && !trim_line(line).empty()) return line;
    }
    if (text.ended() || text.view().size() >= TextStream::max_bytes_of_line) return {};
    text.read_more();
  }
}

bool is_letter(char byte) { return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z'); }

bool is_word(std::string_view text) {
  return !text.empty() && is_letter(text.front()) &&
         std::all_of(text.begin(), text.end(), [](char byte) {
           return is_letter(byte) || (byte >= '0' && byte <= '9') || byte == '_' || byte == '-';
         });
}

// Whether an answer of some problem is made of it.
bool is_word_of_answers(std::string_view word, const Description& puzzle) {
  const std::string plain = plain_name(word);
  for (const Problem& problem : puzzle.problems) {
    for (std::string_view rest = problem.answer; !rest.empty();) {
      if (plain_name(take_token(rest)) == plain) return true;
    }
  }
  return false;
}

bool is_header(std::string_view line, const Description& puzzle) {
  std::vector<CsvCell> cells;
  if (split_csv(line, cells)) return false;
  const auto is_known = [&puzzle](const CsvCell& cell) {
    return place_of(plain_name(cell.text), puzzle).has_value();
  };
  if (std::any_of(cells.begin(), cells.end(), is_known)) return true;
  const auto begins_a_name = [](const CsvCell& cell) {
    return !cell.text.empty() && is_letter(cell.text.front());
  };
  if (cells.size() > 1) return std::all_of(cells.begin(), cells.end(), begins_a_name);
  return is_word(cells.front().text) && !is_word_of_answers(cells.front().text, puzzle);
}

}  // namespace

std::vector<std::string_view> known_columns(const Description& puzzle) {
  std::vector<std::string_view> names(common_names.begin(), common_names.end());
  for (const Choice& column : puzzle.columns) names.push_back(column.name);
  return names;
}

ResultFormat recognise_results(TextStream& text, const Description& puzzle) {
  const std::string_view line = first_line_of(text);
  const std::string begin = plain_name(line.substr(0, 1024));
  if (begin.starts_with('{') || begin.starts_with('[')) return ResultFormat::jsonl;
  return is_header(line, puzzle) ? ResultFormat::csv : ResultFormat::answers;
}

tl::expected<std::unique_ptr<batch::ResultRows>, ColumnFault> read_results(
    ResultFormat format, TextStream& text, const Description& puzzle) {
  std::unique_ptr<NamedRows> rows;
  if (format == ResultFormat::csv) {
    rows = std::make_unique<CsvResults>(text, puzzle);
  } else {
    rows = std::make_unique<JsonResults>(text, puzzle);
  }
  if (auto fault = fault_of(rows->names(), puzzle)) return tl::unexpected(std::move(*fault));
  return rows;
}

}  // namespace boardmill::io
