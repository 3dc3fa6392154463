// The main job through ports in memory: the rows are the same whatever the threads and the chunks.
#include "engine/batch/solve.h"

#include <algorithm>
#include <atomic>
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <memory>
#include <string>
#include <system_error>
#include <vector>

#include "engine/puzzle/random.h"
#include "tests/support/driver.h"
#include "tests/support/memory_ports.h"

BOOST_AUTO_TEST_SUITE(batch)
BOOST_AUTO_TEST_SUITE(solve)

using namespace boardmill;
using test::Knobs;
using test::Text;

namespace {

const std::string sample = "bwwb\nbbwb\nbwwb\nbwww\n";
const std::string bad = "bwwb\nbxwb\nbwwb\nbwww\n";

Request letters(std::vector<std::string> columns = {}) {
  Request request;
  request.input_format = "letters";
  request.settings["size"] = "4x4";
  request.text_columns = std::move(columns);
  return request;
}

std::unique_ptr<const Job> flip_job(const Request& request) {
  return test::prepare(test::puzzle("flip"), request);
}

std::string boards(std::uint64_t count, std::uint64_t seed = 1) {
  return test::generate(*flip_job(letters()), seed, count);
}

std::string times(std::size_t count, const std::string& text) {
  std::string all;
  for (std::size_t i = 0; i < count; ++i) all += text;
  return all;
}

// The rows with some knobs; all knobs have to give them.
std::string rows_of(const Request& request, const std::vector<Text>& texts,
                    const char* puzzle = "flip") {
  const auto job = test::prepare(test::puzzle(puzzle), request);
  const std::size_t columns = request.text_columns.size();
  const test::Outcomes expected = test::solve(*job, columns, texts, {1, test::whole, false});
  test::for_all_knobs([&](const Knobs& knobs) {
    const test::Outcomes found = test::solve(*job, columns, texts, knobs);
    BOOST_TEST_CONTEXT(knobs.threads << " threads, chunks of " << knobs.chunk_bytes) {
      BOOST_TEST((found.rows == expected.rows));
      BOOST_TEST((found.run.tally.outcomes == expected.run.tally.outcomes));
      BOOST_TEST((found.run.tally.errors == expected.run.tally.errors));
      BOOST_TEST((found.run.tally.costs == expected.run.tally.costs));
      BOOST_TEST((found.run.end == boardmill::batch::RunEnd::complete));
      BOOST_TEST(found.heard.opened_sources == expected.heard.opened_sources);
      const auto first = [](const test::Outcomes& outcomes) {
        auto faults = outcomes.heard.faults;
        faults.resize(std::min(faults.size(), boardmill::batch::max_noted_faults));
        return faults;
      };
      BOOST_TEST(first(found) == first(expected));
    }
  });
  BOOST_TEST(expected.run.tally.records() == test::lines_of(expected.rows).size());
  return expected.rows;
}

std::string row(const std::string& source, std::size_t record, const std::string& rest) {
  return source + "|" + std::to_string(record) + "|" + rest + "\n";
}

const std::string bad_fault = "expected b or w found x";

}  // namespace

BOOST_AUTO_TEST_CASE(one_source) {
  const std::string rows = rows_of(letters(), {{"t", boards(300)}});
  BOOST_TEST(test::lines_of(rows).size() == 300U);
  BOOST_TEST(rows.substr(0, 4) == "t|1|");
}

BOOST_AUTO_TEST_CASE(all_columns) {
  Request request = letters({"answer", "solution", "method", "instance", "goal"});
  request.lines_wanted = true;
  const std::string rows = rows_of(request, {{"t", boards(100) + bad + "\n\n" + boards(20, 2)}});
  BOOST_TEST(test::lines_of(rows).size() == 121U);
}

