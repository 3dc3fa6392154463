#include "engine/flip/board.h"

#include <boost/test/unit_test.hpp>
#include <string>

BOOST_AUTO_TEST_SUITE(flip)
BOOST_AUTO_TEST_SUITE(board)

using namespace boardmill;
using namespace boardmill::flip;

BOOST_AUTO_TEST_CASE(an_index_reads_like_the_board) {
  Board board;
  board.size = {2, 3};
  board.set(0, 0);
  board.set(1, 1);
  BOOST_TEST(to_index(board) == 0b100'010U);
  Board back;
  back.rows.fill(~std::uint64_t{0});
  for (std::uint32_t index = 0; index < 64; ++index) {
    from_index(index, {2, 3}, back);
    BOOST_TEST(to_index(back) == index);
    BOOST_TEST(back.rows[0] < 8U);
  }
}

BOOST_AUTO_TEST_CASE(an_index_may_have_32_cells) {
  Board board;
  from_index(0x80000001U, {4, 8}, board);
  BOOST_TEST(board.at(0, 0));
  BOOST_TEST(board.at(3, 7));
  BOOST_TEST(to_index(board) == 0x80000001U);
}

BOOST_AUTO_TEST_CASE(boards_and_presses_are_written) {
  Board board;
  board.size = {2, 3};
  board.set(0, 1);
  board.set(1, 2);
  Bytes out;
  write_line(board, out);
  out.push_back(' ');
  write_presses(board, out);
  BOOST_TEST(view(out) == "wbw/wwb r1c2 r2c3");
  Board row;
  row.size = {1, 2};
  row.set(0, 0);
  out.clear();
  write_line(row, out);
  BOOST_TEST(view(out) == "bw/");
  Board large;
  large.size = {64, 64};
  large.set(63, 63);
  out.clear();
  write_presses(large, out);
  BOOST_TEST(view(out) == "r64c64");
  out.clear();
  write_presses(PressSet{{4, 4}}, out);
  BOOST_TEST(view(out) == "");
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
