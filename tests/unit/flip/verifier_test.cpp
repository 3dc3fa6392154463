// Right claims pass; whatever is planted in them is caught.
#include "engine/flip/verifier.h"

#include <rapidcheck/boost_test.h>

#include <algorithm>
#include <array>
#include <boost/test/unit_test.hpp>
#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/flip/algebra.h"
#include "engine/flip/null_basis.h"
#include "engine/flip/pattern.h"
#include "engine/flip/solver.h"
#include "engine/flip/text.h"
#include "engine/puzzle/executor.h"
#include "engine/puzzle/fault_text.h"
#include "engine/puzzle/random.h"
#include "tests/support/claims.h"
#include "tests/support/flip_oracle.h"

BOOST_AUTO_TEST_SUITE(flip)
BOOST_AUTO_TEST_SUITE(verifier)

using namespace boardmill;
using namespace boardmill::flip;
using test::Row;

namespace {

constexpr std::array goals{Goal::white, Goal::black, Goal::either};
const std::string limit_error = "limit: line 1 column 1: expected less found more";

constexpr std::array<std::string_view, 6> names{"answer", "solution", "certificate",
                                                "method", "instance", "goal"};

Claim claim_of(const Row& row) { return test::claim_of(row, names); }

Finding verify(const Config& config, const Board& board, const Row& row,
               unsigned max_nullity = max_checked_nullity, std::uint64_t record = 7) {
  Verifier::Scratch scratch;
  Finding finding{"of another row", "of another row", "of another row"};
  Verifier(config, max_nullity).verify(board, record, claim_of(row), scratch, finding);
  for (const std::string& text : {finding.verified, finding.wrong, finding.unproved}) {
    BOOST_TEST(text.find_first_of(",\"'\n") == std::string::npos, text);
  }
  return finding;
}

Config with_goal(Goal goal) {
  Config config;
  config.goal = goal;
  return config;
}

Board board_of(std::uint64_t number, Size size) {
  Board board;
  from_index(static_cast<std::uint32_t>(number), size, board);
  return board;
}

Board random_board(Size size, Random& random) {
  Board board;
  board.size = size;
  for (unsigned row = 0; row < size.rows; ++row)
    board.rows[row] = random.next() & row_mask(size.columns);
  return board;
}

// What some presses make of a white board.
Board played(const PressSet& presses) {
  const Size size = presses.size;
  Board board;
  board.size = size;
  const auto turn = [&board](unsigned row, unsigned column) {
    if (row < board.size.rows && column < board.size.columns) {
      board.rows[row] ^= std::uint64_t{1} << column;
    }
  };
  for (unsigned row = 0; row < size.rows; ++row) {
    for (unsigned column = 0; column < size.columns; ++column) {
      if (!presses.at(row, column)) continue;
      turn(row, column);
      turn(row - 1, column);
      turn(row + 1, column);
      turn(row, column - 1);
      turn(row, column + 1);
    }
  }
  return board;
}

std::string presses_text(const PressSet& presses) {
  Bytes out;
  write_presses(presses, out);
  return std::string(view(out));
}

Answer solve(const Config& config, const Board& board) {
  static Solver::Scratch scratch;
  SerialExecutor executor;
  Answer answer;
  Solver(config).solve(board, executor, scratch, answer);
  BOOST_REQUIRE(!is_error(answer.outcome));
  return answer;
}

// The whole row of a right answer.
Row row_of(const Config& config, const Board& board, const Answer& answer,
           std::uint64_t record = 7) {
  const bool solved = answer.outcome == Outcome::solved;
  Row row{{"outcome", std::string(text(answer.outcome))},
          {"cost", solved ? std::to_string(answer.cost) : ""},
          {"error", ""},
          {"method", "some method"},
          {"certificate",
           solved ? ""
                  : presses_text(
                        *NullBasis::of(config.rule, board.size).certificate(board, config.goal))}};
  for (const Column column : {Column::answer, Column::solution, Column::instance, Column::goal}) {
    Bytes out;
    write_text(config, column, record, board, answer, out);
    row[std::string(names[static_cast<std::size_t>(column)])] = view(out);
  }
  return row;
}

Row right_row(const Config& config, const Board& board, std::uint64_t record = 7) {
  return row_of(config, board, solve(config, board), record);
}

Row changed(Row row, const std::string& column, const std::string& cell) {
  row[column] = cell;
  return row;
}

Row only(const Row& row, const std::vector<std::string>& columns) {
  Row some;
  for (const std::string& column : columns) some[column] = row.at(column);
  return some;
}

// Every board of a size, or each `stride`-th, as a naive solver answers it.
void pass_all(Size size, std::uint64_t stride = 1, Rule rule = Rule::cross) {
  const test::FlipOracle oracle(size.rows, size.columns, text(rule));
  for (std::uint64_t number = 0; number < oracle.boards(); number += stride) {
    const Board board = board_of(number, size);
    for (const Goal goal : goals) {
      const auto known = oracle.solve(static_cast<std::uint32_t>(number), text(goal));
      Answer answer;
      if (known.solvable) {
        answer.outcome = Outcome::solved;
        answer.cost = static_cast<std::uint16_t>(known.cost);
        answer.goal = known.goal == "white" ? Goal::white : Goal::black;
        from_index(known.presses, size, answer.presses);
      }
      Config config = with_goal(goal);
      config.rule = rule;
      const Finding finding = verify(config, board, row_of(config, board, answer));
      BOOST_REQUIRE_EQUAL(finding.wrong, "");
    }
  }
}

// What is wrong with a row.
std::string fault_in(const Config& config, const Board& board, const Row& row) {
  return verify(config, board, row).wrong;
}

const Size four{4, 4};

Board judges_board() {
  Board board;
  board.size = four;
  board.rows = {0b1001, 0b1011, 0b1001, 0b0001};  // bwwb/bbwb/bwwb/bwww
  return board;
}

}  // namespace

