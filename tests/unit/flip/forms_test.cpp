// The input forms, through the whole of the engine: what is read, and what is said of the rest.
#include <boost/test/unit_test.hpp>
#include <map>
#include <string>
#include <vector>

#include "engine/puzzle/random.h"
#include "tests/support/driver.h"

BOOST_AUTO_TEST_SUITE(flip)
BOOST_AUTO_TEST_SUITE(forms)

using namespace boardmill;

namespace {

using Settings = std::map<std::string, std::string, std::less<>>;
using Rows = std::vector<std::string>;

Request request_of(const std::string& form, Settings settings = {},
                   std::vector<std::string> columns = {"instance"}) {
  Request request;
  request.input_format = form;
  request.settings = std::move(settings);
  request.text_columns = std::move(columns);
  return request;
}

const Entry& flip_entry() { return test::puzzle("flip"); }

// The instances that are read, "-" for a record that is malformed.
Rows boards_in(const Request& request, const std::string& text) {
  Rows boards;
  for (const std::string& row : test::lines_of(test::solve_text(flip_entry(), request, text))) {
    const auto cells = test::cells_of(row);
    boards.push_back(cells[2] == "malformed" ? "-" : cells[5]);
  }
  return boards;
}

// `OUTCOME FAULT` of each record.
Rows faults_in(const Request& request, const std::string& text) {
  Rows faults;
  for (const std::string& row : test::lines_of(test::solve_text(flip_entry(), request, text))) {
    const auto cells = test::cells_of(row);
    faults.push_back(cells.back().empty() ? cells[2] : cells[2] + " " + cells.back());
  }
  return faults;
}

const Request letters = request_of("letters");
const Request line = request_of("line");
const Request automatic = request_of("auto");

}  // namespace

BOOST_AUTO_TEST_CASE(letters_of_every_alphabet) {
  const Rows sample{"bwwb/bbwb/bwwb/bwww"};
  for (const char* text : {"bwwb\nbbwb\nbwwb\nbwww\n", "BWWB\nBBWB\nBWWB\nBWWW\n",
                           "bWwB\nbbwb\nbwwb\nbwWw", "1001\n1101\n1001\n1000\n",
                           "#..#\n##.#\n#..#\n#...\n", "\n\nbwwb\r\nbbwb  \r\nbwwb\t\nbwww\r\n\n",
                           "\xef\xbb\xbf"
                           "bwwb\nbbwb\nbwwb\nbwww\n"}) {
    BOOST_TEST(boards_in(automatic, text) == sample, text);
    BOOST_TEST(boards_in(letters, text) == sample, text);
  }
}

BOOST_AUTO_TEST_CASE(two_other_cells) {
  BOOST_TEST(boards_in(request_of("auto", {{"cells", "YX"}}), "YXYX\nxxxx\nyyyy\nYYYX\n") ==
             Rows{"-"});
  BOOST_TEST(boards_in(request_of("auto", {{"cells", "yx"}}), "YXYX\nxxxx\nyyyy\nYYYX\n") ==
             Rows{"wbwb/bbbb/wwww/wwwb"});
  BOOST_TEST(boards_in(request_of("auto", {{"cells", "bw"}}), "bwwb\nbbwb\nbwwb\nbwww\n") ==
             Rows{"wbbw/wwbw/wbbw/wbbb"});
  BOOST_TEST(boards_in(request_of("auto", {{"cells", "10"}}), "1111\n1111\n1111\n1110\n") ==
             Rows{"wwww/wwww/wwww/wwwb"});
  BOOST_TEST(boards_in(request_of("line", {{"cells", "01"}}), "01/10\nwb/bw\n") ==
             (Rows{"wb/bw", "-"}));
}

BOOST_AUTO_TEST_CASE(the_size_is_found_in_the_first_block) {
  BOOST_TEST(boards_in(automatic, "bwb\nwww\n\nwww\nwwb\n") == (Rows{"bwb/www", "www/wwb"}));
  BOOST_TEST(boards_in(automatic, "bwbwb\n") == Rows{"bwbwb/"});
  BOOST_TEST(boards_in(automatic, "b\n\nw\n\nb\n") == (Rows{"b/", "w/", "b/"}));
  BOOST_TEST(boards_in(automatic, "bwww\nwwww\nwwww\nwwww\nbbbb\nwwww\nwwww\nwwww\n") ==
             (Rows{"bwww/wwww/wwww/wwww", "bbbb/wwww/wwww/wwww"}));
  BOOST_TEST(boards_in(request_of("letters", {{"size", "2x4"}}), "bwww\nwwww\nwwww\nwwwb\n") ==
             (Rows{"bwww/wwww", "wwww/wwwb"}));
  BOOST_TEST(boards_in(request_of("auto", {{"size", "3x1"}}), "b\nw\nb\nw\nw\nw\n") ==
             (Rows{"b/w/b", "w/w/w"}));
  const std::string widest(64, 'w');
  BOOST_TEST(boards_in(automatic, widest + "\n") == Rows{widest + "/"});
}

