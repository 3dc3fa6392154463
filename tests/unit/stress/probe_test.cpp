#include "engine/stress/probe.h"

#include <boost/test/unit_test.hpp>
#include <string>

#include "tests/support/contestant.h"

BOOST_AUTO_TEST_SUITE(stress)
BOOST_AUTO_TEST_SUITE(probe)

using namespace boardmill;
using namespace boardmill::judge;
using namespace boardmill::stress;
using test::Exam;

namespace {

// A program reads the input of its own problem; of any other it makes nothing.
class Foreign final : public Runner {
 public:
  Foreign(const Exam& exam, test::Program program, std::string otherwise)
      : own_(exam, std::move(program)), exam_(exam), otherwise_(std::move(otherwise)) {}

  Run run(std::string_view input, const RunLimits& limits, bool alone) override {
    for (const std::size_t count : {1U, 2U}) {
      if (exam_.has_many_cases() != (count == 2)) continue;
      Cases cases = exam_.job->making()->landmarks(1);
      cases.resize(count);
      if (exam_.file(cases) == input) return own_.run(input, limits, alone);
    }
    return test::print(otherwise_);
  }

 private:
  test::Contestant own_;
  const Exam& exam_;
  std::string otherwise_;
};

const Problem* guess(const Exam& exam, const test::Program& program, std::string otherwise) {
  Foreign runner(exam, program, std::move(otherwise));
  const ProblemGuess guess = guess_problem(*exam.entry, Request(), runner, {});
  BOOST_TEST(!guess.sentence.empty());
  return guess.problem;
}

// The first problem of its puzzle with the same input: nothing tells them apart.
const Problem* expected(const Exam& exam) {
  for (const Problem& problem : exam.puzzle().problems) {
    const bool alike = exam.has_many_cases() ? problem.input_format == exam.problem->input_format
                                             : problem.cases == CasesPerRun::one;
    if (alike && (problem.cases == CasesPerRun::one) == !exam.has_many_cases()) return &problem;
  }
  return nullptr;
}

}  // namespace

BOOST_AUTO_TEST_CASE(programs_are_recognised_right_or_wrong) {
  for (const Exam& exam : test::all_exams()) {
    for (const char* otherwise : {"", "0\n", "garbage \x01 and more\n"}) {
      BOOST_TEST_CONTEXT(exam.name() << ", otherwise " << otherwise) {
        BOOST_TEST(guess(exam, test::right_program(), otherwise) == expected(exam));
        for (std::size_t i = 0; i < exam.puzzle().mistakes.size(); ++i) {
          BOOST_TEST(guess(exam, test::mistaken_program(exam, i), otherwise) == expected(exam));
        }
      }
    }
  }
}

// One that prints two lines for whatever it is given answers as many cases as there are, of many
// problems.
BOOST_AUTO_TEST_CASE(right_answers_tell_more_than_their_number) {
  for (const Exam& exam : test::all_exams()) {
    if (!exam.has_many_cases()) continue;
    for (const char* otherwise : {"inf\ninf\n", "0\n0\n", "NO\nNO\n"}) {
      BOOST_TEST(guess(exam, test::right_program(), otherwise) == expected(exam));
    }
  }
}

BOOST_AUTO_TEST_CASE(what_answers_nothing_is_taken_for_the_first_problem) {
  for (const Exam& exam : test::all_exams()) {
    const auto silent = [](const test::Paper&) { return test::print(""); };
    const auto crashing = [](const test::Paper&) { return test::crash("YES\nYES\n"); };
    const Problem* first = &exam.puzzle().problems.front();
    BOOST_TEST(guess(exam, silent, "") == first);
    BOOST_TEST(guess(exam, silent, " \n\n") == first);
    BOOST_TEST((guess(exam, crashing, "") == first || exam.has_many_cases()));
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