BOOST_AUTO_TEST_CASE(all_right_rows_of_small_sizes_pass) {
  pass_all({1, 1});
  pass_all({3, 3});
  pass_all({2, 4});
  pass_all({4, 2});
  pass_all({1, 5});
  pass_all(four, 37);
}

BOOST_AUTO_TEST_CASE(right_rows_under_every_rule_pass) {
  for (const Rule rule : test::all_rules) {
    for (const Size size : test::sizes_of(1, 9)) pass_all(size, 1, rule);
    pass_all(four, 37, rule);
  }
}

// Beyond 20 cells by elimination, which knows no more of the solvers.
BOOST_AUTO_TEST_CASE(right_rows_of_larger_sizes_under_every_rule_pass) {
  Random random(2, 0);
  for (const Rule rule : test::all_rules) {
    for (const Size size : {Size{3, 7}, Size{5, 5}, Size{6, 6}, Size{1, 30}, Size{9, 8}}) {
      for (const Goal goal : goals) {
        Config config = with_goal(goal);
        config.rule = rule;
        if (NullBasis::of(rule, size).nullity() > 18) continue;
        for (const Board& board : {random_board(size, random),
                                   boardmill::flip::played(rule, random_board(size, random))}) {
          const Row row = right_row(config, board);
          BOOST_TEST(fault_in(config, board, row) == "");
          BOOST_TEST(fault_in(config, board, changed(row, "cost", row.at("cost") + "1")) != "");
          if (row.at("certificate").empty()) continue;
          BOOST_TEST(fault_in(config, board, changed(row, "certificate", "r1c1")) != "");
        }
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(right_rows_of_larger_sizes_pass) {
  Random random(1, 0);
  for (const Size size : {Size{4, 5}, Size{2, 10}, Size{5, 5}, Size{3, 7}, Size{6, 7}, Size{9, 9},
                          Size{11, 11}, Size{19, 19}, Size{5, 30}, Size{17, 64}, Size{33, 5}}) {
    for (const Goal goal : goals) {
      const Config config = with_goal(goal);
      for (int i = 0; i < 4; ++i) {
        // Half of them are solvable for sure.
        Board board = random_board(size, random);
        if (i % 2 == 0) board = played(board);
        BOOST_TEST(fault_in(config, board, right_row(config, board)) == "");
      }
    }
  }
}

// So many press sets (2^20) that they are not tried one by one.
BOOST_AUTO_TEST_CASE(the_canonical_one_of_very_many_press_sets) {
  Random random(7, 0);
  for (const Goal goal : goals) {
    const Config config = with_goal(goal);
    const PressSet presses = random_board({30, 30}, random);
    const Board board = played(presses);
    const Row row = right_row(config, board);
    const Finding finding = verify(config, board, row);
    BOOST_TEST(finding.wrong == "");
    BOOST_TEST(finding.verified.find("cost by all 2^20 press sets") != std::string::npos);
    const int cost = std::stoi(row.at("cost"));
    for (const int wrong : {cost - 1, cost + 1}) {
      BOOST_TEST(fault_in(config, board, changed(row, "cost", std::to_string(wrong))) ==
                 "cost: expected " + std::to_string(cost) + " found " + std::to_string(wrong));
    }
    if (goal == Goal::black) continue;
    BOOST_TEST(fault_in(config, board, changed(row, "solution", presses_text(presses)))
                   .starts_with("solution: expected "));
  }
}

// Its minimum takes long: here a solution is played that may be any.
BOOST_AUTO_TEST_CASE(the_largest_boards) {
  Random random(2, 0);
  Answer answer;
  answer.outcome = Outcome::solved;
  answer.presses.size = {64, 64};
  for (unsigned row = 0; row < 64; ++row) answer.presses.set(row, random.below(64));
  Board board = played(answer.presses);
  answer.cost = static_cast<std::uint16_t>(weight(answer.presses));
  const Config config = with_goal(Goal::white);
  const auto fault = [&](const Row& row) { return verify(config, board, row, 20).wrong; };
  const Row row = row_of(config, board, answer);
  BOOST_TEST(verify(config, board, row, 20).verified ==
             "outcome by elimination; instance; solution by replay; cost by replay; answer by "
             "replay; goal by elimination");
  BOOST_TEST(verify(config, board, row, 20).unproved == "minimum not verified: nullity 28");
  BOOST_TEST(fault(row) == "");
  BOOST_TEST(fault(changed(row, "cost", std::to_string(answer.cost + 1))) != "");
  BOOST_TEST(fault(changed(row, "solution", row.at("solution") + " r64c65")) != "");
  board.rows[63] ^= 1;
  const Row odd = right_row(config, board);
  BOOST_TEST(odd.at("outcome") == "unsolvable");
  BOOST_TEST(fault(odd) == "");
  BOOST_TEST(fault(row) != "");
}

BOOST_AUTO_TEST_CASE(what_was_verified_and_how) {
  const Board board = judges_board();
  const Row row = right_row(Config(), board);
  BOOST_TEST(verify(Config(), board, row).verified ==
             "outcome by exhaustive search; instance; solution by replay; cost by exhaustive "
             "search; answer by exhaustive search; solution by exhaustive search; goal by "
             "exhaustive search");
  BOOST_TEST(verify(Config(), board, only(row, {"answer"})).verified ==
             "answer by exhaustive search");
  BOOST_TEST(verify(Config(), board, {}).verified == "");
  BOOST_TEST(verify(Config(), board, {}).wrong == "");

  Random random(3, 0);
  const Board six = played(random_board({6, 6}, random));
  BOOST_TEST(verify(Config(), six, only(right_row(Config(), six), {"outcome", "cost"})).verified ==
             "outcome by elimination; cost by the only press set");
  const Board nine = played(random_board({9, 9}, random));
  BOOST_TEST(verify(Config(), nine, only(right_row(Config(), nine), {"cost"})).verified ==
             "cost by all 2^8 press sets");
  const Config white = with_goal(Goal::white);
  BOOST_TEST(verify(white, nine, only(right_row(white, nine), {"goal"})).verified ==
             "goal by elimination");
  Board odd = nine;
  odd.rows[0] ^= 1;
  BOOST_TEST(verify(white, odd, right_row(white, odd)).verified ==
             "outcome by elimination; instance; answer by elimination; certificate by parity");
}

BOOST_AUTO_TEST_CASE(faults_in_a_solved_row) {
  const Board board = judges_board();
  const Config config;
  const Row row = right_row(config, board);
  BOOST_REQUIRE_EQUAL(row.at("cost"), "4");
  BOOST_REQUIRE_EQUAL(row.at("solution"), "r1c1 r2c2 r2c4 r3c1");
  const auto fault = [&](const std::string& column, const std::string& cell) {
    return fault_in(config, board, changed(row, column, cell));
  };
  BOOST_TEST(fault("outcome", "unsolvable") == "outcome: expected solved found unsolvable");
  BOOST_TEST(fault("outcome", "malformed") == "outcome: expected solved found malformed");
  BOOST_TEST(fault("outcome", "unreadable") == "outcome: expected solved found unreadable");
  BOOST_TEST(fault("outcome", "") == "outcome: expected solved found nothing");
  BOOST_TEST(fault("outcome", "Solved") == "outcome: expected solved found Solved");
  BOOST_TEST(fault("error", limit_error).starts_with("error: expected nothing found limit: "));
  BOOST_TEST(fault("cost", "3") == "cost: expected 4 found 3");
  BOOST_TEST(fault("cost", "5") == "cost: expected 4 found 5");
  BOOST_TEST(fault("cost", "04") == "cost: expected 4 found 04");
  BOOST_TEST(fault("cost", "4.0") == "cost: expected 4 found 4.0");
  BOOST_TEST(fault("cost", "65540") == "cost: expected 4 found 65540");
  BOOST_TEST(fault("cost", "") == "cost: expected 4 found nothing");
  BOOST_TEST(fault("answer", "5") == "answer: expected 4 found 5");
  BOOST_TEST(fault("answer", "Impossible") == "answer: expected 4 found Impossible");
  BOOST_TEST(fault("certificate", "r1c1") == "certificate: expected nothing found r1c1");
  BOOST_TEST(fault("goal", "black") == "goal: expected " + row.at("goal") + " found black");
  BOOST_TEST(fault("goal", "") == "goal: expected " + row.at("goal") + " found nothing");
  BOOST_TEST(fault("instance", "bwwb/bbwb/bwwb/bwwb") ==
             "instance: expected bwwb/bbwb/bwwb/bwww found bwwb/bbwb/bwwb/bwwb");
  BOOST_TEST(fault("instance", "") == "instance: expected bwwb/bbwb/bwwb/bwww found nothing");
  BOOST_TEST(fault("method", "any") == "");
}

BOOST_AUTO_TEST_CASE(faults_in_a_solution) {
  const Board board = judges_board();
  const Config config;
  const Row row = right_row(config, board);
  const auto fault = [&](const std::string& cell) {
    return fault_in(config, board, changed(row, "solution", cell));
  };
  BOOST_TEST(fault("") == "solution: expected one colour in the end found 8 black and 8 white");
  // A press too many, a press missing.
  BOOST_TEST(fault("r1c1 r2c2 r2c4 r3c1 r4c4") ==
             "solution: expected one colour in the end found 3 black and 13 white");
  BOOST_TEST(fault("r1c1 r2c2 r2c4").starts_with("solution: expected one colour in the end"));
  BOOST_TEST(fault("r1c1 r2c2 r2c4 r3c1 r3c1") ==
             "solution: expected ascending cells found r3c1 at byte 21");
  BOOST_TEST(fault("r1c4 r1c1 r4c1 r4c4") ==
             "solution: expected ascending cells found r1c1 r4c1 r4c4 at byte 6");
  BOOST_TEST(fault("r1c1 r1c5") == "solution: expected a cell of 4x4 found r1c5 at byte 6");
  BOOST_TEST(fault("r5c1") == "solution: expected a cell of 4x4 found r5c1 at byte 1");
  BOOST_TEST(fault("r999c999") == "solution: expected a cell of 4x4 found r999c999 at byte 1");
  for (const char* cell : {"r0c1", "r1c0", "r01c1", "r1c", "r1", "r", "R1C1", "r-1c1", "r1c1x",
                           "r1111c1", " r1c1", "r1c1,r1c4", "1"}) {
    BOOST_TEST(fault(cell).starts_with("solution: expected a "), cell);
  }
  BOOST_TEST(fault("r1c1 ") ==
             "solution: expected a cell such as r1c2 found nothing after the last blank");
  BOOST_TEST(fault("r1c1  r1c4") == "solution: expected a cell such as r1c2 found  r1c4 at byte 6");
}

// A solution that leads to the goal with more presses than the fewest, or with as many and yet not
// the canonical ones; one that leads to another goal.
BOOST_AUTO_TEST_CASE(solutions_that_are_not_canonical) {
  unsigned longer = 0;
  unsigned equal = 0;
  unsigned other_goal = 0;
  for (std::uint32_t number = 0; number < 65536; number += 97) {
    const PressSet presses = board_of(number, four);
    const Board board = played(presses);
    for (const Goal goal : goals) {
      const Config config = with_goal(goal);
      Row row = right_row(config, board);
      const std::string right = row.at("solution");
      row["solution"] = presses_text(presses);
      const std::string fault = fault_in(config, board, row);
      const auto count = weight(presses);
      if (row["solution"] == right) {
        BOOST_TEST(fault == "");
      } else if (goal == Goal::black && !fault.ends_with("presses")) {
        BOOST_TEST(fault.starts_with("solution: expected all black in the end found 0 black"));
        ++other_goal;
      } else if (std::to_string(count) == row["cost"]) {
        BOOST_TEST(fault.starts_with("solution: expected r"), fault);
        ++equal;
      } else {
        BOOST_TEST(fault.starts_with("solution: expected "), fault);
        BOOST_TEST(fault.find(std::to_string(count) + " press") != std::string::npos, fault);
        ++longer;
        // A row that is consistent in itself.
        row["cost"] = row["answer"] = std::to_string(count);
        BOOST_TEST(fault_in(config, board, row).starts_with("cost: expected "));
      }
    }
  }
  BOOST_TEST(longer > 100U);
  BOOST_TEST(equal > 5U);
  BOOST_TEST(other_goal > 100U);
}

BOOST_AUTO_TEST_CASE(solutions_of_large_boards_that_are_not_canonical) {
  Random random(4, 0);
  const Config config = with_goal(Goal::white);
  unsigned compared = 0;
  for (int i = 0; i < 20; ++i) {
    const PressSet presses = random_board({9, 9}, random);
    const Board board = played(presses);
    const Row row = right_row(config, board);
    if (row.at("solution") == presses_text(presses)) continue;
    BOOST_TEST(fault_in(config, board, changed(row, "solution", presses_text(presses)))
                   .starts_with("solution: expected "));
    ++compared;
    const int cost = std::stoi(row.at("cost"));
    for (const int wrong : {cost - 1, cost + 1}) {
      BOOST_TEST(fault_in(config, board, changed(row, "cost", std::to_string(wrong))) ==
                 "cost: expected " + std::to_string(cost) + " found " + std::to_string(wrong));
    }
  }
  BOOST_TEST(compared > 15U);
}

// With either goal there is a tie on a board that is half way between white and black.
BOOST_AUTO_TEST_CASE(white_wins_a_tie) {
  unsigned ties = 0;
  for (std::uint32_t number = 0; number < 256; ++number) {
    const Board board = board_of(number, {2, 4});
    const Row white = right_row(with_goal(Goal::white), board);
    const Row black = right_row(with_goal(Goal::black), board);
    if (white.at("cost") != black.at("cost")) continue;
    ++ties;
    BOOST_TEST(fault_in(Config(), board, white) == "");
    BOOST_TEST(fault_in(Config(), board, black) != "");
    BOOST_TEST(fault_in(Config(), board, only(black, {"cost", "goal"})) ==
               "goal: expected white found black");
  }
  BOOST_TEST(ties > 10U);
}

BOOST_AUTO_TEST_CASE(faults_in_an_unsolvable_row) {
  for (const Size size : {four, Size{9, 9}}) {
    Board board;
    board.size = size;
    board.set(0, 0);
    const Config config;
    const Row row = right_row(config, board);
    BOOST_REQUIRE_EQUAL(row.at("outcome"), "unsolvable");
    BOOST_TEST(fault_in(config, board, row) == "");
    const auto fault = [&](const std::string& column, const std::string& cell) {
      return fault_in(config, board, changed(row, column, cell));
    };
    BOOST_TEST(fault("outcome", "solved") == "outcome: expected unsolvable found solved");
    BOOST_TEST(fault("cost", "4") == "cost: expected nothing found 4");
    BOOST_TEST(fault("answer", "4") == "answer: expected Impossible found 4");
    BOOST_TEST(fault("answer", "impossible") == "answer: expected Impossible found impossible");
    BOOST_TEST(fault("solution", "r1c1") == "solution: expected nothing found r1c1");
    BOOST_TEST(fault("goal", "white") == "goal: expected nothing found white");
    BOOST_TEST(fault("certificate", "") == "certificate: expected cells found nothing");
    BOOST_TEST(fault("certificate", "r1c1") ==
               "certificate: expected an even number of cells in every press found 1 in that of "
               "r1c1");
    BOOST_TEST(fault("certificate", "r1c1 r1c1") ==
               "certificate: expected ascending cells found r1c1 at byte 6");
    BOOST_TEST(fault("certificate", "everything") ==
               "certificate: expected a cell such as r1c2 found everything at byte 1");
  }
}

// What changes nothing proves nothing where it meets the black pieces an even number of times.
BOOST_AUTO_TEST_CASE(certificates_of_another_board) {
  Board first;
  first.size = four;
  first.set(0, 0);
  const std::string certificate = right_row(Config(), first).at("certificate");
  unsigned good = 0;
  unsigned even = 0;
  for (std::uint32_t number = 0; number < 65536; number += 101) {
    const Board board = board_of(number, four);
    Row row = right_row(Config(), board);
    if (row.at("outcome") == "solved") continue;
    row["certificate"] = certificate;
    const std::string fault = fault_in(Config(), board, row);
    if (fault.empty()) {
      ++good;
    } else {
      BOOST_TEST(fault.starts_with("certificate: expected an odd number of black pieces found "));
      ++even;
    }
  }
  BOOST_TEST(good > 100U);
  BOOST_TEST(even > 100U);
}

namespace {

// What solve writes of a record that is over a limit.
Row given_up(const std::string& error) {
  Row row{{"outcome", "over-limit"}, {"error", error}, {"cost", ""}};
  for (const std::string_view name : names) row[std::string(name)] = "";
  return row;
}

Row without(Row row, const std::string& column) {
  row.erase(column);
  return row;
}

}  // namespace

BOOST_AUTO_TEST_CASE(over_a_limit_is_right_where_the_board_is_beyond_it) {
  Random random(8, 0);
  unsigned refused = 0;
  for (const Size size : {four, Size{4, 5}, Size{1, 17}, Size{5, 5}, Size{9, 9}, Size{21, 21},
                          Size{30, 30}, Size{39, 39}}) {
    for (const bool solvable : {true, false}) {
      const Board some = random_board(size, random);
      const Board board = solvable ? played(some) : some;
      for (const Method method : {Method::automatic, Method::table, Method::nullspace, Method::rows,
                                  Method::gauss, Method::bfs}) {
        for (const unsigned max_nullity : {0U, 3U, 19U}) {
          Config config;
          config.method = method;
          config.max_nullity = max_nullity;
          const bool takes_long = (method == Method::gauss && size.rows == 30) ||
                                  (method == Method::rows && size.columns == 17) ||
                                  method == Method::bfs;
          if (takes_long && max_nullity != 0) continue;
          Solver::Scratch solving;
          SerialExecutor executor;
          Answer answer;
          Solver(config).solve(board, executor, solving, answer);
          if (answer.outcome != Outcome::over_limit) continue;
          ++refused;
          BOOST_TEST_CONTEXT(error_text(answer.fault)) {
            const Row row = given_up(error_text(answer.fault));
            const Finding finding = verify(config, board, row);
            BOOST_TEST(finding.wrong == "");
            BOOST_TEST(finding.unproved == "");
            BOOST_TEST(finding.verified == "outcome by size and nullity of the board");
            BOOST_TEST(verify(config, board, without(row, "outcome")).verified == finding.verified);
            // Nobody knows which method it was, but that it may be so.
            const Finding unnamed = verify(config, board, without(row, "error"));
            BOOST_TEST(unnamed.wrong == "");
            BOOST_TEST(unnamed.verified.empty() != unnamed.unproved.empty());
            BOOST_TEST(fault_in(config, board, changed(row, "cost", "4")) ==
                       "cost: expected nothing found 4");
            BOOST_TEST(fault_in(config, board, changed(row, "error", "")) ==
                       "error: expected a limit that the board is beyond found nothing");
            BOOST_TEST(fault_in(config, board, changed(row, "error", row.at("error") + "1")) != "");
          }
        }
      }
    }
  }
  BOOST_TEST(refused > 50U);
}

BOOST_AUTO_TEST_CASE(over_a_limit_is_wrong_where_the_board_is_within_it) {
  const Board board = judges_board();
  const Row row = given_up(
      "limit: line 1 column 1: expected at most 16 cells for method table "
      "found a board of 4x4");
  BOOST_TEST(fault_in(Config(), board, row) == "outcome: expected solved found over-limit");
  BOOST_TEST(fault_in(Config(), board, without(row, "error")) != "");
  BOOST_TEST(fault_in(Config(), board, without(row, "outcome")) != "");
  Random random(9, 0);
  const Board large = played(random_board({9, 9}, random));
  for (const char* error : {"limit: line 1 column 1: expected nullity at most 7 (--max-nullity) "
                            "found a board of 9x9 of nullity 8",
                            "limit: line 1 column 1: expected nullity at most 20 (method gauss) "
                            "found a board of 9x9 of nullity 21",
                            "bad cell", limit_error.c_str()}) {
    BOOST_TEST(fault_in(Config(), large, given_up(error)) != "");
  }
  // Whether it can be solved at all is found out beyond every nullity.
  Board unsolvable = board;
  unsolvable.rows[0] ^= 1;
  Config config;
  config.max_nullity = 3;
  BOOST_TEST(fault_in(config, board, given_up("limit")) == "");
  BOOST_TEST(fault_in(config, unsolvable, given_up("limit")) ==
             "outcome: expected unsolvable found over-limit");
}

BOOST_AUTO_TEST_CASE(cells_that_are_rightly_empty_prove_what_they_can) {
  const Board board = judges_board();
  Board odd;
  odd.size = four;
  odd.set(0, 0);
  BOOST_TEST(verify(Config(), odd, {{"cost", ""}}).verified == "no cost by exhaustive search");
  BOOST_TEST(verify(Config(), odd, {{"solution", ""}}).verified ==
             "no solution by exhaustive search");
  BOOST_TEST(verify(Config(), board, {{"certificate", ""}}).verified ==
             "no certificate by exhaustive search");
  BOOST_TEST(verify(Config(), odd, {{"outcome", "unsolvable"}, {"cost", ""}}).verified ==
             "outcome by exhaustive search");
}

BOOST_AUTO_TEST_CASE(answers_of_all_problems) {
  const Board board = judges_board();
  Board odd;
  odd.size = four;
  odd.set(0, 0);
  const std::map<AnswerText, std::pair<std::string, std::string>> texts{
      {AnswerText::number_or_impossible, {"4", "Impossible"}},
      {AnswerText::number_or_inf, {"4", "inf"}},
      {AnswerText::numbered_grid,
       {"PUZZLE #7\n1 0 0 0\n0 1 0 1\n1 0 0 0\n0 0 0 0", "PUZZLE #7\nIMPOSSIBLE"}},
      {AnswerText::grid_or_impossible, {"1 0 0 0\n0 1 0 1\n1 0 0 0\n0 0 0 0", "IMPOSSIBLE"}}};
  for (const auto& [answer, right] : texts) {
    Config config;
    config.answer = answer;
    for (const auto& [other, wrong] : texts) {
      BOOST_TEST((fault_in(config, board, {{"answer", wrong.first}}) == "") ==
                 (wrong.first == right.first));
      BOOST_TEST((fault_in(config, odd, {{"answer", wrong.second}}) == "") ==
                 (wrong.second == right.second));
    }
    BOOST_TEST(fault_in(config, board, {{"answer", ""}}) != "");
    BOOST_TEST(fault_in(config, board, {{"answer", right.second}}) != "");
    BOOST_TEST(fault_in(config, odd, {{"answer", right.first}}) != "");
  }
  Config config;
  config.answer = AnswerText::numbered_grid;
  const Row row{{"answer", texts.at(AnswerText::numbered_grid).first}};
  BOOST_TEST(verify(config, board, row, max_checked_nullity, 8).wrong != "");
}

BOOST_AUTO_TEST_CASE(beyond_the_greatest_nullity_a_witness_is_verified) {
  Random random(5, 0);
  const Board board = played(random_board({9, 9}, random));
  const Row row = right_row(Config(), board);
  const auto beyond = [&board](const Row& claimed) { return verify(Config(), board, claimed, 7); };
  const std::string phrase = "minimum not verified: nullity 8";
  BOOST_TEST(beyond(row).wrong == "");
  BOOST_TEST(beyond(row).unproved == phrase);
  BOOST_TEST(beyond(row).verified ==
             "outcome by elimination; instance; solution by replay; cost by replay; answer by "
             "replay; goal by replay");
  BOOST_TEST(beyond(only(row, {"outcome", "cost"})).unproved == phrase);
  BOOST_TEST(beyond(only(row, {"outcome", "cost"})).verified == "outcome by elimination");
  for (const char* column : {"answer", "goal"}) {
    BOOST_TEST(beyond(only(row, {column})).unproved == phrase);
    BOOST_TEST(beyond(only(row, {column})).verified == "");
  }
  BOOST_TEST(beyond(only(row, {"outcome"})).unproved == "");
  BOOST_TEST(beyond(only(row, {"outcome"})).verified == "outcome by elimination");
  const int cost = std::stoi(row.at("cost"));
  for (const int wrong : {cost - 1, cost + 1}) {
    BOOST_TEST(beyond(changed(row, "cost", std::to_string(wrong))).wrong != "");
    BOOST_TEST(beyond(changed(row, "answer", std::to_string(wrong))).wrong != "");
  }
  BOOST_TEST(beyond({{"cost", "4097"}}).wrong.starts_with("cost: expected at most "));
  BOOST_TEST(beyond({{"cost", "x"}}).wrong == "cost: expected a number found x");
  BOOST_TEST(beyond({{"cost", ""}}).wrong == "cost: expected a number found nothing");
  BOOST_TEST(beyond({{"goal", "red"}}).wrong == "goal: expected white or black found red");
  BOOST_TEST(beyond({{"answer", "Impossible"}}).wrong ==
             "answer: expected that of a solvable board found Impossible");
  BOOST_TEST(beyond({{"answer", ""}}).wrong != "");
  BOOST_TEST(beyond(changed(row, "solution", "r1c1")).wrong != "");
  BOOST_TEST(beyond(changed(row, "goal", row.at("goal") == "white" ? "black" : "white")).wrong !=
             "");
  Board odd = board;
  odd.rows[0] ^= 1;
  BOOST_TEST(beyond(right_row(Config(), board)).wrong == "");
  BOOST_TEST(verify(Config(), odd, right_row(Config(), odd), 0).wrong == "");
}

BOOST_AUTO_TEST_CASE(differences_of_long_texts_are_shown_where_they_are) {
  Random random(6, 0);
  const Board board = played(random_board({6, 20}, random));
  const Row row = right_row(Config(), board);
  std::string instance = row.at("instance");
  instance[100] = instance[100] == 'b' ? 'w' : 'b';
  const std::string fault = fault_in(Config(), board, changed(row, "instance", instance));
  BOOST_TEST(fault.ends_with(" at byte 101"));
  BOOST_TEST(fault_in(Config(), board, changed(row, "instance", row.at("instance") + "/"))
                 .starts_with("instance: expected the end found / at byte "));
}

namespace {

rc::Gen<std::string> any_cell(const std::string& right) {
  return test::any_cell(right, "rc123456789 bw/-",
                        {"", "solved", "unsolvable", "over-limit", "malformed", "unreadable",
                         "Impossible", "inf", "white", "black", "either", "limit", "r1c1"});
}

}  // namespace

RC_BOOST_PROP(no_other_text_passes, ()) {
  const Size size = *rc::gen::element(Size{1, 1}, Size{3, 3}, four, Size{4, 5}, Size{5, 5},
                                      Size{4, 9}, Size{9, 9});
  Random random(*rc::gen::arbitrary<std::uint64_t>(), 0);
  const Config config = with_goal(*rc::gen::elementOf(goals));
  const Board some = random_board(size, random);
  const Board board = *rc::gen::arbitrary<bool>() ? some : played(some);
  const Row row = right_row(config, board);
  RC_ASSERT(fault_in(config, board, row) == "");
  const std::string column = *rc::gen::element<std::string>(
      "outcome", "cost", "error", "answer", "solution", "certificate", "instance", "goal");
  const std::string cell = *any_cell(row.at(column));
  const bool right = cell == row.at(column);
  const std::string fault = fault_in(config, board, changed(row, column, cell));
  if (column == "certificate" && fault.empty() && !right) {
    // Another one may do as well: then it changes nothing.
    RC_ASSERT(row.at("outcome") == "unsolvable" && cell.size() >= 4);
  } else {
    RC_ASSERT(fault.empty() == right);
  }
  if (column == "outcome") return;
  RC_ASSERT(right == fault_in(config, board, {{column, cell}}).empty() ||
            (column == "certificate" && fault.empty()) ||
            (column == "error" && cell.starts_with("limit")));
}

RC_BOOST_PROP(rows_of_any_bytes_do_no_harm, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>(), 0);
  const Size size = *rc::gen::element(Size{2, 3}, four, Size{5, 5}, Size{64, 1});
  const Board board = random_board(size, random);
  Row row;
  for (const char* column : {"outcome", "cost", "error", "answer", "solution", "certificate",
                             "method", "instance", "goal"}) {
    if (*rc::gen::arbitrary<bool>()) row[column] = *any_cell("r1c1 r2c2");
  }
  verify(with_goal(*rc::gen::elementOf(goals)), board, row);
  // A claim need not have all columns.
  Claim claim = claim_of(row);
  claim.texts.resize(*rc::gen::inRange<std::size_t>(0, names.size()));
  Verifier::Scratch scratch;
  Finding finding;
  Verifier(Config()).verify(board, 1, claim, scratch, finding);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
