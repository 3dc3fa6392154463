#include "engine/puzzle/framer.h"

#include <fmt/format.h>
#include <rapidcheck/boost_test.h>

#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/puzzle/bytes.h"
#include "tests/support/driver.h"

namespace boardmill {
namespace {

using Lines = std::vector<std::string>;

// `number line:column end [text]`, newlines written as $.
std::string show(const Record& record) {
  static const std::vector<std::string> ends{"whole", "blank", "end", "missing", "surplus"};
  std::string text(record.text);
  for (char& byte : text) {
    if (byte == '\n') byte = '$';
  }
  return fmt::format("{} {}:{} {} [{}]", record.number, record.line, record.column,
                     ends[static_cast<std::size_t>(record.end)], text);
}

// Takes records until there is no whole one left.
void take(Framer& framer, std::string_view& rest, bool at_end, Lines& records) {
  Record record;
  while (framer.next(rest, at_end, record)) records.push_back(show(record));
}

Lines records_of(Framer framer, std::string_view text) {
  Lines records;
  take(framer, text, true, records);
  BOOST_TEST(text.empty());
  return records;
}

Framer lines_framer(std::uint32_t per_record, std::uint64_t count = FramerState::uncounted) {
  FramerState state;
  state.per_record = per_record;
  state.remaining = count;
  return Framer(state);
}

bool has_no_x(std::string_view text) { return text.find('x') == std::string_view::npos; }

Framer tokens_framer(std::uint32_t per_record, std::uint64_t count = FramerState::uncounted) {
  FramerState state;
  state.layout = Layout::tokens;
  state.per_record = per_record;
  state.remaining = count;
  return Framer(state, &has_no_x);
}

Framer headed_framer(std::uint32_t numbers, std::uint64_t count = FramerState::uncounted) {
  FramerState state;
  state.layout = Layout::headed;
  state.per_record = numbers;
  state.remaining = count;
  return Framer(state);
}

Framer csv_framer(char separator = ',') {
  FramerState state;
  state.layout = Layout::csv;
  state.separator = separator;
  return Framer(state);
}

bool same(const Framer& left, const Framer& right) {
  const FramerState& a = left.state();
  const FramerState& b = right.state();
  return a.remaining == b.remaining && a.record == b.record && a.line == b.line &&
         a.column == b.column && a.resync == b.resync && a.drained == b.drained;
}

// The promise that all cutting rests on: however the text comes, the records are the same. Returns
// where that is broken, and how.
std::string first_broken_cut(const Framer& framer, const std::string& text) {
  const Lines expected = records_of(framer, text);
  for (std::size_t cut = 0; cut <= text.size(); ++cut) {
    const auto broken = [&](const char* what) {
      return fmt::format("{} with {} of [{}]", what, cut, text);
    };
    Framer two = framer;
    Lines records;
    std::string_view rest = std::string_view(text).substr(0, cut);
    take(two, rest, false, records);
    rest = std::string_view(text).substr(cut - rest.size());
    take(two, rest, true, records);
    if (records != expected) return broken("next() in two parts");

    // advance() says where next() stops, and what lies before is complete in itself.
    Framer advanced = framer;
    const std::string_view front = std::string_view(text).substr(0, cut);
    const Cut whole = advanced.advance(front, false);
    Framer again = framer;
    records.clear();
    rest = front.substr(0, whole.bytes);
    take(again, rest, false, records);
    if (!rest.empty() || records.size() != whole.records || !same(again, advanced)) {
      return broken("what advance() takes");
    }
    rest = std::string_view(text).substr(whole.bytes);
    take(advanced, rest, true, records);
    if (records != expected) return broken("next() after advance()");
  }
  return {};
}

}  // namespace
}  // namespace boardmill

BOOST_AUTO_TEST_SUITE(puzzle)
BOOST_AUTO_TEST_SUITE(framer)

using namespace boardmill;

BOOST_AUTO_TEST_CASE(lines_make_records) {
  const Lines expected{"1 1:1 whole [a$b$]", "2 3:1 whole [c$d$]"};
  BOOST_TEST(records_of(lines_framer(2), "a\nb\nc\nd\n") == expected);
}

