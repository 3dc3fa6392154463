#include "engine/stress/case_stream.h"

#include <boost/test/unit_test.hpp>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/batch/arena.h"
#include "tests/support/contestant.h"

BOOST_AUTO_TEST_SUITE(stress)
BOOST_AUTO_TEST_SUITE(case_stream)

using namespace boardmill;
using namespace boardmill::judge;
using namespace boardmill::stress;
using test::Exam;

namespace {

struct Streamed {
  explicit Streamed(const Exam& exam, const StreamOrder& order = {}, unsigned threads = 2)
      : arena(threads), stream(*exam.job, order, arena, interrupted) {}

  // As many as there are, at most so many, in portions.
  Cases take(std::size_t count, std::size_t portion = 10) {
    Cases all;
    while (all.size() < count) {
      auto some = stream.next(std::min(portion, count - all.size()));
      if (some.empty()) break;
      for (CasePtr& one : some) all.push_back(std::move(one));
    }
    return all;
  }

  std::atomic<bool> interrupted = false;
  batch::Arena arena;
  CaseStream stream;
};

const Exam& boards_3x3() {
  static const Exam exam = test::exam("poj1753", {{"size", "3x3"}});
  return exam;
}

void check_answers(const Exam& exam, const Cases& cases) {
  for (const CasePtr& one : cases) {
    const std::string right = exam.right(one);
    const auto [outcome, cost] = one->answered();
    BOOST_TEST((outcome == Outcome::solved) == (right != "Impossible"));
    if (outcome == Outcome::solved) BOOST_TEST(std::to_string(cost) == right);
  }
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_small_space_comes_whole_and_nothing_twice) {
  const Exam& exam = boards_3x3();
  const std::vector<std::string> all = test::texts_of(exam.all());
  for (const bool exhaustive : {false, true}) {
    for (const std::size_t portion : {1U, 7U, 1000U}) {
      Streamed streamed(exam, {1, exhaustive, 1});
      const Cases cases = streamed.take(10'000, portion);
      BOOST_TEST(cases.size() == all.size());
      BOOST_TEST(streamed.stream.is_exhausted());
      const std::vector<std::string> texts = test::texts_of(cases);
      if (exhaustive) BOOST_TEST((texts == all));
      BOOST_TEST((std::set(texts.begin(), texts.end()) == std::set(all.begin(), all.end())));
      check_answers(exam, cases);
    }
  }
}

BOOST_AUTO_TEST_CASE(it_is_exhausted_with_the_last_case) {
  const Exam& exam = boards_3x3();
  Streamed streamed(exam, {1, true, 1});
  BOOST_TEST(streamed.take(511).size() == 511U);
  BOOST_TEST(!streamed.stream.is_exhausted());
  BOOST_TEST(streamed.take(1).size() == 1U);
  BOOST_TEST(streamed.stream.is_exhausted());
  BOOST_TEST(streamed.take(1).empty());
}

BOOST_AUTO_TEST_CASE(the_order_depends_on_the_seed_only) {
  for (const char* problem : {"poj1753", "poj1681"}) {
    const Exam exam = test::exam(problem);
    const auto texts = [&](std::uint64_t seed, unsigned threads, std::size_t portion) {
      Streamed streamed(exam, {seed, false, 1}, threads);
      return test::texts_of(streamed.take(300, portion));
    };
    const auto expected = texts(1, 1, 1);
    BOOST_TEST(expected.size() == 300U);
    BOOST_TEST((std::set<std::string>(expected.begin(), expected.end()).size() == 300U));
    BOOST_TEST((texts(1, 2, 7) == expected));
    BOOST_TEST((texts(1, 16, 100) == expected));
    BOOST_TEST((texts(2, 2, 7) != expected));
  }
}

// Where there are answers that few instances have, they come as early as the others.
BOOST_AUTO_TEST_CASE(answers_come_in_turn) {
  const Exam& exam = test::flip_game();
  Streamed streamed(exam);
  std::map<Answered, std::size_t> answers;
  for (const CasePtr& one : streamed.take(400)) ++answers[one->answered()];
  BOOST_TEST(answers.size() == 8U);
  for (const auto& [answer, count] : answers) {
    const bool rare = answer.outcome == Outcome::solved && answer.cost == 0;
    BOOST_TEST((count >= 10 || rare), text(answer) << " " << count);
  }
}

BOOST_AUTO_TEST_CASE(what_is_left_does_not_come) {
  const Exam& exam = boards_3x3();
  for (const bool exhaustive : {false, true}) {
    Streamed streamed(exam, {1, exhaustive, 1});
    const Answered left{Outcome::solved, 3};
    streamed.take(50);
    streamed.stream.leave(left);
    std::size_t others = 0;
    for (const CasePtr& one : streamed.take(10'000)) {
      BOOST_TEST((one->answered() != left));
      ++others;
    }
    BOOST_TEST(others > 100U);
    BOOST_TEST(streamed.stream.is_exhausted());
    BOOST_TEST(streamed.stream.left().size() == 1U);
  }
}

BOOST_AUTO_TEST_CASE(an_interruption_ends_it) {
  const Exam& exam = boards_3x3();
  Streamed streamed(exam);
  BOOST_TEST(streamed.take(5).size() == 5U);
  streamed.interrupted = true;
  BOOST_TEST(streamed.take(5).empty());
  Streamed never(exam);
  never.interrupted = true;
  BOOST_TEST(never.take(5).empty());
}

BOOST_AUTO_TEST_CASE(answers_have_texts) {
  BOOST_TEST(text(Answered{Outcome::solved, 3}) == "cost 3");
  BOOST_TEST(text(Answered{Outcome::unsolvable, Results::no_cost}) == "unsolvable");
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