BOOST_AUTO_TEST_CASE(many_sources_and_many_without_a_record) {
  std::vector<Text> texts{
      {"empty", ""},        {"blank", "\n \n\r\n\n"}, {"a", boards(5)}, {"mark", "\xef\xbb\xbf"},
      {"b", boards(70, 2)}, {"newline", "\n"},        {"c", sample},    {"blanks", "   "}};
  for (Text& text : texts) text.read_size = 13;
  const std::string rows = rows_of(letters(), texts);
  BOOST_TEST(test::lines_of(rows).size() == 76U);
  BOOST_TEST(rows.find("c|1|solved|4||\n") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(no_source_at_all) { BOOST_TEST(rows_of(letters(), {}) == ""); }

BOOST_AUTO_TEST_CASE(how_a_source_is_read_does_not_matter) {
  const auto job = flip_job(letters());
  const std::string text = boards(50) + "\r\n\n" + bad + boards(50, 2);
  const std::string expected = test::solve(*job, 0, {{"t", text}}).rows;
  for (const std::size_t read_size : {1U, 2U, 19U, 20U, 21U, 1000U}) {
    BOOST_TEST((test::solve(*job, 0, {{"t", text, read_size}}).rows == expected));
  }
}

BOOST_AUTO_TEST_CASE(malformed_records_anywhere) {
  for (const std::size_t place : {0U, 1U, 2U, 3U, 203U, 204U, 205U, 399U}) {
    std::string text;
    for (std::size_t record = 0; record < 400; ++record) text += record == place ? bad : sample;
    const auto rows = test::lines_of(rows_of(letters(), {{"t", text}}));
    BOOST_REQUIRE(rows.size() == 400U);
    for (std::size_t record = 0; record < 400; ++record) {
      const std::string expected =
          record == place
              ? row("t", record + 1,
                    "malformed|||bad cell " + std::to_string(4 * record + 2) + ":2 " + bad_fault)
              : row("t", record + 1, "solved|4||");
      BOOST_TEST(rows[record] + "\n" == expected);
    }
  }
}

BOOST_AUTO_TEST_CASE(a_source_that_cannot_be_opened_or_breaks_off) {
  const std::string unreadable = "unreadable|||unreadable 0:0 expected  found ";
  std::vector<Text> texts{{"closed", sample},
                          {"a", sample},
                          {"half", times(3, sample)},
                          {"late", times(100, sample)},
                          {"b", sample}};
  texts[0].fails_after = 0;
  texts[0].reason = "Permission denied";
  texts[2].fails_after = 47;  // in the third board
  texts[3].fails_after = 60;  // between two
  const std::string expected =
      row("closed", 1, unreadable + "Permission denied") + row("a", 1, "solved|4||") +
      row("half", 1, "solved|4||") + row("half", 2, "solved|4||") +
      row("half", 3, unreadable + "Input/output error") + row("late", 1, "solved|4||") +
      row("late", 2, "solved|4||") + row("late", 3, "solved|4||") +
      row("late", 4, unreadable + "Input/output error") + row("b", 1, "solved|4||");
  BOOST_TEST(rows_of(letters(), texts) == expected);
  for (Text& text : texts) text.read_size = 7;
  BOOST_TEST(rows_of(letters(), texts) == expected);
}

BOOST_AUTO_TEST_CASE(a_source_that_breaks_off_in_tokens_or_behind_the_first_prefix) {
  Request request;
  request.input_format = "pairs";
  request.settings["max-moves"] = "1";
  request.lines_wanted = true;
  request.text_columns = {"instance"};
  const std::string pair = "1 1 1 2\n1 3 1 4 1 1 1 2 1 3 1 4\n";
  for (const std::size_t fails_after : {0U, 1U, 30U, 31U, 32U, 33U, 63U, 64U}) {
    std::vector<Text> texts{{"t", times(9, pair)}, {"u", pair}};
    texts[0].fails_after = fails_after;
    const auto rows = test::lines_of(rows_of(request, texts, "solitaire"));
    // The number that a failure cuts off may have had another digit.
    BOOST_TEST(rows.size() == fails_after / 32 + 2);
    BOOST_TEST(rows[rows.size() - 2].find("unreadable") != std::string::npos);
  }
  Text late{"t", times(20'000, sample)};
  late.fails_after = 20 * 15'000 + 7;
  const auto job = flip_job(letters());
  for (const std::size_t chunk_bytes : {std::size_t{4096}, test::whole}) {
    const auto rows = test::lines_of(test::solve(*job, 0, {late}, {2, chunk_bytes, false}).rows);
    BOOST_TEST(rows.size() == 15'001U);
  }
}

BOOST_AUTO_TEST_CASE(pairs_across_lines) {
  for (const std::string form : {"auto", "pairs", "line", "counted-pairs"}) {
    Request request;
    request.input_format = form;
    request.settings["max-moves"] = "2";
    request.lines_wanted = true;
    request.text_columns = {"instance"};
    const std::string lines =
        test::generate(*test::prepare(test::puzzle("solitaire"), request), 1, 60);
    BOOST_TEST(test::lines_of(rows_of(request, {{"t", lines}}, "solitaire")).size() == 60U);
    // All in one line: only tokens can be read so.
    if (form != "pairs") continue;
    std::string tokens = lines;
    std::replace(tokens.begin(), tokens.end(), '\n', ' ');
    BOOST_TEST(test::lines_of(rows_of(request, {{"t", tokens}}, "solitaire")).size() == 60U);
    std::string columns = lines;
    std::replace(columns.begin(), columns.end(), ' ', '\n');
    const auto in_lines = test::lines_of(rows_of(request, {{"t", columns}}, "solitaire"));
    BOOST_TEST(in_lines.size() == 60U);
    BOOST_TEST(test::cells_of(in_lines[59])[4] == std::to_string(59 * 16 + 1));
  }
}

// Blank lines may fill more than is looked at to find out how a source is to be read.
BOOST_AUTO_TEST_CASE(lines_are_counted_through_any_number_of_blank_ones) {
  Request request = letters();
  request.lines_wanted = true;
  const auto job = flip_job(request);
  for (const std::size_t blanks : {1U, 262'143U, 262'144U, 262'145U, 600'000U}) {
    for (const std::string last : {"", " \n", " \t \r\n"}) {
      const std::string text = std::string(blanks, '\n') + last + sample;
      const std::size_t line = blanks + (last.empty() ? 0 : 1) + 1;
      BOOST_TEST(test::solve(*job, 0, {{"t", text}}).rows ==
                 row("t", 1, "solved|4|" + std::to_string(line) + "|"));
    }
    BOOST_TEST(test::solve(*job, 0, {{"t", std::string(blanks, '\n') + "   "}}).rows == "");
    // And the first lines behind them tell the form.
    const std::string text = std::string(blanks, '\n') + " \nbwb\nwww\n";
    const auto form = flip_job(Request());
    BOOST_TEST(test::solve(*form, 0, {{"t", text}}).rows == row("t", 1, "solved|1||"));
  }
}

BOOST_AUTO_TEST_CASE(a_source_in_another_form_becomes_one_row) {
  Request request = letters({"answer"});
  const std::string wrong = times(1000, bad);
  const auto rows = rows_of(request, {{"a", wrong}, {"b", sample}, {"c", wrong + sample + bad}});
  const auto lines = test::lines_of(rows);
  BOOST_REQUIRE(lines.size() == 3U);
  BOOST_TEST(lines[0].substr(0, 37) == "a|1|unreadable||||wrong form 0:0 expe");
  BOOST_TEST(lines[0].find("first line is bwwb") != std::string::npos);
  BOOST_TEST(lines[0].find("letters (") != std::string::npos);
  BOOST_TEST(lines[1] == "b|1|solved|4||4|");
  BOOST_TEST(lines[2].substr(0, 16) == "c|1|unreadable||");
}

BOOST_AUTO_TEST_CASE(fewer_than_1000_malformed_records_are_shown) {
  for (const std::size_t count : {1U, 999U}) {
    const auto only_bad = test::lines_of(rows_of(letters(), {{"t", times(count, bad)}}));
    BOOST_TEST(only_bad.size() == count);
    const auto then_good =
        test::lines_of(rows_of(letters(), {{"t", times(count, bad) + sample + times(1500, bad)}}));
    BOOST_REQUIRE(then_good.size() == count + 1501);
    BOOST_TEST(then_good[count] + "\n" == row("t", count + 1, "solved|4||"));
  }
  for (const std::size_t count : {1000U, 1001U, 5000U}) {
    BOOST_TEST(test::lines_of(rows_of(letters(), {{"t", times(count, bad)}})).size() == 1U);
  }
}

BOOST_AUTO_TEST_CASE(a_source_that_breaks_off_after_malformed_records_shows_them) {
  Text text{"t", times(10, bad)};
  text.fails_after = 110;
  const auto rows = test::lines_of(rows_of(letters(), {text}));
  BOOST_REQUIRE(rows.size() == 6U);
  BOOST_TEST(rows[5].substr(0, 15) == "t|6|unreadable|");
}

BOOST_AUTO_TEST_CASE(strict_stops_behind_the_first_row_with_an_error) {
  const auto job = flip_job(letters());
  const std::string good = times(500, sample);
  const std::vector<Text> texts{{"a", good}, {"b", good + bad + sample + bad}, {"c", sample}};
  std::string expected = test::solve(*job, 0, texts).rows;
  expected.resize(expected.find("malformed"));
  test::for_all_knobs([&](Knobs knobs) {
    knobs.strict = true;
    const test::Outcomes found = test::solve(*job, 0, texts, knobs);
    BOOST_TEST((found.run.end == boardmill::batch::RunEnd::strict_stop));
    BOOST_TEST((found.rows.substr(0, expected.size()) == expected));
    BOOST_TEST(found.rows.substr(expected.size()) ==
               "malformed|||bad cell 2002:2 " + bad_fault + "\n");
    BOOST_TEST(found.run.tally.records() == 1001U);
    BOOST_TEST(found.heard.faults.size() == 1U);
    const test::Outcomes only_bad = test::solve(*job, 0, {{"t", times(2000, bad)}}, knobs);
    BOOST_TEST(only_bad.rows == row("t", 1, "malformed|||bad cell 2:2 " + bad_fault));
    Text closed{"t", ""};
    closed.fails_after = 0;
    const test::Outcomes unreadable = test::solve(*job, 0, {closed, {"u", sample}}, knobs);
    BOOST_TEST(test::lines_of(unreadable.rows).size() == 1U);
    BOOST_TEST((unreadable.run.end == boardmill::batch::RunEnd::strict_stop));
    const test::Outcomes all_good = test::solve(*job, 0, {{"t", good}}, knobs);
    BOOST_TEST((all_good.run.end == boardmill::batch::RunEnd::complete));
  });
}

namespace {

struct Ended {
  boardmill::batch::SolveSummary run;
  std::string rows;
  std::size_t opened = 0;
};

Ended solve_into(test::TextSink& sink, unsigned threads, std::atomic<bool>& interrupted) {
  boardmill::batch::Arena arena(threads);
  test::TextSources sources(std::vector<Text>(50, {"t", times(200, sample)}));
  const auto job = flip_job(letters());
  test::Listener listener;
  Ended ended;
  ended.run = boardmill::batch::solve(arena, sources, job->solving(), test::DebugFormat(0, true),
                                      sink, {1000, false}, listener, interrupted);
  ended.rows = sink.bytes;
  ended.opened = sources.opened();
  return ended;
}

}  // namespace

BOOST_AUTO_TEST_CASE(an_interrupted_run_finishes_what_it_has_read) {
  for (const unsigned threads : {1U, 2U, 8U}) {
    test::TextSink sink;
    std::atomic<bool> interrupted = true;
    const Ended none = solve_into(sink, threads, interrupted);
    BOOST_TEST((none.run.end == boardmill::batch::RunEnd::interrupted));
    BOOST_TEST(none.rows == "source|record|outcome|cost|line|texts|fault\n");
    BOOST_TEST(none.run.tally.records() == 0U);
  }
  // Interrupted by what it writes: the rows are a beginning of all rows, and the tally counts them.
  class Interrupting final : public boardmill::batch::Sink {
   public:
    explicit Interrupting(std::atomic<bool>& flag) : flag_(flag) {}
    bool write(std::string_view more) override {
      bytes += more;
      if (bytes.size() > 5000) flag_ = true;
      return true;
    }
    std::string bytes;

   private:
    std::atomic<bool>& flag_;
  };
  const auto job = flip_job(letters());
  const std::string all = test::solve(*job, 0, {{"t", times(20'000, sample)}}).rows;
  for (const unsigned threads : {1U, 2U, 8U}) {
    boardmill::batch::Arena arena(threads);
    test::TextSources sources({{"t", times(20'000, sample)}});
    std::atomic<bool> interrupted = false;
    Interrupting sink(interrupted);
    test::Listener listener;
    const boardmill::batch::SolveSummary run =
        boardmill::batch::solve(arena, sources, job->solving(), test::DebugFormat(0), sink,
                                {1000, false}, listener, interrupted);
    BOOST_TEST((run.end == boardmill::batch::RunEnd::interrupted));
    BOOST_TEST((all.substr(0, sink.bytes.size()) == sink.bytes));
    BOOST_TEST((sink.bytes.size() < all.size()));
    BOOST_TEST(run.tally.records() == test::lines_of(sink.bytes).size());
  }
}

// Rows of a source of which nothing could be read yet are held back; they go out in the end.
BOOST_AUTO_TEST_CASE(an_interrupted_run_shows_the_malformed_records_of_its_last_source) {
  class Interrupting final : public boardmill::batch::Observer {
   public:
    explicit Interrupting(std::atomic<bool>& flag) : flag_(flag) {}
    void opened(const boardmill::batch::SourceInfo&) override {}
    void fault(std::string_view, Outcome, const Fault&) override { ++faults; }
    void progress(const boardmill::batch::Tally&) override { flag_ = true; }
    unsigned faults = 0;

   private:
    std::atomic<bool>& flag_;
  };
  boardmill::batch::Arena arena(1);
  test::TextSources sources({{"t", times(900, bad)}});
  std::atomic<bool> interrupted = false;
  Interrupting observer(interrupted);
  test::TextSink sink;
  const auto job = flip_job(letters());
  const boardmill::batch::SolveSummary run =
      boardmill::batch::solve(arena, sources, job->solving(), test::DebugFormat(0), sink,
                              {100, false}, observer, interrupted);
  BOOST_TEST((run.end == boardmill::batch::RunEnd::interrupted));
  const std::size_t rows = test::lines_of(sink.bytes).size();
  BOOST_TEST((rows > 0 && rows < 900));
  BOOST_TEST(run.tally.of(Outcome::malformed) == rows);
  BOOST_TEST(observer.faults > 0U);
}

BOOST_AUTO_TEST_CASE(a_closed_output_ends_the_run_quietly) {
  for (const unsigned threads : {1U, 2U, 8U}) {
    for (const std::size_t closed_after : {0U, 100U, 20'000U}) {
      test::TextSink sink;
      sink.closed_after = closed_after;
      std::atomic<bool> interrupted = false;
      const Ended ended = solve_into(sink, threads, interrupted);
      BOOST_TEST((ended.run.end == boardmill::batch::RunEnd::output_closed));
      BOOST_TEST((ended.opened < 50));
    }
  }
}

BOOST_AUTO_TEST_CASE(what_the_output_throws_comes_out) {
  for (const unsigned threads : {1U, 2U, 8U}) {
    for (const std::size_t throws_after : {0U, 100U, 20'000U}) {
      test::TextSink sink;
      sink.throws_after = throws_after;
      std::atomic<bool> interrupted = false;
      BOOST_CHECK_THROW(solve_into(sink, threads, interrupted), std::system_error);
    }
  }
}

namespace {

// Hands out one made source.
class MadeSources final : public boardmill::batch::Sources {
 public:
  explicit MadeSources(test::MadeSource::Make make)
      : source_(std::make_unique<test::MadeSource>("made", std::move(make))) {}
  std::unique_ptr<boardmill::batch::Source> next() override { return std::move(source_); }

 private:
  std::unique_ptr<boardmill::batch::Source> source_;
};

}  // namespace

// 300 MB in one line. The batches that come out of the reader are all that is held of it.
BOOST_AUTO_TEST_CASE(a_huge_line_needs_little_memory) {
  constexpr std::uint64_t huge = 300'000'000;
  std::uint64_t given = 0;
  const std::string front = sample + "bwwb\n";
  const std::string back = "\nbwwb\nbwww\n" + sample;
  const auto make = [&](std::span<char> room) {
    std::size_t size = 0;
    for (; size < room.size(); ++size, ++given) {
      if (given < front.size()) {
        room[size] = front[given];
      } else if (given < front.size() + huge) {
        const std::size_t run =
            std::min<std::size_t>(room.size() - size, front.size() + huge - given);
        std::fill_n(room.begin() + static_cast<std::ptrdiff_t>(size), run, 'b');
        size += run - 1;
        given += run - 1;
      } else if (given < front.size() + huge + back.size()) {
        room[size] = back[given - front.size() - huge];
      } else {
        break;
      }
    }
    return size;
  };
  const auto job = flip_job(letters());
  {
    MadeSources sources(make);
    boardmill::batch::Reader reader(sources, job->solving(), 4096);
    boardmill::batch::Batch batch;
    std::size_t largest = 0;
    std::uint64_t records = 0;
    while (reader.next(batch)) {
      largest = std::max(largest, batch.buffer.capacity());
      for (const boardmill::batch::Segment& segment : batch.segments) records += segment.records;
    }
    BOOST_TEST(records == 3U);
    BOOST_TEST((largest < std::size_t{1} << 20));
  }
  BOOST_TEST(given == front.size() + huge + back.size());
  given = 0;
  boardmill::batch::Arena arena(2);
  MadeSources sources(make);
  test::TextSink sink;
  test::Listener listener;
  const std::atomic<bool> interrupted = false;
  boardmill::batch::solve(arena, sources, job->solving(), test::DebugFormat(0), sink, {}, listener,
                          interrupted);
  BOOST_TEST(sink.bytes == row("made", 1, "solved|4||") +
                               row("made", 2,
                                   "malformed|||line too long 6:65537 expected a line of at most "
                                   "64 KiB found a longer one") +
                               row("made", 3, "solved|4||"));
}

BOOST_AUTO_TEST_CASE(twenty_thousand_sources_of_one_board) {
  std::vector<Text> texts;
  std::string expected;
  for (int i = 0; i < 20'000; ++i) {
    const std::string name = std::to_string(i);
    texts.push_back({name, sample});
    expected += row(name, 1, "solved|4||");
  }
  const auto job = flip_job(letters());
  const test::Outcomes found =
      test::solve(*job, 0, texts, {3, boardmill::batch::default_chunk_bytes, false});
  BOOST_TEST((found.rows == expected));
  BOOST_TEST(found.heard.opened_sources.size() == 20'000U);
  BOOST_TEST(found.heard.last_progress == 20'000U);
}

// Sources that hold nothing fill no batch: there have to be bounds of another kind.
BOOST_AUTO_TEST_CASE(a_batch_does_not_collect_empty_sources_without_end) {
  test::TextSources sources(std::vector<Text>(20'000, {"t", ""}));
  const auto job = flip_job(letters());
  boardmill::batch::Reader reader(sources, job->solving(), 4096);
  boardmill::batch::Batch batch;
  std::size_t segments = 0;
  while (reader.next(batch)) {
    BOOST_TEST((batch.segments.size() <= 5'000));
    segments += batch.segments.size();
  }
  BOOST_TEST(segments == 20'000U);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
