#include "engine/stress/session.h"

#include <algorithm>
#include <atomic>
#include <boost/test/unit_test.hpp>
#include <chrono>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "tests/support/contestant.h"
#include "tests/support/mistaken.h"

BOOST_AUTO_TEST_SUITE(stress)
BOOST_AUTO_TEST_SUITE(session)

using namespace boardmill;
using namespace boardmill::judge;
using namespace boardmill::stress;
using std::chrono::milliseconds;
using std::chrono::nanoseconds;
using test::Contestant;
using test::Exam;
using test::Paper;

namespace {

// One board a run, and many; of both there are 512.
const Exam& one_board() {
  static const Exam exam = test::exam("poj1753", {{"size", "3x3"}});
  return exam;
}

const Exam& many_boards() { return test::small_boards(); }

bool holds(const std::vector<std::string>& some, const std::string& one) {
  return std::find(some.begin(), some.end(), one) != some.end();
}

test::Program crash_at(const std::string& answer) {
  return [answer](const Paper& paper) {
    return holds(paper.right, answer) ? test::crash() : test::print_lines(paper.right);
  };
}

test::Program wrong_at(const std::string& answer) {
  return test::wrong_where(
      [answer](const std::string& right, std::size_t) { return right == answer; }, "77");
}

SessionOrder unhurried(const Exam& exam) {
  SessionOrder order = test::order_of(exam);
  order.until = test::forever;
  return order;
}

std::size_t count_with(const Exam& exam, const std::string& answer) {
  std::size_t count = 0;
  for (const CasePtr& one : exam.all()) count += exam.right(one) == answer ? 1U : 0U;
  return count;
}

}  // namespace

