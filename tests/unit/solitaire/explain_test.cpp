#include "engine/solitaire/judge/explain.h"

#include <boost/test/unit_test.hpp>
#include <string>

#include "engine/solitaire/shadow.h"
#include "tests/support/solitaire_pairs.h"

BOOST_AUTO_TEST_SUITE(solitaire)
BOOST_AUTO_TEST_SUITE(explain)

using namespace boardmill;
using namespace boardmill::solitaire;

namespace {

Pair pair_of(std::initializer_list<int> start, std::initializer_list<int> target) {
  return {test::position_of(test::fields_of(start)), test::position_of(test::fields_of(target))};
}

std::string explained(const Pair& pair, int limit = 8) {
  Config config;
  config.question.max_moves = limit;
  return boardmill::solitaire::explain(config, pair);
}

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

std::string joined(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_target_within_the_limit_is_drawn_move_by_move) {
  const Pair pair = pair_of({4, 4, 4, 5, 5, 4, 6, 5}, {2, 4, 3, 3, 3, 6, 4, 6});
  const std::string text = explained(pair);
  BOOST_TEST(
      text.starts_with("The target (+) is 7 moves away, within the limit of 8:\n"
                       "\n"
                       "start"));
  BOOST_TEST(std::count(text.begin(), text.end(), 'O') == 7);
  BOOST_TEST(explained(pair_of({1, 1, 1, 2, 1, 3, 1, 4}, {1, 1, 1, 2, 1, 3, 2, 4}), 1) ==
             "The target (+) is 1 move away, within the limit of 1:\n"
             "\n"
             "start             r1c4-r2c4\n"
             "o o o o . . . .   o o o . . . . .\n"
             ". . . + . . . .   . . . O . . . .\n"
             ". . . . . . . .   . . . . . . . .\n"
             ". . . . . . . .   . . . . . . . .\n"
             ". . . . . . . .   . . . . . . . .\n"
             ". . . . . . . .   . . . . . . . .\n"
             ". . . . . . . .   . . . . . . . .\n"
             ". . . . . . . .   . . . . . . . .\n");
}

BOOST_AUTO_TEST_CASE(equal_ends_need_no_move) {
  const Pair pair = pair_of({4, 4, 4, 5, 5, 4, 6, 5}, {4, 5, 4, 4, 6, 5, 5, 4});
  BOOST_TEST(explained(pair, 0) ==
             "Start and target are the same four fields: no move is needed.\n");
}

BOOST_AUTO_TEST_CASE(beyond_the_limit_there_is_a_bound_or_a_search) {
  Random random(2, 0);
  unsigned by_pairing = 0;
  unsigned by_lines = 0;
  unsigned by_diagonals = 0;
  unsigned by_search = 0;
  for (unsigned i = 0; i < 400; ++i) {
    const test::Fields from = test::random_fields(random);
    const test::Fields to = test::random_fields(random);
    const Pair pair{test::position_of(from), test::position_of(to)};
    const std::string text = joined(explained(pair));
    if (has(text, "within the limit")) continue;
    const bool bound = lower_bound(pair.start, pair.target) > 8;
    BOOST_TEST(has(text, "can be reached from the start within 4 moves, and ") == !bound, text);
    const Shadow start = shadow_of(pair.start);
    const Shadow target = shadow_of(pair.target);
    if (has(text, "in the cheapest way")) {
      ++by_pairing;
      BOOST_TEST(has(text, "take " + std::to_string(pairing_bound(pair.start, pair.target))), text);
    } else if (has(text, "By rows alone")) {
      ++by_lines;
      BOOST_TEST(has(text, "takes " + std::to_string(straight_bound(start, target)) + " moves"),
                 text);
    } else if (has(text, "diagonals")) {
      ++by_diagonals;
      BOOST_TEST(has(text, "takes " + std::to_string(diagonal_bound(start, target)) + " moves"),
                 text);
    } else {
      ++by_search;
      const test::SolitaireOracle near_start(from, 4);
      const test::SolitaireOracle near_target(to, 4);
      BOOST_TEST(has(text, std::to_string(near_start.positions().size()) +
                               " positions can be reached from the start within 4 moves, and " +
                               std::to_string(near_target.positions().size()) +
                               " from the target within 4 moves."),
                 text);
    }
  }
  BOOST_TEST(by_pairing > 0U);
  BOOST_TEST(by_lines > 0U);
  BOOST_TEST(by_diagonals > 0U);
  BOOST_TEST(by_search > 0U);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
