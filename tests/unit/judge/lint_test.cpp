#include "engine/judge/lint.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <set>
#include <string>
#include <vector>

#include "tests/support/driver.h"
#include "tests/support/package_variants.h"
#include "tests/support/sample_package.h"

BOOST_AUTO_TEST_SUITE(judge)
BOOST_AUTO_TEST_SUITE(linting)

using namespace boardmill;
using namespace boardmill::judge;
using Findings = std::vector<std::string>;
using Files = std::vector<PackageFile>;

namespace {

Files package_of(std::string_view form, bool checker = false) {
  return make_package(form, test::sample_package(checker)).value().files;
}

Findings findings_in(const Files& files, const Job* job = nullptr) {
  Findings list;
  for (const LintFinding& finding : lint(files, job).findings) {
    const auto rules = lint_rules();
    BOOST_TEST(std::any_of(rules.begin(), rules.end(),
                           [&](const Choice& rule) { return rule.name == finding.rule; }));
    BOOST_TEST(finding.text.find('\n') == std::string::npos);
    list.push_back(fmt::format("{}:{}: {} {}", finding.path, finding.line,
                               finding.severity == Severity::error ? "error" : "warning",
                               finding.rule));
  }
  return list;
}

void replace(Files& files, const std::string& path, const std::string& bytes) {
  std::erase_if(files, [&](const PackageFile& file) { return file.path == path; });
  files.push_back({path, bytes});
}

void edit(Files& files, const std::string& path, const std::string& from, const std::string& to) {
  std::string bytes = test::file(files, path);
  const std::size_t at = bytes.find(from);
  BOOST_REQUIRE(at != bytes.npos);
  replace(files, path, bytes.replace(at, from.size(), to));
}

void remove(Files& files, const std::string& path) {
  BOOST_REQUIRE(std::erase_if(files, [&](const PackageFile& file) { return file.path == path; }) ==
                1);
}

}  // namespace

