#include "engine/stress/examiner.h"

#include <boost/test/unit_test.hpp>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/contestant.h"

BOOST_AUTO_TEST_SUITE(stress)
BOOST_AUTO_TEST_SUITE(examiner)

using namespace boardmill;
using namespace boardmill::judge;
using namespace boardmill::stress;
using std::chrono::milliseconds;
using std::chrono::nanoseconds;
using test::Contestant;
using test::Exam;
using test::forever;
using test::Paper;
using test::small_boards;

namespace {

struct Named {
  std::string name;
  test::Program program;
};

// A program that does something else with the answers that are `wrong`.
template <class Wrong, class Instead>
test::Program where(const Wrong& wrong, const Instead& instead) {
  return [=](const Paper& paper) {
    std::string output;
    for (const std::string& answer : paper.right) {
      output += wrong(answer) ? instead(answer) : answer + "\n";
    }
    return test::print(output);
  };
}

bool is(const std::string& answer, const char* some) {
  return std::string(some).find(answer) != std::string::npos;
}

std::vector<Named> wrong_programs() {
  const auto all = [](const std::string&) { return true; };
  const auto few = [](const std::string& answer) { return is(answer, "9"); };
  const auto many = [](const std::string& answer) { return is(answer, "4567"); };
  const auto other = [](const std::string&) { return std::string("77\n"); };
  const auto nothing = [](const std::string&) { return std::string(); };
  const auto twice = [](const std::string& answer) { return answer + "\n" + answer + "\n"; };
  std::vector<Named> programs{
      {"all wrong", where(all, other)},       {"few wrong", where(few, other)},
      {"many wrong", where(many, other)},     {"few missing", where(few, nothing)},
      {"many missing", where(many, nothing)}, {"few twice", where(few, twice)},
      {"many twice", where(many, twice)},     {"nothing", where(all, nothing)},
  };
  programs.push_back({"some missing, others twice", [](const Paper& paper) {
                        std::string output;
                        for (const std::string& answer : paper.right) {
                          if (is(answer, "38")) continue;
                          output += answer + "\n";
                          if (is(answer, "5")) output += answer + "\n";
                        }
                        return test::print(output);
                      }});
  programs.push_back({"crashes", [](const Paper& paper) {
                        std::string output;
                        for (const std::string& answer : paper.right) {
                          if (is(answer, "27")) return test::crash(output);
                          output += answer + "\n";
                        }
                        return test::print(output);
                      }});
  programs.push_back({"wrong, or crashes at the end", [](const Paper& paper) {
                        std::string output;
                        bool crashes = false;
                        for (const std::string& answer : paper.right) {
                          output += is(answer, "1") ? "77\n" : answer + "\n";
                          crashes = crashes || is(answer, "8");
                        }
                        Run run = test::print(output);
                        if (crashes) run.status = 1;
                        return run;
                      }});
  programs.push_back({"too slow", [](const Paper& paper) {
                        for (const std::string& answer : paper.right) {
                          if (is(answer, "06")) return test::ending(Ending::cpu_limit);
                        }
                        return test::print_lines(paper.right);
                      }});
  return programs;
}

std::vector<std::size_t> fail_alone(const Examiner& examiner, const Cases& cases) {
  std::vector<std::size_t> failing;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    const auto trial = examiner.attempt({&cases[i], 1}, forever, false);
    if (trial->verdict != Verdict::accepted) failing.push_back(i);
  }
  return failing;
}

Verdict verdict(const Exam& exam, test::Program program, std::size_t cases = 1,
                Comparator comparator = Comparator::poj) {
  Contestant contestant(exam, std::move(program));
  const Examiner examiner(*exam.job, contestant, {comparator, {}}, contestant.clock());
  return examiner.attempt(exam.draw(1, cases), forever, false)->verdict;
}

}  // namespace

