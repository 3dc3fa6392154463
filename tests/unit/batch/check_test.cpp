// Pairing rows with records where sources cannot be read, and where there are far too many rows.
#include "engine/batch/check.h"

#include <atomic>
#include <boost/test/unit_test.hpp>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "io/formats.h"
#include "io/result_rows.h"
#include "tests/support/driver.h"
#include "tests/support/memory_ports.h"

BOOST_AUTO_TEST_SUITE(batch)
BOOST_AUTO_TEST_SUITE(check)

using namespace boardmill;
using boardmill::batch::CheckRow;
using test::Knobs;
using test::Text;

namespace {

using Lines = std::vector<std::string>;

constexpr std::string_view header = "source,record,outcome\n";

// "SOURCE RECORD VERDICT WHY" of each row.
class Report final : public boardmill::batch::CheckReport {
 public:
  Lines lines;
  std::uint64_t records = 0;

  bool row(const CheckRow& row) override {
    const Finding& finding = row.finding;
    lines.push_back(std::string(row.source) + " " + std::to_string(row.record) + " " +
                    std::string(text(finding.verdict())) + " " + finding.wrong);
    return true;
  }
  void progress(std::uint64_t more) override { records += more; }
};

const Description& flip() { return test::puzzle("flip").description(); }

std::unique_ptr<const Job> letters() {
  Request request;
  request.input_format = "letters";
  request.settings["size"] = "4x4";
  return test::prepare(test::puzzle("flip"), request);
}

Lines check(const std::vector<Text>& texts, const Text& results, const Knobs& knobs,
            std::string* failure = nullptr) {
  test::TextSources inputs(texts);
  test::TextSources sources({results});
  boardmill::batch::TextStream text(sources);
  const auto rows = io::read_results(io::ResultFormat::csv, text, flip());
  const auto claims = boardmill::batch::claims_of_rows(**rows);
  boardmill::batch::Arena arena(knobs.threads);
  const std::atomic<bool> interrupted = false;
  Report report;
  try {
    boardmill::batch::check(arena, inputs, *letters(), *claims, &io::printable, report, interrupted,
                            knobs.chunk_bytes);
  } catch (const boardmill::batch::InputError& error) {
    if (failure != nullptr) *failure = error.what();
  }
  return report.lines;
}

// The same whatever the knobs.
Lines check(const std::vector<Text>& texts, const std::string& rows) {
  const Text results{"results", std::string(header) + rows};
  const Lines expected = check(texts, results, {});
  test::for_all_knobs(
      [&](const Knobs& knobs) { BOOST_TEST((check(texts, results, knobs) == expected)); });
  return expected;
}

std::string times(std::size_t count, const std::string& text) {
  std::string all;
  for (std::size_t i = 0; i < count; ++i) all += text;
  return all;
}

const std::string good = "bwwb\nbbwb\nbwwb\nbwww\n\n";
const std::string bad = "xyz!\n\n";

}  // namespace

BOOST_AUTO_TEST_CASE(one_row_stands_for_a_source_in_another_form) {
  const Text wrong_form{"w", times(1000, bad) + good};
  BOOST_TEST((check({wrong_form, {"g", good}}, "w,1,unreadable\ng,1,solved\n") ==
              Lines{"w 1 right ", "g 1 right "}));
  BOOST_TEST((check({{"g", good}, wrong_form}, "g,1,solved\nw,1,unreadable\n") ==
              Lines{"g 1 right ", "w 1 right "}));
  BOOST_TEST((check({wrong_form}, "w,1,unreadable\nw,1001,solved\n") ==
              Lines{"w 1 right ", "w 1001 wrong doubled row: line 3"}));
}

