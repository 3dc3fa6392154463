#include "cli/columns.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/program.h"
#include "cli/suggest.h"

namespace boardmill::cli {
namespace {

struct CommonColumn {
  Choice choice;
  io::ColumnKind kind;
};

constexpr std::size_t default_count = 5;
constexpr std::array common_columns{
    CommonColumn{{"source", "name of the file as given; archive.zip!member; - for stdin"},
                 io::ColumnKind::source},
    CommonColumn{{"record", "number of the record within its source, from 1"},
                 io::ColumnKind::record},
    CommonColumn{{"outcome", "solved, unsolvable, malformed, over-limit or unreadable"},
                 io::ColumnKind::outcome},
    CommonColumn{{"cost", "fewest presses or moves; empty unless solved"}, io::ColumnKind::cost},
    CommonColumn{{"error", "what is wrong with the record, and where"}, io::ColumnKind::error},
    CommonColumn{{"source_line", "line where the record begins, from 1"},
                 io::ColumnKind::source_line},
};

bool has_column(const ColumnChoice& choice, std::string_view name) {
  return std::any_of(choice.columns.begin(), choice.columns.end(),
                     [name](const io::Column& column) { return column.name == name; });
}

void add_column(std::string_view name, const Description& puzzle, ColumnChoice& choice) {
  if (has_column(choice, name)) return;
  for (const CommonColumn& common : common_columns) {
    if (common.choice.name != name) continue;
    choice.columns.push_back({std::string(name), common.kind, 0});
    return;
  }
  for (const Choice& own : puzzle.columns) {
    if (own.name != name) continue;
    choice.columns.push_back({std::string(name), io::ColumnKind::text, choice.texts.size()});
    choice.texts.emplace_back(name);
    return;
  }
  std::vector<std::string_view> names;
  for (const Choice& column : all_columns(puzzle)) names.push_back(column.name);
  throw UsageError(
      fmt::format("{} has no column {}{}", puzzle.name, name, did_you_mean(name, names)));
}

}  // namespace

bool ColumnChoice::has(io::ColumnKind kind) const {
  return std::any_of(columns.begin(), columns.end(),
                     [kind](const io::Column& column) { return column.kind == kind; });
}

std::vector<Choice> all_columns(const Description& puzzle) {
  std::vector<Choice> all;
  for (const CommonColumn& common : common_columns) all.push_back(common.choice);
  all.insert(all.end(), puzzle.columns.begin(), puzzle.columns.end());
  return all;
}

ColumnChoice choose_columns(std::string_view list, const Description& puzzle) {
  ColumnChoice choice;
  if (list == "all") {
    for (const Choice& column : all_columns(puzzle)) add_column(column.name, puzzle, choice);
    return choice;
  }
  if (list.empty() || list.front() == '+') {
    for (std::size_t i = 0; i < default_count; ++i) {
      add_column(common_columns[i].choice.name, puzzle, choice);
    }
    if (list.empty()) return choice;
    list.remove_prefix(1);
  }
  for (const std::string& name : split_names("columns", list)) add_column(name, puzzle, choice);
  return choice;
}

std::vector<std::string> split_names(const char* option, std::string_view list) {
  std::vector<std::string> names;
  for (;;) {
    const std::size_t comma = list.find(',');
    names.emplace_back(list.substr(0, comma));
    if (names.back().empty()) {
      throw UsageError(fmt::format("--{}: expected names with single commas between", option));
    }
    if (comma == std::string_view::npos) return names;
    list.remove_prefix(comma + 1);
  }
}

void add_kept_columns(const std::vector<std::string>& names, ColumnChoice& choice) {
  std::size_t index = choice.texts.size();
  for (const std::string& name : names) {
    std::string shown = name;
    while (has_column(choice, shown)) shown.insert(0, "input_");
    choice.columns.push_back({shown, io::ColumnKind::text, index++});
  }
}

}  // namespace boardmill::cli
