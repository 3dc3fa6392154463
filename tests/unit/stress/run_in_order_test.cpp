#include "engine/stress/run_in_order.h"

#include <boost/test/unit_test.hpp>
#include <chrono>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

#include "tests/support/contestant.h"

BOOST_AUTO_TEST_SUITE(stress)
BOOST_AUTO_TEST_SUITE(run_in_order)

using namespace boardmill;
using namespace boardmill::judge;
using namespace boardmill::stress;
using test::Contestant;
using test::Exam;
using test::forever;
using test::Paper;
using test::small_boards;

namespace {

// All boards through one call; `take` says whether to go on.
template <class Take>
void run_all(const test::Program& program, unsigned threads, std::size_t per_run, const Take& take,
             std::chrono::nanoseconds until = forever) {
  const Exam& exam = small_boards();
  Contestant contestant(exam, program);
  const Examiner examiner(*exam.job, contestant, test::rules_of(exam), contestant.clock());
  batch::Arena arena(threads);
  RunSize size(per_run);
  const Cases boards = exam.all();
  std::size_t next = 0;
  boardmill::stress::run_in_order(
      arena, examiner, size, until, false,
      [&](std::size_t count) {
        Cases cases;
        for (; cases.size() < count && next < boards.size(); ++next) cases.push_back(boards[next]);
        return cases;
      },
      take);
}

// Runs end in another order than they begin in.
Run after_a_while(const Paper& paper) {
  for (auto i = paper.number * 7919 % 13; i != 0; --i) std::this_thread::yield();
  return test::print_lines(paper.right);
}

Trial trial_of(std::size_t cases, std::chrono::nanoseconds wall) {
  Trial trial;
  trial.cases.resize(cases);
  trial.run.wall = wall;
  return trial;
}

}  // namespace

BOOST_AUTO_TEST_CASE(portions_are_noted_in_order) {
  const std::vector<std::string> boards = test::texts_of(small_boards().all());
  for (const unsigned threads : {1U, 2U, 16U}) {
    for (const std::size_t per_run : {1U, 7U, 0U}) {
      std::vector<std::string> noted;
      run_all(after_a_while, threads, per_run, [&](Portion& portion) {
        BOOST_TEST(portion.result.judged == portion.cases.size());
        for (const CasePtr& one : portion.cases) noted.push_back(one->text());
        return true;
      });
      BOOST_TEST((noted == boards));
    }
  }
}

BOOST_AUTO_TEST_CASE(nothing_is_noted_after_the_end) {
  for (const unsigned threads : {1U, 2U, 16U}) {
    std::size_t portions = 0;
    run_all(after_a_while, threads, 1, [&](Portion&) { return ++portions < 20; });
    BOOST_TEST(portions == 20U);
    portions = 0;
    run_all(
        after_a_while, threads, 1, [&](Portion&) { return ++portions != 0; },
        std::chrono::milliseconds(50));
    BOOST_TEST(portions <= 50U + 2 * threads);  // those that were on their way
    BOOST_TEST(portions >= 20U);
  }
}

BOOST_AUTO_TEST_CASE(exceptions_of_any_run_reach_the_caller) {
  for (const unsigned threads : {1U, 2U, 16U}) {
    for (const std::uint64_t bad : {0U, 1U, 17U, 100U, 511U}) {
      const auto program = [bad](const Paper& paper) {
        if (paper.number == bad) {
          throw std::system_error(std::make_error_code(std::errc::too_many_files_open));
        }
        return after_a_while(paper);
      };
      BOOST_CHECK_THROW(run_all(program, threads, 1, [](Portion&) { return true; }),
                        std::system_error);
    }
    const auto all_bad = [](const Paper&) -> Run {
      throw std::system_error(std::make_error_code(std::errc::not_enough_memory));
    };
    BOOST_CHECK_THROW(run_all(all_bad, threads, 7, [](Portion&) { return true; }),
                      std::system_error);
  }
}

BOOST_AUTO_TEST_CASE(runs_become_as_large_as_suits) {
  using std::chrono::milliseconds;
  RunSize size(0);
  const std::size_t begin = size.get();
  size.note(trial_of(begin - 1, milliseconds(1)));
  BOOST_TEST(size.get() == begin);
  size.note(trial_of(begin, milliseconds(1)));
  BOOST_TEST(size.get() == 2 * begin);
  size.note(trial_of(2 * begin, milliseconds(100)));
  BOOST_TEST(size.get() == 2 * begin);
  size.note(trial_of(2 * begin, milliseconds(1000)));
  BOOST_TEST(size.get() == begin);
  for (int i = 0; i < 100; ++i) size.note(trial_of(size.get(), milliseconds(1)));
  BOOST_TEST(size.get() <= 10'000U);
  for (int i = 0; i < 100; ++i) size.note(trial_of(size.get(), milliseconds(1000)));
  BOOST_TEST(size.get() == 1U);
  RunSize fixed(7);
  fixed.note(trial_of(7, milliseconds(1)));
  fixed.note(trial_of(7, milliseconds(1000)));
  BOOST_TEST(fixed.get() == 7U);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
