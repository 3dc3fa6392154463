// Each classic mistake goes wrong where it is known to, and nowhere where it is said to be right.
#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "engine/flip/flip.h"
#include "engine/flip/judge/mistaken.h"
#include "engine/flip/pattern.h"
#include "engine/puzzle/random.h"
#include "tests/support/driver.h"
#include "tests/support/flip_boards.h"
#include "tests/support/mistaken.h"

BOOST_AUTO_TEST_SUITE(flip)
BOOST_AUTO_TEST_SUITE(mistakes)

using namespace boardmill;
using namespace boardmill::flip;
using test::mistaken_answers;
using test::right_answers;

namespace {

struct Example {
  std::string_view problem;
  std::string_view mistake;
  std::string boards;  // lines
  std::vector<std::string> right;
  std::vector<std::string> wrong;
};

Request request_of(std::string_view problem, Size size, Goal goal) {
  Request request = test::line_request(entry(), problem);
  request.settings.erase("cells");
  request.settings["size"] = to_string(size);
  request.settings["goal"] = text(goal);
  return request;
}

std::string line(const Board& board) {
  Bytes bytes;
  write_line(board, bytes);
  return std::string(view(bytes)) + "\n";
}

constexpr std::array problems{"poj1753", "poj1222", "poj1681", "poj3279", "poj2965"};

// Whether a checker takes them all.
bool are_accepted(const Job& job, const std::string& boards,
                  const std::vector<std::string>& answers) {
  if (!job.checking().takes_any_witness()) return false;
  const std::vector<std::string_view> outputs(answers.begin(), answers.end());
  std::vector<std::string> wrong;
  const Chunk chunk = test::chunk_of(job, boards);
  job.checking().judge_outputs(chunk, outputs, wrong);
  return std::all_of(wrong.begin(), wrong.end(),
                     [](const std::string& fault) { return fault.empty(); });
}

// Every goal and answer text, on boards that come in batches. Cases are one a run, or as many as a
// batch has.
void check_all(Size size, const std::vector<std::string>& batches, std::size_t batch_size) {
  for (const Goal goal : test::all_goals) {
    for (const std::string_view problem : problems) {
      // Enough of what takes long.
      if (problem == "poj2965" && size.cells() > 16) continue;
      if (size.columns > 12 && (goal != Goal::either || problem != "poj3279")) continue;
      const auto job = test::prepare(entry(), request_of(problem, size, goal));
      std::vector<std::vector<std::string>> right;
      for (const std::string& boards : batches) right.push_back(right_answers(*job, boards));
      for (std::size_t i = 0; i < mistake_choices().size(); ++i) {
        const std::string reason = job->coaching().cannot_fail(i);
        if (reason.starts_with("its search") || reason.starts_with("it is of the rule")) continue;
        std::size_t batch = 0;
        const auto is_right = [&] {
          const auto answers = mistaken_answers(*job, i, batches[batch], batch_size);
          return answers == right[batch] || are_accepted(*job, batches[batch], answers);
        };
        while (batch < batches.size() && is_right()) ++batch;
        BOOST_TEST((batch < batches.size()) == reason.empty(),
                   to_string(size) << " " << text(goal) << " " << problem << " "
                                   << mistake_choices()[i].name << ": " << reason);
      }
    }
  }
}

void check_every_board(Size size, std::size_t batch_size) {
  std::vector<std::string> batches;
  Board board;
  for (std::uint32_t index = 0; index >> size.cells() == 0; ++index) {
    if (index % batch_size == 0) batches.emplace_back();
    from_index(index, size, board);
    board.size = size;
    batches.back() += line(board);
  }
  // Twice, so that each one also comes after a later one.
  for (std::string& batch : batches) batch += batch;
  check_all(size, batches, 2 * batch_size);
}

// A board that white and black are equally far from, if there is one.
Board board_with_a_tie(Size size) {
  test::FlipSolver solver(Method::automatic);
  PressSet half = solver.solve(test::uniform_board(size, true), Goal::white).presses;
  unsigned left = weight(half) / 2;
  for (unsigned row = 0; row < size.rows; ++row) {
    for (unsigned column = 0; column < size.columns; ++column) {
      if (left == 0 || !half.at(row, column)) continue;
      half.rows[row] ^= std::uint64_t{1} << column;
      --left;
    }
  }
  return test::play(test::uniform_board(size, false), half);
}

void check_random_boards(Size size, std::size_t batches, std::size_t batch_size) {
  Random random(5, size.cells());
  std::vector<std::string> texts(batches);
  for (std::string& text : texts) {
    text += line(board_with_a_tie(size));
    text += line(played(Rule::lines, test::random_grid(size, random)));
    for (std::size_t i = 4; i < batch_size; ++i) text += line(test::random_board(size, random));
    for (const bool black : {false, true}) text += line(test::uniform_board(size, black));
  }
  check_all(size, texts, batch_size);
}

}  // namespace

