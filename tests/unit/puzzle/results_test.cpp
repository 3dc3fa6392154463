#include "engine/puzzle/results.h"

#include <boost/test/unit_test.hpp>
#include <string>

#include "engine/puzzle/kinds.h"

BOOST_AUTO_TEST_SUITE(puzzle)
BOOST_AUTO_TEST_SUITE(results)

using namespace boardmill;

namespace {

void add_cell(TextColumn& column, std::string_view text) {
  append(column.buffer(), text);
  column.close_cell();
}

Results three_rows() {
  Results results;
  results.reset("s", 5, 2);
  results.add(Outcome::solved, 4);
  add_cell(results.texts[0], "four");
  add_cell(results.texts[1], "");
  Fault fault;
  fault.kind = ErrorKind::bad_cell;
  results.add_fault(Outcome::malformed, fault);
  results.add(Outcome::unsolvable, Results::no_cost);
  add_cell(results.texts[0], "none");
  add_cell(results.texts[1], "x");
  results.lines = {10, 20, 30};
  return results;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_faulty_row_has_empty_cells) {
  const Results results = three_rows();
  BOOST_TEST(results.size() == 3U);
  BOOST_TEST(results.texts[0].cell(0) == "four");
  BOOST_TEST(results.texts[0].cell(1) == "");
  BOOST_TEST(results.texts[0].cell(2) == "none");
  BOOST_TEST(results.texts[1].cell(0) == "");
  BOOST_TEST(results.texts[1].cell(2) == "x");
  BOOST_TEST(results.costs[1] == Results::no_cost);
  BOOST_TEST(results.faults.size() == 1U);
  BOOST_TEST(results.faults[0].row == 1U);
}

BOOST_AUTO_TEST_CASE(truncate_drops_rows_from_every_column) {
  for (std::size_t rows = 0; rows <= 4; ++rows) {
    Results results = three_rows();
    results.truncate(rows);
    const std::size_t left = rows < 3 ? rows : 3;
    BOOST_TEST(results.size() == left);
    BOOST_TEST(results.costs.size() == left);
    BOOST_TEST(results.lines.size() == left);
    BOOST_TEST(results.faults.size() == (rows >= 2 ? 1U : 0U));
    // What is added next stands right behind what was left.
    results.add(Outcome::solved, 1);
    add_cell(results.texts[0], "new");
    add_cell(results.texts[1], "cell");
    BOOST_TEST(results.texts[0].cell(left) == "new");
    BOOST_TEST(results.texts[1].cell(left) == "cell");
    if (left > 0) BOOST_TEST(results.texts[0].cell(0) == "four");
  }
}

BOOST_AUTO_TEST_CASE(reset_forgets_everything) {
  Results results = three_rows();
  results.reset("other", 1, 1);
  BOOST_TEST(results.source == "other");
  BOOST_TEST(results.first_record == 1U);
  BOOST_TEST(results.size() == 0U);
  BOOST_TEST(results.lines.empty());
  BOOST_TEST(results.faults.empty());
  BOOST_TEST(results.texts.size() == 1U);
  add_cell(results.texts[0], "first");
  BOOST_TEST(results.texts[0].cell(0) == "first");
}

BOOST_AUTO_TEST_CASE(bytes_are_described_without_what_formats_use) {
  BOOST_TEST(describe_byte('b') == "b");
  BOOST_TEST(describe_byte(' ') == "a blank");
  BOOST_TEST(describe_byte('\t') == "a tab");
  BOOST_TEST(describe_byte(',') == "a comma");
  BOOST_TEST(describe_byte('\0') == "\\x00");
  BOOST_TEST(describe_byte('\n') == "\\x0a");
  BOOST_TEST(describe_byte('\xff') == "\\xff");
  for (int byte = 0; byte < 256; ++byte) {
    const std::string text = describe_byte(static_cast<char>(byte));
    BOOST_TEST(!text.empty());
    BOOST_TEST(text.find_first_of(",\"'\n\r") == std::string::npos);
    for (const char c : text) BOOST_TEST((c >= ' ' && c <= '~'));
  }
}

BOOST_AUTO_TEST_CASE(quoted_text_is_short_and_plain) {
  BOOST_TEST(quote_text("a b") == "a b");
  BOOST_TEST(quote_text("a,b\"c\\") == "a\\x2cb\\x22c\\x5c");
  BOOST_TEST(quote_text(std::string(40, 'a')) == std::string(40, 'a'));
  BOOST_TEST(quote_text(std::string(41, 'a')) == std::string(40, 'a') + "...");
}

BOOST_AUTO_TEST_CASE(every_kind_has_its_text) {
  BOOST_TEST(text(Outcome::solved) == "solved");
  BOOST_TEST(text(Outcome::unsolvable) == "unsolvable");
  BOOST_TEST(text(Outcome::malformed) == "malformed");
  BOOST_TEST(text(Outcome::over_limit) == "over-limit");
  BOOST_TEST(text(Outcome::unreadable) == "unreadable");
  BOOST_TEST(text(ErrorKind::bad_cell) == "bad cell");
  BOOST_TEST(text(ErrorKind::row_length) == "row length");
  BOOST_TEST(text(ErrorKind::missing_row) == "missing row");
  BOOST_TEST(text(ErrorKind::board_size) == "board size");
  BOOST_TEST(text(ErrorKind::bad_number) == "bad number");
  BOOST_TEST(text(ErrorKind::out_of_range) == "out of range");
  BOOST_TEST(text(ErrorKind::same_field) == "same field");
  BOOST_TEST(text(ErrorKind::missing_number) == "missing number");
  BOOST_TEST(text(ErrorKind::extra_number) == "extra number");
  BOOST_TEST(text(ErrorKind::bad_count) == "bad count");
  BOOST_TEST(text(ErrorKind::input_ends) == "input ends");
  BOOST_TEST(text(ErrorKind::extra_text) == "extra text");
  BOOST_TEST(text(ErrorKind::line_length) == "line too long");
  BOOST_TEST(text(ErrorKind::limit) == "limit");
  BOOST_TEST(text(ErrorKind::unreadable) == "unreadable");
  BOOST_TEST(text(ErrorKind::wrong_form) == "wrong form");
  BOOST_TEST(!is_error(Outcome::solved));
  BOOST_TEST(!is_error(Outcome::unsolvable));
  BOOST_TEST(is_error(Outcome::malformed));
  BOOST_TEST(is_error(Outcome::over_limit));
  BOOST_TEST(is_error(Outcome::unreadable));
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
