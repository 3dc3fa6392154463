#include "engine/stress/common_ground.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <regex>
#include <string>
#include <utility>
#include <vector>

#include "engine/puzzle/random.h"
#include "tests/support/contestant.h"
#include "tests/support/mistaken.h"

BOOST_AUTO_TEST_SUITE(stress)
BOOST_AUTO_TEST_SUITE(common_ground)

using namespace boardmill;
using namespace boardmill::judge;
using namespace boardmill::stress;
using test::Contestant;
using test::Exam;
using test::flip_game;
using test::Paper;

namespace {

std::vector<std::string> ground(const Exam& exam, const std::vector<JudgedCase>& log) {
  return boardmill::stress::common_ground(exam.puzzle(), log);
}

bool has(const Exam& exam, const JudgedCase& one, std::string_view feature) {
  for (std::size_t i = 0; i < exam.puzzle().features.size(); ++i) {
    if (exam.puzzle().features[i].name == feature) {
      return (one.features >> i & 1U) != 0;
    }
  }
  throw std::invalid_argument(std::string(feature));
}

// Landmarks and draws, ten in a run.
const std::vector<JudgedCase>& cases_of(const Exam& exam) {
  static std::map<const Exam*, std::vector<JudgedCase>> known;
  const auto [place, is_new] = known.try_emplace(&exam);
  if (!is_new) return place->second;
  Cases cases = exam.draw(1, exam.space().size() ? 1500 : 40);
  for (CasePtr& one : exam.job->making()->landmarks(1)) cases.push_back(std::move(one));
  for (const CasePtr& one : cases) {
    place->second.push_back(
        {one->answered(), exam.job->coaching().features(*one), false, place->second.size() % 10});
  }
  return place->second;
}

// Those fail that `fails`.
std::vector<JudgedCase> log_of(const Exam& exam,
                               const std::function<bool(const JudgedCase&)>& fails) {
  std::vector<JudgedCase> log = cases_of(exam);
  for (JudgedCase& one : log) one.failed = fails(one);
  return log;
}

std::uint64_t number(std::string digits) {
  digits.erase(std::remove(digits.begin(), digits.end(), ','), digits.end());
  return std::stoull(digits);
}

// Whether a case is one of those that a sentence speaks of, from its words alone.
bool is_meant(const Exam& exam, const std::string& words, const JudgedCase& one) {
  // Compiled once: it is asked of every case of every log.
  static const std::regex cost("the cost is (\\d+)");
  static const std::regex costs("the cost is from (\\d+) to (\\d+)");
  static const std::regex bound("the cost is (\\d+) or (more|less)");
  static const std::regex feature(".* \\(([a-z-]+)\\)");
  std::smatch match;
  const Answered& answer = one.answer;
  const bool solved = answer.outcome == Outcome::solved;
  const auto at = [&](int i) {
    return static_cast<std::uint16_t>(std::stoi(match[static_cast<std::size_t>(i)]));
  };
  if (std::regex_match(words, match, cost)) {
    return solved && answer.cost == at(1);
  }
  if (std::regex_match(words, match, costs)) {
    return solved && answer.cost >= at(1) && answer.cost <= at(2);
  }
  if (std::regex_match(words, match, bound)) {
    return solved && (match[2] == "more" ? answer.cost >= at(1) : answer.cost <= at(1));
  }
  if (words == "there is a solution") return solved;
  if (words == "the case is the first one of its run") return one.position == 0;
  if (std::regex_match(words, match, feature)) {
    return has(exam, one, match[1].str());
  }
  BOOST_ERROR("not understood: " << words);
  return false;
}

// Every sentence is true, and its numbers are.
void check(const Exam& exam, const std::vector<JudgedCase>& log,
           const std::vector<std::string>& sentences) {
  static const std::regex form(
      "it (fails only|never fails) where (.*)(?:: |, but )on (all ([0-9,]+)|([0-9,]+) of the "
      "([0-9,]+)|the only one of the) (such|other) (boards|pairs)");
  for (const std::string& sentence : sentences) {
    BOOST_TEST_CONTEXT(sentence) {
      std::smatch match;
      BOOST_REQUIRE(std::regex_match(sentence, match, form));
      const bool only = match[1] == "fails only";
      BOOST_TEST((match[7] == "such") == only);
      std::uint64_t failing = 0;
      std::uint64_t all = 0;
      for (const JudgedCase& one : log) {
        const bool meant = is_meant(exam, match[2], one) == only;
        if (one.failed) BOOST_REQUIRE(meant);
        failing += meant && one.failed ? 1U : 0U;
        all += meant ? 1U : 0U;
      }
      if (match[4].matched) {
        BOOST_TEST(number(match[4]) == all);
        BOOST_TEST(failing == all);
      } else if (match[5].matched) {
        BOOST_TEST(number(match[5]) == failing);
        BOOST_TEST(number(match[6]) == all);
        BOOST_TEST(failing < all);
      } else {
        BOOST_TEST(all == 1U);
        BOOST_TEST(failing == 1U);
      }
    }
  }
}

std::string first_of(const Exam& exam, const std::vector<JudgedCase>& log) {
  const auto sentences = ground(exam, log);
  check(exam, log, sentences);
  for (const std::string& sentence : sentences) BOOST_TEST_MESSAGE(sentence);
  return sentences.empty() ? "" : sentences.front();
}

}  // namespace

