// The input forms, through the whole of the engine: what is read, and what is said of the rest.
#include <boost/test/unit_test.hpp>
#include <map>
#include <string>
#include <vector>

#include "tests/support/driver.h"

BOOST_AUTO_TEST_SUITE(solitaire)
BOOST_AUTO_TEST_SUITE(forms)

using namespace boardmill;

namespace {

using Settings = std::map<std::string, std::string, std::less<>>;
using Rows = std::vector<std::string>;

Request request_of(const std::string& form, std::vector<std::string> columns = {"instance"}) {
  Request request;
  request.input_format = form;
  request.text_columns = std::move(columns);
  request.settings = Settings{{"max-moves", "1"}};  // what is read matters here, not the answer
  return request;
}

const Entry& solitaire_entry() { return test::puzzle("solitaire"); }

// The instances that are read, "-" for a record that is malformed.
Rows pairs_in(const std::string& form, const std::string& text) {
  Rows pairs;
  for (const std::string& row :
       test::lines_of(test::solve_text(solitaire_entry(), request_of(form), text))) {
    const auto cells = test::cells_of(row);
    pairs.push_back(cells[2] == "malformed" ? "-" : cells[5]);
  }
  return pairs;
}

// `OUTCOME FAULT` of each record.
Rows faults_in(const std::string& form, const std::string& text) {
  Rows faults;
  for (const std::string& row :
       test::lines_of(test::solve_text(solitaire_entry(), request_of(form), text))) {
    const auto cells = test::cells_of(row);
    faults.push_back(cells.back().empty() ? cells[2] : cells[2] + " " + cells.back());
  }
  return faults;
}

const std::string a = "1 1 1 2 1 3 1 4";
const std::string b = "1 1 1 2 1 3 1 5";
const std::string c = "8 5 8 6 8 7 8 8";
const std::string ab = a + " " + b;
const std::string bc = b + " " + c;
const std::string shuffled_a = "1 4 1 2 1 1 1 3";

}  // namespace

BOOST_AUTO_TEST_CASE(two_lines_a_pair) {
  const Rows expected{ab, bc};
  for (const std::string form : {"auto", "pairs"}) {
    BOOST_TEST(pairs_in(form, a + "\n" + b + "\n" + b + "\n" + c + "\n") == expected);
    BOOST_TEST(pairs_in(form, "\n\n " + shuffled_a + "  \r\n" + b + "\r\n\r\n\n" + b + "\n" + c) ==
               expected);
    BOOST_TEST(pairs_in(form, "\xef\xbb\xbf" + a + "\n" + b + "\n\n\t" + b + "\n" + c + "\n\n") ==
               expected);
  }
  BOOST_TEST(pairs_in("auto", "") == Rows());
  BOOST_TEST(pairs_in("pairs", "\n \n") == Rows());
}

BOOST_AUTO_TEST_CASE(sixteen_numbers_across_lines) {
  const Rows expected{ab, bc};
  for (const std::string form : {"auto", "pairs"}) {
    BOOST_TEST(pairs_in(form,
                        "1 1\n1 2\n1 3\n1 4\n1 1\n1 2\n1 3\n1 5\n1 1 1 2 1 3 1 5 8\n5 8 6 8 7 "
                        "8 8") == expected);
    BOOST_TEST(pairs_in(form, "1 1 1 2\n" + a.substr(8) + " " + b + " " + b + " " + c + "\n") ==
               expected);
  }
  BOOST_TEST(pairs_in("pairs", ab + " " + bc + "\n") == expected);
  BOOST_TEST(pairs_in("pairs", ab + "\n" + bc + "\n") == expected);
}

BOOST_AUTO_TEST_CASE(one_line_a_pair) {
  const Rows expected{ab, bc};
  BOOST_TEST(pairs_in("auto", ab + "\n" + bc + "\n") == expected);
  BOOST_TEST(pairs_in("line", "\n" + ab + " \r\n\n" + bc) == expected);
  BOOST_TEST(pairs_in("line", ab + "\n" + a + "\n" + bc + "\n") == (Rows{ab, "-", bc}));
}

BOOST_AUTO_TEST_CASE(a_count_and_then_pairs) {
  const Rows expected{ab, bc};
  for (const std::string form : {"auto", "counted-pairs"}) {
    BOOST_TEST(pairs_in(form, "2\n" + a + "\n" + b + "\n" + b + "\n" + c + "\n") == expected);
    BOOST_TEST(pairs_in(form, "\n 2 \r\n\n" + a + "\n" + b + "\n\n" + b + "\n" + c + "\n\n") ==
               expected);
    BOOST_TEST(pairs_in(form, "2\n" + ab + "\n" + bc + "\n") == expected);
  }
  BOOST_TEST(pairs_in("counted-pairs", "2\n1 1 1 2\n1 3 1 4 " + b + "\n" + bc + "\n") == expected);
  BOOST_TEST(pairs_in("counted-pairs", "0\n") == Rows());
  BOOST_TEST(pairs_in("counted-pairs", "") == Rows());
}

