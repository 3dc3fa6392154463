// The texts for judges' packages, and answers with a witness.
#include <boost/test/unit_test.hpp>
#include <string>
#include <vector>

#include "engine/flip/judge/package_texts.h"
#include "tests/support/driver.h"
#include "tests/support/package_variants.h"

BOOST_AUTO_TEST_SUITE(flip)
BOOST_AUTO_TEST_SUITE(package)

using namespace boardmill;
using test::Variant;

namespace {

PackageTexts texts_of(const Variant& variant) {
  return test::prepare(variant)->publishing()->package_texts().value();
}

std::string refusal(const Variant& variant) {
  const auto job = test::puzzle(variant.puzzle).prepare(test::request_of(variant));
  if (!job) return job.error();
  const auto texts = (*job)->publishing()->package_texts();
  return texts ? "" : texts.error();
}

std::string wrong(const Job& job, const std::string& data, std::string_view answer) {
  const Chunk chunk = test::chunk_of(job, data);
  Claim claim;
  claim.texts.resize(6);
  claim.texts[0] = answer;
  const Claim* claims[] = {&claim};
  std::vector<Finding> findings;
  job.checking().verify(chunk, claims, findings);
  return findings.at(0).wrong;
}

}  // namespace

BOOST_AUTO_TEST_CASE(statements_say_what_the_variant_is) {
  const PackageTexts plain = texts_of({"flip", "poj1753"});
  BOOST_TEST(plain.name == "flipgame");
  BOOST_TEST(plain.statement.legend.find("4 rows and 4 columns") != std::string::npos);
  BOOST_TEST(plain.statement.legend.find("it does not matter which one") != std::string::npos);
  BOOST_TEST(plain.statement.input ==
             "The input is one board of 4 lines, each with 4 characters `w` or `b`.\n");
  BOOST_TEST(plain.statement.output ==
             "Print one line with the least number of presses, or `Impossible` if it cannot be "
             "done.\n");
  BOOST_TEST(!plain.many_cases);
  BOOST_TEST(!plain.has_checker());

  const PackageTexts lights = texts_of({"flip", "poj1222"});
  BOOST_TEST(lights.statement.output.starts_with("For each board, print first a line `PUZZLE #k`"));
  BOOST_TEST(lights.statement.input.find(" with one blank between two of them.") !=
             std::string::npos);
  BOOST_TEST(lights.many_cases);

  const PackageTexts square = texts_of({"flip", "poj1681"});
  BOOST_TEST(square.statement.input.find("It is from 1 to 15.") != std::string::npos);
  BOOST_TEST(square.statement.output.find("`inf`") != std::string::npos);
  const PackageTexts tiles = texts_of({"flip", "poj3279", "auto", {{"size", "4x5"}}});
  BOOST_TEST(tiles.statement.input.find("Here M is 4 and N is 5.") != std::string::npos);
  const PackageTexts one = texts_of({"flip", "", "auto", {{"size", "1x1"}}});
  BOOST_TEST(one.statement.legend.find("1 row and 1 column ") != std::string::npos);
  BOOST_TEST(one.statement.input.find("1 line, each with 1 character ") != std::string::npos);

  const PackageTexts witness = texts_of({"flip", "", "auto", {}, Print::solution});
  BOOST_TEST(witness.has_checker());
  BOOST_TEST(witness.statement.output.find("print any of them") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(every_statement_is_filled) {
  for (const Variant& variant : test::package_variants()) {
    const PackageTexts texts = texts_of(variant);
    for (const std::string* part :
         {&texts.statement.legend, &texts.statement.input, &texts.statement.output}) {
      BOOST_TEST(!part->empty(), variant.name());
      BOOST_TEST(part->find("{{") == part->npos, variant.name());
      BOOST_TEST(part->find("\n\n\n") == part->npos, variant.name());
      BOOST_TEST(part->find("  ") == part->npos, *part);
    }
    for (const std::string& text : texts.validators) BOOST_TEST(text.find("{{") == text.npos);
    BOOST_TEST(texts.has_checker() == (variant.print == Print::solution), variant.name());
    BOOST_TEST(!texts.title.empty());
  }
}

BOOST_AUTO_TEST_CASE(what_has_no_package_says_why) {
  BOOST_TEST(refusal({"flip", "poj1222", "auto", {}, Print::solution}) ==
             "poj1222 has no --print solution: its answer is the press grid already");
  BOOST_TEST(refusal({"flip", "poj3279", "auto", {}, Print::solution}) != "");
  BOOST_TEST(refusal({"flip", "poj1681", "auto", {}, Print::solution}) == "");
  BOOST_TEST(refusal({"flip", "", "line"}) ==
             "judges' packages are in the form of a problem: not in lines or csv");
  BOOST_TEST(refusal({"flip", "poj1681", "auto", {{"size", "3x4"}}}) ==
             "--size: boards of this form are squares, found 3x4");
  BOOST_TEST(refusal({"flip", "", "auto", {{"cells", "`x"}}}) != "");
}

BOOST_AUTO_TEST_CASE(answers_with_presses) {
  const Variant variant{"flip", "poj1753", "auto", {}, Print::solution};
  const auto job = test::prepare(variant);
  const std::string boards =
      "bwwb\nbbwb\nbwwb\nbwww\n\nwbww\nbbbw\nwbww\nwwww\n\nwwww\nwwww\nwwww\nwwww\n\n"
      "bwww\nwwww\nwwww\nwwww\n";
  const auto answers = test::answers_of(*job, boards);
  BOOST_TEST(answers.at(0) == "4\n1 1\n2 2\n2 4\n3 1\n");
  BOOST_TEST(answers.at(1) == "1\n2 2\n");
  BOOST_TEST(answers.at(2) == "0\n");
  BOOST_TEST(answers.at(3) == "Impossible\n");

  // A judge's file of them is taken apart again, and junk is no trap.
  const auto take = [&](std::string_view text) {
    const Chunk chunk = test::chunk_of(*job, boards);
    std::vector<std::string_view> taken;
    job->checking().take_answers(chunk, text, taken);
    return std::vector<std::string>(taken.begin(), taken.end());
  };
  BOOST_TEST((take("4\n1 1\n1 3\n2 3\n4 1\n1\n2 2\n0\nImpossible\n") ==
              std::vector<std::string>{"4\n1 1\n1 3\n2 3\n4 1", "1\n2 2", "0", "Impossible"}));
  BOOST_TEST(
      (take("99999999999\n0\nx\n-1\n") == std::vector<std::string>{"99999999999", "0", "x", "-1"}));
  BOOST_TEST((take("16\n1 1\n") == std::vector<std::string>{"16\n1 1"}));
}

BOOST_AUTO_TEST_CASE(answers_with_presses_are_verified) {
  const auto job = test::prepare(Variant{"flip", "poj1753", "auto", {}, Print::solution});
  const std::string board = "wbww\nbbbw\nwbww\nwwww\n";
  BOOST_TEST(wrong(*job, board, "1\n2 2") == "");
  BOOST_TEST(wrong(*job, board, "1\n2 3") != "");
  BOOST_TEST(wrong(*job, board, "1") != "");
  BOOST_TEST(wrong(*job, board, "Impossible") != "");
  const std::string unsolvable = "bwww\nwwww\nwwww\nwwww\n";
  BOOST_TEST(wrong(*job, unsolvable, "Impossible") == "");
  BOOST_TEST(wrong(*job, unsolvable, "0") != "");
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
