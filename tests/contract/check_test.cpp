// What every puzzle promises of its verifier: it agrees with the solvers, and with nothing else.
// Nothing here knows a puzzle by name.
#include "engine/batch/check.h"

#include <rapidcheck/boost_test.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/puzzle/csv.h"
#include "engine/puzzle/json.h"
#include "io/formats.h"
#include "io/result_rows.h"
#include "tests/contract/puzzles.h"
#include "tests/support/driver.h"

BOOST_AUTO_TEST_SUITE(check)

using namespace boardmill;

namespace {

using Lines = std::vector<std::string>;
using io::ResultFormat;

class Report final : public batch::CheckReport {
 public:
  Lines wrong;
  Lines unverified;
  Lines rows;
  std::uint64_t right = 0;
  std::uint64_t records = 0;

  bool row(const batch::CheckRow& row) override {
    const Finding& finding = row.finding;
    const std::string record = std::to_string(row.record) + " ";
    switch (finding.verdict()) {
      case Finding::Verdict::right:
        BOOST_TEST(!finding.verified.empty());
        ++right;
        break;
      case Finding::Verdict::wrong:
        wrong.push_back(record + finding.wrong);
        break;
      case Finding::Verdict::unverified:
        unverified.push_back(record + finding.unproved);
        break;
    }
    for (const std::string& text : {finding.verified, finding.wrong, finding.unproved}) {
      BOOST_TEST(text.find_first_of(",\"\n") == std::string::npos, text);
    }
    rows.push_back(record + finding.verified + "|" + finding.wrong + "|" + finding.unproved);
    return true;
  }

  void progress(std::uint64_t more) override { records += more; }

  bool all_right() const { return wrong.empty() && unverified.empty(); }
};

struct Run {
  const Entry& entry;
  std::string form;
  std::string input;

  std::unique_ptr<const Job> job(std::vector<std::string> columns = {}) const {
    Request request;
    request.input_format = form;
    request.text_columns = std::move(columns);
    return test::prepare(entry, request);
  }

  // The rows of solve with all columns.
  std::string solved(bool json) const {
    std::vector<io::Column> columns = io::default_columns();
    Lines names;
    for (const Choice& column : entry.description().columns) {
      columns.push_back({std::string(column.name), io::ColumnKind::text, names.size()});
      names.emplace_back(column.name);
    }
    test::TextSources sources({{"t", input}});
    test::TextSink sink;
    test::Listener listener;
    batch::Arena arena(1);
    const auto prepared = job(names);
    const auto format = json ? io::make_jsonl(columns) : io::make_csv(columns);
    batch::solve(arena, sources, prepared->solving(), *format, sink, {}, listener, false);
    return sink.bytes;
  }

  // What recognising the format says, and then checking.
  Report check(const std::string& results, const test::Knobs& knobs = {2}) const {
    test::TextSources sources({{"t", input}});
    test::TextSources texts({{"results", results, knobs.chunk_bytes}});
    batch::TextStream text(texts);
    batch::Arena arena(knobs.threads);
    const Description& description = entry.description();
    const ResultFormat format = io::recognise_results(text, description);
    const auto prepared = job();
    Report report;
    std::unique_ptr<batch::ResultRows> rows;
    std::unique_ptr<batch::Claims> claims;
    if (format == ResultFormat::answers) {
      claims = batch::claims_of_answers(prepared->checking(), text);
    } else {
      auto read = io::read_results(format, text, description);
      if (!read) {
        report.wrong.push_back("column " + read.error().found);
        return report;
      }
      rows = std::move(*read);
      claims = batch::claims_of_rows(*rows);
    }
    batch::check(arena, sources, *prepared, *claims, &io::printable, report, false,
                 knobs.chunk_bytes);
    return report;
  }
};

template <class Body>
void for_each_form(const Body& body) {
  for (const Entry* entry : test::all_puzzles()) {
    for (const Choice& form : entry->description().forms) {
      BOOST_TEST_CONTEXT(entry->description().name << " as " << form.name) {
        Request request;
        request.input_format = form.name;
        const auto job = test::prepare(*entry, request);
        const std::string input = test::generate(*job, 5, 100);
        body(Run{*entry, std::string(form.name), input});
      }
    }
  }
}

// Results as names and cells, whatever the format.
struct Table {
  Lines names;
  std::vector<Lines> rows;

  std::size_t column(std::string_view name) const {
    return static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin());
  }
  bool has(std::string_view name) const { return column(name) != names.size(); }

