// Plain boards take a fast path when only costs are wanted. It has to give what the path of all
// other records gives, to whom the line of each record is wanted.
#include <boost/test/unit_test.hpp>
#include <string>
#include <vector>

#include "engine/puzzle/random.h"
#include "tests/support/driver.h"

BOOST_AUTO_TEST_SUITE(flip)
BOOST_AUTO_TEST_SUITE(sweep)

using namespace boardmill;

namespace {

std::string board(Random& random, char white, char black, const std::string& line_end) {
  std::string text;
  for (int row = 0; row < 4; ++row) {
    for (int column = 0; column < 4; ++column) text += random.below(2) == 0 ? white : black;
    text += line_end;
  }
  return text;
}

std::string mixture(std::uint64_t case_index) {
  Random random(1, case_index);
  // Each mixture has favourites of its own, so that there are long runs of plain boards as well.
  const std::uint32_t kinds = 1 + random.below(14);
  std::string text;
  for (int i = 0; i < 60; ++i) {
    switch (random.below(2) == 0 ? 0 : random.below(kinds)) {
      case 0:
      case 1:
        text += board(random, 'w', 'b', "\n");
        break;
      case 2:
        text += board(random, 'W', 'B', "\n");
        break;
      case 3:
        text += board(random, 'w', 'B', "\n");
        break;
      case 4:
        text += board(random, '0', '1', "\n");
        break;
      case 5:
        text += board(random, '.', '#', "\n");
        break;
      case 6:
        text += board(random, 'w', 'b', "\r\n");
        break;
      case 7:
        text += "\n";
        break;
      case 8:
        text += " \t\r\n";
        break;
      case 9:
        text += board(random, 'w', 'b', " \n");
        break;
      case 10: {
        std::string bad = board(random, 'w', 'b', "\n");
        bad[random.below(20)] = static_cast<char>(random.below(256));
        text += bad;
        break;
      }
      case 11:
        text += board(random, 'w', 'b', "\n").substr(0, random.below(20)) + "\n\n";
        break;
      case 12:
        text += board(random, 'w', 'b', "b\n");
        break;
      default:
        text += board(random, 'w', 'b', "\n\n");
        break;
    }
  }
  if (random.below(2) == 0 && !text.empty()) text.pop_back();
  return text;
}

// The rows without the column of lines.
std::string without_lines(const std::string& rows) {
  std::string text;
  for (const std::string& row : test::lines_of(rows)) {
    const auto cells = test::cells_of(row);
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (i != 4) text += cells[i] + "|";
    }
    text += "\n";
  }
  return text;
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_fast_path_gives_the_same_rows) {
  const Entry& flip = test::puzzle("flip");
  unsigned solved = 0;
  for (std::uint64_t i = 0; i < 400; ++i) {
    const std::string text = mixture(i);
    Request fast;
    fast.input_format = "letters";
    fast.settings["goal"] = i % 3 == 0 ? "either" : i % 3 == 1 ? "white" : "black";
    if (i % 2 == 0) fast.settings["size"] = "4x4";
    Request slow = fast;
    slow.lines_wanted = true;
    const test::Knobs knobs{1, i % 5 == 0 ? std::size_t{300} : test::whole, false};
    const std::string rows = without_lines(test::solve_text(flip, fast, text, knobs));
    BOOST_TEST(rows == without_lines(test::solve_text(flip, slow, text, knobs)));
    solved += rows.find("solved|") != std::string::npos ? 1U : 0U;
  }
  BOOST_TEST(solved > 200U);
}

// Every byte in every place of an otherwise plain board.
BOOST_AUTO_TEST_CASE(one_strange_byte_anywhere) {
  const Entry& flip = test::puzzle("flip");
  Request fast;
  fast.input_format = "letters";
  Request slow = fast;
  slow.lines_wanted = true;
  const std::string plain = "bwwb\nbbwb\nbwwb\nbwww\n";
  for (std::size_t place = 0; place < plain.size(); ++place) {
    std::string text = plain;
    for (int byte = 0; byte < 256; ++byte) {
      std::string strange = plain;
      strange[place] = static_cast<char>(byte);
      text += strange + "\n" + plain;
    }
    const std::string rows = without_lines(test::solve_text(flip, fast, text));
    BOOST_TEST((rows == without_lines(test::solve_text(flip, slow, text))), "place " << place);
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
