// Outputs with press sets: every minimal one is right, in any order, and no other.
#include "engine/flip/output.h"

#include <bit>
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/puzzle/random.h"
#include "tests/support/flip_oracle.h"
#include "tests/support/outputs.h"
#include "tests/support/package_variants.h"

BOOST_AUTO_TEST_SUITE(flip)
BOOST_AUTO_TEST_SUITE(output)

using namespace boardmill;
using test::fault_of;
using test::Variant;

namespace {

struct Boards {
  unsigned rows, columns;

  unsigned cells() const { return rows * columns; }

  bool has(std::uint32_t grid, unsigned cell) const {
    return ((grid >> (cells() - 1 - cell)) & 1U) != 0;
  }

  std::string letters(std::uint32_t board) const {
    std::string text;
    for (unsigned cell = 0; cell < cells(); ++cell) {
      text += has(board, cell) ? 'b' : 'w';
      if ((cell + 1) % columns == 0) text += '\n';
    }
    return text;
  }

  // The presses from the last one to the first one.
  std::string output(std::uint32_t presses) const {
    std::string text = std::to_string(std::popcount(presses)) + "\n";
    for (unsigned cell = cells(); cell-- > 0;) {
      if (!has(presses, cell)) continue;
      text += std::to_string(cell / columns + 1) + " " + std::to_string(cell % columns + 1) + "\n";
    }
    return text;
  }

  std::unique_ptr<const Job> job(std::string_view goal) const {
    return test::prepare(Variant{"flip",
                                 "",
                                 "letters",
                                 {{"size", std::to_string(rows) + "x" + std::to_string(columns)},
                                  {"goal", std::string(goal)}},
                                 Print::solution});
  }
};

const std::string board = "wbww\nbbbw\nwbww\nwwww\n";
const Boards judges{4, 4};

std::string fault(std::string_view output) {
  return fault_of(*judges.job("either"), board, output);
}

// Whether the judge has to accept a press set.
bool is_right(const test::FlipOracle& oracle, std::uint32_t black, std::string_view goal,
              std::uint32_t presses) {
  const test::FlipAnswer best = oracle.solve(black, goal);
  const std::uint32_t end = oracle.play(black, presses);
  const bool reached =
      (goal != "black" && end == 0) || (goal != "white" && end == oracle.boards() - 1);
  return best.solvable && reached && best.cost == static_cast<unsigned>(std::popcount(presses));
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_press_set_of_small_boards) {
  std::size_t others = 0;
  for (const Boards boards : {Boards{1, 1}, Boards{1, 5}, Boards{2, 3}, Boards{3, 2}}) {
    const test::FlipOracle oracle(boards.rows, boards.columns);
    for (const char* goal : {"white", "black", "either"}) {
      const auto job = boards.job(goal);
      for (std::uint32_t black = 0; black < oracle.boards(); ++black) {
        const std::string input = boards.letters(black);
        for (std::uint32_t presses = 0; presses < oracle.boards(); ++presses) {
          const bool right = is_right(oracle, black, goal, presses);
          const std::string found = fault_of(*job, input, boards.output(presses));
          if (found.empty() != right) BOOST_ERROR(input << boards.output(presses) << found);
          if (right && presses != oracle.solve(black, goal).presses) ++others;
        }
      }
    }
  }
  BOOST_TEST(others > 0U);
}

// 4x4 has 16 press sets that change nothing.
BOOST_AUTO_TEST_CASE(another_minimal_press_set_is_right) {
  const test::FlipOracle oracle(4, 4);
  const auto job = judges.job("either");
  Random random(5, 1);
  std::size_t others = 0;
  std::size_t boards = 0;
  while (boards < 12) {
    const std::uint32_t black = random.below(oracle.boards());
    const test::FlipAnswer best = oracle.solve(black, "either");
    if (!best.solvable) continue;
    ++boards;
    const std::string input = judges.letters(black);
    for (std::uint32_t presses = 0; presses < oracle.boards(); ++presses) {
      const bool right = is_right(oracle, black, "either", presses);
      const bool near = oracle.play(black, presses) == 0 || random.below(400) == 0;
      if (!right && !near) continue;
      const std::string found = fault_of(*job, input, judges.output(presses));
      if (found.empty() != right) BOOST_ERROR(input << judges.output(presses) << found);
      if (right && presses != best.presses) ++others;
    }
  }
  BOOST_TEST(others > 10U);
}

BOOST_AUTO_TEST_CASE(what_is_wrong_is_said) {
  BOOST_TEST(fault("1\n2 2\n") == "");
  BOOST_TEST(fault("1 2 2") == "");
  BOOST_TEST(fault("001\n02 2") == "");
  BOOST_TEST(fault("1\n2 3\n") ==
             "solution: expected one colour in the end found 6 black and 10 white");
  BOOST_TEST(fault("1\n2 5\n") == "solution: expected a column from 1 to 4 in press 1 found 5");
  BOOST_TEST(fault("2\n2 2\n") == "solution: expected 2 presses found 1");
  BOOST_TEST(fault("1\n2 2\n1 1\n") == "solution: expected nothing after 1 press found 1");
  BOOST_TEST(fault("3\n2 2\n1 1\n1 1\n") == "solution: expected each field once found 1 1 twice");
  BOOST_TEST(fault("") == "answer: expected a number of presses or Impossible found nothing");
  BOOST_TEST(fault("inf") == "answer: expected a number of presses or Impossible found inf");
  BOOST_TEST(fault("Impossible") == "outcome: expected solved found unsolvable");
  BOOST_TEST(fault("impossible") != "");
  // All press sets that lead there, but for the lightest.
  const test::FlipOracle oracle(4, 4);
  const std::uint32_t cross = 0b0100'1110'0100'0000;
  for (std::uint32_t presses = 0; presses < oracle.boards(); ++presses) {
    if (oracle.play(cross, presses) != 0 || std::popcount(presses) == 1) continue;
    BOOST_TEST(fault(judges.output(presses)) ==
               "cost: expected 1 found " + std::to_string(std::popcount(presses)));
  }
  BOOST_TEST(fault_of(*judges.job("either"), "bwww\nwwww\nwwww\nwwww\n", "0") ==
             "outcome: expected unsolvable found solved");
}

BOOST_AUTO_TEST_CASE(answers_are_taken_by_their_count) {
  const auto job = judges.job("either");
  const std::string boards = board + "\n" + board + "\n" + board;
  const auto take = [&](std::string_view text) {
    std::vector<std::string_view> taken;
    job->checking().take_answers(test::chunk_of(*job, boards), text, taken);
    return std::vector<std::string>(taken.begin(), taken.end());
  };
  using Texts = std::vector<std::string>;
  BOOST_TEST((take("1 2 2 1 2 2 Impossible") == Texts{"1 2 2", "1 2 2", "Impossible"}));
  BOOST_TEST((take("\n\n1\r\n2 2 \r\n0\nImpossible") == Texts{"1\r\n2 2", "0", "Impossible"}));
  BOOST_TEST((take("3\n2 2\nImpossible\nx y\n") == Texts{"3\n2 2", "Impossible", "x y"}));
  BOOST_TEST((take("17\n1 1\n0") == Texts{"17", "1 1\n0"}));
  BOOST_TEST((take("1 2") == Texts{"1 2"}));
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
