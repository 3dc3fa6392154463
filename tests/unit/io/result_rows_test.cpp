// What a results file may hold: hostile JSON and CSV, and columns with other names.
#include "io/result_rows.h"

#include <boost/test/unit_test.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/driver.h"
#include "tests/support/memory_ports.h"

BOOST_AUTO_TEST_SUITE(io)
BOOST_AUTO_TEST_SUITE(result_rows)

using namespace boardmill;
using boardmill::io::ColumnFault;
using boardmill::io::ResultFormat;

namespace {

const Description& flip() { return test::puzzle("flip").description(); }

// Results in memory, with everything that has to live as long.
struct Results {
  test::TextSources sources;
  batch::TextStream text;

  explicit Results(std::string bytes) : sources({{"r", std::move(bytes)}}), text(sources) {}
};

ResultFormat format_of(const std::string& bytes) {
  Results results(bytes);
  const ResultFormat format = boardmill::io::recognise_results(results.text, flip());
  BOOST_TEST((results.text.view() == bytes || bytes.size() > 1000));  // nothing is taken
  return format;
}

// "COST" of each row, or "LINE FAULT"; of a fault of the columns "KIND FOUND KNOWN".
std::vector<std::string> rows_of(ResultFormat format, const std::string& bytes) {
  Results results(bytes);
  auto rows = boardmill::io::read_results(format, results.text, flip());
  if (!rows) {
    return {std::to_string(static_cast<int>(rows.error().kind)) + " " + rows.error().found + " " +
            rows.error().known};
  }
  std::vector<std::string> all;
  for (;;) {
    batch::ResultRow row;
    if (!(*rows)->next(row)) return all;
    all.push_back(row.fault.empty() ? std::string(row.claim.cost.value_or("none"))
                                    : std::to_string(row.line) + " " + row.fault);
  }
}

std::string json_row(const std::string& line) {
  const auto rows = rows_of(ResultFormat::jsonl, "{\"cost\":1}\n" + line + "\n{\"cost\":3}\n");
  BOOST_REQUIRE(rows.size() == 3);
  BOOST_TEST(rows.front() == "1");
  BOOST_TEST(rows.back() == "3");
  return rows[1];
}

std::string times(std::size_t count, const std::string& text) {
  std::string all;
  for (std::size_t i = 0; i < count; ++i) all += text;
  return all;
}

}  // namespace

BOOST_AUTO_TEST_CASE(formats_are_told_by_the_first_line) {
  for (const char* json : {"{\"cost\":4}", "\n \t{", "[{\"cost\":4}]", "{"}) {
    BOOST_TEST((format_of(json) == ResultFormat::jsonl), json);
  }
  for (const char* csv : {"\"record\",\"cost\"\n", "cost\n4\n", "\n\ncost\n", "Cost\n4\n",
                          " cost\n4\n", "moves\n4\n", "id,moves\n1,4\n", "id,COST"}) {
    BOOST_TEST((format_of(csv) == ResultFormat::csv), csv);
  }
  for (const char* answers :
       {"", "\n\n", "4\nImpossible\n", "Impossible\n", "impossible\n", "inf\n", "PUZZLE #1\n1 0\n",
        "1 0 1\n", "1,2\n", "IMPOSSIBLE", "two words\n", "\"\n", "-1\n"}) {
    BOOST_TEST((format_of(answers) == ResultFormat::answers), answers);
  }
  BOOST_TEST((format_of(std::string(5'000'000, '\n') + "cost\n") == ResultFormat::answers));
  BOOST_TEST((format_of(std::string(5'000'000, 'x')) == ResultFormat::csv));
}

BOOST_AUTO_TEST_CASE(columns_that_say_nothing_for_sure_are_refused) {
  using Rows = std::vector<std::string>;
  const auto csv = [](const char* header) {
    return rows_of(ResultFormat::csv, std::string(header) + "\n");
  };
  BOOST_TEST((csv("cost,record") == Rows()));
  BOOST_TEST((csv("id,cost,id,id") == Rows()));
  BOOST_TEST((csv("cost,cost") == Rows{"2 cost "}));
  BOOST_TEST((csv("record,goal,cost,goal") == Rows{"2 goal "}));
  BOOST_TEST((csv("moves") == Rows{"0 moves "}));
  BOOST_TEST((csv("Cost") == Rows{"1 Cost cost"}));
  BOOST_TEST((csv("record, COST") == Rows{"1  COST cost"}));
  BOOST_TEST((csv("cost,Cost") == Rows()));
  BOOST_TEST((csv("cost,Instance") == Rows()));  // kept of an input
  const auto json = [](const char* row) { return rows_of(ResultFormat::jsonl, row); };
  BOOST_TEST((json("\n{\"moves\":1}\n") == Rows{"0 moves "}));
  BOOST_TEST((json("{\"Record\":1,\"cost\":1}\n") == Rows{"1 Record record"}));
  BOOST_TEST((json("{}\n") == Rows{"1 expected an object with a known key found {}"}));
}