BOOST_AUTO_TEST_CASE(a_wrong_count_makes_one_malformed_record) {
  BOOST_TEST(faults_in("counted-pairs", "3\n" + a + "\n" + a + "\n") ==
             (Rows{"solved",
                   "malformed input ends 4:1 expected 2 more pairs found the end of the "
                   "input"}));
  BOOST_TEST(faults_in("counted-pairs", "1\n" + a + "\n" + a + "\n\n x, y\n" + a + "\n") ==
             (Rows{"solved",
                   "malformed extra text 5:1 expected the end of the input found  x\\x2c "
                   "y"}));
  BOOST_TEST(faults_in("counted-pairs", "0\n" + a + "\n") ==
             Rows{"malformed extra text 2:1 expected the end of the input found " + a});
  for (const std::string count : {"x", "-1", "1 2", "1.0", "1000000000000000000"}) {
    BOOST_TEST(
        faults_in("counted-pairs", "\n" + count + "\n" + a + "\n" + a + "\n") ==
        Rows{"unreadable bad count 2:1 expected a line with the count of pairs found " + count});
  }
}

// Not even the first one.
BOOST_AUTO_TEST_CASE(a_malformed_record_does_not_decide_the_form) {
  const std::string pair = a + "\n" + b + "\n";
  for (const std::string bad : {"1 1 1 2 1 3 1\n", "x\n", "1 1 1 2 1 3 1 4 5\n"}) {
    BOOST_TEST(pairs_in("auto", bad + b + "\n" + pair + pair) == (Rows{"-", ab, ab}), bad);
    BOOST_TEST(pairs_in("auto", bad + ab + "\n" + ab + "\n") == (Rows{"-", ab, ab}), bad);
  }
}

