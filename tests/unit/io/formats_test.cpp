#include "io/formats.h"

#include <rapidcheck.h>

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

namespace boardmill {
namespace {

using io::Column;
using io::ColumnKind;

const Fault bad_cell{ErrorKind::bad_cell, 3, 2, "b or w", "x"};
const Fault gone{ErrorKind::unreadable, 0, 0, "", "No such file or directory"};

std::string print(const batch::RowFormat& format, const Results& results) {
  Bytes out;
  format.rows(results, out);
  return std::string(view(out));
}

std::string header(const batch::RowFormat& format) {
  Bytes out;
  format.header(out);
  return std::string(view(out));
}

/// Three rows of record 9 on, with one text column.
Results three_rows(std::string_view source) {
  Results results;
  results.reset(source, 9, 1);
  const auto add = [&](Outcome outcome, std::uint16_t cost, std::string_view answer) {
    results.add(outcome, cost);
    append(results.texts[0].buffer(), answer);
    results.texts[0].close_cell();
  };
  add(Outcome::solved, 4, "4");
  results.add_fault(Outcome::malformed, bad_cell);
  add(Outcome::unsolvable, Results::no_cost, "a, \"b\"\nc");
  results.lines = {33, 37, 41};
  return results;
}

const std::vector<Column> all_columns{
    {"source", ColumnKind::source},   {"record", ColumnKind::record},
    {"outcome", ColumnKind::outcome}, {"cost", ColumnKind::cost},
    {"error", ColumnKind::error},     {"source_line", ColumnKind::source_line},
    {"answer", ColumnKind::text, 0}};

/// The rows of the default columns as one would write them down.
std::string plain_csv(const Results& results) {
  std::string out;
  std::string source = io::printable(results.source);
  if (source.find_first_of(",\"") != std::string::npos || source.ends_with(' ')) {
    std::string cell = "\"";
    for (const char byte : source) cell += byte == '"' ? std::string("\"\"") : std::string(1, byte);
    source = cell + '"';
  }
  for (std::size_t row = 0; row < results.size(); ++row) {
    out += source + ',' + std::to_string(results.first_record + row) + ',';
    out += std::string(text(results.outcomes[row])) + ',';
    if (results.costs[row] != Results::no_cost) out += std::to_string(results.costs[row]);
    out += ',';
    for (const auto& fault : results.faults) {
      if (fault.row == row) out += io::error_text(fault.fault);
    }
    out += '\n';
  }
  return out;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(io)
BOOST_AUTO_TEST_SUITE(formats)

BOOST_AUTO_TEST_CASE(csv_default_columns) {
  const auto csv = make_csv(default_columns());
  BOOST_TEST(header(*csv) == "\"source\",\"record\",\"outcome\",\"cost\",\"error\"\n");
  BOOST_TEST(print(*csv, three_rows("boards.txt")) ==
             "boards.txt,9,solved,4,\n"
             "boards.txt,10,malformed,,bad cell: line 3 column 2: expected b or w found x\n"
             "boards.txt,11,unsolvable,,\n");
}

BOOST_AUTO_TEST_CASE(csv_all_columns_quotes_where_it_must) {
  const auto csv = make_csv(all_columns);
  BOOST_TEST(print(*csv, three_rows("a,b")) ==
             "\"a,b\",9,solved,4,,33,4\n"
             "\"a,b\",10,malformed,,bad cell: line 3 column 2: expected b or w found x,37,\n"
             "\"a,b\",11,unsolvable,,,41,\"a, \"\"b\"\"\nc\"\n");
  BOOST_TEST(header(*make_csv({{"odd \"name\"", ColumnKind::cost}})) == "\"odd \"\"name\"\"\"\n");
}

BOOST_AUTO_TEST_CASE(a_lone_empty_cell_is_no_blank_line) {
  BOOST_TEST(print(*make_csv({{"cost", ColumnKind::cost}}), three_rows("x")) == "4\n\"\"\n\"\"\n");
}

BOOST_AUTO_TEST_CASE(csv_fast_path_equals_the_plain_one) {
  const auto csv = make_csv(default_columns());
  const bool good = rc::check([&] {
    const auto source = *rc::gen::arbitrary<std::string>();
    Results results;
    const auto first = *rc::gen::element<std::uint64_t>(1, 8, 95, 999999990, 18446744073709551000U);
    results.reset(source, first, 0);
    const auto rows = *rc::gen::inRange(0, 300);
    for (int i = 0; i < rows; ++i) {
      const auto outcome = static_cast<Outcome>(*rc::gen::inRange(0, int{outcome_count}));
      if (*rc::gen::inRange(0, 10) == 0) {
        results.add_fault(outcome, bad_cell);
      } else {
        const auto cost = *rc::gen::element(0, 7, 99, 255, 256, 4096, 65534, 65535);
        results.add(outcome, static_cast<std::uint16_t>(cost));
      }
    }
    RC_ASSERT(print(*csv, results) == plain_csv(results));
  });
  BOOST_TEST(good);
}

BOOST_AUTO_TEST_CASE(json_lines_have_numbers_and_nulls) {
  BOOST_TEST(print(*make_jsonl(all_columns), three_rows("a\\b")) ==
             R"({"source":"a\\b","record":9,"outcome":"solved","cost":4,"error":null,)"
             R"("source_line":33,"answer":"4"})"
             "\n"
             R"({"source":"a\\b","record":10,"outcome":"malformed","cost":null,)"
             R"("error":"bad cell: line 3 column 2: expected b or w found x",)"
             R"("source_line":37,"answer":null})"
             "\n"
             R"({"source":"a\\b","record":11,"outcome":"unsolvable","cost":null,"error":null,)"
             R"("source_line":41,"answer":"a, \"b\"\nc"})"
             "\n");
}

BOOST_AUTO_TEST_CASE(json_lines_are_json_whatever_the_bytes) {
  const bool good = rc::check([](const std::string& source, const std::string& name) {
    Results results;
    results.reset(source, 1, 0);
    results.add(Outcome::solved, 1);
    const auto row = nlohmann::json::parse(print(
        *make_jsonl({{"source", ColumnKind::source}, {name + "_", ColumnKind::cost}}), results));
    RC_ASSERT((source.empty() ? row["source"].is_null() : row["source"] == printable(source)));
    RC_ASSERT(row.size() == 2U);
  });
  BOOST_TEST(good);
}

BOOST_AUTO_TEST_CASE(answers_have_a_line_for_every_record) {
  BOOST_TEST(print(*make_answers(0), three_rows("x")) == "4\n\na, \"b\"\nc\n");
  BOOST_TEST(header(*make_answers(0)) == "");
}

BOOST_AUTO_TEST_CASE(error_texts_have_no_separators) {
  BOOST_TEST(error_text({ErrorKind::input_ends, 0, 0, "5 boards", "3"}) ==
             "input ends: expected 5 boards found 3");
  BOOST_TEST(error_text({ErrorKind::row_length, 7, 0, "4 cells", "5"}) ==
             "row length: line 7: expected 4 cells found 5");
  BOOST_TEST(error_text(gone) == "unreadable: No such file or directory");
  BOOST_TEST(error_text({ErrorKind::unreadable, 0, 0, "", "a,\"b\"\n"}) ==
             "unreadable: a;'b'\\x0a");
}

BOOST_AUTO_TEST_CASE(messages_say_where_and_what) {
  BOOST_TEST(message_text("boards.txt", bad_cell, Outcome::malformed) ==
             "boards.txt:3:2: malformed: expected b or w, found x");
  BOOST_TEST(message_text("boards.txt", gone, Outcome::unreadable) ==
             "boards.txt: unreadable: No such file or directory");
  BOOST_TEST(message_text("-", {ErrorKind::limit, 5, 0, "at most 32", "40"}, Outcome::over_limit) ==
             "-:5: over-limit: expected at most 32, found 40");
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()

}  // namespace boardmill