// Not even the first one.
BOOST_AUTO_TEST_CASE(a_malformed_record_does_not_decide_the_form) {
  const std::string small = "bwb\nwww\n\n";
  const Rows boards{"-", "bwb/www", "bwb/www", "bwb/www"};
  for (const char* bad : {"bwbb\nwww\n\n", "bwb\n\n", "bwb\nwww\nwww\n\n", "/\n\n"}) {
    const Rows found = boards_in(automatic, bad + small + small + small);
    BOOST_TEST((Rows(found.end() - 3, found.end()) == Rows(boards.begin() + 1, boards.end())), bad);
    BOOST_TEST(found[0] == (std::string(bad) == "bwb\nwww\nwww\n\n" ? "bwb/www" : "-"), bad);
  }
  BOOST_TEST(boards_in(automatic, "bwwb\nbw/\nb/w/b\n") == (Rows{"bw/wb", "bw/", "b/w/b"}));
  BOOST_TEST(boards_in(automatic, "bwwbb\nbbwb\nbwwb\nbwww\nbwwb\nbbwb\nbwwb\nbwww\n") ==
             (Rows{"-", "bwwb/bbwb/bwwb/bwww"}));
}

BOOST_AUTO_TEST_CASE(a_size_that_cannot_be_known_is_refused) {
  const auto refused = [](const std::string& text) { return faults_in(automatic, text); };
  const std::string expected = "expected --size or a blank line after each board found ";
  BOOST_TEST(
      refused("bwb\nwww\nbwb\nwww\nwww\nwww\n") ==
      Rows{"unreadable board size 1:1 " + expected + "6 rows of 3 cells beginning with bwb"});
  BOOST_TEST(refused("b\nw\n") ==
             Rows{"unreadable board size 1:1 " + expected + "2 rows of 1 cells beginning with b"});
  std::string rows;
  for (int i = 0; i < 65; ++i) rows += "b,b\n";
  BOOST_TEST(refused("\n" + rows) == Rows{"unreadable board size 2:1 " + expected +
                                          "65 rows of 3 cells beginning with b\\x2cb"});
  BOOST_TEST(refused(std::string(65, 'w') + "\n") ==
             Rows{"unreadable board size 1:65 expected rows of at most 64 cells found 65"});
}

BOOST_AUTO_TEST_CASE(lines_of_mixed_sizes) {
  const std::string text = "bwwb/bbwb/bwwb/bwww\nbw/\n\nb/w/b\r\n01/10\nB/\n";
  const Rows boards{"bwwb/bbwb/bwwb/bwww", "bw/", "b/w/b", "wb/bw", "b/"};
  BOOST_TEST(boards_in(line, text) == boards);
  BOOST_TEST(boards_in(automatic, text) == boards);
  BOOST_TEST(boards_in(line, "bwwbbbwbbwwbbwww\nbwwb\nb\nwwwwwwwwb") ==
             (Rows{"bwwb/bbwb/bwwb/bwww", "bw/wb", "b/", "www/www/wwb"}));
  BOOST_TEST(boards_in(request_of("line", {{"size", "1x4"}}), "bwwb\nbwwb/\nbw/wb\n") ==
             (Rows{"bwwb/", "bwwb/", "-"}));
}