  // Without the columns that `keep(name)` does not want.
  template <class Keep>
  void drop_columns(const Keep& keep) {
    for (std::size_t i = names.size(); i-- > 0;) {
      if (keep(names[i])) continue;
      names.erase(names.begin() + static_cast<std::ptrdiff_t>(i));
      for (Lines& row : rows) row.erase(row.begin() + static_cast<std::ptrdiff_t>(i));
    }
  }
};

Table table_of(std::string_view csv) {
  FramerState state;
  state.layout = Layout::csv;
  Framer framer(state);
  Table table;
  Record record;
  std::vector<CsvCell> cells;
  while (framer.next(csv, true, record)) {
    split_csv(record.text, cells);
    Lines row;
    for (const CsvCell& cell : cells) row.push_back(cell.text);
    (table.names.empty() ? table.names : table.rows.emplace_back()) = row;
  }
  return table;
}

std::string text_of(const Table& table, ResultFormat format) {
  Bytes out;
  if (format == ResultFormat::answers) {
    for (const Lines& row : table.rows) append(out, row[table.column("answer")] + "\n");
    return std::string(view(out));
  }
  const auto write_row = [&out](const Lines& row) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      append(out, i == 0 ? "" : ",");
      write_quoted_csv_cell(row[i], out);
    }
    out.push_back('\n');
  };
  if (format == ResultFormat::csv) write_row(table.names);
  for (const Lines& row : table.rows) {
    if (format == ResultFormat::csv) {
      write_row(row);
      continue;
    }
    for (std::size_t i = 0; i < row.size(); ++i) {
      out.push_back(i == 0 ? '{' : ',');
      write_json_string(table.names[i], out);
      out.push_back(':');
      write_json_string(row[i], out);
    }
    append(out, "}\n");
  }
  return std::string(view(out));
}

// The CSV with one cell changed in each of `count` rows: `change(name, cell)` does that, and
// returns whether it did.
template <class Change>
std::string changed(const std::string& csv, std::size_t& count, const Change& change) {
  Table table = table_of(csv);
  count = 0;
  for (Lines& row : table.rows) {
    bool done = false;
    for (std::size_t i = 0; i < row.size() && !done; ++i) done = change(table.names[i], row[i]);
    count += done ? 1U : 0U;
  }
  return text_of(table, ResultFormat::csv);
}

}  // namespace

BOOST_AUTO_TEST_CASE(what_solve_says_is_right) {
  for_each_form([](const Run& run) {
    for (const bool json : {false, true}) {
      const Report report = run.check(run.solved(json));
      BOOST_TEST((report.wrong == Lines()));
      BOOST_TEST((report.unverified == Lines()));
      BOOST_TEST(report.right == 100U);
      BOOST_TEST(report.records == 100U);
    }
  });
}

BOOST_AUTO_TEST_CASE(malformed_records_are_right_when_they_are_called_so) {
  for_each_form([](Run run) {
    run.input += "\nnonsense\n\n\xff\n";
    const Report report = run.check(run.solved(false));
    BOOST_TEST((report.wrong == Lines()));
    BOOST_TEST((report.unverified == Lines()));
    BOOST_TEST(report.right > 100U);
  });
}

BOOST_AUTO_TEST_CASE(a_wrong_outcome_or_cost_is_found_in_every_row) {
  for_each_form([](const Run& run) {
    const std::string right = run.solved(false);
    const auto expect_all_wrong = [&](const auto& change) {
      std::size_t count = 0;
      const std::string wrong = changed(right, count, change);
      BOOST_TEST(count > 5U);
      const Report report = run.check(wrong);
      BOOST_TEST(report.wrong.size() == count);
      BOOST_TEST(report.right == 100 - count);
    };
    expect_all_wrong([](const std::string& name, std::string& cell) {
      if (name != "outcome") return false;
      cell = cell == "solved" ? "unsolvable" : "solved";
      return true;
    });
    for (const int by : {-1, 1}) {
      expect_all_wrong([by](const std::string& name, std::string& cell) {
        if (name != "cost" || cell.empty()) return false;
        cell = std::to_string(std::stoi(cell) + by);
        return true;
      });
    }
    for (const std::string column : {"answer", "solution", "instance"}) {
      if (!table_of(right).has(column)) continue;
      expect_all_wrong([column](const std::string& name, std::string& cell) {
        if (name != column || cell.empty()) return false;
        cell.pop_back();
        return true;
      });
    }
  });
}

