// Sessions with every classic mistake of every problem.
#include <boost/test/unit_test.hpp>

#include "engine/stress/session.h"
#include "tests/support/contestant.h"
#include "tests/support/stressed_mistakes.h"

BOOST_AUTO_TEST_SUITE(stress)

using namespace boardmill;

BOOST_AUTO_TEST_CASE(every_mistake_is_found_and_made_small) {
  for (const test::Exam& exam : test::all_exams()) {
    for (std::size_t mistake = 0; mistake < exam.puzzle().mistakes.size(); ++mistake) {
      if (exam.job->coaching().cannot_fail(mistake).empty()) test::check_session(exam, mistake);
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