BOOST_AUTO_TEST_CASE(every_fault_of_letters_has_its_place) {
  const std::string good = "wwww\nwwww\nwwww\nwwww\n";
  const auto fault = [&](const std::string& bad) {
    const Rows faults = faults_in(letters, good + bad);
    BOOST_REQUIRE(faults.size() == 2U);
    BOOST_TEST(faults[0] == "solved");
    return faults[1];
  };
  BOOST_TEST(fault("wwww\nwwxw\nwwww\nwwww\n") == "malformed bad cell 6:3 expected b or w found x");
  BOOST_TEST(fault("\n\nw ww\nwwww\nwwww\nwwww\n") ==
             "malformed bad cell 7:2 expected b or w found a blank");
  BOOST_TEST(fault("ww,w\nwwww\nwwww\nwwww\n") ==
             "malformed bad cell 5:3 expected b or w found a comma");
  BOOST_TEST(fault(std::string("www\0\nwwww\nwwww\nwwww\n", 20)) ==
             "malformed bad cell 5:4 expected b or w found \\x00");
  BOOST_TEST(fault(" www\nwwww\nwwww\nwwww\n") ==
             "malformed bad cell 5:1 expected b or w found a blank");
  BOOST_TEST(fault("wwww\n0000\nwwww\nwwww\n") == "malformed bad cell 6:1 expected b or w found 0");
  BOOST_TEST(fault("0000\n0010\n0000\n0002\n") == "malformed bad cell 8:4 expected 1 or 0 found 2");
  BOOST_TEST(fault("....\n....\n..#.\n...w\n") == "malformed bad cell 8:4 expected # or . found w");
  BOOST_TEST(fault("wwww\nwww\nwwww\nwwww\n") ==
             "malformed row length 6:4 expected 4 cells in a row found 3");
  BOOST_TEST(fault("wwww\nwwww\nwwww\nwwwww\n") ==
             "malformed row length 8:5 expected 4 cells in a row found 5");
  BOOST_TEST(fault("wwww\nwwww\n\n") ==
             "malformed missing row 7:1 expected row 3 of 4 found a blank line");
  BOOST_TEST(fault("wwww\nwwww\nwwww\n") ==
             "malformed missing row 8:1 expected row 4 of 4 found the end of the input");
  BOOST_TEST(
      fault("wwww\n" + std::string(65537, 'w') + "\nwwww\nwwww\n") ==
      "malformed line too long 6:65537 expected a line of at most 64 KiB found a longer one");
  BOOST_TEST(fault("wwww\n" + std::string(65536, 'w') + "\nwwww\nwwww\n") ==
             "malformed row length 6:5 expected 4 cells in a row found 65536");
}

BOOST_AUTO_TEST_CASE(every_fault_of_a_line_has_its_place) {
  const auto fault = [](const std::string& bad, Settings settings = {}) {
    const Rows faults = faults_in(request_of("line", std::move(settings)), "\n" + bad + "\nw/\n");
    BOOST_REQUIRE(!faults.empty());
    return faults[0];
  };
  BOOST_TEST(fault("bw/xb") == "malformed bad cell 2:4 expected b or w found x");
  BOOST_TEST(fault("01/0b") == "malformed bad cell 2:5 expected 1 or 0 found b");
  BOOST_TEST(fault("bw/b") == "malformed row length 2:5 expected 2 cells in a row found 1");
  BOOST_TEST(fault("bw/bww/bw") == "malformed row length 2:6 expected 2 cells in a row found 3");
  BOOST_TEST(fault("bw//bw") == "malformed row length 2:4 expected 2 cells in a row found 0");
  BOOST_TEST(fault("bw/bw//") == "malformed row length 2:7 expected 2 cells in a row found 0");
  BOOST_TEST(fault("/bw") ==
             "malformed board size 2:1 expected rows of 1 to 64 cells between "
             "slashes found /bw");
  BOOST_TEST(fault("bwwbb") ==
             "malformed board size 2:1 expected rows of 1 to 64 cells between "
             "slashes found bwwbb");
  BOOST_TEST(fault(std::string(65, 'w') + "/") ==
             "malformed board size 2:1 expected rows of 1 to 64 cells between slashes found " +
                 std::string(40, 'w') + "...");
  std::string rows = "w";
  for (int row = 1; row < 65; ++row) rows += "/w";
  BOOST_TEST(fault(rows).starts_with("malformed board size 2:1 "));
  BOOST_TEST(fault("bw/wb", {{"size", "4x4"}}) ==
             "malformed board size 2:1 expected a board of 4x4 found one of 2x2");
  BOOST_TEST(fault("bww", {{"size", "2x2"}}) ==
             "malformed row length 2:4 expected 4 cells found 3");
  BOOST_TEST(fault("bwwbb", {{"size", "2x2"}}) ==
             "malformed row length 2:5 expected 4 cells found 5");
  BOOST_TEST(
      fault(std::string(65537, 'w')) ==
      "malformed line too long 2:65537 expected a line of at most 64 KiB found a longer one");
}