BOOST_AUTO_TEST_CASE(rows_that_are_missing_or_too_many_are_found) {
  for_each_form([](const Run& run) {
    const std::string right = run.solved(false);
    Lines lines = test::lines_of(right);
    const auto joined = [](const Lines& some) {
      std::string text;
      for (const std::string& line : some) text += line + "\n";
      return text;
    };
    for (const std::size_t row : {1U, 2U, 50U, 100U}) {
      Lines fewer = lines;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(row));
      BOOST_TEST((run.check(joined(fewer)).wrong == Lines{std::to_string(row) + " missing row"}));
      Lines more = lines;
      more.insert(more.begin() + static_cast<std::ptrdiff_t>(row), lines[row]);
      const Report report = run.check(joined(more));
      BOOST_TEST(report.right == 100U);
      BOOST_TEST((report.wrong ==
                  Lines{std::to_string(row) + " doubled row: line " + std::to_string(row + 2)}));
    }
  });
}

BOOST_AUTO_TEST_CASE(answers_of_every_problem_check_right) {
  for (const Entry* entry : test::all_puzzles()) {
    for (const Problem& problem : entry->description().problems) {
      BOOST_TEST_CONTEXT(problem.name) {
        Request request = request_for(&problem);
        request.text_columns = {"answer"};
        const auto job = test::prepare(*entry, request);
        const std::string input = test::generate(*job, 9, 50);
        test::TextSources solve_sources({{"t", input}});
        test::TextSink sink;
        test::Listener listener;
        batch::Arena arena(1);
        batch::solve(arena, solve_sources, job->solving(), *io::make_answers(0), sink, {}, listener,
                     false);
        const auto check = [&](const std::string& answers) {
          test::TextSources sources({{"t", input}});
          test::TextSources texts({{"answers", answers}});
          batch::TextStream text(texts);
          const auto claims = batch::claims_of_answers(job->checking(), text);
          Report report;
          batch::check(arena, sources, *job, *claims, &io::printable, report, false);
          return report;
        };
        const Report right = check(sink.bytes);
        BOOST_TEST((right.wrong == Lines()));
        BOOST_TEST(right.right == 50U);
        BOOST_TEST((check(sink.bytes + "more\n").wrong == Lines{"0 text after the last answer"}));
        const std::size_t last = sink.bytes.rfind('\n', sink.bytes.size() - 2) + 1;
        BOOST_TEST(check(sink.bytes.substr(0, last)).wrong.size() == 1U);
      }
    }
  }
}

// Whatever a results file holds, every record gets a verdict, and only right rows are right.
RC_BOOST_PROP(any_bytes_as_results, ()) {
  for (const Entry* entry : test::all_puzzles()) {
    Request request;
    request.input_format = "line";
    const Run run{*entry, "line", test::generate(*test::prepare(*entry, request), 3, 20)};
    for (const bool json : {false, true}) {
      std::string results = run.solved(json);
      const auto edits = *rc::gen::container<std::vector<std::pair<std::size_t, std::string>>>(
          rc::gen::pair(rc::gen::arbitrary<std::size_t>(),
                        rc::gen::element<std::string>("", "\n", "\"", ",", "{", "}", "x", "1",
                                                      "\r\n", std::string(1, '\0'), "\xff")));
      const std::size_t header = json ? 0 : results.find('\n') + 1;
      for (const auto& [place, text] : edits) {
        const std::size_t at = header + place % (results.size() - header);
        results.replace(at, text.empty() ? 1 : 0, text);
      }
      const Report report = run.check(results);
      RC_ASSERT(report.right <= 20U);
      RC_ASSERT(report.right + report.wrong.size() + report.unverified.size() >= 20U ||
                report.rows.empty());
      if (edits.empty()) RC_ASSERT(report.right == 20U);
    }
  }
}