BOOST_AUTO_TEST_CASE(a_final_newline_may_be_missing) {
  const Lines expected{"1 1:1 whole [a$b]"};
  BOOST_TEST(records_of(lines_framer(2), "a\nb") == expected);
  BOOST_TEST(records_of(lines_framer(1), "") == Lines());
}

BOOST_AUTO_TEST_CASE(blank_lines_between_records_are_nothing) {
  const Lines expected{"1 3:1 whole [a$b$]", "2 7:1 whole [c$d$]"};
  BOOST_TEST(records_of(lines_framer(2), "\n \t\na\nb\n\r\n\nc\nd\n\n\n  ") == expected);
}

BOOST_AUTO_TEST_CASE(carriage_returns_do_not_make_a_line) {
  const Lines expected{"1 1:1 whole [a\r$b\r$]", "2 4:1 end [c\r$]"};
  BOOST_TEST(records_of(lines_framer(2), "a\r\nb\r\n\r\nc\r\n") == expected);
}

BOOST_AUTO_TEST_CASE(a_blank_line_or_the_end_ends_a_record_early) {
  const Lines expected{"1 1:1 blank [a$]", "2 3:1 whole [b$c$d$]", "3 6:1 end [e$]"};
  BOOST_TEST(records_of(lines_framer(3), "a\n\nb\nc\nd\ne\n") == expected);
}

BOOST_AUTO_TEST_CASE(a_count_may_be_too_large_or_too_small) {
  const Lines missing{"1 1:1 whole [a$]", "2 2:1 missing []"};
  BOOST_TEST(records_of(lines_framer(1, 3), "a\n") == missing);
  const Lines surplus{"1 1:1 whole [a$]", "2 3:1 surplus [b]"};
  BOOST_TEST(records_of(lines_framer(1, 1), "a\n\nb\nc\n\nd\n") == surplus);
  BOOST_TEST(records_of(lines_framer(1, 1), "a\n \n\n") == Lines{"1 1:1 whole [a$]"});
  BOOST_TEST(records_of(lines_framer(1, 0), "\n") == Lines());
  BOOST_TEST(records_of(lines_framer(1, 0), "a") == Lines{"1 1:1 surplus [a]"});
}