BOOST_AUTO_TEST_CASE(a_bad_board_spoils_no_other) {
  const std::string text =
      "wwww\nwwww\n\nbwww\nwwww\nwwww\nwwww\nwww\nwwww\nwwww\nwwww\nwwwb\nwwww\nwwww\nwwww\n";
  BOOST_TEST(boards_in(letters, text) ==
             (Rows{"-", "bwww/wwww/wwww/wwww", "-", "wwwb/wwww/wwww/wwww"}));
}

BOOST_AUTO_TEST_CASE(what_is_written_is_read) {
  for (const char* size : {"1x1", "1x7", "7x1", "2x3", "4x4", "3x4", "4x3", "5x6"}) {
    for (const char* form : {"letters", "line", "auto"}) {
      for (const char* cells : {"", "xo", "01", "Bb", "#."}) {
        Settings settings{{"size", size}};
        if (*cells != 0) settings["cells"] = cells;
        Request request = request_of(form, settings);
        request.method = "bfs";  // leaves boards of over 20 cells unsolved, but reads them
        const auto job = test::prepare(flip_entry(), request);
        const std::string text = test::generate(*job, 3, 20);
        const auto rows = test::lines_of(test::solve_text(flip_entry(), request, text));
        BOOST_TEST(rows.size() == 20U, size << " " << form << " " << cells);
        for (const std::string& row : rows) {
          BOOST_TEST(row.find("malformed") == std::string::npos,
                     size << " " << form << " " << cells << ": " << row);
        }
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(generated_boards_never_change) {
  Request request = request_of("line");
  const auto job = test::prepare(flip_entry(), request);
  const std::string first = test::generate(*job, 1, 3);
  BOOST_TEST(first == test::generate(*job, 1, 4).substr(0, first.size()));
  BOOST_TEST(first != test::generate(*job, 2, 3));
  // The rows are the low bits of one random number each, the first cell the lowest.
  Random random(1, 2);
  std::string third;
  for (int row = 0; row < 4; ++row) {
    const std::uint64_t bits = random.next();
    for (int column = 0; column < 4; ++column) third += (bits >> column) % 2 == 1 ? 'b' : 'w';
    third += row == 3 ? '\n' : '/';
  }
  BOOST_TEST(first.substr(40) == third);
}

BOOST_AUTO_TEST_CASE(other_columns) {
  const std::vector<std::string> columns{"answer", "solution", "method", "instance", "goal"};
  const Request request = request_of("auto", {}, columns);
  BOOST_TEST(test::solve_text(flip_entry(), request,
                              "bwwb\nbbwb\nbwwb\nbwww\nbwww\nwwww\nwwww\nwwww\n"
                              "bbbb\nbbbb\nbbbb\nbbbb\nwxww\nwwww\nwwww\nwwww\n") ==
             "t|1|solved|4||4|r1c1 r2c2 r2c4 r3c1|table|bwwb/bbwb/bwwb/bwww|white|\n"
             "t|2|unsolvable|||Impossible||table|bwww/wwww/wwww/wwww||\n"
             "t|3|solved|0||0||table|bbbb/bbbb/bbbb/bbbb|black|\n"
             "t|4|malformed||||||||bad cell 13:2 expected b or w found x\n");
}

BOOST_AUTO_TEST_CASE(wrong_requests_are_refused_with_a_sentence) {
  const auto refusal = [](const Request& request) {
    const auto job = flip_entry().prepare(request);
    return job ? std::string() : job.error();
  };
  BOOST_TEST(refusal(request_of("pairs")) == "flip has no input format pairs");
  Request method = automatic;
  method.method = "bounds";
  BOOST_TEST(refusal(method) == "flip has no method bounds");
  BOOST_TEST(refusal(request_of("auto", {{"size", "4"}})) ==
             "--size: expected RxC from 1x1 to 64x64, found 4");
  BOOST_TEST(refusal(request_of("auto", {{"goal", "red"}})) ==
             "--goal: expected either, white or black, found red");
  for (const char* cells : {"", "w", "ww", "wbx", "w/", "/b", "w ", "\tb", "w\x7f"}) {
    BOOST_TEST(refusal(request_of("auto", {{"cells", cells}})) ==
               std::string("--cells: expected two different characters, found ") + cells);
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
