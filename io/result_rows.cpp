#include "io/result_rows.h"

#include <fmt/format.h>

#include <algorithm>
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

// What a cell is taken for.
enum class Part { source, record, outcome, cost, error, text };

struct Place {
  Part part = Part::text;
  std::size_t text_index = 0;
};

// Where the cells of a column go; nothing for a column that is none of ours.
std::optional<Place> place_of(std::string_view name, const Description& puzzle) {
  constexpr std::array<std::pair<std::string_view, Part>, 5> common{{{"source", Part::source},
                                                                     {"record", Part::record},
                                                                     {"outcome", Part::outcome},
                                                                     {"cost", Part::cost},
                                                                     {"error", Part::error}}};
  for (const auto& [known, part] : common) {
    if (known == name) return Place{part, 0};
  }
  for (std::size_t i = 0; i < puzzle.columns.size(); ++i) {
    if (puzzle.columns[i].name == name) return Place{Part::text, i};
  }
  return std::nullopt;
}

void fail(batch::ResultRow& row, std::string_view expected, std::string_view found) {
  row.fault = fmt::format("expected {} found {}", expected, quote_text(trim_line(found)));
}

// Fills a row from named cells. The row keeps the texts.
void fill(batch::ResultRow& row, std::vector<std::pair<Place, std::string>>&& cells,
          const Description& puzzle) {
  row.cells.reserve(cells.size());
  row.claim.texts.resize(puzzle.columns.size());
  for (auto& [place, cell] : cells) {
    const std::string& text = row.cells.emplace_back(std::move(cell));
    switch (place.part) {
      case Part::source:
        row.source = text;
        break;
      case Part::record:
        row.record = parse_number(text);
        if (!row.record) fail(row, "a number of a record", text);
        break;
      case Part::outcome:
        row.claim.outcome = text;
        break;
      case Part::cost:
        row.claim.cost = text;
        break;
      case Part::error:
        row.claim.error = text;
        break;
      case Part::text:
        row.claim.texts[place.text_index] = text;
        break;
    }
  }
}

class CsvResults final : public batch::ResultRows {
 public:
  CsvResults(std::string_view text, const Description& puzzle) : rest_(text), puzzle_(puzzle) {
    FramerState state;
    state.layout = Layout::csv;
    framer_ = Framer(state);
    Record header;
    if (!framer_.next(rest_, true, header)) return;
    if (split_csv(header.text, cells_)) return;
    for (const CsvCell& cell : cells_) places_.push_back(place_of(cell.text, puzzle));
  }

  bool next(batch::ResultRow& row) override {
    Record record;
    if (!framer_.next(rest_, true, record)) return false;
    if (std::none_of(places_.begin(), places_.end(), [](const auto& place) { return !!place; })) {
      throw batch::InputError("no column of its header is known");
    }
    row = {};
    row.line = record.line;
    if (split_csv(record.text, cells_) || cells_.size() != places_.size()) {
      fail(row, fmt::format("{} cells of CSV", places_.size()), record.text);
      return true;
    }
    std::vector<std::pair<Place, std::string>> cells;
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      if (places_[i]) cells.emplace_back(*places_[i], cells_[i].text);
    }
    fill(row, std::move(cells), puzzle_);
    return true;
  }

 private:
  std::string_view rest_;
  const Description& puzzle_;
  Framer framer_;
  std::vector<std::optional<Place>> places_;  // by column of the file
  std::vector<CsvCell> cells_;
};

class JsonResults final : public batch::ResultRows {
 public:
  JsonResults(std::string_view text, const Description& puzzle) : rest_(text), puzzle_(puzzle) {}

  bool next(batch::ResultRow& row) override {
    std::string_view line;
    do {
      if (rest_.empty()) return false;
      ++line_;
      line = trim_line(take_line(rest_));
    } while (line.empty());
    row = {};
    row.line = line_;
    const auto object = nlohmann::json::parse(line, nullptr, false);
    if (!object.is_object()) {
      fail(row, "an object of JSON", line);
      return true;
    }
    std::vector<std::pair<Place, std::string>> cells;
    for (const auto& [name, value] : object.items()) {
      const auto place = place_of(name, puzzle_);
      if (!place) continue;
      cells.emplace_back(*place, value.is_string() ? value.get<std::string>()
                                 : value.is_null() ? std::string()
                                                   : value.dump());
    }
    if (cells.empty()) fail(row, "an object with a known key", line);
    fill(row, std::move(cells), puzzle_);
    return true;
  }

 private:
  std::string_view rest_;
  const Description& puzzle_;
  std::uint64_t line_ = 0;
};

}  // namespace

ResultFormat recognise_results(std::string_view text, const Description& puzzle) {
  while (!text.empty() && (is_space(text.front()) || text.front() == '\n')) text.remove_prefix(1);
  if (text.starts_with('{')) return ResultFormat::jsonl;
  std::vector<CsvCell> cells;
  const bool csv = !split_csv(take_line(text), cells) &&
                   std::any_of(cells.begin(), cells.end(), [&puzzle](const CsvCell& cell) {
                     return place_of(cell.text, puzzle).has_value();
                   });
  return csv ? ResultFormat::csv : ResultFormat::answers;
}

std::unique_ptr<batch::ResultRows> read_csv_results(std::string_view text,
                                                    const Description& puzzle) {
  return std::make_unique<CsvResults>(text, puzzle);
}

std::unique_ptr<batch::ResultRows> read_jsonl_results(std::string_view text,
                                                      const Description& puzzle) {
  return std::make_unique<JsonResults>(text, puzzle);
}

}  // namespace boardmill::io