BOOST_AUTO_TEST_CASE(tokens_make_records_across_lines) {
  const Lines records = records_of(tokens_framer(3), "a b\nc d e\n f");
  BOOST_REQUIRE(records.size() == 2U);
  BOOST_TEST(records[0].substr(0, 9) == "1 1:1 who");
  BOOST_TEST(records[0].find("[a b$c") != std::string::npos);
  BOOST_TEST(records[1].find("whole") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_blank_line_ends_a_record_of_tokens_early) {
  const Lines records = records_of(tokens_framer(3), "a b\n\nc d e\n");
  BOOST_REQUIRE(records.size() == 2U);
  BOOST_TEST(records[0] == "1 1:1 blank [a b$]");
  BOOST_TEST(records[1].substr(0, 11) == "2 3:1 whole");
}

BOOST_AUTO_TEST_CASE(the_end_ends_a_record_of_tokens_early) {
  BOOST_TEST(records_of(tokens_framer(3), "a b\n") == Lines{"1 1:1 end [a b$]"});
}

BOOST_AUTO_TEST_CASE(after_an_unreadable_record_tokens_go_on_behind_the_next_blank_line) {
  const Lines records = records_of(tokens_framer(2), "a b x c d e\nf g\n\nh i\n");
  BOOST_REQUIRE(records.size() == 3U);
  BOOST_TEST(records[1] == "2 1:5 whole [x c]");
  BOOST_TEST(records[2].substr(0, 5) == "3 4:1");
  // The rest of the line of a record is no blank line, even when nothing is left in it.
  const Lines rest = records_of(tokens_framer(2), "x a \nb c\n\nd e\n");
  BOOST_REQUIRE(rest.size() == 2U);
  BOOST_TEST(rest[1].substr(0, 5) == "2 4:1");
}

BOOST_AUTO_TEST_CASE(columns_count_from_the_first_byte_of_the_line) {
  const Lines records = records_of(tokens_framer(2), "a bc  d e");
  BOOST_REQUIRE(records.size() == 2U);
  BOOST_TEST((records[1].substr(0, 5) == "2 1:5" || records[1].substr(0, 5) == "2 1:6"));
}

BOOST_AUTO_TEST_CASE(a_header_says_how_many_lines_follow) {
  const Lines expected{"1 1:1 whole [2 3$000$111$]", "2 5:1 whole [1 1$0$]"};
  BOOST_TEST(records_of(headed_framer(2), "2 3\n000\n111\n\n1 1\n0\n") == expected);
  BOOST_TEST(records_of(headed_framer(1), "2\nyw\nwy\n1\ny") ==
             (Lines{"1 1:1 whole [2$yw$wy$]", "2 4:1 whole [1$y]"}));
  BOOST_TEST(records_of(headed_framer(1), "3\nyw\n\n1\ny\n2\nw\n") ==
             (Lines{"1 1:1 blank [3$yw$]", "2 4:1 whole [1$y$]", "3 6:1 end [2$w$]"}));
}

BOOST_AUTO_TEST_CASE(a_header_that_cannot_be_read_is_a_record_of_its_own) {
  for (const char* bad : {"x", "0", "65", "1 1", "-1", "1000000000000000000000"}) {
    BOOST_TEST(records_of(headed_framer(1), std::string(bad) + "\nyw\nwy\n1\ny\n") ==
                   (Lines{"1 1:1 whole [" + std::string(bad) + "$]", "2 4:1 whole [1$y$]"}),
               bad);
  }
  // A blank line ends what is skipped, too.
  BOOST_TEST(records_of(headed_framer(1), "x\nyw\n\nwy\n") ==
             (Lines{"1 1:1 whole [x$]", "2 4:1 whole [wy$]"}));
}

BOOST_AUTO_TEST_CASE(quotes_hide_the_newlines_of_csv) {
  BOOST_TEST(
      records_of(csv_framer(), "a,b\n\"c\nd\",e\n\n\"f\"\"\n\",g") ==
      (Lines{"1 1:1 whole [a,b$]", "2 2:1 whole [\"c$d\",e$]", "3 5:1 whole [\"f\"\"$\",g]"}));
  BOOST_TEST(records_of(csv_framer(), "\"a\nb\nc") == Lines{"1 1:1 whole [\"a$b$c]"});
}

BOOST_AUTO_TEST_CASE(a_quote_inside_a_cell_is_a_byte_like_any_other) {
  BOOST_TEST(records_of(csv_framer(), "5\" pipe,a\nb,c\n") ==
             (Lines{"1 1:1 whole [5\" pipe,a$]", "2 2:1 whole [b,c$]"}));
  BOOST_TEST(records_of(csv_framer(), "\"a\"b\"\nc\n") ==
             (Lines{"1 1:1 whole [\"a\"b\"$]", "2 2:1 whole [c$]"}));
}

BOOST_AUTO_TEST_CASE(a_line_of_tabs_has_cells_where_they_separate) {
  BOOST_TEST(records_of(csv_framer(), "a\n\t\nb\n").size() == 2U);
  BOOST_TEST(records_of(csv_framer('\t'), "a\tb\n\t\nc\td\n").size() == 3U);
}

BOOST_AUTO_TEST_CASE(a_quote_that_is_never_closed_ends_after_64_kib) {
  std::string text = "\"";
  while (text.size() < (std::size_t{65} << 10)) text += "0123456789\n";
  Framer framer = csv_framer();
  const Lines records = records_of(framer, text);
  BOOST_TEST(records.size() > 10U);
  BOOST_TEST(records[0].size() > std::size_t{64} << 10);
  BOOST_TEST(records[0].size() < (std::size_t{64} << 10) + 50);
}

BOOST_AUTO_TEST_CASE(every_cut_gives_the_same_records) {
  for (const char* text :
       {"", "\n", "a", "a\nb\nc\nd\n", "a\nb\nc", "a\r\nb\r\n\r\nc\r\n", "\n\n a\n\n\nb\nc\n \t\n",
        "a b c d e f", "a b\nc\n\nd e f\ng", "a x c\nd\n\ne f g h\n\n\nx",
        " a  b \n c  d \n\n\n x x x x\n \na b c d"}) {
    for (const std::uint32_t per_record : {1U, 2U, 3U, 4U}) {
      BOOST_TEST(first_broken_cut(lines_framer(per_record), text) == "");
      BOOST_TEST(first_broken_cut(tokens_framer(per_record), text) == "");
      BOOST_TEST(first_broken_cut(headed_framer(per_record), text) == "");
      for (const std::uint64_t count : {0U, 1U, 2U, 9U}) {
        BOOST_TEST(first_broken_cut(lines_framer(per_record, count), text) == "");
        BOOST_TEST(first_broken_cut(tokens_framer(per_record, count), text) == "");
      }
    }
  }
}

RC_BOOST_PROP(every_cut_of_any_text_gives_the_same_records, ()) {
  const auto parts = *rc::gen::container<std::vector<std::string>>(
      rc::gen::element<std::string>("a", "b", "x", " ", "\n", "\n", "\n\n", "\r\n", "\t", "ab c\n",
                                    "1", "2\n", "3 1\n", "\"", ","));
  std::string text;
  for (const std::string& part : parts) text += part;
  const auto per_record = *rc::gen::inRange<std::uint32_t>(1, 5);
  const auto count =
      *rc::gen::elementOf(std::vector<std::uint64_t>{FramerState::uncounted, 0, 1, 3});
  RC_ASSERT(first_broken_cut(lines_framer(per_record, count), text) == "");
  RC_ASSERT(first_broken_cut(tokens_framer(per_record, count), text) == "");
  RC_ASSERT(first_broken_cut(headed_framer(per_record, count), text) == "");
  RC_ASSERT(first_broken_cut(csv_framer(*rc::gen::element(',', '\t')), text) == "");
}

// Long plain texts go another way through advance().
BOOST_AUTO_TEST_CASE(advance_over_plain_lines_is_repeated_next) {
  for (const char* last : {"", "a", "a\n", "a\nb\nc", "\n", " a\n", "\r\n", "a\n\nb\n"}) {
    for (const std::uint32_t per_record : {1U, 3U, 4U, 64U}) {
      for (const std::size_t lines : {1U, 63U, 64U, 127U, 128U, 129U, 1000U}) {
        std::string text;
        for (std::size_t i = 0; i < lines; ++i) text += i % 7 == 0 ? "bwwb\n" : "w\n";
        text += last;
        for (const bool at_end : {false, true}) {
          Framer stepping = lines_framer(per_record);
          std::string_view rest = text;
          Lines records;
          take(stepping, rest, at_end, records);
          Framer advancing = lines_framer(per_record);
          const Cut cut = advancing.advance(text, at_end);
          BOOST_TEST(cut.records == records.size());
          BOOST_TEST(cut.bytes == text.size() - rest.size());
          BOOST_TEST(same(stepping, advancing));
        }
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(advance_takes_no_more_than_asked_for) {
  const std::string text = "\na\nb\n\nc\nd\ne\nf\n";
  Framer framer = lines_framer(2);
  const Cut first = framer.advance(text, true, 2);
  BOOST_TEST(first.records == 2U);
  BOOST_TEST(text.substr(first.bytes) == "e\nf\n");
  BOOST_TEST(framer.state().record == 3U);
  BOOST_TEST(framer.state().line == 7U);
  const Cut none = framer.advance("e\nf\n", true, 0);
  BOOST_TEST(none.records == 0U);
  BOOST_TEST(none.bytes == 0U);
}

BOOST_AUTO_TEST_CASE(passed_counts_as_next_does) {
  Framer stepping = lines_framer(4, 10);
  Framer passing = lines_framer(4, 10);
  std::string_view rest = "a\nb\nc\nd\ne\nf\ng\nh\n";
  Lines records;
  take(stepping, rest, false, records);
  passing.passed(2);
  BOOST_TEST(same(stepping, passing));
  BOOST_TEST(passing.state().record == 3U);
  BOOST_TEST(passing.state().line == 9U);
  BOOST_TEST(passing.state().remaining == 8U);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
