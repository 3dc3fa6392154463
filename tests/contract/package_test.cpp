// What every puzzle gives to judges' packages, whatever it is.
#include "engine/judge/package.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <string>
#include <vector>

#include "engine/judge/lint.h"
#include "engine/list.h"
#include "tests/support/driver.h"
#include "tests/support/package_variants.h"

BOOST_AUTO_TEST_SUITE(contract)

using namespace boardmill;
using test::Variant;

namespace {

// A package of a few random cases, which are enough for the forms.
judge::Package package_of(const Job& job) {
  judge::Package package;
  package.texts = job.publishing()->package_texts().value();
  package.name = package.texts.name;
  package.title = package.texts.title;
  package.uuid = judge::derive_uuid(package.name);
  package.command = "boardmill";
  package.programs = {{"right.cpp", "int main() {}\n", "It is right.", true}};
  for (std::uint64_t seed = 10; seed < 60; ++seed) {
    const std::string data = test::data_of(job, seed, package.texts.many_cases ? 5 : 1);
    const bool known = std::any_of(package.tests.begin(), package.tests.end(),
                                   [&](const judge::TestFile& one) { return one.input == data; });
    if (known) continue;
    std::string answer;
    for (const std::string& part : test::answers_of(job, data)) answer += part;
    package.tests.push_back(
        {"c" + std::to_string(seed), data, answer, "Random.", package.tests.empty()});
  }
  return package;
}

}  // namespace

// Lint takes the answers of a file apart and verifies each.
BOOST_AUTO_TEST_CASE(every_problem_makes_packages_without_a_finding) {
  for (const Entry* entry : puzzles()) {
    const std::string puzzle(entry->description().name);
    std::vector<Variant> variants{{puzzle, ""}};
    for (const Problem& problem : entry->description().problems) {
      variants.push_back({puzzle, std::string(problem.name)});
    }
    for (Variant variant : variants) {
      for (const Print print : {Print::answer, Print::solution}) {
        variant.print = print;
        if (!entry->prepare(test::request_of(variant))) {
          BOOST_TEST((print == Print::solution), variant.name());
          continue;
        }
        BOOST_TEST_CONTEXT(variant.name()) {
          const auto job = test::prepare(variant);
          const judge::Package package = package_of(*job);
          const Statement& statement = package.texts.statement;
          BOOST_TEST(!statement.legend.empty());
          BOOST_TEST(!statement.input.empty());
          BOOST_TEST(!statement.output.empty());
          BOOST_TEST(package.texts.time_limit_s > 0U);
          for (const std::string& text : package.texts.validators) BOOST_TEST(!text.empty());
          for (const std::string& text : package.texts.checkers) {
            BOOST_TEST(text.empty() == (print == Print::answer));
          }
          for (const Choice& form : judge::package_forms()) {
            const auto made = judge::make_package(form.name, package);
            BOOST_REQUIRE_MESSAGE(made, made.error());
            const judge::LintReport report = judge::lint(made->files, job.get());
            BOOST_TEST(report.form == form.name);
            BOOST_TEST(report.answers >= report.inputs);
            BOOST_TEST(report.inputs == package.tests.size());
            for (const judge::LintFinding& finding : report.findings) {
              BOOST_ERROR(form.name << " " << finding.path << " " << finding.rule << " "
                                    << finding.text);
            }
          }
        }
      }
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