BOOST_AUTO_TEST_CASE(all_that_fail_alone_fail_in_runs_of_any_size) {
  const Exam& exam = small_boards();
  const Cases boards = exam.all();
  BOOST_REQUIRE(boards.size() == 512U);
  for (const Named& one : wrong_programs()) {
    Contestant contestant(exam, one.program);
    const Examiner examiner(*exam.job, contestant, test::rules_of(exam), contestant.clock());
    const std::vector<std::size_t> expected = fail_alone(examiner, boards);
    BOOST_REQUIRE(!expected.empty());
    for (const std::size_t size : {1U, 2U, 7U, 64U, 512U}) {
      BOOST_TEST_CONTEXT(one.name << ", " << size << " cases a run") {
        std::vector<std::size_t> found;
        const std::uint64_t before = contestant.runs();
        std::size_t most_runs = 0;
        for (std::size_t first = 0; first < boards.size(); first += size) {
          const auto some = std::span(boards).subspan(first, std::min(size, boards.size() - first));
          const Examination result = examiner.examine(some, forever, true);
          BOOST_TEST(result.judged == some.size());
          most_runs = std::max(most_runs, result.trials.size());
          for (const CaseFailure& failure : result.failures) {
            BOOST_TEST(failure.count == 1U);
            BOOST_TEST(failure.trial.cases.size() == 1U);
            BOOST_TEST(failure.trial.cases.front() == some[failure.first]);
            BOOST_TEST(failure.trial.input == exam.file({some[failure.first]}));
            BOOST_TEST((failure.trial.verdict == failure.verdict));
            found.push_back(first + failure.first);
          }
        }
        BOOST_TEST(found == expected, boost::test_tools::per_element());
        BOOST_TEST_MESSAGE(one.name << ", " << size << " a run: " << expected.size() << " fail, "
                                    << contestant.runs() - before << " runs, at most " << most_runs
                                    << " for one");
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(the_first_failure_is_the_same_in_runs_of_any_size) {
  const Exam& exam = small_boards();
  const Cases boards = exam.draw(5, 400);
  for (const Named& one : wrong_programs()) {
    Contestant contestant(exam, one.program);
    const Examiner examiner(*exam.job, contestant, test::rules_of(exam), contestant.clock());
    const std::size_t expected = fail_alone(examiner, boards).front();
    for (const std::size_t size : {1U, 7U, 32U, 400U}) {
      BOOST_TEST_CONTEXT(one.name << ", " << size << " cases a run") {
        const std::size_t first = expected / size * size;
        const auto some = std::span(boards).subspan(first, std::min(size, boards.size() - first));
        const std::uint64_t before = contestant.runs();
        const Examination result = examiner.examine(some, forever, false);
        BOOST_REQUIRE(result.failures.size() == 1U);
        BOOST_TEST(first + result.failures.front().first == expected);
        BOOST_TEST(first + result.judged == expected + 1);
        BOOST_TEST(contestant.runs() - before <= 20U);
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(right_answers_in_other_dress_are_accepted) {
  const Exam& numbers = small_boards();
  const Exam words = test::exam("hdu1401");
  const std::vector<std::pair<std::string, test::Program>> programs{
      {"plain", test::right_program()},
      {"trailing blanks",
       test::changed([](const std::string& answer) { return answer + "  \t\n"; })},
      {"CRLF", test::changed([](const std::string& answer) { return answer + "\r\n"; })},
      {"no final newline",
       [](const Paper& paper) {
         std::string output = test::print_lines(paper.right).output;
         output.pop_back();
         return test::print(output);
       }},
      {"blank lines at the end",
       [](const Paper& paper) {
         return test::print(test::print_lines(paper.right).output + "\n  \n\n");
       }},
  };
  for (const Exam* exam : {&numbers, &words}) {
    for (const auto& [name, program] : programs) {
      for (const Comparator comparator :
           {Comparator::kattis, Comparator::testlib, Comparator::poj, Comparator::hydro}) {
        BOOST_TEST((verdict(*exam, program, 5, comparator) == Verdict::accepted), name);
      }
      const bool plain = name == "plain";
      BOOST_TEST((verdict(*exam, program, 5, Comparator::exact) ==
                  (plain ? Verdict::accepted : Verdict::presentation)),
                 name);
    }
  }
  const auto small = test::changed([](std::string answer) {
    for (char& letter : answer) letter = static_cast<char>(std::tolower(letter));
    return answer + "\n";
  });
  BOOST_TEST((verdict(words, small, 5, Comparator::kattis) == Verdict::accepted));
  BOOST_TEST((verdict(words, small, 5, Comparator::testlib) == Verdict::wrong_answer));
}

BOOST_AUTO_TEST_CASE(every_ending_has_its_verdict) {
  const Exam& exam = small_boards();
  const auto of = [&](Run run) { return verdict(exam, [run](const Paper&) { return run; }); };
  BOOST_TEST((of(test::ending(Ending::cpu_limit)) == Verdict::time_limit));
  BOOST_TEST((of(test::ending(Ending::wall_limit)) == Verdict::idleness_limit));
  BOOST_TEST((of(test::ending(Ending::memory_limit)) == Verdict::memory_limit));
  BOOST_TEST((of(test::ending(Ending::output_limit)) == Verdict::output_limit));
  BOOST_TEST((of(test::crash()) == Verdict::run_time_error));
  BOOST_TEST((of(test::print("")) == Verdict::no_output));
  BOOST_TEST((of(test::print(" \n\t\n")) == Verdict::no_output));
  BOOST_TEST((of(test::print(std::string("\0\xff\x01", 3))) == Verdict::wrong_answer));
  Run failed;
  failed.status = 3;
  BOOST_TEST((of(failed) == Verdict::run_time_error));
  const auto right_but_failed = [](const Paper& paper) {
    Run run = test::print_lines(paper.right);
    run.status = 1;
    return run;
  };
  BOOST_TEST((verdict(exam, right_but_failed) == Verdict::run_time_error));
}

BOOST_AUTO_TEST_CASE(limits_that_only_many_cases_exceed_are_no_failures) {
  const Exam& exam = small_boards();
  for (const Ending limit :
       {Ending::cpu_limit, Ending::wall_limit, Ending::memory_limit, Ending::output_limit}) {
    Contestant contestant(exam, [limit](const Paper& paper) {
      return paper.right.size() > 10 ? test::ending(limit) : test::print_lines(paper.right);
    });
    const Examiner examiner(*exam.job, contestant, test::rules_of(exam), contestant.clock());
    for (const bool all : {false, true}) {
      const Examination result = examiner.examine(exam.draw(1, 100), forever, all);
      BOOST_TEST(result.failures.empty());
      BOOST_TEST(result.judged == 100U);
    }
  }
}

BOOST_AUTO_TEST_CASE(what_fails_in_company_only_is_no_failure_of_one_case) {
  const Exam& exam = small_boards();
  const std::vector<Named> programs{
      {"first case only",
       [](const Paper& paper) { return test::print(paper.right.front() + "\n"); }},
      {"fails from the second case on",
       test::wrong_where([](const std::string&, std::size_t i) { return i > 0; }, "77")},
      {"crashes on the 100th",
       [](const Paper& paper) {
         return paper.right.size() >= 100 ? test::crash() : test::print_lines(paper.right);
       }},
      {"wrong on the 100th",
       test::wrong_where([](const std::string&, std::size_t i) { return i == 99; }, "77")},
  };
  for (const Named& one : programs) {
    Contestant contestant(exam, one.program);
    const Examiner examiner(*exam.job, contestant, test::rules_of(exam), contestant.clock());
    for (const bool all : {false, true}) {
      BOOST_TEST_CONTEXT(one.name << (all ? ", all" : "")) {
        const Examination result = examiner.examine(exam.draw(3, 150), forever, all);
        BOOST_REQUIRE(!result.failures.empty());
        for (const CaseFailure& failure : result.failures) {
          BOOST_TEST((failure.verdict == Verdict::batch_only));
          BOOST_TEST((failure.trial.verdict != Verdict::accepted));
          BOOST_TEST(failure.count == failure.trial.cases.size());
        }
        if (one.name == "wrong on the 100th") BOOST_TEST(result.failures.front().count == 100U);
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(what_is_cut_off_says_nothing) {
  const Exam& exam = small_boards();
  const Cases boards = exam.draw(1, 64);
  for (int until_ms = 0; until_ms <= 40; ++until_ms) {
    Contestant contestant(
        exam, test::wrong_where([](const std::string& right, std::size_t) { return right == "4"; },
                                "77"));
    const Examiner examiner(*exam.job, contestant, test::rules_of(exam), contestant.clock());
    std::set<std::size_t> failing;
    for (std::size_t i = 0; i < boards.size(); ++i) {
      if (exam.right(boards[i]) == "4") failing.insert(i);
    }
    const Examination result = examiner.examine(boards, milliseconds(until_ms), true);
    BOOST_TEST(contestant.runs() <= static_cast<unsigned>(until_ms));
    std::set<std::size_t> found;
    for (const CaseFailure& failure : result.failures) found.insert(failure.first);
    for (const std::size_t i : failing) {
      BOOST_TEST((i >= result.judged || found.count(i) != 0), until_ms << " ms, case " << i);
    }
    for (const std::size_t i : found) BOOST_TEST(i < result.judged);
  }
}

BOOST_AUTO_TEST_CASE(the_time_that_is_left_shortens_a_run_only_if_asked_to) {
  const Exam& exam = small_boards();
  nanoseconds wall{};
  Contestant contestant(exam, [&wall](const Paper& paper) {
    wall = paper.limits.wall;
    return test::ending(Ending::wall_limit);
  });
  Rules rules = test::rules_of(exam);
  const nanoseconds usual = rules.limits.wall;
  const Examiner patient(*exam.job, contestant, rules, contestant.clock());
  BOOST_TEST(patient.attempt(exam.draw(1, 1), milliseconds(200), false).has_value());
  BOOST_TEST(wall.count() == usual.count());
  rules.cut_off = true;
  const Examiner examiner(*exam.job, contestant, rules, contestant.clock());
  BOOST_TEST(!examiner.attempt(exam.draw(1, 1), milliseconds(200), false));
  BOOST_TEST(wall.count() <= nanoseconds(milliseconds(200)).count());
  BOOST_TEST(
      (examiner.attempt(exam.draw(1, 1), forever, false)->verdict == Verdict::idleness_limit));
  BOOST_TEST(!examiner.attempt(exam.draw(1, 1), nanoseconds(1), false));
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
