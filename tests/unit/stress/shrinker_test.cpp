#include "engine/stress/shrinker.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <chrono>
#include <map>
#include <string>
#include <unordered_set>
#include <vector>

#include "tests/support/contestant.h"
#include "tests/support/mistaken.h"

BOOST_AUTO_TEST_SUITE(stress)
BOOST_AUTO_TEST_SUITE(shrinker)

using namespace boardmill;
using namespace boardmill::judge;
using namespace boardmill::stress;
using std::chrono::milliseconds;
using std::chrono::nanoseconds;
using test::Contestant;
using test::Exam;
using test::flip_game;
using test::forever;
using test::Paper;

namespace {

struct Knobs {
  unsigned threads = 1;
  std::size_t per_run = 1;
  nanoseconds run_time = milliseconds(1);
  nanoseconds until = forever;
};

struct Shrunk {
  Counterexample counterexample;
  std::uint64_t runs = 0;  // of the program, all in all
};

// From the first of some cases that fails; in company, from the first run.
Shrunk shrink(const Exam& exam, const test::Program& program, const Cases& cases,
              const Knobs& knobs = {}) {
  Contestant contestant(exam, program, knobs.run_time);
  const Examiner examiner(*exam.job, contestant, test::rules_of(exam), contestant.clock());
  batch::Arena arena(knobs.threads);
  RunSize size(knobs.per_run);
  Resemblance resemblance(*exam.job, examiner.rules().comparator);
  CaseSet passed(exam.space());
  Shrinker shrinker(exam.space(), examiner, arena, size, resemblance, passed);
  const std::size_t each = exam.has_many_cases() ? cases.size() : 1;
  for (std::size_t first = 0; first < cases.size(); first += each) {
    if (each == 1 && passed.has(*cases[first])) continue;
    const Examination found =
        examiner.examine({&cases[first], std::min(each, cases.size() - first)}, forever, false);
    for (const Trial& trial : found.trials) resemblance.add(trial);
    if (!found.failures.empty()) {
      return {shrinker.shrink(found.failures.front(), knobs.until), contestant.runs()};
    }
    passed.add(*cases[first]);
  }
  BOOST_FAIL("nothing fails");
  return {};
}

const CasePtr& one_of(const Shrunk& shrunk) {
  return shrunk.counterexample.failure.trial.cases.front();
}

const std::string& instance(const Shrunk& shrunk) { return one_of(shrunk)->text(); }

// The first one in the order of the space on which it fails alone.
std::string smallest(const Exam& exam, const test::Program& program) {
  Contestant contestant(exam, program);
  const Examiner examiner(*exam.job, contestant, test::rules_of(exam), contestant.clock());
  for (const CasePtr& one : exam.all()) {
    if (examiner.attempt({&one, 1}, forever, false)->verdict != Verdict::accepted) {
      return one->text();
    }
  }
  return "";
}

test::Program crash_where(const std::string& answers) {
  return [answers](const Paper& paper) {
    for (const std::string& answer : paper.right) {
      if (answers.find(answer) != std::string::npos) return test::crash();
    }
    return test::print_lines(paper.right);
  };
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_mistake_is_led_back_to_the_smallest_board) {
  const Exam& exam = flip_game();
  const Cases boards = exam.draw(2, 300);
  std::uint64_t most_runs = 0;
  for (std::size_t mistake = 0; mistake < exam.puzzle().mistakes.size(); ++mistake) {
    if (!exam.job->coaching().cannot_fail(mistake).empty()) continue;
    BOOST_TEST_CONTEXT(exam.puzzle().mistakes[mistake].name) {
      const test::Program program = test::mistaken_program(exam, mistake);
      Cases cases = boards;
      for (const CasePtr& one : exam.all()) cases.push_back(one);
      const Shrunk shrunk = shrink(exam, program, cases);
      const Counterexample& found = shrunk.counterexample;
      BOOST_TEST(instance(shrunk) == smallest(exam, program));
      BOOST_TEST(found.proved);
      BOOST_TEST(*found.untried == 0U);
      BOOST_TEST(found.shrunk <= found.done);
      BOOST_TEST(found.found <= found.shrunk);
      // With a clock that only runs move, of which each takes a millisecond.
      const auto runs = static_cast<std::uint64_t>((found.shrunk - found.found) / milliseconds(1));
      BOOST_TEST(runs <= 20U);
      most_runs = std::max(most_runs, runs);
    }
  }
  BOOST_TEST_MESSAGE("at most " << most_runs << " runs from the first failure to the smallest");
}

// Which no classic mistake resembles.
BOOST_AUTO_TEST_CASE(other_programs_are_led_back_to_the_smallest_board) {
  const Exam& exam = flip_game();
  for (const std::string answers : {"5", "6", "3", "Impossible", "0", "456"}) {
    const test::Program program = crash_where(answers);
    const std::string expected = smallest(exam, program);
    for (const Knobs& knobs : {Knobs{}, Knobs{2}, Knobs{16}}) {
      Cases cases = exam.draw(2, 3000);
      for (const CasePtr& one : exam.all()) cases.push_back(one);
      const Shrunk shrunk = shrink(exam, program, cases, knobs);
      BOOST_TEST(instance(shrunk) == expected, answers);
      BOOST_TEST(shrunk.counterexample.proved);
      BOOST_TEST((shrunk.counterexample.failure.verdict == Verdict::run_time_error));
      BOOST_TEST_MESSAGE("crashes where the answer is "
                         << answers << ": found, smallest, proved after "
                         << shrunk.counterexample.found / milliseconds(1) << ", "
                         << shrunk.counterexample.shrunk / milliseconds(1) << ", " << shrunk.runs
                         << " runs");
    }
  }
}

BOOST_AUTO_TEST_CASE(what_is_known_to_pass_is_not_run_again) {
  const Exam& exam = flip_game();
  std::map<std::string, unsigned> runs;
  const test::Program program = [&runs](const Paper& paper) {
    ++runs[std::string(paper.input)];
    if (paper.right.front() == "5") return test::crash();
    return test::print_lines(paper.right);
  };
  shrink(exam, program, exam.draw(2, 3000));
  for (const auto& [input, count] : runs) {
    // Found, then confirmed, then perhaps led to again.
    BOOST_TEST((count == 1U || exam.right(exam.read({input}).front()) == "5"), input << count);
    BOOST_TEST(count <= 3U);
  }
}

BOOST_AUTO_TEST_CASE(untried_boards_are_counted) {
  const Exam& exam = flip_game();
  const test::Program program = crash_where("6");
  for (const int until_ms : {0, 1, 5, 200, 500, 2000}) {
    std::unordered_set<std::string> passed;
    const test::Program counting = [&](const Paper& paper) {
      Run run = program(paper);
      if (run.ending == Ending::exited) passed.insert(std::string(paper.input));
      return run;
    };
    // The first board that fails, and no other.
    Cases cases;
    for (const CasePtr& one : exam.draw(2, 3000)) {
      if (cases.empty() && exam.right(one) == "6") cases.push_back(one);
    }
    const Shrunk shrunk =
        shrink(exam, counting, cases, {1, 1, milliseconds(1), milliseconds(until_ms)});
    const std::uint64_t rank = exam.space().rank(*one_of(shrunk));
    std::uint64_t simpler = 0;
    for (const CasePtr& one : exam.all()) {
      if (exam.space().rank(*one) < rank && passed.count(exam.file({one})) != 0) ++simpler;
    }
    BOOST_TEST(shrunk.runs <= static_cast<unsigned>(until_ms) + 1);
    BOOST_TEST(*shrunk.counterexample.untried == rank - simpler);
    BOOST_TEST(shrunk.counterexample.proved == (rank == simpler));
  }
}

BOOST_AUTO_TEST_CASE(failures_that_do_not_repeat_lead_nowhere) {
  const Exam& exam = flip_game();
  const CasePtr bad = exam.all()[20'000];
  const test::Program program = [&](const Paper& paper) {
    if (exam.file({bad}) == paper.input) return test::crash();
    // Only where other runs go on.
    if (!paper.alone && paper.number > 1 && paper.number % 50 == 0) {
      return test::ending(Ending::wall_limit);
    }
    return test::print_lines(paper.right);
  };
  const Shrunk shrunk = shrink(exam, program, {bad});
  BOOST_TEST(instance(shrunk) == bad->text());
  BOOST_TEST(shrunk.counterexample.proved);
}

BOOST_AUTO_TEST_CASE(two_cases_are_left_where_two_suffice) {
  const Exam& exam = test::small_boards();
  const std::vector<std::pair<std::string, test::Program>> programs{
      {"first case only",
       [](const Paper& paper) { return test::print(paper.right.front() + "\n"); }},
      {"wrong after a 3",
       [](const Paper& paper) {
         std::vector<std::string> lines = paper.right;
         for (std::size_t i = 1; i < lines.size(); ++i) {
           if (std::find(paper.right.begin(), paper.right.begin() + static_cast<std::ptrdiff_t>(i),
                         "3") != paper.right.begin() + static_cast<std::ptrdiff_t>(i))
             lines[i] = "77";
         }
         return test::print_lines(lines);
       }},
      {"state-kept", test::mistaken_program(exam, test::mistake(*exam.entry, "state-kept"))},
  };
  for (const auto& [name, program] : programs) {
    for (const std::size_t cases : {2U, 3U, 10U, 32U, 200U, 1000U}) {
      if (cases < 10 && name != "first case only") continue;
      BOOST_TEST_CONTEXT(name << ", " << cases << " cases") {
        const Shrunk shrunk = shrink(exam, program, exam.draw(3, cases), {2, 0});
        const CaseFailure& failure = shrunk.counterexample.failure;
        BOOST_TEST((failure.verdict == Verdict::batch_only));
        BOOST_TEST(failure.count == 2U);
        BOOST_TEST(failure.trial.cases.size() == 2U);
        BOOST_TEST(failure.trial.input == exam.file(failure.trial.cases));
        BOOST_TEST(shrunk.runs <= 60U);
        BOOST_TEST_MESSAGE(name << ", " << cases << " cases: " << shrunk.runs << " runs");
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(as_many_cases_are_left_as_it_takes) {
  const Exam& exam = test::small_boards();
  for (const std::size_t least : {3U, 10U, 100U}) {
    const test::Program crashes = [least](const Paper& paper) {
      return paper.right.size() >= least ? test::crash() : test::print_lines(paper.right);
    };
    const test::Program wrong = test::wrong_where(
        [least](const std::string&, std::size_t i) { return i + 1 == least; }, "77");
    for (const test::Program& program : {crashes, wrong}) {
      const Shrunk shrunk = shrink(exam, program, exam.draw(3, 150), {2, 0});
      BOOST_TEST((shrunk.counterexample.failure.verdict == Verdict::batch_only));
      BOOST_TEST(shrunk.counterexample.failure.trial.cases.size() == least);
      BOOST_TEST_MESSAGE(least << " cases: " << shrunk.runs << " runs");
    }
  }
}

// A run of some cases fails, and then one of them alone, after all.
BOOST_AUTO_TEST_CASE(what_fails_alone_after_all_is_the_failure) {
  const Exam& exam = test::small_boards();
  const test::Program program = [](const Paper& paper) {
    // A single case is answered wrongly, two to ten are not.
    const bool right = paper.right.size() > 1 && paper.right.size() < 10;
    return right ? test::print_lines(paper.right) : test::print("77\n");
  };
  const Shrunk shrunk = shrink(exam, program, exam.draw(3, 12), {2, 0});
  BOOST_TEST(shrunk.counterexample.failure.count == 1U);
  BOOST_TEST((shrunk.counterexample.failure.verdict == Verdict::wrong_answer));
  BOOST_TEST(instance(shrunk) == exam.all().front()->text());
}

// Programs that also mix up cases of one run are led back by cases alone.
BOOST_AUTO_TEST_CASE(company_does_not_disturb_the_search) {
  const Exam& exam = test::small_boards();
  const test::Program program = [](const Paper& paper) {
    std::vector<std::string> lines = paper.right;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (lines[i] == "5" || i > 3) lines[i] = "77";
    }
    return test::print_lines(lines);
  };
  Cases cases;
  for (const CasePtr& one : exam.draw(3, 100)) {
    if (cases.empty() && exam.right(one) == "5") cases.push_back(one);
  }
  const Shrunk shrunk = shrink(exam, program, cases, {2, 0});
  BOOST_TEST(instance(shrunk) == smallest(exam, program));
  BOOST_TEST(shrunk.counterexample.proved);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
