#include "engine/solitaire/position.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <string>
#include <vector>

BOOST_AUTO_TEST_SUITE(solitaire)
BOOST_AUTO_TEST_SUITE(position)

using namespace boardmill;
using namespace boardmill::solitaire;

namespace {

std::string moves_as_text(Position position) {
  std::vector<Move> moves;
  for_each_move(position, [&moves](Move move) { moves.push_back(move); });
  Bytes out;
  write_moves(moves, out);
  return std::string(view(out));
}

Position of(std::initializer_list<std::pair<unsigned, unsigned>> fields) {
  Position position = 0;
  for (const auto& [row, column] : fields) position |= field_bit((row - 1) * 8 + column - 1);
  return position;
}

}  // namespace

BOOST_AUTO_TEST_CASE(steps_and_jumps) {
  BOOST_TEST(moves_as_text(of({{1, 1}, {1, 2}, {1, 3}, {1, 4}})) ==
             "r1c1-r2c1 r1c2-r2c2 r1c3xr1c5 r1c3-r2c3 r1c4-r1c5 r1c4-r2c4");
  BOOST_TEST(moves_as_text(of({{1, 1}, {1, 2}, {2, 1}, {8, 8}})) ==
             "r1c1xr1c3 r1c1xr3c1 r1c2-r1c3 r1c2-r2c2 r2c1-r2c2 r2c1-r3c1 r8c8-r7c8 r8c8-r8c7");
}

// Enumerated by two programs outside this project.
BOOST_AUTO_TEST_CASE(the_graph_of_all_positions) {
  std::size_t states = 0;
  std::size_t edges = 0;
  std::size_t least = 99;
  std::size_t most = 0;
  std::size_t one_way = 0;
  std::size_t unordered = 0;
  for (Position position = 0b1111;;) {
    std::size_t degree = 0;
    unsigned last = 0;
    for_each_move(position, [&](Move move) {
      const unsigned order = 64U * move.from + move.to + 1;
      unordered += order <= last ? 1U : 0U;
      last = order;
      ++degree;
      const Position reached = apply(position, move);
      const bool back = any_move(
          reached, [&](Move undo) { return undo.from == move.to && undo.to == move.from; });
      one_way += back && std::popcount(reached) == 4 ? 0U : 1U;
    });
    ++states;
    edges += degree;
    least = std::min(least, degree);
    most = std::max(most, degree);
    // The next larger number with as many ones.
    const Position low = position & (0 - position);
    const Position high = position + low;
    if (high == 0) break;
    position = high | (((position ^ high) >> 2) / low);
  }
  BOOST_TEST(states == 635'376U);
  BOOST_TEST(edges == 8'823'040U);
  BOOST_TEST(least == 6U);
  BOOST_TEST(most == 16U);
  BOOST_TEST(one_way == 0U);
  BOOST_TEST(unordered == 0U);
}

BOOST_AUTO_TEST_CASE(any_move_stops_at_the_first_yes) {
  unsigned seen = 0;
  BOOST_TEST(any_move(0b1111, [&seen](Move) { return ++seen == 2; }));
  BOOST_TEST(seen == 2U);
  BOOST_TEST(!any_move(0b1111, [](Move) { return false; }));
}

BOOST_AUTO_TEST_CASE(positions_are_written_field_by_field) {
  Bytes out;
  write_position(of({{6, 5}, {4, 4}, {4, 5}, {5, 4}}), out);
  BOOST_TEST(view(out) == "4 4 4 5 5 4 6 5");
  out.clear();
  write_position(of({{8, 8}, {1, 1}, {1, 8}, {8, 1}}), out);
  BOOST_TEST(view(out) == "1 1 1 8 8 1 8 8");
  out.clear();
  write_moves({}, out);
  BOOST_TEST(view(out) == "");
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
