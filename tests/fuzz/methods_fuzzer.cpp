// A method against `auto`, whose rows go to the verifier as well. The first byte chooses the puzzle
// and the method, the second one a goal, or how many moves there may be. For flip the next two are
// rows and columns and the bits of the rest are boards of that size; for solitaire eight bytes at a
// time are the pieces of a pair. All are small, so that the slow methods take them, too.
#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/judge/input_file.h"
#include "engine/list.h"
#include "engine/puzzle/executor.h"
#include "tests/support/fuzzing.h"

namespace {

using namespace boardmill;
using test::FuzzBytes;
using test::insist;

struct Method {
  std::string name;
  std::unique_ptr<const Job> job;    // with every column
  std::unique_ptr<const Job> plain;  // without any: other code may solve whole runs of records
};

// `auto` first.
std::vector<Method> all_methods(const Entry& entry, std::string_view option,
                                std::string_view value) {
  const Description& description = entry.description();
  Request request;
  request.input_format = "line";
  request.settings.emplace(option, value);
  std::vector<std::string> names{"auto"};
  for (const Choice& method : description.methods) names.emplace_back(method.name);
  std::vector<Method> methods;
  for (const std::string& name : names) {
    request.method = name;
    request.text_columns.clear();
    auto plain = test::job_of(entry, request);
    for (const Choice& column : description.columns) {
      request.text_columns.emplace_back(column.name);
    }
    methods.push_back({name, test::job_of(entry, request), std::move(plain)});
  }
  return methods;
}

Results solve(const Job& job, const Chunk& chunk) {
  SerialExecutor serial;
  Results results;
  job.solving().solve(chunk, serial, results);
  return results;
}

void compare(const Description& description, const std::vector<Method>& methods, std::size_t choice,
             const std::string& text) {
  const auto opened = judge::open_whole(methods.front().job->solving(), text);
  insist(opened.has_value(), "lines that cannot be read");
  const Results expected = solve(*methods.front().job, *opened);
  const std::size_t rows = expected.size();
  const Method& method = methods[choice % methods.size()];
  for (const auto* job : {method.job.get(), method.plain.get()}) {
    const Results found = solve(*job, *opened);
    insist(found.size() == rows, "rows are missing");
    for (std::size_t row = 0; row < rows; ++row) {
      if (found.outcomes[row] == Outcome::over_limit && method.name != "auto") continue;
      insist(found.outcomes[row] == expected.outcomes[row], "other outcomes");
      insist(found.costs[row] == expected.costs[row], "other costs");
      for (std::size_t i = 0; i < found.texts.size(); ++i) {
        if (description.columns[i].name == "method") continue;
        insist(found.texts[i].cell(row) == expected.texts[i].cell(row), "other texts");
      }
    }
  }

  std::vector<std::string> costs(rows);
  std::vector<Claim> claims(rows);
  std::vector<const Claim*> pointers;
  for (std::size_t row = 0; row < rows; ++row) {
    if (expected.costs[row] != Results::no_cost) costs[row] = std::to_string(expected.costs[row]);
    claims[row].outcome = boardmill::text(expected.outcomes[row]);
    claims[row].cost = costs[row];
    for (const TextColumn& column : expected.texts) {
      claims[row].texts.emplace_back(column.cell(row));
    }
    pointers.push_back(&claims[row]);
  }
  std::vector<Finding> findings;
  methods.front().job->checking().verify(*opened, pointers, findings);
  insist(findings.size() == rows, "findings are missing");
  for (const Finding& finding : findings) insist(finding.wrong.empty(), finding.wrong.c_str());
}

const Entry& puzzle(std::string_view name) {
  for (const Entry* entry : puzzles()) {
    if (entry->description().name == name) return *entry;
  }
  throw std::logic_error("no such puzzle");
}

void flip(std::size_t choice, FuzzBytes& bytes) {
  constexpr std::size_t most_cells = 12;
  constexpr std::size_t most_states = std::size_t{1} << most_cells;  // that `bfs` may look at
  static const Entry& entry = puzzle("flip");
  static const std::vector<Method> by_goal[]{all_methods(entry, "goal", "either"),
                                             all_methods(entry, "goal", "white"),
                                             all_methods(entry, "goal", "black")};
  const auto& methods = by_goal[bytes.byte() % std::size(by_goal)];
  const std::size_t rows = 1 + bytes.byte() % 7U;
  const std::size_t columns = 1 + bytes.byte() % (most_cells / rows);
  std::string text;
  std::uint8_t left = 0;
  std::uint8_t bits = 0;
  const std::size_t most_boards = most_states >> (rows * columns);
  for (std::size_t board = 0; board < most_boards && !bytes.empty(); ++board) {
    for (std::size_t row = 0; row < rows; ++row) {
      for (std::size_t column = 0; column < columns; ++column) {
        if (left == 0) {
          bits = bytes.byte();
          left = 8;
        }
        text += (bits >> --left & 1) != 0 ? 'b' : 'w';
      }
      text += '/';
    }
    if (rows != 1) text.pop_back();
    text += '\n';
  }
  compare(entry.description(), methods, choice, text);
}

void solitaire(std::size_t choice, FuzzBytes& bytes) {
  static const Entry& entry = puzzle("solitaire");
  static const std::vector<Method> by_moves[]{
      all_methods(entry, "max-moves", "0"), all_methods(entry, "max-moves", "1"),
      all_methods(entry, "max-moves", "2"), all_methods(entry, "max-moves", "3")};
  const auto& methods = by_moves[bytes.byte() % std::size(by_moves)];
  std::string text;
  for (unsigned pair = 0; pair < 4 && !bytes.empty(); ++pair) {
    for (unsigned position = 0; position < 2; ++position) {
      std::set<unsigned> fields;
      for (unsigned piece = 0; piece < 4; ++piece) {
        unsigned field = bytes.byte() % 64U;
        while (!fields.insert(field).second) field = (field + 1) % 64;
        text += fmt::format("{} {} ", field / 8 + 1, field % 8 + 1);
      }
    }
    text.back() = '\n';
  }
  compare(entry.description(), methods, choice, text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  FuzzBytes bytes(data, size);
  const std::size_t choice = bytes.byte();
  if (size < 5) return 0;
  choice % 2 == 0 ? flip(choice / 2, bytes) : solitaire(choice / 2, bytes);
  return 0;
}
