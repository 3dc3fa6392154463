// Sessions with the right and the wrong programs of every problem, in process. The mistakes that
// are not tried here are tried in tests/long/stress_test.cpp.
#include <boost/test/unit_test.hpp>
#include <cstddef>
#include <string>
#include <vector>

#include "engine/stress/session.h"
#include "tests/contract/puzzles.h"
#include "tests/support/contestant.h"
#include "tests/support/driver.h"
#include "tests/support/stressed_mistakes.h"

BOOST_AUTO_TEST_SUITE(contract)

using namespace boardmill;

namespace {

// Right, but with blanks and CRLF, and too slow where other runs go on.
judge::Run answer_untidily(const test::Paper& paper) {
  if (!paper.alone && paper.number % 20 == 7) return test::ending(judge::Ending::wall_limit);
  std::string output;
  for (const std::string& answer : paper.right) output += answer + " \r\n";
  return test::print(output);
}

}  // namespace

BOOST_AUTO_TEST_CASE(right_programs_are_accepted) {
  for (const test::Exam& exam : test::all_exams()) {
    test::Contestant contestant(exam, answer_untidily);
    stress::SessionOrder order = test::order_of(exam);
    order.max_cases = 50;
    const stress::SessionResult result = test::stress(exam, contestant, order, 2);
    BOOST_TEST((result.verdict == judge::Verdict::accepted), exam.name());
    BOOST_TEST(result.cases == 50U);
    BOOST_TEST(result.resembles.empty());
  }
}

// A puzzle needs nothing for it but instances.
BOOST_AUTO_TEST_CASE(the_smallest_puzzle_is_stressed) {
  const Problem problem{"three-states", "line", {}, "", CasesPerRun::to_end_of_file, "poj", ""};
  Request request;
  request.text_columns = {"answer"};
  const test::Exam exam{&test::three_states(), &problem,
                        test::prepare(test::three_states(), request)};
  stress::SessionOrder order = test::order_of(exam);
  order.exhaustive = true;
  test::Contestant right(exam, answer_untidily);
  const stress::SessionResult accepted = test::stress(exam, right, order, 2);
  BOOST_TEST((accepted.verdict == judge::Verdict::accepted));
  BOOST_TEST(accepted.complete);
  BOOST_TEST(accepted.cases == 81U);

  const auto is_three = [](const std::string& answer, std::size_t) { return answer == "3"; };
  test::Contestant wrong(exam, test::wrong_where(is_three, "7"));
  const stress::SessionResult found = test::stress(exam, wrong, order, 2);
  BOOST_TEST((found.verdict == judge::Verdict::wrong_answer));
  BOOST_REQUIRE(found.counterexample);
  BOOST_TEST(found.counterexample->proved);
}

// One mistake of each problem, another one each time, and the one that needs company.
BOOST_AUTO_TEST_CASE(mistakes_are_found_and_made_small) {
  std::size_t number = 0;
  for (const test::Exam& exam : test::all_exams()) {
    std::vector<std::size_t> alone;
    for (std::size_t mistake = 0; mistake < exam.puzzle().mistakes.size(); ++mistake) {
      if (!exam.job->coaching().cannot_fail(mistake).empty()) continue;
      if (exam.puzzle().mistakes[mistake].name == "state-kept") {
        test::check_session(exam, mistake);
      } else {
        alone.push_back(mistake);
      }
    }
    test::check_session(exam, alone[5 * number++ % alone.size()]);
  }
}

BOOST_AUTO_TEST_SUITE_END()