BOOST_AUTO_TEST_CASE(hostile_json_costs_its_own_row_alone) {
  const std::string none = "2 expected an object of JSON found ";
  BOOST_TEST(json_row("{\"cost\":4,\"a\":[{\"cost\":5}]}") == "4");
  BOOST_TEST(json_row("{\"cost\":\"\\u0034\"}") == "4");
  BOOST_TEST(json_row("{\"cost\":null}") == "");
  BOOST_TEST(json_row("{\"cost\":4.0}") == "4.0");
  BOOST_TEST(json_row("{\"cost\":-4}") == "-4");
  BOOST_TEST(json_row("{\"cost\":1e3}") == "1e3");
  BOOST_TEST(json_row("{\"cost\":99999999999999999999}") == "99999999999999999999");
  BOOST_TEST(json_row("{\"cost\":" + std::string(400, '9') + "}").starts_with(none));
  BOOST_TEST(json_row("{\"cost\":1e999999999}").starts_with(none));
  BOOST_TEST(json_row("{\"cost\":NaN}").starts_with(none));
  BOOST_TEST(json_row("{\"cost\":04}").starts_with(none));
  BOOST_TEST(json_row("{\"cost\":4}{\"cost\":5}").starts_with(none));
  BOOST_TEST(json_row("{\"cost\":4},").starts_with(none));
  BOOST_TEST(json_row("{\"cost\":4").starts_with(none));
  BOOST_TEST(json_row(std::string("{\"cost\":4}\0", 11)).starts_with(none));
  BOOST_TEST(json_row(std::string("{\"cost\":4}\0{\"cost\":5}", 21)).starts_with(none));
  BOOST_TEST(json_row("{\"cost\":\"\xff\"}").starts_with(none));
  BOOST_TEST(json_row("{\"cost\":\"\\ud800\"}").starts_with(none));
  BOOST_TEST(json_row("/* */{\"cost\":4}").starts_with(none));
  for (const char* other : {"4", "\"cost\"", "[]", "[{\"cost\":4}]", "null", "true", "}", "cost"}) {
    BOOST_TEST(json_row(other).starts_with(none));
  }
  BOOST_TEST(
      json_row("{\"cost\":4,\"cost\":4}").starts_with("2 expected the key cost once found "));
  BOOST_TEST(
      json_row("{\"cost\":4,\"\\u0063ost\":5}").starts_with("2 expected the key cost once "));
  BOOST_TEST(json_row("{\"a\":4,\"a\":4,\"cost\":4}") == "4");
  BOOST_TEST(
      json_row("{\"cost\":[4]}").starts_with("2 expected a text or a number in cost found "));
  BOOST_TEST(json_row("{\"a\":4}").starts_with("2 expected an object with a known key found "));
}

BOOST_AUTO_TEST_CASE(json_may_be_nested_as_deep_as_it_likes) {
  constexpr std::size_t deep = 100'000;
  for (const auto& [open, close] : {std::pair("[", "]"), std::pair("{\"cost\":", "}")}) {
    const std::string nested =
        times(deep / 10, open) + (*open == '{' ? "1" : "") + times(deep / 10, close);
    BOOST_TEST(json_row("{\"cost\":" + nested + "}").starts_with("2 expected a text or a number "));
    BOOST_TEST(json_row("{\"cost\":4,\"a\":" + nested + "}") == "4");
  }
  BOOST_TEST(json_row("{\"cost\":4,\"a\":" + times(deep, "[") + times(deep, "]") + "}") == "4");
  BOOST_TEST(json_row(times(deep, "[")).starts_with("2 expected an object of JSON found "));
  BOOST_TEST(
      json_row(times(deep / 10, "{\"a\":")).starts_with("2 expected an object of JSON found "));
}

BOOST_AUTO_TEST_CASE(rows_that_are_too_long_cost_themselves_alone) {
  const std::string x(batch::TextStream::max_bytes_of_line, 'x');
  BOOST_TEST(
      json_row("{\"a\":\"" + x + "\",\"cost\":4}").starts_with("2 expected an object of JSON"));
  BOOST_TEST(json_row("{\"cost\":4}" + std::string(x.size(), ' ') + "x")
                 .starts_with("2 expected an object of JSON"));
  const auto rows =
      rows_of(ResultFormat::csv, "cost,a\n4," + x + x + "\n5,\"" + x + x + "\"\n6,\n");
  BOOST_REQUIRE(rows.size() == 3);
  BOOST_TEST(rows[0] == "4");  // what was cut off is no column of ours
  BOOST_TEST(rows[1].starts_with("3 expected 2 cells of CSV found "));
  BOOST_TEST(rows[2] == "6");
}

BOOST_AUTO_TEST_CASE(records_have_numbers_from_one) {
  const auto rows = rows_of(ResultFormat::csv, "record,cost\n0,1\n-1,2\n01,3\n,4\n1.0,5\n");
  BOOST_REQUIRE(rows.size() == 5);
  BOOST_TEST(rows[0] == "2 expected a number of a record found 0");
  BOOST_TEST(rows[1] == "3 expected a number of a record found -1");
  BOOST_TEST(rows[2] == "3");
  BOOST_TEST(rows[3] == "5 expected a number of a record found ");
  BOOST_TEST(rows[4] == "6 expected a number of a record found 1.0");
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
