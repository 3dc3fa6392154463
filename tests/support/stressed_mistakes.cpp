#include "tests/support/stressed_mistakes.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include "engine/judge/verdict.h"

namespace boardmill::test {
namespace {

using std::chrono::milliseconds;

// Until the smallest one was found: ten seconds of two slots at 0.2 s a run.
constexpr int most_runs = 100;

bool fails(const Exam& exam, std::size_t mistake, const CasePtr& one) {
  TextColumn cells;
  exam.job->coaching().answer_mistakenly(mistake, {{&one, 1}}, cells);
  const std::string_view printed = trim_line(cells.cell(0));
  return !printed.empty() && printed != exam.right(one);
}

// The first one in the order of the space, which is read here once more.
void check_smallest(const Exam& exam, std::size_t mistake, const stress::Counterexample& found) {
  BOOST_TEST(found.proved);
  for (const CasePtr& one : exam.all()) {
    if (fails(exam, mistake, one)) {
      BOOST_TEST(one->text() == found.failure.trial.cases.front()->text());
      return;
    }
  }
}

// No simpler variant fails but for so many that were not tried.
void check_small(const Exam& exam, std::size_t mistake, const stress::Counterexample& found) {
  std::uint64_t failing = 0;
  for (const CasePtr& one : exam.space().simpler(*found.failure.trial.cases.front())) {
    if (fails(exam, mistake, one)) ++failing;
  }
  BOOST_TEST(!found.proved);
  BOOST_REQUIRE(found.untried);
  BOOST_TEST(failing <= *found.untried);
}

}  // namespace

void check_session(const Exam& exam, std::size_t mistake) {
  const std::string_view name = exam.puzzle().mistakes[mistake].name;
  BOOST_TEST_CONTEXT(exam.name() << ", " << name) {
    Contestant contestant(exam, mistaken_program(exam, mistake));
    const stress::SessionResult result = stress(exam, contestant, order_of(exam));
    const bool in_company = name == "state-kept";
    const auto expected = in_company ? judge::Verdict::batch_only : judge::Verdict::wrong_answer;
    BOOST_TEST((result.verdict == expected));
    BOOST_TEST(result.runs == contestant.runs());
    BOOST_REQUIRE(result.counterexample);
    const stress::Counterexample& found = *result.counterexample;
    const stress::Trial& trial = found.failure.trial;
    BOOST_TEST((found.failure.verdict == expected));
    BOOST_TEST(trial.input == exam.file(trial.cases));
    BOOST_TEST(trial.expected != trial.run.output);
    if (in_company) {
      BOOST_TEST(trial.cases.size() == 2U);
    } else {
      BOOST_TEST(trial.cases.size() == 1U);
      BOOST_TEST(fails(exam, mistake, trial.cases.front()));
      exam.space().size() ? check_smallest(exam, mistake, found)
                          : check_small(exam, mistake, found);
    }
    BOOST_TEST(std::count(result.resembles.begin(), result.resembles.end(), mistake) == 1);
    const auto runs = found.shrunk / milliseconds(1);  // each takes one
    BOOST_TEST(runs <= most_runs);
    BOOST_TEST_MESSAGE(exam.name() << ", " << name << ": failed after "
                                   << found.found / milliseconds(1) << " runs, the smallest after "
                                   << runs << ", done after " << contestant.runs() << "; "
                                   << (found.untried ? *found.untried : 0) << " untried");
  }
}

}  // namespace boardmill::test