namespace {

// Claims another thing of a cell. False: it would be the same thing, or one that may be right too.
bool change_cell(Table& table, std::size_t row, std::size_t column) {
  const std::string& name = table.names[column];
  // Any method will do, and another certificate may.
  if (name == "method" || name == "certificate") return false;
  std::string& cell = table.rows[row][column];
  const std::string old = cell;
  const std::string& other =
      table.rows[*rc::gen::inRange<std::size_t>(0, table.rows.size())][column];
  cell = *rc::gen::element<std::string>("", old + "x", other, old + "\nx", "1" + old, "unreadable",
                                        "over-limit", "malformed", "-1");
  // An error may leave out how its text ends.
  return cell != old && !(name == "error" && !cell.empty() && old.starts_with(cell));
}

// Changes what a table claims. False: it has not been changed.
bool mutate(Table& table, ResultFormat format) {
  const auto any_row = [&table] { return *rc::gen::inRange<std::size_t>(0, table.rows.size()); };
  const auto any_column = [&table] {
    return *rc::gen::inRange<std::size_t>(0, table.names.size());
  };
  const auto at = [&table](std::size_t row) {
    return table.rows.begin() + static_cast<std::ptrdiff_t>(row);
  };
  switch (*rc::gen::inRange(0, format == ResultFormat::answers ? 4 : 8)) {
    case 0:
      table.rows.erase(at(any_row()));
      return true;
    case 1: {
      const Lines row = table.rows[any_row()];
      table.rows.insert(at(any_row()), row);
      return true;
    }
    case 2: {
      const std::size_t first = any_row();
      const std::size_t second = any_row();
      if (table.rows[first] == table.rows[second]) return false;
      std::swap(table.rows[first], table.rows[second]);
      return true;
    }
    case 3: {
      const std::size_t row = any_row();
      if (format == ResultFormat::answers) return change_cell(table, row, table.column("answer"));
      return change_cell(table, row, any_column());
    }
    case 4: {  // another order of the names
      const std::size_t first = any_column();
      const std::size_t second = any_column();
      std::swap(table.names[first], table.names[second]);
      return std::any_of(table.rows.begin(), table.rows.end(),
                         [&](const Lines& row) { return row[first] != row[second]; });
    }
    case 5: {  // a name twice
      const std::size_t first = any_column();
      const std::size_t second = any_column();
      table.names[first] = table.names[second];
      return first != second;
    }
    case 6: {  // a name that is nearly right
      std::string& name = table.names[any_column()];
      if (name == "instance") return false;
      name = *rc::gen::element<std::string>(" " + name, name + "\t", std::string("_") + name);
      return name.front() != '_';
    }
    default:
      for (std::string& name : table.names) name += "_of_mine";
      return true;
  }
}

// A few records, all of whose answers are different enough, and one that cannot be read.
Run some_records(const Entry& entry) {
  Request request;
  request.input_format = "line";
  const auto seed = *rc::gen::inRange<std::uint64_t>(0, 50);
  std::string input = test::generate(*test::prepare(entry, request), seed, 11);
  input.insert(input.find('\n') + 1, "nonsense\n");
  return {entry, "line", input};
}

test::Knobs any_knobs() {
  return {*rc::gen::inRange(1U, 4U), *rc::gen::element<std::size_t>(1, 7, 64, 4096, test::whole)};
}

// Right results with some of the columns, at least one of which says something of the answer.
Table some_columns(const Run& run, ResultFormat format) {
  Table table = table_of(run.solved(false));
  const bool answers = format == ResultFormat::answers;
  const std::string proof =
      *rc::gen::suchThat(rc::gen::element<std::string>("outcome", "cost", "solution", "answer"),
                         [&table](const std::string& name) { return table.has(name); });
  table.drop_columns([&](const std::string& name) {
    return answers ? name == "answer" : name == proof || *rc::gen::arbitrary<bool>();
  });
  return table;
}

ResultFormat any_format() {
  return *rc::gen::element(ResultFormat::csv, ResultFormat::jsonl, ResultFormat::answers);
}

}  // namespace

RC_BOOST_PROP(right_results_are_right_in_any_chunks, ()) {
  for (const Entry* entry : test::all_puzzles()) {
    const Run run = some_records(*entry);
    const ResultFormat format = any_format();
    const std::string results = text_of(some_columns(run, format), format);
    const Report report = run.check(results, any_knobs());
    RC_LOG() << results;
    RC_ASSERT(report.wrong == Lines());
    RC_ASSERT(report.unverified == Lines());
    RC_ASSERT(report.right == 12U);
  }
}

RC_BOOST_PROP(changed_results_are_never_all_right, ()) {
  for (const Entry* entry : test::all_puzzles()) {
    const Run run = some_records(*entry);
    const ResultFormat format = any_format();
    Table table = some_columns(run, format);
    // Without a number it does not matter which of two rows that are both right comes first.
    if (!table.has("record")) {
      table.drop_columns(
          [](const std::string& name) { return name != "certificate" && name != "method"; });
    }
    RC_PRE(mutate(table, format));
    const std::string results = text_of(table, format);
    RC_LOG() << results;
    const Report report = run.check(results, any_knobs());
    RC_ASSERT(!report.all_right());
    RC_ASSERT(report.rows == run.check(results, any_knobs()).rows);
  }
}

BOOST_AUTO_TEST_SUITE_END()