BOOST_AUTO_TEST_CASE(known_examples) {
  const std::vector<Example> examples{
      {"poj1753",
       "only-white",
       "bbbb/bbbb/bbwb/bwww\nbbbb/bbbb/bbbb/bbbb\n",
       {"1", "0"},
       {"3", "4"}},
      {"poj1753", "only-black", "bbww/bwww/wwww/wwww\n", {"1"}, {"5"}},
      {"poj1753", "start-untested", "wwww/wwww/wwww/wwww\n", {"0"}, {"4"}},
      {"poj1753", "none-printed", "bwww/wwww/wwww/wwww\n", {"Impossible"}, {"-1"}},
      {"poj1753", "one-first-row", "bbbw/wbww/wwww/wwww\n", {"1"}, {"3"}},
      {"poj1753", "greedy", "bbbb/bbbb/bbbw/bbww\n", {"1"}, {"Impossible"}},
      {"poj2965", "open-unnoticed", "----/----/----/----\n", {"0"}, {"Impossible"}},
      {"poj2965",
       "crossing-twice",
       "+---/----/----/----\n",
       {"7\n1 1\n1 2\n1 3\n1 4\n2 1\n3 1\n4 1"},
       {"Impossible"}},
      {"poj3279", "last-of-equals", "11/\n", {"0 1"}, {"1 0"}},
  };
  for (const Example& example : examples) {
    BOOST_TEST_CONTEXT(example.mistake) {
      Request request = test::line_request(entry(), example.problem);
      const auto job = test::prepare(entry(), request);
      BOOST_TEST(right_answers(*job, example.boards) == example.right,
                 boost::test_tools::per_element());
      BOOST_TEST(mistaken_answers(*job, test::mistake(entry(), example.mistake), example.boards,
                                  example.right.size()) == example.wrong,
                 boost::test_tools::per_element());
    }
  }
}

BOOST_AUTO_TEST_CASE(what_cannot_fail_is_right_on_all_small_boards) {
  for (const Size size : test::sizes_of(1, 9)) {
    check_every_board(size, size.cells() < 6 ? std::size_t{1} << size.cells() : 64);
  }
  check_every_board({4, 3}, 256);
}

BOOST_AUTO_TEST_CASE(what_cannot_fail_is_right_on_all_boards_of_the_flip_game,
                     *boost::unit_test::label("long")) {
  check_every_board({4, 4}, 64);
}

BOOST_AUTO_TEST_CASE(all_others_fail_on_larger_boards) {
  for (const Size size : {Size{1, 13}, Size{13, 1}, Size{2, 7}, Size{3, 5}, Size{5, 4}, Size{5, 5},
                          Size{8, 8}, Size{64, 1}}) {
    check_random_boards(size, size.columns < 5 ? 60 : 10, 8);
  }
}

BOOST_AUTO_TEST_CASE(all_others_fail_on_boards_of_more_sizes, *boost::unit_test::label("long")) {
  for (const Size size : {Size{7, 2}, Size{1, 16}, Size{20, 1}, Size{4, 5}, Size{5, 6}, Size{6, 5},
                          Size{6, 6}, Size{9, 9}, Size{64, 2}}) {
    check_random_boards(size, size.columns < 5 ? 60 : 10, 8);
  }
  check_random_boards({15, 15}, 2, 12);
  check_random_boards({4, 16}, 1, 8);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
