#include "engine/stress/resemblance.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <chrono>
#include <string>
#include <vector>

#include "tests/support/contestant.h"
#include "tests/support/mistaken.h"

BOOST_AUTO_TEST_SUITE(stress)
BOOST_AUTO_TEST_SUITE(resemblance)

using namespace boardmill;
using namespace boardmill::judge;
using namespace boardmill::stress;
using test::Contestant;
using test::Exam;
using test::flip_game;
using test::Paper;

namespace {

Trial run(const Exam& exam, const test::Program& program, const Cases& cases) {
  Contestant contestant(exam, program);
  const Examiner examiner(*exam.job, contestant, test::rules_of(exam), contestant.clock());
  return *examiner.attempt(cases, test::forever, false);
}

bool contains(const std::vector<std::size_t>& some, std::size_t one) {
  return std::find(some.begin(), some.end(), one) != some.end();
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_mistake_resembles_itself_and_says_where_it_fails) {
  const Exam& exam = flip_game();
  const Cases boards = exam.draw(3, 300);
  for (std::size_t mistake = 0; mistake < exam.puzzle().mistakes.size(); ++mistake) {
    if (!exam.job->coaching().cannot_fail(mistake).empty()) continue;
    const test::Program program = test::mistaken_program(exam, mistake);
    Resemblance resemblance(*exam.job, Comparator::poj);
    bool failed = false;
    for (const CasePtr& board : boards) {
      const Trial trial = run(exam, program, {board});
      BOOST_TEST(resemblance.agreeing().empty() == !failed);
      BOOST_TEST(resemblance.predicts_failure(board).has_value() == failed);
      resemblance.add(trial);
      failed = failed || trial.verdict != Verdict::accepted;
      if (failed) BOOST_TEST(contains(resemblance.agreeing(), mistake));
    }
    if (!failed) continue;  // too rarely wrong
    for (const CasePtr& board : exam.draw(4, 50)) {
      if (resemblance.agreeing().size() != 1) break;
      const bool fails = run(exam, program, {board}).verdict != Verdict::accepted;
      BOOST_TEST(*resemblance.predicts_failure(board) == fails);
    }
  }
}

BOOST_AUTO_TEST_CASE(programs_that_print_something_else_resemble_nothing) {
  const Exam& exam = flip_game();
  const std::vector<test::Program> programs{
      test::right_program(), [](const Paper&) { return test::print(""); },
      [](const Paper&) { return test::print("12345\n"); },
      [](const Paper&) { return test::crash("4\n"); },
      [](const Paper&) { return test::ending(Ending::cpu_limit); }};
  for (const test::Program& program : programs) {
    Resemblance resemblance(*exam.job, Comparator::poj);
    for (const CasePtr& board : exam.draw(3, 30)) resemblance.add(run(exam, program, {board}));
    BOOST_TEST(resemblance.agreeing().empty());
    BOOST_TEST(!resemblance.predicts_failure(exam.draw(3, 1).front()));
  }
}

// Their searches do not take 5x6 boards: that they were not wrong is no resemblance.
BOOST_AUTO_TEST_CASE(what_a_mistake_cannot_take_says_nothing) {
  const Exam exam = test::exam("poj1222");
  const std::size_t greedy = test::mistake(*exam.entry, "greedy");
  Resemblance resemblance(*exam.job, Comparator::poj);
  for (std::uint64_t seed = 1; seed < 5; ++seed) {
    resemblance.add(run(exam, test::mistaken_program(exam, greedy), exam.draw(seed, 5)));
  }
  BOOST_TEST(contains(resemblance.agreeing(), greedy));
  for (const char* name : {"next-index", "diagonals-too"}) {
    BOOST_TEST(!contains(resemblance.agreeing(), test::mistake(*exam.entry, name)));
  }
}

BOOST_AUTO_TEST_CASE(a_large_file_that_takes_too_long_says_nothing) {
  const Exam& exam = test::small_boards();
  const std::size_t greedy = test::mistake(*exam.entry, "greedy");
  const test::Program mistaken = test::mistaken_program(exam, greedy);
  const auto program = [&](const Paper& paper) {
    return paper.right.size() > 10 ? test::ending(Ending::cpu_limit) : mistaken(paper);
  };
  Resemblance resemblance(*exam.job, Comparator::poj);
  resemblance.add(run(exam, program, exam.draw(1, 20)));
  BOOST_TEST(resemblance.agreeing().empty());
  resemblance.add(run(exam, program, exam.draw(1, 10)));
  BOOST_TEST(contains(resemblance.agreeing(), greedy));
}

BOOST_AUTO_TEST_CASE(cases_are_counted_that_were_compared) {
  const Exam& exam = flip_game();
  Resemblance resemblance(*exam.job, Comparator::poj);
  const std::size_t mistake = test::mistake(*exam.entry, "four-at-most");
  std::uint64_t added = 0;
  bool failed = false;
  for (const CasePtr& board : exam.draw(3, 100)) {
    const Trial trial = run(exam, test::mistaken_program(exam, mistake), {board});
    failed = failed || trial.verdict != Verdict::accepted;
    resemblance.add(trial);
    ++added;
    BOOST_TEST(resemblance.cases() == (failed ? added : 0));
  }
  BOOST_TEST(failed);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
