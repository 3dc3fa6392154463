#include "engine/flip/judge/explain.h"

#include <boost/test/unit_test.hpp>
#include <string>

#include "engine/flip/algebra.h"
#include "engine/flip/null_basis.h"
#include "tests/support/flip_boards.h"

BOOST_AUTO_TEST_SUITE(flip)
BOOST_AUTO_TEST_SUITE(explain)

using namespace boardmill;
using namespace boardmill::flip;

namespace {

Board board_of(Size size, const std::vector<std::uint64_t>& rows) {
  Board board;
  board.size = size;
  std::copy(rows.begin(), rows.end(), board.rows.begin());
  return board;
}

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

// With single blanks for line ends.
std::string joined(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_solvable_board_is_drawn_press_by_press) {
  const Board board = board_of({3, 3}, {0b011, 0b101, 0b110});
  BOOST_TEST(boardmill::flip::explain(Config(), board) ==
             "2 presses make every piece white: r1c1 r3c3\n"
             "\n"
             "start     r1c1      r3c3\n"
             " b b w    [w]w w     w w w\n"
             " b w b     w w b     w w w\n"
             " w b b     w b b     w w[w]\n"
             "\n"
             "1 press set leads to white and as many to black: none of them has fewer than 2\n"
             "presses.\n");
}

BOOST_AUTO_TEST_CASE(a_solid_board_needs_no_press) {
  Config config;
  const Board white = test::uniform_board({4, 4}, false);
  BOOST_TEST(boardmill::flip::explain(config, white) ==
             "Every piece is white already: no press is needed.\n");
  config.cells = Alphabet{'w', 'y'};
  config.goal = Goal::black;
  BOOST_TEST(boardmill::flip::explain(config, test::uniform_board({4, 4}, true)) ==
             "Every piece is black (y) already: no press is needed.\n");
}

BOOST_AUTO_TEST_CASE(an_unsolvable_board_has_an_odd_number_of_marked_pieces) {
  const Board board = board_of({4, 4}, {0b0001, 0, 0, 0});
  const PressSet marked = *NullBasis::of(Rule::cross, board.size).certificate(board, Goal::either);
  for (const Goal goal : test::all_goals) {
    Config config;
    config.goal = goal;
    const std::string text = joined(boardmill::flip::explain(config, board));
    BOOST_TEST(has(text, "Now 1 of them is black, which is odd"), text);
    BOOST_TEST(has(text, "0 if all pieces were white") == (goal != Goal::black), text);
    BOOST_TEST(
        has(text, std::to_string(weight(marked)) + " if all were black") == (goal != Goal::white),
        text);
    BOOST_TEST(has(text, "[b]"), text);
  }
  BOOST_TEST(weight(marked) % 2 == 0U);
}

BOOST_AUTO_TEST_CASE(as_many_cells_are_marked_as_it_says) {
  // Any number of neighbours in a row: the brackets between two of them are one character.
  const Board board = board_of({4, 4}, {0b0100, 0b0010, 0b1011, 0});
  const auto certificate = NullBasis::of(Rule::cross, board.size).certificate(board, Goal::either);
  BOOST_REQUIRE(certificate.has_value());
  const std::string text = boardmill::flip::explain(Config(), board);
  std::size_t marked = 0;
  for (const std::string_view left : {"[b", "[w", "|b", "|w"}) {
    for (std::size_t at = text.find(left); at != std::string::npos; at = text.find(left, at + 1)) {
      ++marked;
    }
  }
  BOOST_TEST(marked == weight(*certificate));
}

BOOST_AUTO_TEST_CASE(how_many_press_sets_there_are) {
  Config config;
  const Board board = board_of({4, 4}, {0b0011, 0b0001, 0, 0});
  BOOST_TEST(has(joined(boardmill::flip::explain(config, board)),
                 "16 press sets (2^4) lead to white and as many to black: none of them has fewer "
                 "than 1 press."));
  config.goal = Goal::white;
  BOOST_TEST(has(joined(boardmill::flip::explain(config, board)),
                 "16 press sets (2^4) lead to white: none of them has fewer than 1 press."));
  BOOST_TEST(!has(boardmill::flip::explain(config, board), "asked for"));
  config.answer = AnswerText::grid_or_impossible;
  config.cells = Alphabet{'0', '1'};
  BOOST_TEST(has(joined(boardmill::flip::explain(config, board)),
                 "16 press sets (2^4) lead to white (0): none of them has fewer than 1 press. Of "
                 "those with so few, the one is asked for"));
  BOOST_TEST(has(boardmill::flip::explain(config, board_of({3, 3}, {0b011, 0b101, 0b110})),
                 "No other press set leads to white (0).\n"));
}

BOOST_AUTO_TEST_CASE(large_boards_are_told) {
  Random random(1, 0);
  const std::string text = boardmill::flip::explain(Config(), test::random_grid({20, 20}, random));
  BOOST_TEST(has(text, "presses make every piece"));
  BOOST_TEST(!has(text, "["));
  Config config;
  config.max_nullity = 3;
  BOOST_TEST(
      has(boardmill::flip::explain(config, test::uniform_board({64, 64}, true)), "Not decided: "));
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
