// The texts for judges' packages, and answers with a witness.
#include <boost/test/unit_test.hpp>
#include <string>
#include <vector>

#include "engine/solitaire/judge/package_texts.h"
#include "tests/support/driver.h"
#include "tests/support/package_variants.h"

BOOST_AUTO_TEST_SUITE(solitaire)
BOOST_AUTO_TEST_SUITE(package)

using namespace boardmill;
using test::Variant;

namespace {

PackageTexts texts_of(const Variant& variant) {
  return test::prepare(variant)->publishing()->package_texts().value();
}

std::string wrong(const Job& job, const std::string& data, std::string_view answer) {
  const Chunk chunk = test::chunk_of(job, data);
  Claim claim;
  claim.texts.resize(4);
  claim.texts[0] = answer;
  const Claim* claims[] = {&claim};
  std::vector<Finding> findings;
  job.checking().verify(chunk, claims, findings);
  return findings.at(0).wrong;
}

const std::string jump = "1 1 1 2 4 4 8 8\n1 2 1 3 4 4 8 8\n";
const std::string far = "1 1 1 2 1 3 1 4\n8 5 8 6 8 7 8 8\n";

}  // namespace

BOOST_AUTO_TEST_CASE(statements_say_what_the_variant_is) {
  const PackageTexts one = texts_of({"solitaire", "poj1198"});
  BOOST_TEST(one.statement.legend.find("at most 8 moves?") != std::string::npos);
  BOOST_TEST(one.statement.input.starts_with("There is one case, of two lines.\n"));
  BOOST_TEST(!one.many_cases);
  const PackageTexts to_end = texts_of({"solitaire", "hdu1401"});
  BOOST_TEST(to_end.statement.input.find("read to the end of the file") != std::string::npos);
  BOOST_TEST(to_end.many_cases);
  const PackageTexts counted = texts_of({"solitaire", "spoj-solit", "auto", {{"max-moves", "1"}}});
  BOOST_TEST(counted.statement.input.find("the number of cases") != std::string::npos);
  BOOST_TEST(counted.statement.legend.find("at most 1 move?") != std::string::npos);
  const auto line = test::prepare(Variant{"solitaire", "", "line"})->publishing()->package_texts();
  BOOST_TEST(line.error() == "judges' packages are in the form of a problem: not in lines or csv");
}

BOOST_AUTO_TEST_CASE(answers_with_moves) {
  const auto job = test::prepare(Variant{"solitaire", "hdu1401", "auto", {}, Print::solution});
  const std::string data = jump + far + "1 1 1 2 1 3 1 4\n1 4 1 3 1 2 1 1\n";
  const auto answers = test::answers_of(*job, data);
  BOOST_TEST(answers.at(0) == "YES\n1\n1 1 1 3\n");
  BOOST_TEST(answers.at(1) == "NO\n");
  BOOST_TEST(answers.at(2) == "YES\n0\n");
  const auto take = [&](std::string_view text) {
    const Chunk chunk = test::chunk_of(*job, data);
    std::vector<std::string_view> taken;
    job->checking().take_answers(chunk, text, taken);
    return std::vector<std::string>(taken.begin(), taken.end());
  };
  BOOST_TEST((take("YES\n1\n1 1 1 3\nNO\nYES\n0\n") ==
              std::vector<std::string>{"YES\n1\n1 1 1 3", "NO", "YES\n0"}));
  BOOST_TEST(
      (take("YES\n99999999\nNO\nx\n") == std::vector<std::string>{"YES\n99999999", "NO", "x"}));
}

BOOST_AUTO_TEST_CASE(answers_with_moves_are_verified) {
  const auto job = test::prepare(Variant{"solitaire", "poj1198", "auto", {}, Print::solution});
  BOOST_TEST(wrong(*job, jump, "YES\n1\n1 1 1 3") == "");
  BOOST_TEST(wrong(*job, jump, "YES\n1\n1 2 1 3") != "");
  BOOST_TEST(wrong(*job, jump, "YES") != "");
  BOOST_TEST(wrong(*job, jump, "NO") != "");
  BOOST_TEST(wrong(*job, far, "NO") == "");
  BOOST_TEST(wrong(*job, far, "YES\n0") != "");
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