BOOST_AUTO_TEST_CASE(a_source_is_not_in_another_form_because_a_row_says_so) {
  const std::string why = "wrong outcome: expected no readable record among the first 1000 found ";
  BOOST_TEST((check({{"g", bad + good + bad}, {"h", good}}, "g,1,unreadable\nh,1,solved\n") ==
              Lines{"g 1 " + why + "record 2", "g 2 wrong missing row", "g 3 wrong missing row",
                    "h 1 right "}));
  const Lines few = check({{"b", times(999, bad)}}, "b,1,unreadable\n");
  BOOST_REQUIRE(few.size() == 999);
  BOOST_TEST(few.front() == "b 1 " + why + "999 in all");
  BOOST_TEST(few.back() == "b 999 wrong missing row");
  const Lines late = check({{"b", times(999, bad) + good + times(2000, bad)}}, "b,1,unreadable\n");
  BOOST_REQUIRE(late.size() == 3000);
  BOOST_TEST(late.front() == "b 1 " + why + "record 1000");
  BOOST_TEST(late.back() == "b 3000 wrong missing row");
  // The other rows are there: only this one is wrong.
  BOOST_TEST((check({{"g", good + good}}, "g,1,unreadable\ng,2,solved\n") ==
              Lines{"g 1 wrong outcome: expected solved found unreadable", "g 2 right "}));
  BOOST_TEST((check({{"b", bad + bad}}, "b,1,malformed\nb,2,unreadable\n") ==
              Lines{"b 1 right ", "b 2 wrong outcome: expected malformed found unreadable"}));
}

BOOST_AUTO_TEST_CASE(where_a_source_breaks_off_it_is_unreadable) {
  const Text broken{"b", good + good, test::whole, good.size(), "gone"};
  BOOST_TEST((check({broken, {"g", good}}, "b,1,solved\nb,2,unreadable\ng,1,solved\n") ==
              Lines{"b 1 right ", "b 2 right ", "g 1 right "}));
  BOOST_TEST((check({broken}, "b,1,solved\nb,2,solved\n") ==
              Lines{"b 1 right ", "b 2 wrong outcome: expected unreadable found solved"}));
  BOOST_TEST((check({broken, {"g", good}}, "b,1,solved\ng,1,solved\n") ==
              Lines{"b 1 right ", "b 2 wrong missing row", "g 1 right "}));
  const Text missing{"m", "", test::whole, 0, "No such file"};
  const Text gone{"g", "", test::whole, 0, "gone"};
  BOOST_TEST((check({missing, gone}, "m,1,unreadable\ng,1,unreadable\n") ==
              Lines{"m 1 right ", "g 1 right "}));
}

BOOST_AUTO_TEST_CASE(rows_of_no_record_are_told_however_many_they_are) {
  constexpr std::size_t many = 20'000;
  const Lines doubled =
      check({{"g", good + good}}, "g,1,solved\n" + times(many, "g,1,solved\n") + "g,2,solved\n");
  BOOST_REQUIRE(doubled.size() == many + 2);
  BOOST_TEST(doubled[1] == "g 1 wrong doubled row: line 3");
  BOOST_TEST(doubled.back() == "g 2 right ");
  const Lines more =
      check({{"g", good}, {"h", good}},
            "g,1,solved\n" + times(many, "g,2,solved\n") + "h,1,solved\n" + times(many, "i,1,\n"));
  BOOST_REQUIRE(more.size() == 2 * many + 2);
  BOOST_TEST(more[many] == "g 2 wrong no such record: line " + std::to_string(many + 2));
  BOOST_TEST(more[many + 1] == "h 1 right ");
  BOOST_TEST(more.back() == " 1 wrong no such record: line " + std::to_string(2 * many + 3));
}

BOOST_AUTO_TEST_CASE(a_row_that_cannot_be_read_costs_no_other_its_record) {
  const auto rows_of = [](const std::string& results) {
    return check({{"g", good + good + good}}, Text{"results", results}, {});
  };
  BOOST_TEST((rows_of("outcome\nsolved\nsolved,4\nsolved\n") ==
              Lines{"g 1 right ", "g 2 wrong expected 1 cells of CSV found solved\\x2c4: line 3",
                    "g 3 right "}));
  BOOST_TEST((rows_of("record,outcome\n1,solved\n2\n3,solved\n") ==
              Lines{"g 1 right ", "g 0 wrong expected 2 cells of CSV found 2: line 3",
                    "g 2 wrong missing row", "g 3 right "}));
}

BOOST_AUTO_TEST_CASE(results_that_break_off_are_an_error_after_their_good_rows) {
  const std::string rows = std::string(header) + "g,1,solved\ng,2,solved\n";
  const Text results{"results", rows, 1, rows.size() - 5, "gone"};
  const std::vector<Text> inputs{{"g", good + good + good}};
  test::for_all_knobs([&](const Knobs& knobs) {
    std::string failure;
    BOOST_TEST((check(inputs, results, knobs, &failure) == Lines{"g 1 right "}));
    BOOST_TEST(failure == "gone");
  });
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