BOOST_AUTO_TEST_CASE(right_programs_are_right_on_every_board) {
  const std::vector<test::Program> programs{
      test::right_program(),
      test::changed([](const std::string& answer) { return answer + " \r\n"; }),
      // Slow, but for want of processors.
      [](const Paper& paper) {
        return !paper.alone && paper.number % 10 == 3 ? test::ending(Ending::wall_limit)
                                                      : test::print_lines(paper.right);
      },
      [](const Paper& paper) {
        return !paper.alone && paper.right.size() > 5 && paper.number % 2 == 0
                   ? test::ending(Ending::cpu_limit)
                   : test::print_lines(paper.right);
      },
      // It takes much memory for many cases.
      [](const Paper& paper) {
        return paper.right.size() > 5 ? test::ending(Ending::memory_limit)
                                      : test::print_lines(paper.right);
      }};
  for (const test::Program& program : programs) {
    for (const Exam* exam : {&one_board(), &many_boards()}) {
      for (const bool exhaustive : {false, true}) {
        for (const unsigned threads : {1U, 16U}) {
          Contestant contestant(*exam, program);
          SessionOrder order = unhurried(*exam);
          order.exhaustive = exhaustive;
          const SessionResult result = test::stress(*exam, contestant, order, threads);
          BOOST_TEST((result.verdict == Verdict::accepted));
          BOOST_TEST(!result.counterexample);
          BOOST_TEST(result.resembles.empty());
          BOOST_TEST(result.failures == 0U);
          BOOST_TEST(result.runs == contestant.runs());
          if (exam == &one_board() || exhaustive) {
            BOOST_TEST(result.complete);
            BOOST_TEST(result.cases == 512U);
          }
        }
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(the_first_failure_depends_on_the_program_only) {
  struct Named {
    std::string name;
    const Exam* exam;
    test::Program program;
  };
  const std::vector<Named> programs{{"crashes", &one_board(), crash_at("5")},
                                    {"wrong", &one_board(), wrong_at("4")},
                                    {"crashes", &many_boards(), crash_at("7")},
                                    {"wrong", &many_boards(), wrong_at("3")},
                                    {"says nothing", &many_boards(),
                                     [](const Paper& paper) {
                                       std::vector<std::string> lines;
                                       for (const std::string& answer : paper.right) {
                                         if (answer != "6") lines.push_back(answer);
                                       }
                                       return test::print_lines(lines);
                                     }},
                                    {"is slow", &many_boards(), [](const Paper& paper) {
                                       return holds(paper.right, "2")
                                                  ? test::ending(Ending::cpu_limit)
                                                  : test::print_lines(paper.right);
                                     }}};
  for (const Named& one : programs) {
    std::optional<SessionResult> first;
    for (const auto& [threads, per_run] : std::vector<std::pair<unsigned, std::size_t>>{
             {1, 1}, {1, 7}, {2, 0}, {16, 7}, {16, 1}, {2, 1}}) {
      if (per_run != 1 && !one.exam->has_many_cases()) continue;
      Contestant contestant(*one.exam, one.program);
      SessionOrder order = unhurried(*one.exam);
      order.per_run = per_run;
      SessionResult result = test::stress(*one.exam, contestant, order, threads);
      BOOST_TEST_CONTEXT(one.name << ", " << threads << " threads, " << per_run << " a run") {
        BOOST_REQUIRE(result.counterexample);
        BOOST_TEST(result.failures == 1U);
        BOOST_TEST(result.counterexample->proved);
        if (!first) first = result;
        BOOST_TEST((result.verdict == first->verdict));
        BOOST_TEST(result.cases == first->cases);
        const CaseFailure& failure = result.counterexample->failure;
        BOOST_TEST(failure.trial.input == first->counterexample->failure.trial.input);
        BOOST_TEST((failure.verdict == first->counterexample->failure.verdict));
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(all_failures_are_counted) {
  for (const Exam* exam : {&one_board(), &many_boards()}) {
    for (const std::string answer : {"0", "3", "4"}) {
      const std::vector<test::Program> programs{crash_at(answer), wrong_at(answer),
                                                [answer](const Paper& paper) {
                                                  std::vector<std::string> lines;
                                                  for (const std::string& right : paper.right) {
                                                    lines.push_back(right);
                                                    if (right == answer) lines.push_back(right);
                                                  }
                                                  return test::print_lines(lines);
                                                }};
      for (const test::Program& program : programs) {
        for (const unsigned threads : {1U, 16U}) {
          for (const std::size_t per_run : {1U, 7U, 0U}) {
            if (per_run != 1 && !exam->has_many_cases()) continue;
            Contestant contestant(*exam, program);
            SessionOrder order = unhurried(*exam);
            order.exhaustive = true;
            order.per_run = per_run;
            const SessionResult result = test::stress(*exam, contestant, order, threads);
            BOOST_TEST(result.complete);
            BOOST_TEST(result.cases == 512U);
            BOOST_TEST(result.failures == count_with(*exam, answer));
            BOOST_TEST(result.log.size() == 512U);
            const Cases all = exam->all();
            for (std::size_t i = 0; i < all.size(); ++i) {
              BOOST_TEST(result.log.at(i).failed == (exam->right(all[i]) == answer));
            }
            BOOST_TEST(result.counterexample->proved);
          }
        }
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(a_failure_behind_a_dismissed_one_is_found) {
  for (const std::size_t per_run : {1U, 7U, 0U}) {
    Contestant contestant(many_boards(), [](const Paper& paper) {
      if (!paper.alone && holds(paper.right, "4")) return test::ending(Ending::wall_limit);
      return wrong_at("9")(paper);
    });
    SessionOrder order = unhurried(many_boards());
    order.per_run = per_run;
    const SessionResult result = test::stress(many_boards(), contestant, order, 2);
    BOOST_TEST((result.verdict == Verdict::wrong_answer));
    BOOST_TEST(result.dismissed > 0U);
    BOOST_REQUIRE(result.counterexample);
    BOOST_TEST(many_boards().right(result.counterexample->failure.trial.cases.front()) == "9");
  }
}

BOOST_AUTO_TEST_CASE(what_does_not_repeat_is_flaky) {
  // On the third run it is wrong, whatever the input.
  Contestant contestant(one_board(), [](const Paper& paper) {
    return paper.number == 2 ? test::print("77\n") : test::print_lines(paper.right);
  });
  const SessionResult result = test::stress(one_board(), contestant, unhurried(one_board()));
  BOOST_TEST((result.verdict == Verdict::flaky));
  BOOST_TEST(result.flaky_failures == 1U);
  BOOST_TEST(result.flaky_runs == 6U);
  BOOST_REQUIRE(result.counterexample);
  BOOST_TEST(!result.counterexample->failure.trial.input.empty());
  BOOST_TEST(result.counterexample->failure.trial.run.output == "77\n");

  // Each third run crashes.
  Contestant third(one_board(), [](const Paper& paper) {
    return paper.number % 3 == 2 ? test::crash() : test::print_lines(paper.right);
  });
  const SessionResult of_third = test::stress(one_board(), third, unhurried(one_board()));
  BOOST_TEST((of_third.verdict == Verdict::flaky));
  BOOST_TEST(of_third.flaky_failures == 2U);
}

// A wrong answer stands though what follows is a time limit that does not repeat.
BOOST_AUTO_TEST_CASE(a_wrong_answer_is_not_dismissed) {
  Contestant contestant(one_board(), [](const Paper& paper) {
    if (paper.number == 2) return test::print("77\n");
    return paper.number == 4 ? test::ending(Ending::cpu_limit) : test::print_lines(paper.right);
  });
  const SessionResult result = test::stress(one_board(), contestant, unhurried(one_board()));
  BOOST_TEST((result.verdict == Verdict::flaky));
  BOOST_TEST(result.flaky_failures == 2U);
  BOOST_TEST(result.dismissed == 0U);
}

BOOST_AUTO_TEST_CASE(an_answer_that_takes_too_long_is_left) {
  for (const unsigned threads : {1U, 4U}) {
    Contestant contestant(one_board(), [](const Paper& paper) {
      return paper.right.front() == "4" ? test::ending(Ending::cpu_limit)
                                        : test::print_lines(paper.right);
    });
    SessionOrder order = unhurried(one_board());
    order.exhaustive = true;
    const SessionResult result = test::stress(one_board(), contestant, order, threads);
    BOOST_TEST((result.verdict == Verdict::time_limit));
    BOOST_TEST(result.left.size() == 1U);
    BOOST_TEST(result.failures >= 20U);
    BOOST_TEST(result.failures <= 20U + 4 * threads);
    const std::size_t others = 512 - count_with(one_board(), "4");
    BOOST_TEST(result.cases == others + result.failures);
  }
}

BOOST_AUTO_TEST_CASE(failures_in_company_are_made_small) {
  const Exam& exam = many_boards();
  const std::vector<std::pair<std::size_t, test::Program>> programs{
      {2, [](const Paper& paper) { return test::print(paper.right.front() + "\n"); }},
      {2, test::mistaken_program(exam, test::mistake(*exam.entry, "state-kept"))},
      {2, test::wrong_where([](const std::string&, std::size_t i) { return i == 1; }, "77")},
      {100, [](const Paper& paper) {
         return paper.right.size() >= 100 ? test::crash() : test::print_lines(paper.right);
       }}};
  for (const auto& [cases, program] : programs) {
    for (const unsigned threads : {1U, 16U}) {
      Contestant contestant(exam, program);
      const SessionResult result = test::stress(exam, contestant, unhurried(exam), threads);
      BOOST_TEST((result.verdict == Verdict::batch_only));
      BOOST_REQUIRE(result.counterexample);
      BOOST_TEST(result.counterexample->failure.trial.cases.size() == cases);
      BOOST_TEST(!result.complete);
    }
  }
}

BOOST_AUTO_TEST_CASE(limits_of_cases_and_time_are_kept) {
  for (const unsigned threads : {1U, 2U, 16U}) {
    for (const std::uint64_t most : {1U, 5U, 33U, 100U, 512U, 1000U}) {
      for (const Exam* exam : {&one_board(), &many_boards()}) {
        Contestant contestant(*exam, test::right_program());
        SessionOrder order = unhurried(*exam);
        order.exhaustive = true;
        order.max_cases = most;
        const SessionResult result = test::stress(*exam, contestant, order, threads);
        BOOST_TEST(result.cases == std::min<std::uint64_t>(most, 512));
        BOOST_TEST(result.complete == (most >= 512));
        BOOST_TEST(!result.out_of_time);
      }
    }
    for (const int until_ms : {0, 1, 50, 200}) {
      Contestant contestant(one_board(), test::right_program());
      SessionOrder order = unhurried(one_board());
      order.until = milliseconds(until_ms);
      const SessionResult result = test::stress(one_board(), contestant, order, threads);
      BOOST_TEST(result.out_of_time);
      BOOST_TEST(!result.complete);
      BOOST_TEST(contestant.clock()() <= milliseconds(until_ms + static_cast<int>(threads)));
      BOOST_TEST(result.cases <= static_cast<unsigned>(until_ms) + threads);
    }
    // Half of the time is not enough to find the smallest one.
    Contestant contestant(one_board(), wrong_at("4"), milliseconds(10));
    SessionOrder order = unhurried(one_board());
    order.until = milliseconds(400);
    order.all = true;
    const SessionResult result = test::stress(one_board(), contestant, order, threads);
    BOOST_TEST(contestant.clock()() <= milliseconds(400 + 10 * static_cast<int>(threads)));
    BOOST_TEST(result.counterexample.has_value());
  }
}

BOOST_AUTO_TEST_CASE(no_program_hangs_unseen_for_want_of_time) {
  for (const Exam* exam : {&one_board(), &many_boards()}) {
    for (int until_ms = 1; until_ms <= 100; until_ms += 3) {
      bool hung = false;
      const auto program = [&hung](const Paper& paper) {
        if (!holds(paper.right, "3")) return test::print_lines(paper.right);
        hung = true;
        return test::ending(Ending::wall_limit);
      };
      Contestant contestant(*exam, program, milliseconds(10));
      SessionOrder order = unhurried(*exam);
      order.until = milliseconds(until_ms);
      const SessionResult result = test::stress(*exam, contestant, order);
      const bool failed = result.verdict == Verdict::idleness_limit;
      BOOST_TEST(((failed || result.unresolved) == hung), exam->name() << ", " << until_ms);
      BOOST_TEST(!(result.unresolved && exam == &one_board()));
    }
  }
}

BOOST_AUTO_TEST_CASE(an_interruption_ends_it_at_once) {
  for (const unsigned threads : {1U, 16U}) {
    for (const std::uint64_t at : {0U, 10U, 60U}) {
      std::atomic<bool> interrupted = false;
      const auto program = [&](const Paper& paper) {
        if (paper.number >= at) interrupted = true;
        return interrupted ? test::ending(Ending::stopped) : test::print_lines(paper.right);
      };
      Contestant contestant(one_board(), program);
      batch::Arena arena(threads);
      SessionProgress progress;
      const SessionResult result =
          boardmill::stress::run_session(*one_board().job, contestant, unhurried(one_board()),
                                         contestant.clock(), arena, interrupted, progress);
      BOOST_TEST((result.verdict == Verdict::accepted));
      BOOST_TEST(!result.complete);
      BOOST_TEST(result.cases <= at);
      BOOST_TEST(contestant.runs() <= at + 2 * threads + 1);
    }
  }
}

BOOST_AUTO_TEST_CASE(exceptions_of_any_run_reach_the_caller) {
  for (const unsigned threads : {1U, 2U, 16U}) {
    for (const std::uint64_t bad : {0U, 1U, 20U, 40U, 150U, 240U}) {
      for (const bool alone : {false, true}) {
        Contestant contestant(one_board(), [&](const Paper& paper) {
          if (paper.number >= bad && (paper.alone || !alone)) {
            throw std::system_error(std::make_error_code(std::errc::too_many_files_open));
          }
          return wrong_at("4")(paper);
        });
        SessionOrder order = unhurried(one_board());
        order.all = true;
        if (alone && bad > 100) continue;  // all that is confirmed has been
        BOOST_CHECK_THROW(test::stress(one_board(), contestant, order, threads), std::system_error);
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(what_was_used_is_summed_up) {
  Contestant contestant(one_board(), [&](const Paper& paper) {
    Run run = test::print_lines(paper.right);
    run.peak_bytes = 1000 + paper.number % 17;
    run.wall = milliseconds(1) + nanoseconds(paper.number % 23);
    return run;
  });
  const SessionResult result = test::stress(one_board(), contestant, unhurried(one_board()), 2);
  BOOST_TEST(result.peak_bytes == 1016U);
  BOOST_TEST(result.worst_cpu.count() == 1'000'022);
  BOOST_TEST(result.worst_wall.count() == 1'000'022);
  BOOST_TEST(result.runs == 512U);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
