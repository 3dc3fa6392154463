#include "engine/stress/report.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/judge/xml.h"
#include "engine/puzzle/csv.h"
#include "engine/puzzle/json.h"
#include "engine/puzzle/utf8.h"

namespace boardmill::stress {
namespace {

using judge::set;
using judge::xml_text;

constexpr std::array<std::string_view, 13> columns{"puzzle",
                                                   "program",
                                                   "expected",
                                                   "verdict",
                                                   "met",
                                                   "cases",
                                                   "runs",
                                                   "worst_cpu_s",
                                                   "peak_bytes",
                                                   "detail",
                                                   "counterexample_input",
                                                   "counterexample_expected",
                                                   "counterexample_got"};

enum class Kind : std::uint8_t { text, literal, absent };

struct Value {
  std::string text;
  Kind kind = Kind::text;
};

std::string seconds(double value) {
  return fmt::format("{:.6f}", std::isfinite(value) ? value : 0.0);
}

/// In the order of the columns.
std::array<Value, columns.size()> values_of(std::string_view puzzle, const ReportRow& row) {
  const Kind of_case = row.counterexample_input.empty() ? Kind::absent : Kind::text;
  return {{{std::string(puzzle)},
           {row.program},
           {row.expected},
           {row.verdict},
           {row.met ? "true" : "false", Kind::literal},
           {fmt::format("{}", row.cases), Kind::literal},
           {fmt::format("{}", row.runs), Kind::literal},
           {seconds(row.worst_cpu_s), Kind::literal},
           {fmt::format("{}", row.peak_bytes), Kind::literal},
           {row.detail},
           {row.counterexample_input, of_case},
           {row.counterexample_expected, of_case},
           {row.counterexample_got, of_case}}};
}

bool is_error(const ReportRow& row) { return row.verdict == "ERROR"; }
bool is_failure(const ReportRow& row) { return !is_error(row) && !row.met; }

/// Why a program is not as expected: on one line, and at length.
void explain(pugi::xml_node node, const ReportRow& row, const std::string& message) {
  set(node, "message", printable(message));
  set(node, "type", printable(row.verdict));
  std::string text = message + "\n";
  if (!row.counterexample_input.empty()) {
    const auto add = [&text](std::string_view title, std::string_view bytes) {
      text += fmt::format("\n{}:\n{}", title, bytes);
      if (!bytes.ends_with('\n')) text += "\n";
    };
    add("input", row.counterexample_input);
    add("expected output", row.counterexample_expected);
    add("output", row.counterexample_got);
  }
  node.text().set(printable_text(text).c_str());
}

}  // namespace

std::string report_csv(std::string_view puzzle, std::span<const ReportRow> rows) {
  Bytes out;
  const auto separate = [&out](std::size_t column) {
    out.push_back(column + 1 == columns.size() ? '\n' : ',');
  };
  for (std::size_t i = 0; i < columns.size(); ++i) {
    write_quoted_csv_cell(columns[i], out);
    separate(i);
  }
  for (const ReportRow& row : rows) {
    const auto values = values_of(puzzle, row);
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (values[i].kind != Kind::absent) write_csv_cell(printable_text(values[i].text), out);
      separate(i);
    }
  }
  return std::string(view(out));
}

std::string report_jsonl(std::string_view puzzle, std::span<const ReportRow> rows) {
  Bytes out;
  for (const ReportRow& row : rows) {
    const auto values = values_of(puzzle, row);
    for (std::size_t i = 0; i < values.size(); ++i) {
      out.push_back(i == 0 ? '{' : ',');
      write_json_string(columns[i], out);
      out.push_back(':');
      switch (values[i].kind) {
        case Kind::text:
          write_json_string(values[i].text, out);
          break;
        case Kind::literal:
          append(out, values[i].text);
          break;
        case Kind::absent:
          append(out, "null");
          break;
      }
    }
    append(out, "}\n");
  }
  return std::string(view(out));
}

std::string report_junit(std::string_view puzzle, std::span<const ReportRow> rows) {
  double time = 0;
  for (const ReportRow& row : rows) time += row.worst_cpu_s;
  pugi::xml_document document;
  pugi::xml_node head = document.append_child(pugi::node_declaration);
  set(head, "version", "1.0");
  set(head, "encoding", "UTF-8");
  const std::string suite_name = "boardmill." + printable(puzzle);
  pugi::xml_node suite = document.append_child("testsuites").append_child("testsuite");
  set(suite, "name", suite_name);
  set(suite, "tests", fmt::format("{}", rows.size()));
  set(suite, "failures", fmt::format("{}", std::count_if(rows.begin(), rows.end(), is_failure)));
  set(suite, "errors", fmt::format("{}", std::count_if(rows.begin(), rows.end(), is_error)));
  set(suite, "time", seconds(time));
  for (const ReportRow& row : rows) {
    pugi::xml_node test = suite.append_child("testcase");
    set(test, "classname", suite_name);
    set(test, "name", printable(row.program));
    set(test, "time", seconds(row.worst_cpu_s));
    const std::string detail = row.detail.empty() ? "" : ": " + row.detail;
    if (is_error(row)) explain(test.append_child("error"), row, "it could not be judged" + detail);
    if (is_failure(row)) {
      explain(test.append_child("failure"), row,
              fmt::format("expected {}, got {}{}", row.expected, row.verdict, detail));
    }
  }
  return xml_text(document);
}

}  // namespace boardmill::stress