BOOST_AUTO_TEST_CASE(our_packages_are_clean) {
  for (const Choice& form : package_forms()) {
    for (const bool checker : {false, true}) {
      BOOST_TEST_CONTEXT(form.name) {
        const Files files = package_of(form.name, checker);
        BOOST_TEST(findings_in(files) == Findings(), boost::test_tools::per_element());
        BOOST_TEST(detect_form(files) == form.name);
        BOOST_TEST(lint(files, nullptr).inputs == 3U);
        Files below;
        for (const PackageFile& one : files) below.push_back({"top/" + one.path, one.bytes});
        if (form.name == "domjudge") {
          BOOST_TEST((findings_in(below) == Findings{"problem.yaml:1: error nested"}));
        } else if (form.name != "fps") {
          BOOST_TEST(findings_in(below) == Findings(), boost::test_tools::per_element());
        }
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(bytes_of_data) {
  const auto found = [](const std::string& answer) {
    return findings_in({{"01.in", "1\n"}, {"01.out", answer}});
  };
  BOOST_TEST((found("1\n") == Findings()));
  BOOST_TEST((found("") == Findings{"01.out:1: error empty"}));
  BOOST_TEST((found("\xef\xbb\xbf"
                    "1\n") == Findings{"01.out:1: error byte-order-mark"}));
  BOOST_TEST((found("1\n2\r\n") == Findings{"01.out:2: error carriage-return"}));
  BOOST_TEST((found("1\n2\n3 \n") == Findings{"01.out:3: warning trailing-blank"}));
  BOOST_TEST((found("1\n2") == Findings{"01.out:2: warning final-newline"}));
  BOOST_TEST((found("1\n\n") == Findings{"01.out:2: warning final-newline"}));
  BOOST_TEST((found("1\n\xc3\xa9\n") == Findings{"01.out:2: warning not-ascii"}));
  BOOST_TEST((found(std::string("\0\n", 2)) == Findings{"01.out:1: error not-ascii"}));
  BOOST_TEST((findings_in({{"01.in", "\xc3\n"}, {"01.out", "x\n"}}) ==
              Findings{"01.in:1: error not-ascii"}));
}

BOOST_AUTO_TEST_CASE(files_and_their_partners) {
  BOOST_TEST(
      (findings_in({{"01.in", "1\n"}, {"02.out", "1\n"}, {"03.in", "1\n"}, {"03.ans", "1\n"}}) ==
       Findings{"01.in:1: error answer-missing", "02.out:1: error input-missing",
                "03.in:1: warning duplicate-input"}));
  BOOST_TEST((findings_in({{"x.txt", ""}}) == Findings{":1: error unknown-form"}));
  Files files = package_of("kattis");
  replace(files, "data/secret/01-small.in", "9 9\n");
  replace(files, "data/secret/Big one.in", "8 8\n");
  BOOST_TEST((findings_in(files) == Findings{"data/secret/01-small.in:1: error name-twice",
                                             "data/secret/01-small.in:1: error answer-missing",
                                             "data/secret/Big one.in:1: error bad-name",
                                             "data/secret/Big one.in:1: error answer-missing"}));
}

BOOST_AUTO_TEST_CASE(keys_of_kattis) {
  const auto found = [](const std::string& from, const std::string& to, bool checker = false) {
    Files files = package_of("kattis", checker);
    edit(files, "problem.yaml", from, to);
    return findings_in(files);
  };
  BOOST_TEST((found("validator_flags: case_sensitive\n", "") ==
              Findings{"problem.yaml:7: warning ignores-case"}));
  BOOST_TEST((found("uuid:", "uid:") == Findings{"problem.yaml:4: error unknown-key"}));
  BOOST_TEST((found("name:", "title:") ==
              Findings{"problem.yaml:1: error missing-key", "problem.yaml:3: error unknown-key"}));
  BOOST_TEST((found("\"cc by-sa\"", "mit") == Findings{"problem.yaml:5: error bad-value"}));
  BOOST_TEST((found("validation: default", "validation: strict") ==
              Findings{"problem.yaml:7: error bad-value"}));
  BOOST_TEST((found("validation: default", "validation: custom") ==
              Findings{"problem.yaml:7: error bad-value"}));
  BOOST_TEST((found("limits:\n", "limits:\n  time_limit: 3\n") ==
              Findings{"problem.yaml:1: error time-limit"}));
  BOOST_TEST((found("name: ", "name: [") == Findings{"problem.yaml:4: error yaml"}));
  // The message of the parser quotes the newline; findings_in() insists on one line.
  BOOST_TEST(
      (found("name: ", std::string("name: x\0\n", 9)) == Findings{"problem.yaml:4: error yaml"}));

  Files files = package_of("kattis");
  remove(files, ".timelimit");
  remove(files, "problem_statement/problem.en.tex");
  remove(files, "submissions/accepted/sum.cpp");
  remove(files, "submissions/accepted/Sum.java");
  replace(files, "input_validators/validate.cpp", "int main() {\n  std::cin >> n;\n}\n");
  replace(files, "data/secret/testdata.yaml", "range: -inf +inf\n");
  BOOST_TEST(
      (findings_in(files) == Findings{"data/secret/testdata.yaml:1: error bad-value",
                                      "input_validators/validate.cpp:2: warning loose-validator",
                                      "problem.yaml:1: warning time-limit",
                                      "problem_statement:1: error "
                                      "no-statement",
                                      "submissions/accepted:1: error no-accepted"}));
}

BOOST_AUTO_TEST_CASE(keys_of_other_forms) {
  Files icpc = package_of("icpc-2025");
  edit(icpc, "problem.yaml", "type: pass-fail", "type: [pass-fail]\nvalidation: default");
  remove(icpc, "data/secret/test_group.yaml");
  remove(icpc, "data/sample/test_group.yaml");
  BOOST_TEST((findings_in(icpc) == Findings{"data/secret/test_group.yaml:1: warning ignores-case",
                                            "problem.yaml:4: error bad-value",
                                            "problem.yaml:5: error unknown-key"}));
  Files domjudge = package_of("domjudge");
  remove(domjudge, "problem_statement/problem.html");
  replace(domjudge, "domjudge-problem.ini", "timelimit='5'\n");
  BOOST_TEST((findings_in(domjudge) == Findings{"domjudge-problem.ini:1: error time-limit",
                                                "domjudge-problem.ini:1: warning external-id",
                                                "problem_statement:1: warning no-html"}));
  Files polygon = package_of("polygon");
  remove(polygon, "tests/03");
  remove(polygon, "tests/03.a");
  remove(polygon, "files/val.cpp");
  edit(polygon, "problem.xml", "268435456", "256");
  edit(polygon, "problem.xml", "tag=\"main\"", "tag=\"accepted\"");
  BOOST_TEST((findings_in(polygon) ==
              Findings{"problem.xml:1: warning bad-value", "problem.xml:1: error file-missing",
                       "problem.xml:1: error no-accepted", "problem.xml:1: error file-missing"}));
  Files hydro = package_of("hydro");
  remove(hydro, "testdata/03-zero.in");
  edit(hydro, "testdata/config.yaml", "\"2s\"", "31s");
  replace(hydro, "testdata/sample.in", "7 7\n");
  BOOST_TEST((findings_in(hydro) == Findings{"testdata/03-zero.out:1: error input-missing",
                                             "testdata/config.yaml:4: error limits",
                                             "testdata/config.yaml:15: error file-missing",
                                             "testdata/sample.in:1: error bad-name",
                                             "testdata/sample.in:1: error answer-missing"}));
  BOOST_TEST((findings_in({{"a.xml", "<fps>\n<item>\n</fps>\n"}}) ==
              Findings{":1: error no-data", "a.xml:3: error xml"}));
}

BOOST_AUTO_TEST_CASE(answers_are_verified) {
  const auto job = test::prepare(test::Variant{"solitaire", "hdu1401"});
  const std::string jump = "1 1 1 2 4 4 8 8\n1 2 1 3 4 4 8 8\n";
  const std::string far = "1 1 1 2 1 3 1 4\n8 5 8 6 8 7 8 8\n";
  const auto found = [&](const std::string& input, const std::string& answer) {
    return findings_in({{"01.in", input}, {"01.out", answer}}, job.get());
  };
  BOOST_TEST((found(jump + far, "YES\nNO\n") == Findings()));
  BOOST_TEST((found(jump + far, "YES\nYES\n") == Findings{"01.out:2: error wrong-answer"}));
  BOOST_TEST((found(jump + far, "YES\n") == Findings{"01.out:2: error wrong-answer"}));
  BOOST_TEST((found(jump, "YES\nNO\n") == Findings{"01.out:2: error surplus-answer"}));
  BOOST_TEST((found(jump + "1 1 1 1 2 2 3 3\n" + jump, "YES\n") ==
              Findings{"01.in:3: error invalid-input"}));
  BOOST_TEST((found("nothing\n", "YES\n") == Findings{"01.in:1: error invalid-input"}));
  BOOST_TEST(lint(Files{{"01.in", jump + far}, {"01.out", "NO\nNO\n"}}, job.get()).answers == 2U);
  const auto one = test::prepare(test::Variant{"solitaire", "poj1198"});
  BOOST_TEST((findings_in({{"01.in", jump + far}, {"01.out", "YES\nNO\n"}}, one.get()) ==
              Findings{"01.in:1: error many-cases"}));

  const auto flip = test::prepare(test::Variant{"flip", "poj1753", "auto", {}, Print::solution});
  const std::string board = "wbww\nbbbw\nwbww\nwwww\n";
  BOOST_TEST((findings_in({{"01.in", board}, {"01.out", "1\n2 2\n"}}, flip.get()) == Findings()));
  BOOST_TEST((findings_in({{"01.in", board}, {"01.out", "1\n2 1\n"}}, flip.get()) ==
              Findings{"01.out:1: error wrong-answer"}));
}

BOOST_AUTO_TEST_CASE(the_first_case) {
  const Files first = first_case(package_of("fps"));
  BOOST_TEST((test::paths(first) == std::vector<std::string>{"1.in", "1.out"}));
  BOOST_TEST(first[0].bytes == "1 2\n");
  BOOST_TEST(first_case(Files{{"x", ""}}).empty());
}

// Whatever bytes are in them.
BOOST_AUTO_TEST_CASE(damaged_packages_are_examined) {
  const auto job = test::prepare(test::Variant{"flip", "poj1753"});
  for (const Choice& form : package_forms()) {
    const Files files = package_of(form.name, true);
    for (std::size_t i = 0; i < files.size(); ++i) {
      for (const std::string& bytes :
           {std::string(), std::string("\0\xff[{:", 5), std::string("[1]\n"), std::string("- : ["),
            std::string("limits: 3\nsubtasks: [3, {cases: [x]}]\ntime: [1]\n"),
            files[i].bytes.substr(0, files[i].bytes.size() / 2)}) {
        Files damaged = files;
        damaged[i].bytes = bytes;
        lint(damaged, job.get());
      }
      Files damaged = files;
      damaged.erase(damaged.begin() + static_cast<std::ptrdiff_t>(i));
      lint(damaged, job.get());
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
