#include "engine/flip/judge/space.h"

#include <rapidcheck/boost_test.h>

#include <boost/test/unit_test.hpp>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "engine/flip/flip.h"
#include "tests/support/contestant.h"
#include "tests/support/driver.h"
#include "tests/support/flip_boards.h"

BOOST_AUTO_TEST_SUITE(flip)
BOOST_AUTO_TEST_SUITE(space)

using namespace boardmill;
using namespace boardmill::flip;

namespace {

using Boards = boardmill::flip::BoardSpace;

Config config_of(Size size) {
  Config config;
  config.size = size;
  return config;
}

// The space of a request, seen through texts.
class TextSpace {
 public:
  explicit TextSpace(const std::string& form, const std::string& size = "") {
    Request request;
    request.input_format = form;
    if (!size.empty()) request.settings.emplace("size", size);
    job_ = std::move(entry().prepare(request).value());
  }

  const boardmill::Space& erased() const { return job_->making()->space(); }
  std::optional<std::uint64_t> size() const { return erased().size(); }
  std::vector<std::string> list(std::uint64_t first, std::size_t count) const {
    return test::texts_of(erased().list(first, count));
  }
  std::uint64_t rank(const std::string& text) const { return erased().rank(*read(text)); }
  std::vector<std::string> simpler(const std::string& text) const {
    return test::texts_of(erased().simpler(*read(text)));
  }

 private:
  CasePtr read(const std::string& text) const { return job_->making()->read({&text, 1}).front(); }

  std::unique_ptr<const Job> job_;
};

// The cells of a text, rows parted by slashes.
std::string flat(std::string_view text) {
  std::string cells(text);
  for (char& byte : cells) byte = byte == '\n' ? '/' : byte;
  return cells;
}

bool has(const std::vector<std::string>& texts, const std::string& text) {
  return std::find(texts.begin(), texts.end(), text) != texts.end();
}

}  // namespace

BOOST_AUTO_TEST_CASE(boards_come_by_their_black_pieces_and_then_row_by_row) {
  for (const Size size : {Size{1, 1}, Size{2, 3}, Size{3, 3}, Size{1, 10}, Size{4, 4}}) {
    const Boards space(config_of(size));
    const std::uint64_t count = space.size().value();
    BOOST_TEST(count == std::uint64_t{1} << size.cells());
    Board last = space.at(0);
    BOOST_TEST(weight(last) == 0U);
    for (std::uint64_t number = 1; number < count; ++number) {
      const Board board = space.at(number);
      const bool later =
          weight(board) != weight(last) ? weight(board) > weight(last) : precedes(last, board);
      if (!later || space.rank(board) != number) BOOST_ERROR(to_string(size) << ": " << number);
      last = board;
    }
    BOOST_TEST(weight(last) == size.cells());
  }
}

BOOST_AUTO_TEST_CASE(there_are_numbers_up_to_24_cells) {
  BOOST_TEST(Boards(config_of({4, 6})).size().value() == std::uint64_t{1} << 24);
  BOOST_TEST(!Boards(config_of({5, 5})).size().has_value());
  BOOST_TEST(Boards(Config()).size().value() == 65536U);
  BOOST_TEST(!TextSpace("headed").size().has_value());
  BOOST_TEST(TextSpace("headed", "3x3").size().value() == 512U);
  BOOST_CHECK_THROW(TextSpace("headed").list(0, 1), std::logic_error);
  BOOST_CHECK_THROW(TextSpace("headed").rank("1 1\n0\n"), std::logic_error);
  BOOST_CHECK_THROW(TextSpace("line").rank("ww/wb\n"), std::invalid_argument);
  BOOST_CHECK_THROW(TextSpace("line").rank("nonsense\n"), std::invalid_argument);
}

RC_BOOST_PROP(numbers_are_inverse, (unsigned pick)) {
  const Boards space(config_of({4, 6}));
  const std::uint64_t number = pick % (std::uint64_t{1} << 24);
  RC_ASSERT(space.rank(space.at(number)) == number);
}

