#include "engine/flip/judge/symmetry.h"

#include <boost/test/unit_test.hpp>
#include <set>
#include <vector>

#include "engine/flip/table.h"

BOOST_AUTO_TEST_SUITE(flip)
BOOST_AUTO_TEST_SUITE(symmetry)

using namespace boardmill;
using namespace boardmill::flip;

namespace {

Board board_of(Size size, std::uint32_t index) {
  Board board;
  board.size = size;
  from_index(index, size, board);
  return board;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_square_has_eight_symmetries_and_an_oblong_four) {
  BOOST_TEST(symmetries({3, 3}, Goal::white).size() == 8U);
  BOOST_TEST(symmetries({3, 3}, Goal::either).size() == 16U);
  BOOST_TEST(symmetries({2, 3}, Goal::black).size() == 4U);
  std::set<std::uint32_t> images;
  const Board board = board_of({3, 3}, 0b110001000);
  for (const Symmetry& one : symmetries({3, 3}, Goal::either)) {
    images.insert(to_index(image(board, one)));
  }
  BOOST_TEST(images.size() == 8U * 2);
}

BOOST_AUTO_TEST_CASE(no_symmetry_changes_a_cost) {
  for (const Size size : {Size{3, 3}, Size{2, 4}, Size{4, 3}}) {
    const Table& table = Table::of(Rule::cross, size);
    for (const Goal goal : {Goal::white, Goal::black, Goal::either}) {
      const auto all = symmetries(size, goal);
      for (std::uint32_t index = 0; index < 1U << size.cells(); ++index) {
        const Board board = board_of(size, index);
        const Board first = canonical(board, all);
        for (const Symmetry& one : all) {
          const Board other = image(board, one);
          if (table.cost(goal, to_index(other)) != table.cost(goal, index)) {
            BOOST_ERROR(to_string(size) << ": " << index);
          }
          if (to_index(canonical(other, all)) != to_index(first)) BOOST_ERROR("canonical");
        }
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(fixed_boards_are_those_that_stay) {
  for (const Size size : {Size{3, 3}, Size{2, 4}, Size{1, 3}}) {
    for (const Symmetry& one : symmetries(size, Goal::either)) {
      std::set<std::uint32_t> stay;
      for (std::uint32_t index = 0; index < 1U << size.cells(); ++index) {
        if (to_index(image(board_of(size, index), one)) == index) stay.insert(index);
      }
      const FixedBoards fixed = fixed_boards(size, one);
      std::set<std::uint32_t> made;
      for (std::uint32_t some = 0; fixed.any && some < 1U << fixed.choices.size(); ++some) {
        Board board = fixed.base;
        for (std::size_t i = 0; i < fixed.choices.size(); ++i) {
          if (((some >> i) & 1U) != 0) add(board, fixed.choices[i]);
        }
        made.insert(to_index(board));
      }
      BOOST_TEST((made == stay));
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