BOOST_AUTO_TEST_CASE(features_of_all_that_fail_are_found) {
  const Exam& exam = flip_game();
  for (const char* feature : {"goal-black", "goal-white", "tie", "symmetric", "one-piece"}) {
    const auto log = log_of(exam, [&](const JudgedCase& one) { return has(exam, one, feature); });
    const std::string sentence = first_of(exam, log);
    BOOST_TEST(sentence.starts_with("it fails only where "), sentence);
    BOOST_TEST(sentence.find("(" + std::string(feature) + "): on all ") != std::string::npos,
               sentence);
  }
  static const Exam pairs = test::exam("hdu1401");
  for (const char* feature : {"needs-jump", "reordered", "block"}) {
    const auto log = log_of(pairs, [&](const JudgedCase& one) { return has(pairs, one, feature); });
    const std::string sentence = first_of(pairs, log);
    BOOST_TEST(sentence.find("(" + std::string(feature) + "): on all ") != std::string::npos,
               sentence);
  }
}

BOOST_AUTO_TEST_CASE(answers_of_all_that_fail_are_found) {
  const Exam& exam = flip_game();
  const auto sentence = [&](const auto& fails) {
    return first_of(exam, log_of(exam, [&](const JudgedCase& one) {
                      const Answered& answer = one.answer;
                      return fails(answer.outcome == Outcome::solved, answer.cost);
                    }));
  };
  BOOST_TEST(sentence([](bool solved, unsigned) {
               return !solved;
             }).starts_with("it never fails where there is a solution, but on all "));
  BOOST_TEST(sentence([](bool solved, unsigned) {
               return solved;
             }).starts_with("it fails only where there is a solution: on all "));
  BOOST_TEST(sentence([](bool solved, unsigned cost) {
               return solved && cost == 3;
             }).starts_with("it fails only where the cost is 3: on all "));
  BOOST_TEST(sentence([](bool solved, unsigned cost) {
               return solved && cost > 4;
             }).starts_with("it fails only where the cost is from 5 to 6: on all "));
}

BOOST_AUTO_TEST_CASE(the_position_in_a_run_is_found) {
  static const Exam exam = test::exam("poj1681");
  const auto sentence = [&](bool first) {
    return first_of(
        exam, log_of(exam, [&](const JudgedCase& one) { return (one.position == 0) == first; }));
  };
  BOOST_TEST(sentence(true).starts_with(
      "it fails only where the case is the first one of its run: on all "));
  BOOST_TEST(sentence(false).starts_with(
      "it never fails where the case is the first one of its run, but on all "));
}

// Nothing is said of what is so by chance, and nothing where there is nothing to compare.
BOOST_AUTO_TEST_CASE(chance_is_not_mentioned) {
  const Exam& exam = flip_game();
  BOOST_TEST(ground(exam, {}).empty());
  BOOST_TEST(ground(exam, log_of(exam, [](const JudgedCase&) { return false; })).empty());
  BOOST_TEST(ground(exam, log_of(exam, [](const JudgedCase&) { return true; })).empty());
  for (const unsigned salt : {1U, 2U, 3U}) {
    for (const unsigned share : {2U, 10U, 100U}) {
      Random random(salt, share);
      const auto log = log_of(exam, [&](const JudgedCase&) { return random.below(share) == 0; });
      const auto sentences = ground(exam, log);
      check(exam, log, sentences);
      BOOST_TEST(sentences.size() <= 1U);
    }
  }
}

BOOST_AUTO_TEST_CASE(a_session_says_what_its_failures_share) {
  const Exam& exam = flip_game();
  Contestant contestant(exam,
                        test::mistaken_program(exam, test::mistake(*exam.entry, "only-white")));
  SessionOrder order = test::order_of(exam);
  order.all = true;
  order.until = std::chrono::seconds(4);
  const SessionResult result = test::stress(exam, contestant, order, 2);
  BOOST_TEST(result.failures > 100U);
  const std::string sentence = first_of(exam, result.log);
  BOOST_TEST(
      sentence.find("black takes fewer presses than white (goal-black)") != std::string::npos,
      sentence);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