BOOST_AUTO_TEST_CASE(the_list_is_in_the_input_form) {
  const std::vector<std::string> first{"ww/ww\n", "ww/wb\n", "ww/bw\n"};
  BOOST_TEST((TextSpace("line", "2x2").list(0, 3) == first));
  const std::vector<std::string> last{"1 1\n1 1\n"};
  BOOST_TEST((TextSpace("counted-letters", "2x2").list(15, 1) == last));
  BOOST_TEST(TextSpace("counted-letters", "2x2").rank("0 0\n1 0\n") == 2U);
  BOOST_TEST(TextSpace("csv", "2x2").rank("ww/bw\n") == 2U);
}

BOOST_AUTO_TEST_CASE(simpler_boards_have_fewer_black_pieces_or_them_further_on) {
  const auto found = TextSpace("line", "2x3").simpler("bwb/bww\n");
  BOOST_TEST(found.front() == "www/www\n");
  for (const char* one : {"wwb/bww\n", "bww/bww\n", "bwb/www\n", "bww/www\n"}) {
    BOOST_TEST(has(found, one), one);
  }
  BOOST_TEST(has(found, "wbb/bww\n"));  // one piece further on
  BOOST_TEST(has(found, "bwb/wwb\n"));
  BOOST_TEST(has(found, "wbb/www\n"));  // r1c1 pressed
  BOOST_TEST(TextSpace("line", "2x3").simpler("www/www\n").empty());
  BOOST_TEST(TextSpace("line", "2x3").simpler("www/wwb\n").size() == 1U);
}

BOOST_AUTO_TEST_CASE(parts_of_a_board_only_where_the_size_is_open) {
  const auto open = TextSpace("headed").simpler("2 3\n1 0 1\n0 1 1\n");
  for (const char* one : {"1 3\n1 0 1\n", "1 3\n0 1 1\n", "2 2\n1 0\n0 1\n", "2 2\n0 1\n1 1\n"}) {
    BOOST_TEST(has(open, one), flat(one));
  }
  for (const std::string& one : TextSpace("headed", "2x3").simpler("2 3\n1 0 1\n0 1 1\n")) {
    BOOST_TEST(one.starts_with("2 3\n"));
  }
  const auto squares = TextSpace("counted-square").simpler("3\nwyw\nyyw\nwwy\n");
  BOOST_TEST(has(squares, "2\nwy\nyy\n"));
  BOOST_TEST(has(squares, "2\nyw\nwy\n"));
  BOOST_TEST(has(squares, "3\nwww\nwww\nwww\n"));
  BOOST_TEST(TextSpace("headed").simpler("1 1\n0\n").empty());
}

RC_BOOST_PROP(simpler_boards_are_before_a_board, (unsigned seed)) {
  Random random(seed, 0);
  const Size size{1 + random.below(4), 1 + random.below(6)};
  const Boards space(config_of(size));
  const auto erased = TextSpace("line", to_string(size));
  const Board board = test::random_grid(size, random);
  Bytes text;
  write_line(board, text);
  text.push_back('\n');
  std::uint64_t last = 0;
  const auto found = erased.simpler(std::string(view(text)));
  for (const std::string& one : found) {
    const std::uint64_t number = erased.rank(one);
    RC_ASSERT(number < space.rank(board));
    RC_ASSERT(&one == &found.front() || number > last);
    last = number;
  }
  RC_ASSERT(found.empty() == (weight(board) == 0));
}

BOOST_AUTO_TEST_CASE(large_boards_have_some_hundred_simpler_ones) {
  Random random(7, 0);
  const auto space = TextSpace("headed");
  for (const Size size : {Size{15, 15}, Size{64, 64}}) {
    std::string text = std::to_string(size.rows) + " " + std::to_string(size.columns) + "\n";
    for (unsigned row = 0; row < size.rows; ++row) {
      for (unsigned column = 0; column < size.columns; ++column) {
        text += random.below(2) == 0 ? "0 " : "1 ";
      }
      text += "\n";
    }
    const auto found = space.simpler(text);
    BOOST_TEST(found.size() > 100U);
    BOOST_TEST(found.size() < 500U);
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
