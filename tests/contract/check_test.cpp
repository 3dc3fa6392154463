// What every puzzle promises of its verifier: it agrees with the solvers, and with nothing else.
// Nothing here knows a puzzle by name.
#include "engine/batch/check.h"

#include <rapidcheck/boost_test.h>

#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/puzzle/csv.h"
#include "engine/puzzle/list.h"
#include "io/formats.h"
#include "io/result_rows.h"
#include "tests/support/driver.h"

BOOST_AUTO_TEST_SUITE(check)

using namespace boardmill;

namespace {

using Lines = std::vector<std::string>;

class Report final : public batch::CheckReport {
 public:
  Lines wrong;
  std::uint64_t right = 0;

  bool row(const batch::CheckRow& row) override {
    if (row.finding.wrong.empty()) {
      BOOST_TEST(!row.finding.verified.empty());
      ++right;
    } else {
      wrong.push_back(std::to_string(row.record) + " " + row.finding.wrong);
    }
    for (const std::string& text : {row.finding.verified, row.finding.wrong}) {
      BOOST_TEST(text.find_first_of(",\"\n") == std::string::npos, text);
    }
    return true;
  }
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
    const auto format = json ? io::make_jsonl(columns) : io::make_csv(columns);
    batch::solve(arena, sources, *job(names), *format, sink, {}, listener, false);
    return sink.bytes;
  }

  Report check(const std::string& results, bool json = false) const {
    test::TextSources sources({{"t", input}});
    batch::Arena arena(2);
    const Description& description = entry.description();
    const auto rows = json ? io::read_jsonl_results(results, description)
                           : io::read_csv_results(results, description);
    const auto claims = batch::claims_of_rows(*rows);
    Report report;
    batch::check(arena, sources, *job(), *claims, &io::printable, report, false);
    return report;
  }
};

template <class Body>
void for_each_form(const Body& body) {
  for (const Entry* entry : puzzles()) {
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

// The rows of a CSV with one cell changed in each: `change(name, cell)` says into what, and returns
// whether it has changed it. Only rows in which one was changed are kept, and the header.
template <class Change>
std::string changed(const std::string& csv, std::size_t& count, const Change& change) {
  FramerState state;
  state.layout = Layout::csv;
  Framer framer(state);
  std::string_view rest = csv;
  Record record;
  std::vector<CsvCell> names, cells;
  framer.next(rest, true, record);
  split_csv(record.text, names);
  Bytes out;
  append(out, record.text);
  count = 0;
  while (framer.next(rest, true, record)) {
    split_csv(record.text, cells);
    bool done = false;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (!done) done = change(names[i].text, cells[i].text);
      if (i != 0) out.push_back(',');
      write_csv_cell(cells[i].text, out);
    }
    out.push_back('\n');
    count += done ? 1U : 0U;
  }
  return std::string(view(out));
}

}  // namespace

BOOST_AUTO_TEST_CASE(what_solve_says_is_right) {
  for_each_form([](const Run& run) {
    for (const bool json : {false, true}) {
      const Report report = run.check(run.solved(json), json);
      BOOST_TEST((report.wrong == Lines()));
      BOOST_TEST(report.right == 100U);
    }
  });
}

BOOST_AUTO_TEST_CASE(malformed_records_are_right_when_they_are_called_so) {
  for_each_form([](Run run) {
    run.input += "\nnonsense\n\n\xff\n";
    const Report report = run.check(run.solved(false));
    BOOST_TEST((report.wrong == Lines()));
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
  for (const Entry* entry : puzzles()) {
    for (const Problem& problem : entry->description().problems) {
      BOOST_TEST_CONTEXT(problem.name) {
        Request request;
        request.problem = &problem;
        request.input_format = problem.input_format;
        request.text_columns = {"answer"};
        for (const auto& [name, value] : problem.settings) request.settings.emplace(name, value);
        const auto job = test::prepare(*entry, request);
        const std::string input = test::generate(*job, 9, 50);
        test::TextSources solve_sources({{"t", input}});
        test::TextSink sink;
        test::Listener listener;
        batch::Arena arena(1);
        batch::solve(arena, solve_sources, *job, *io::make_answers(0), sink, {}, listener, false);
        const auto check = [&](const std::string& answers) {
          test::TextSources sources({{"t", input}});
          const auto claims = batch::claims_of_answers(*job, answers);
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
  for (const Entry* entry : puzzles()) {
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
      const Report report = run.check(results, json);
      RC_ASSERT(report.right <= 20U);
      RC_ASSERT(report.right + report.wrong.size() >= 20U);
      if (edits.empty()) RC_ASSERT(report.right == 20U);
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
