#include "engine/stress/report.h"

#include <rapidcheck/boost_test.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <limits>
#include <nlohmann/json.hpp>
#include <pugixml.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "engine/puzzle/csv.h"
#include "engine/puzzle/utf8.h"

BOOST_AUTO_TEST_SUITE(stress)
BOOST_AUTO_TEST_SUITE(report)

using namespace boardmill;
using namespace boardmill::stress;

namespace {

const std::vector<ReportRow> sample{
    {"accepted/a.cpp", "AC", "AC", true, 100, 3, 0.25, 4096, "", "", "", ""},
    {"wrong_answer/\"b\", c.py", "WA or PE", "TLE", false, 7, 7, 2.5, 1 << 20, "too slow: <1>",
     "1 2\n", "3\n", ""},
    {"x.cpp", "AC", "ERROR", false, 0, 0, 0, 0, "no compiler", "", "", ""}};

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

ReportRow any_row() {
  const auto text = [] { return *rc::gen::arbitrary<std::string>(); };
  const auto verdict = *rc::gen::element<std::string>("AC", "WA", "ERROR", "\xff");
  return {text(), text(), verdict, *rc::gen::arbitrary<bool>(), 1, 2, 0.5, 4, text(),
          text(), text(), text()};
}

pugi::xml_document parsed(const std::string& text) {
  pugi::xml_document document;
  const auto result = document.load_buffer(text.data(), text.size(), pugi::parse_full);
  BOOST_TEST(static_cast<bool>(result), result.description());
  return document;
}

// No character that XML 1.0 forbids, as such or escaped.
bool is_xml_text(std::string_view text) {
  if (!is_utf8(text) || text.find("&#") != std::string_view::npos) return false;
  for (; !text.empty(); text.remove_prefix(take_code_point(text).bytes)) {
    const std::uint32_t value = take_code_point(text).value;
    if ((value < 0x20 && value != '\n' && value != '\t') || value == 0xfffe || value == 0xffff) {
      return false;
    }
  }
  return true;
}

}  // namespace

BOOST_AUTO_TEST_CASE(csv_has_a_header_and_a_row_each) {
  BOOST_TEST(report_csv("flip", sample) ==
             "\"puzzle\",\"program\",\"expected\",\"verdict\",\"met\",\"cases\",\"runs\","
             "\"worst_cpu_s\",\"peak_bytes\",\"detail\",\"counterexample_input\","
             "\"counterexample_expected\",\"counterexample_got\"\n"
             "flip,accepted/a.cpp,AC,AC,true,100,3,0.250000,4096,,,,\n"
             "flip,\"wrong_answer/\"\"b\"\", c.py\",WA or PE,TLE,false,7,7,2.500000,1048576,"
             "too slow: <1>,\"1 2\n\",\"3\n\",\n"
             "flip,x.cpp,AC,ERROR,false,0,0,0.000000,0,no compiler,,,\n");
}

BOOST_AUTO_TEST_CASE(json_lines_have_an_object_each) {
  const auto lines = lines_of(report_jsonl("flip", sample));
  BOOST_REQUIRE(lines.size() == 3U);
  BOOST_TEST(lines[1] ==
             "{\"puzzle\":\"flip\",\"program\":\"wrong_answer/\\\"b\\\", c.py\","
             "\"expected\":\"WA or PE\",\"verdict\":\"TLE\",\"met\":false,\"cases\":7,\"runs\":7,"
             "\"worst_cpu_s\":2.500000,\"peak_bytes\":1048576,\"detail\":\"too slow: <1>\","
             "\"counterexample_input\":\"1 2\\n\",\"counterexample_expected\":\"3\\n\","
             "\"counterexample_got\":\"\"}");
  const auto first = nlohmann::json::parse(lines[0]);
  BOOST_TEST(first["met"].get<bool>());
  BOOST_TEST(first["counterexample_input"].is_null());
  BOOST_TEST(first["counterexample_got"].is_null());
}