BOOST_AUTO_TEST_CASE(every_fault_of_two_lines_has_its_place) {
  const auto fault = [](const std::string& bad) {
    const Rows faults = faults_in("pairs", a + "\n" + a + "\n" + bad);
    BOOST_REQUIRE(faults.size() >= 2U);
    BOOST_TEST(faults[0] == "solved");
    return faults[1];
  };
  BOOST_TEST(fault("1 1 1 x 1 3 1 4\n" + a + "\n") ==
             "malformed bad number 3:7 expected the column of piece 2 of the start found x");
  BOOST_TEST(fault("1 1 1,2 1 3 1 4\n" + a + "\n") ==
             "malformed bad number 3:5 expected the row of piece 2 of the start found 1\\x2c2");
  BOOST_TEST(fault(a + "\n1 1 1 2  -1 3 1 4\n") ==
             "malformed bad number 4:10 expected the row of piece 3 of the target found -1");
  BOOST_TEST(fault("0 1 1 2 1 3 1 4\n" + a + "\n") ==
             "malformed out of range 3:1 expected a row from 1 to 8 found 0");
  BOOST_TEST(fault(a + "\n1 1 1 2 1 3 1 9\n") ==
             "malformed out of range 4:15 expected a column from 1 to 8 found 9");
  BOOST_TEST(fault("1 1 1 2 1 1 1 4\n" + a + "\n") ==
             "malformed same field 3:11 expected four different fields of the start found row 1 "
             "column 1 again");
  BOOST_TEST(fault(a + "\n1 1 1 2 1 3 1 2\n") ==
             "malformed same field 4:15 expected four different fields of the target found row 1 "
             "column 2 again");
  BOOST_TEST(fault("1 1 1 2 1 3 1 \r\n" + a + "\n") ==
             "malformed missing number 3:14 expected the column of piece 4 of the start found the "
             "end of the line");
  BOOST_TEST(fault(a + "\n1 1 1 2 1 3 1\n") ==
             "malformed missing number 4:14 expected the column of piece 4 of the target found the "
             "end of the line");
  BOOST_TEST(fault(a + "\n1 1 1") ==
             "malformed missing number 4:6 expected the column of piece 2 of the target found the "
             "end of the line");
  BOOST_TEST(fault(a + "\n\n" + a + "\n") ==
             "malformed missing number 4:1 expected the row of piece 1 of the target found a blank "
             "line");
  BOOST_TEST(fault(a + "\n") ==
             "malformed missing number 4:1 expected the row of piece 1 of the target found the end "
             "of the input");
  BOOST_TEST(fault(a) ==
             "malformed missing number 3:16 expected the row of piece 1 of the target found the "
             "end of the input");
  BOOST_TEST(fault(a + " 1\n" + a + "\n") ==
             "malformed extra number 3:17 expected the end of the line found 1");
  BOOST_TEST(fault(a + "\n" + a + "  x\n") ==
             "malformed extra number 4:18 expected the end of the line found x");
  BOOST_TEST(
      fault(a + "\n" + a + std::string(70'000, ' ') + "1\n") ==
      "malformed line too long 4:65537 expected a line of at most 64 KiB found a longer one");
  BOOST_TEST(fault(std::string(65'536 - 15, ' ') + a + "\n" + a + "\n") == "solved");
}

BOOST_AUTO_TEST_CASE(a_bad_pair_spoils_no_other) {
  BOOST_TEST(pairs_in("pairs", a + "\n" + b + "\n" + a + "\nx\n" + b + "\n" + c + "\n" + a +
                                   "\n\n" + a + "\n" + b + "\n") == (Rows{ab, "-", bc, "-", ab}));
}

BOOST_AUTO_TEST_CASE(every_fault_of_a_line_has_its_place) {
  const auto fault = [](const std::string& bad) {
    const Rows faults = faults_in("line", ab + "\n" + bad + "\n" + ab + "\n");
    BOOST_REQUIRE(faults.size() == 3U);
    return faults[1];
  };
  BOOST_TEST(fault(a) ==
             "malformed missing number 2:16 expected the row of piece 1 of the target found the "
             "end of the line");
  BOOST_TEST(fault(ab + " 1") ==
             "malformed extra number 2:33 expected the end of the line found 1");
  BOOST_TEST(fault(a + " 1 1 1 2 1 3 1 10") ==
             "malformed out of range 2:31 expected a column from 1 to 8 found 10");
}

BOOST_AUTO_TEST_CASE(after_a_bad_record_of_tokens_reading_resumes_after_a_blank_line) {
  const std::string front = "1 1 1 2\n1 3 1 4 ";
  BOOST_TEST(pairs_in("auto", front + b + "\n1 1 1 x\n" + a + " " + b + "\n" + a + "\n\n" + ab +
                                  "\n") == (Rows{ab, "-", ab}));
  BOOST_TEST(faults_in("auto", front + a + "\n1 1 1 2 1 3 1 4 1 1 1 2\n\n" + a + " " + a) ==
             (Rows{"solved",
                   "malformed missing number 4:1 expected the row of piece 3 of the "
                   "target found a blank line",
                   "solved"}));
  BOOST_TEST(faults_in("auto", front + a + "\n1 1 1 2 1 3 1 4 1 1 1 2\n") ==
             (Rows{"solved",
                   "malformed missing number 4:1 expected the row of piece 3 of the "
                   "target found the end of the input"}));
  BOOST_TEST(faults_in("auto", front + a + " 1 1 1 2 9\n1 3 1 4 1 1 1 2 1 3 1\n") ==
             (Rows{"solved", "malformed out of range 2:33 expected a row from 1 to 8 found 9"}));
}

BOOST_AUTO_TEST_CASE(what_is_written_is_read) {
  for (const std::string form : {"auto", "pairs", "line", "counted-pairs"}) {
    const Request request = request_of(form);
    const auto job = test::prepare(solitaire_entry(), request);
    const Rows pairs = pairs_in(form, test::generate(*job, 3, 50));
    BOOST_TEST(pairs.size() == 50U);
    for (const std::string& pair : pairs) {
      BOOST_TEST(pair.size() == 31U);
      BOOST_TEST(pairs_in("line", pair) == Rows{pair});
    }
  }
}

BOOST_AUTO_TEST_CASE(other_columns) {
  Request request = request_of("auto", {"answer", "solution", "method", "instance"});
  request.settings["max-moves"] = "8";
  request.method = "bounds";
  const std::string sample = "4 4 4 5 5 4 6 5\n2 4 3 3 3 6 4 6\n";
  const Rows rows = test::lines_of(test::solve_text(
      solitaire_entry(), request, sample + a + "\n" + c + "\n" + a + "\nx\n" + a + "\n" + b));
  BOOST_REQUIRE(rows.size() == 4U);
  BOOST_TEST(rows[0].substr(0, 20) == "t|1|solved|7||YES|r4");
  BOOST_TEST(rows[0].find("|bounds|4 4 4 5 5 4 6 5 2 4 3 3 3 6 4 6|") != std::string::npos);
  BOOST_TEST(rows[1] == "t|2|unsolvable|||NO||bounds|" + a + " " + c + "|");
  BOOST_TEST(
      rows[2] ==
      "t|3|malformed|||||||bad number 6:1 expected the row of piece 1 of the target found x");
  BOOST_TEST(rows[3] == "t|4|solved|1||YES|r1c4-r1c5|bounds|" + ab + "|");
}

BOOST_AUTO_TEST_CASE(wrong_requests_are_refused_with_a_sentence) {
  const auto refusal = [](const Request& request) {
    const auto job = solitaire_entry().prepare(request);
    return job ? std::string() : job.error();
  };
  BOOST_TEST(refusal(request_of("letters")) == "solitaire has no input format letters");
  Request request = request_of("auto");
  request.method = "table";
  BOOST_TEST(refusal(request) == "solitaire has no method table");
  for (const char* moves : {"", "x", "-1", "100", "1.5", " 8"}) {
    request = request_of("auto");
    request.settings["max-moves"] = moves;
    BOOST_TEST(refusal(request) ==
               std::string("--max-moves: expected a number from 0 to 99, found ") + moves);
  }
  request.settings["max-moves"] = "99";
  BOOST_TEST(refusal(request) == "");
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
