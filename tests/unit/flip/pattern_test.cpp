// What a press turns, drawn as data and written as code for the verifier, against the naive oracle.
#include "engine/flip/pattern.h"

#include <boost/test/unit_test.hpp>
#include <string>

#include "engine/flip/rules.h"
#include "tests/support/flip_boards.h"
#include "tests/support/flip_oracle.h"

BOOST_AUTO_TEST_SUITE(flip)
BOOST_AUTO_TEST_SUITE(pattern)

using namespace boardmill;
using namespace boardmill::flip;

namespace {

std::string drawing(Rule rule, Size size, unsigned row, unsigned column) {
  return test::picture(turned_by(rule, size, row, column), '.', 'x');
}

}  // namespace

BOOST_AUTO_TEST_CASE(drawings) {
  const Size size{4, 5};
  BOOST_TEST(drawing(Rule::cross, size, 1, 2) == "..x../.xxx./..x../...../");
  BOOST_TEST(drawing(Rule::torus, size, 0, 0) == "xx..x/x..../...../x..../");
  BOOST_TEST(drawing(Rule::king, size, 0, 4) == "...xx/...xx/...../...../");
  BOOST_TEST(drawing(Rule::neighbours, size, 3, 1) == "...../...../.x.../x.x../");
  BOOST_TEST(drawing(Rule::lines, size, 2, 3) == "...x./...x./xxxxx/...x./");
}

// Where both ways round lead to the same piece, it is turned once.
BOOST_AUTO_TEST_CASE(a_narrow_torus) {
  BOOST_TEST(drawing(Rule::torus, {2, 4}, 0, 0) == "xx.x/x.../");
  BOOST_TEST(drawing(Rule::torus, {1, 2}, 0, 1) == "xx/");
  BOOST_TEST(drawing(Rule::torus, {1, 1}, 0, 0) == "x/");
}

BOOST_AUTO_TEST_CASE(every_press_of_every_size_up_to_16_cells) {
  for (const Rule rule : test::all_rules) {
    for (const Size size : test::sizes_of(1, 16)) {
      const test::FlipOracle oracle(size.rows, size.columns, text(rule));
      for (unsigned cell = 0; cell < size.cells(); ++cell) {
        const std::uint32_t pressed = std::uint32_t{1} << (size.cells() - 1 - cell);
        const std::uint32_t expected = oracle.play(0, pressed);
        rules::Cells cells{};
        rules::press(rule, size, cell, cells);
        const std::uint32_t drawn =
            change_mask(rule, size, cell / size.columns, cell % size.columns);
        BOOST_TEST(drawn == expected, text(rule) << " " << to_string(size) << " " << cell);
        BOOST_TEST(to_index(rules::to_grid(cells, size)) == expected,
                   text(rule) << " " << to_string(size) << " " << cell);
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(drawing_and_code_agree_on_large_boards) {
  for (const Rule rule : test::all_rules) {
    for (const Size size : {Size{64, 64}, Size{63, 64}, Size{64, 1}, Size{1, 64}, Size{2, 64}}) {
      Random random(size.cells(), static_cast<std::uint64_t>(rule));
      const PressSet presses = test::random_grid(size, random);
      rules::Cells cells{};
      rules::play(rule, size, rules::to_cells(presses), cells);
      BOOST_TEST(test::same(rules::to_grid(cells, size), played(rule, presses)),
                 text(rule) << " " << to_string(size));
    }
  }
}

BOOST_AUTO_TEST_CASE(rules_are_mutual) {
  for (const Rule rule : test::all_rules) {
    for (const Size size : {Size{7, 5}, Size{1, 6}, Size{2, 2}, Size{64, 3}}) {
      for (unsigned a = 0; a < size.cells(); ++a) {
        const Grid turned = turned_by(rule, size, a / size.columns, a % size.columns);
        BOOST_TEST(turned.at(a / size.columns, a % size.columns) == turns_itself(rule));
        for (unsigned b = 0; b < size.cells(); ++b) {
          const Grid back = turned_by(rule, size, b / size.columns, b % size.columns);
          BOOST_REQUIRE(turned.at(b / size.columns, b % size.columns) ==
                        back.at(a / size.columns, a % size.columns));
        }
      }
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
