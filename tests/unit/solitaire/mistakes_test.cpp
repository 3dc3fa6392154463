// Each classic mistake goes wrong where it is known to, and nowhere where it is said to be right.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/puzzle/random.h"
#include "engine/solitaire/judge/mistaken.h"
#include "engine/solitaire/solitaire.h"
#include "tests/support/driver.h"
#include "tests/support/mistaken.h"
#include "tests/support/solitaire_pairs.h"

BOOST_AUTO_TEST_SUITE(solitaire)
BOOST_AUTO_TEST_SUITE(mistakes)

using namespace boardmill;
using namespace boardmill::solitaire;
using test::Fields;
using test::mistaken_answers;
using test::right_answers;
using test::SolitaireOracle;

namespace {

struct Example {
  std::string_view mistake;
  std::string pairs;  // lines
  std::vector<std::string> right;
  std::vector<std::string> wrong;
};

std::unique_ptr<const Job> job_of(std::string_view problem, int max_moves) {
  Request request = test::line_request(entry(), problem);
  request.settings["max-moves"] = std::to_string(max_moves);
  return test::prepare(entry(), request);
}

// Pieces close together, where jumps matter, and four anywhere, by turns.
Fields start_of(std::uint64_t number, Random& random) {
  if (number % 2 == 1) return test::random_fields(random);
  const int row = 1 + static_cast<int>(random.below(6));
  const int column = 1 + static_cast<int>(random.below(6));
  Fields fields;
  do {
    for (auto& field : fields) {
      field = {row + static_cast<int>(random.below(3)), column + static_cast<int>(random.below(3))};
    }
    std::sort(fields.begin(), fields.end());
  } while (std::adjacent_find(fields.begin(), fields.end()) != fields.end());
  return fields;
}

// Batches of pairs: some targets at each distance up to a little above the limit.
std::vector<std::string> pairs_near(int max_moves, std::size_t batches, std::size_t each,
                                    std::vector<std::size_t>& sizes) {
  std::vector<std::string> texts;
  for (std::uint64_t i = 0; i < batches; ++i) {
    Random random(77, i);
    const Fields start = start_of(i, random);
    const SolitaireOracle oracle(start, max_moves + 3);
    std::map<int, std::vector<Fields>> at;
    for (const Fields& target : oracle.positions()) at[oracle.distance(target)].push_back(target);
    texts.emplace_back();
    sizes.push_back(0);
    for (const auto& [distance, targets] : at) {
      for (std::size_t j = 0; j < each; ++j) {
        const Fields& target = targets[random.below(static_cast<std::uint32_t>(targets.size()))];
        texts.back() += test::text_of(start) + " " + test::text_of(target) + "\n";
        ++sizes.back();
      }
    }
    // The same position in another order of pieces.
    Fields turned = start;
    std::reverse(turned.begin(), turned.end());
    texts.back() += test::text_of(start) + " " + test::text_of(turned) + "\n";
    ++sizes.back();
  }
  // From the end of a row to the beginning of the next one.
  texts.emplace_back("1 8 3 3 5 5 7 7 2 1 3 3 5 5 7 7\n");
  sizes.push_back(1);
  return texts;
}

void check_all(int max_moves, std::size_t batches, std::size_t each) {
  std::vector<std::size_t> sizes;
  const std::vector<std::string> texts = pairs_near(max_moves, batches, each, sizes);
  for (const std::string_view problem : {"poj1198", "hdu1401"}) {
    const auto job = job_of(problem, max_moves);
    std::vector<std::vector<std::string>> right;
    for (const std::string& text : texts) right.push_back(right_answers(*job, text));
    for (std::size_t mistake = 0; mistake < mistake_choices().size(); ++mistake) {
      const std::string reason = job->coaching().cannot_fail(mistake);
      std::size_t batch = 0;
      while (batch < texts.size() &&
             mistaken_answers(*job, mistake, texts[batch], sizes[batch]) == right[batch]) {
        ++batch;
      }
      BOOST_TEST((batch < texts.size()) == reason.empty(),
                 max_moves << " moves, " << problem << ", " << mistake_choices()[mistake].name
                           << ": " << reason);
    }
  }
}

}  // namespace

BOOST_AUTO_TEST_CASE(known_examples) {
  const std::vector<Example> examples{
      {"start-untested", "1 1 1 8 8 1 8 8 1 1 1 8 8 1 8 8\n", {"YES"}, {"NO"}},
      {"state-kept",
       "1 1 1 2 1 3 1 4 8 8 8 7 8 6 8 5\n1 1 1 2 1 3 1 4 1 1 1 2 1 3 1 5\n",
       {"NO", "YES"},
       {"NO", "NO"}},
      {"pieces-in-order", "1 1 1 2 1 3 1 4 1 4 1 3 1 2 1 1\n", {"YES"}, {"NO"}},
      {"one-target-field", "1 1 1 2 1 3 1 4 1 1 8 8 8 7 8 6\n", {"NO"}, {"YES"}},
      {"jump-over-several", "1 1 1 2 1 3 8 6 3 4 1 5 1 6 8 8\n", {"NO"}, {"YES"}},
      {"one-more", "4 1 4 2 4 3 7 5 4 1 6 1 2 5 8 6\n", {"NO"}, {"YES"}},
      {"marks-without-depth", "1 2 1 4 1 3 1 5 5 5 1 2 4 4 2 3\n", {"YES"}, {"NO"}},
  };
  const auto job = job_of("hdu1401", 8);
  for (const Example& example : examples) {
    BOOST_TEST_CONTEXT(example.mistake) {
      BOOST_TEST(right_answers(*job, example.pairs) == example.right,
                 boost::test_tools::per_element());
      BOOST_TEST(mistaken_answers(*job, test::mistake(entry(), example.mistake), example.pairs,
                                  example.right.size()) == example.wrong,
                 boost::test_tools::per_element());
    }
  }
}

BOOST_AUTO_TEST_CASE(each_fails_within_eight_moves) { check_all(8, 8, 6); }

// Within few moves some of them fail on few pairs only, and pairs are cheap.
BOOST_AUTO_TEST_CASE(each_fails_or_says_why_not_within_few_moves) {
  for (int max_moves = 0; max_moves < 4; ++max_moves) {
    BOOST_TEST_CONTEXT(max_moves) { check_all(max_moves, 100, 8); }
  }
}

BOOST_AUTO_TEST_CASE(each_fails_or_says_why_not_within_more_moves,
                     *boost::unit_test::label("long")) {
  for (int max_moves = 4; max_moves <= 8; ++max_moves) {
    BOOST_TEST_CONTEXT(max_moves) { check_all(max_moves, max_moves < 6 ? 100 : 24, 8); }
  }
}

BOOST_AUTO_TEST_CASE(too_many_moves_are_said_to_be) {
  const auto job = job_of("poj1198", 13);
  for (std::size_t mistake = 0; mistake < mistake_choices().size(); ++mistake) {
    BOOST_TEST(!job->coaching().cannot_fail(mistake).empty());
    BOOST_TEST(mistaken_answers(*job, mistake, "1 1 1 8 8 1 8 8 1 1 1 8 8 1 8 8\n", 1).front() ==
               "");
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