BOOST_AUTO_TEST_CASE(junit_as_ci_servers_read_it) {
  BOOST_TEST(
      report_junit("flip", sample) ==
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<testsuites>\n"
      "  <testsuite name=\"boardmill.flip\" tests=\"3\" failures=\"1\" errors=\"1\" "
      "time=\"2.750000\">\n"
      "    <testcase classname=\"boardmill.flip\" name=\"accepted/a.cpp\" time=\"0.250000\" />\n"
      "    <testcase classname=\"boardmill.flip\" name=\"wrong_answer/&quot;b&quot;, c.py\" "
      "time=\"2.500000\">\n"
      "      <failure message=\"expected WA or PE, got TLE: too slow: &lt;1>\" type=\"TLE\">"
      "expected WA or PE, got TLE: too slow: &lt;1&gt;\n"
      "\n"
      "input:\n"
      "1 2\n"
      "\n"
      "expected output:\n"
      "3\n"
      "\n"
      "output:\n"
      "\n"
      "</failure>\n"
      "    </testcase>\n"
      "    <testcase classname=\"boardmill.flip\" name=\"x.cpp\" time=\"0.000000\">\n"
      "      <error message=\"it could not be judged: no compiler\" type=\"ERROR\">"
      "it could not be judged: no compiler\n"
      "</error>\n"
      "    </testcase>\n"
      "  </testsuite>\n"
      "</testsuites>\n");
}

BOOST_AUTO_TEST_CASE(no_rows) {
  BOOST_TEST(lines_of(report_csv("flip", {})).size() == 1U);
  BOOST_TEST(report_jsonl("flip", {}) == "");
  BOOST_TEST(parsed(report_junit("flip", {}))
                 .child("testsuites")
                 .child("testsuite")
                 .attribute("tests")
                 .as_int(-1) == 0);
}

BOOST_AUTO_TEST_CASE(times_that_are_no_numbers) {
  std::vector<ReportRow> rows(1);
  rows[0].worst_cpu_s = std::numeric_limits<double>::quiet_NaN();
  BOOST_TEST(nlohmann::json::parse(report_jsonl("flip", rows))["worst_cpu_s"].get<double>() == 0);
}

RC_BOOST_PROP(any_bytes_can_be_read_back, ()) {
  const std::vector<ReportRow> rows{any_row(), any_row()};

  const std::string csv = report_csv("flip", rows);
  RC_ASSERT(is_utf8(csv));
  std::string_view rest = csv;
  rest.remove_prefix(rest.find('\n') + 1);
  std::vector<CsvCell> cells;
  // Records end where the quotes match.
  std::size_t end = 0;
  do {
    end = rest.find('\n', end) + 1;
    RC_ASSERT(end != 0U);
  } while (std::count(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(end), '"') % 2 != 0);
  RC_ASSERT(!split_csv(rest.substr(0, end), cells));
  RC_ASSERT(cells.size() == 13U);
  RC_ASSERT(cells[1].text == printable_text(rows[0].program));
  RC_ASSERT(cells[10].text == printable_text(rows[0].counterexample_input));

  const auto lines = lines_of(report_jsonl("flip", rows));
  RC_ASSERT(lines.size() == 2U);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const auto object = nlohmann::json::parse(lines[i]);
    RC_ASSERT(object.size() == 13U);
    if (is_utf8(rows[i].detail) && rows[i].detail.find('\x7f') == std::string::npos) {
      RC_ASSERT(object["detail"].get<std::string>() == rows[i].detail);
    }
  }

  const std::string junit = report_junit("flip", rows);
  RC_ASSERT(is_xml_text(junit));
  const auto document = parsed(junit);
  auto test = document.child("testsuites").child("testsuite").child("testcase");
  for (const ReportRow& row : rows) {
    RC_ASSERT(std::string(test.attribute("name").value()) == printable(row.program));
    RC_ASSERT(test.child("error").empty() == (row.verdict != "ERROR"));
    RC_ASSERT(test.child("failure").empty() == (row.verdict == "ERROR" || row.met));
    test = test.next_sibling("testcase");
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
