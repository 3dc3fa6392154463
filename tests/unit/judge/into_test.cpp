#include "engine/judge/into.h"

#include <boost/test/unit_test.hpp>
#include <string>
#include <vector>

#include "tests/support/contestant.h"
#include "tests/support/sample_package.h"

BOOST_AUTO_TEST_SUITE(judge)
BOOST_AUTO_TEST_SUITE(into)

using namespace boardmill;
using namespace boardmill::judge;
using test::paths;

namespace {

const std::vector<TestFile> cases{{"01-tie", "1 1\n", "x\n", "A tie.", false},
                                  {"02-large", "5 6\n", "x\n", "Large.", false},
                                  {"03-other", "7 7\n", "x\n", "Other.", true},
                                  {"04-other", "7 7\n", "x\n", "Again.", false}};

std::vector<PackageFile> files_of(const char* form) {
  return make_package(form, test::sample_package()).value().files;
}

}  // namespace

BOOST_AUTO_TEST_CASE(packages_of_kattis_and_icpc) {
  const auto kattis = plan_additions(files_of("kattis"), cases, nullptr).value();
  BOOST_TEST(kattis.cases == 2U);
  BOOST_TEST(kattis.duplicates == 2U);
  BOOST_TEST((paths(kattis.files) ==
              std::vector<std::string>{"data/secret/04-tie.in", "data/secret/04-tie.ans",
                                       "data/secret/04-tie.desc", "data/secret/05-other.in",
                                       "data/secret/05-other.ans", "data/secret/05-other.desc"}));
  BOOST_TEST(test::file(kattis.files, "data/secret/04-tie.desc") == "A tie.\n");
  const auto icpc = plan_additions(files_of("icpc-2025"), cases, nullptr).value();
  BOOST_TEST(test::file(icpc.files, "data/secret/04-tie.yaml") == "description: \"A tie.\"\n");
}

BOOST_AUTO_TEST_CASE(names_are_free_and_numbers_go_on) {
  const std::vector<PackageFile> files{{"problem.yaml", ""},
                                       {"data/secret/099.in", "a\n"},
                                       {"data/secret/100-tie.ans", "stray\n"},
                                       {"data/secret/zz.in", "b\n"}};
  BOOST_TEST(plan_additions(files, cases, nullptr).value().files.front().path ==
             "data/secret/101-tie.in");
  const std::vector<PackageFile> plain{{"01.in", "a\n"}, {"01.ans", "b\n"}};
  BOOST_TEST((paths(plan_additions(plain, {cases.data(), 1}, nullptr).value().files) ==
              std::vector<std::string>{"02.in", "02.ans"}));
}

BOOST_AUTO_TEST_CASE(packages_that_list_their_data_are_refused) {
  for (const char* form : {"polygon", "hydro", "fps"}) {
    BOOST_TEST(!plan_additions(files_of(form), cases, nullptr), form);
  }
  const std::vector<PackageFile> groups{{"problem.yaml", ""}, {"data/secret/group1/01.in", "a\n"}};
  BOOST_TEST(plan_additions(groups, cases, nullptr).error() ==
             "the secret data of this package are in groups: which one is meant is not known");
  BOOST_TEST(plan_additions({}, cases, nullptr).error() ==
             "no folder of data was found in this package");
}

BOOST_AUTO_TEST_CASE(packages_of_other_problems_are_refused) {
  const std::vector<PackageFile> flip{{"01.in", "bwwb\nbbwb\nbwwb\nbwww\n"}, {"01.out", "4\n"}};
  for (const test::Exam& exam : test::all_exams()) {
    const auto additions = plan_additions(flip, {}, exam.job.get());
    BOOST_TEST(additions.has_value() == (exam.name() == "poj1753"), exam.name());
  }
  const auto wrong = [&](const std::string& input, const std::string& answer) {
    return plan_additions(std::vector<PackageFile>{{"01.in", input}, {"01.out", answer}}, {},
                          test::flip_game().job.get())
        .error();
  };
  const std::string fit = "the first case of this package does not fit: ";
  BOOST_TEST(wrong("1 2\n", "x\n") == fit + "expected 1 or 0, found a blank");
  BOOST_TEST(wrong(flip.front().bytes, "5\n") == fit + "answer: expected 4 found 5");
  BOOST_TEST(wrong(flip.front().bytes + flip.front().bytes, "4\n4\n") ==
             fit + "2 cases, where a program reads one");
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
