#include "engine/judge/submissions.h"

#include <rapidcheck/boost_test.h>

#include <array>
#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/sample_package.h"

BOOST_AUTO_TEST_SUITE(judge)
BOOST_AUTO_TEST_SUITE(submissions)

using namespace boardmill;
using namespace boardmill::judge;

namespace {

using Names = std::vector<std::string>;

std::vector<PackageFile> files_at(const Names& paths, const std::string& yaml = "") {
  std::vector<PackageFile> files;
  for (const std::string& path : paths) files.push_back({path, "x\n"});
  if (!yaml.empty()) files.push_back({"submissions.yaml", yaml});
  return files;
}

constexpr std::array<std::string_view, 6> endings{".c", ".cc", ".cpp", ".cxx", ".java", ".py"};

auto read_sources(const std::vector<PackageFile>& files) {
  return read_submissions(files, endings);
}

std::string joined(const std::vector<Verdict>& verdicts) {
  std::string text;
  for (const Verdict verdict : verdicts) {
    text += text.empty() ? "" : " ";
    text += name(verdict);
  }
  return text;
}

// "PERMITTED / REQUIRED" of the first program, or the error.
std::string expected_of(const Names& paths, const std::string& yaml = "") {
  const auto read = read_sources(files_at(paths, yaml));
  if (!read) return read.error();
  return joined(read->programs.front().permitted) + " / " + joined(read->programs.front().required);
}

Names names_of(const Submissions& read) {
  Names names;
  for (const Submission& program : read.programs) names.push_back(program.name);
  return names;
}

Names notes_of(const Names& paths, const std::string& yaml = "") {
  return read_sources(files_at(paths, yaml)).value().notes;
}

const std::string every = "AC WA PE TLE ILE MLE RE OLE NO-OUTPUT BATCH-ONLY FLAKY CE UB";
const std::string not_accepted = every.substr(3);

}  // namespace

BOOST_AUTO_TEST_CASE(folders_say_what_is_expected) {
  BOOST_TEST(expected_of({"accepted/x.cpp"}) == "AC / AC");
  BOOST_TEST(expected_of({"wrong_answer/x.cpp"}) ==
             "AC WA PE NO-OUTPUT BATCH-ONLY / WA PE NO-OUTPUT BATCH-ONLY");
  BOOST_TEST(expected_of({"time_limit_exceeded/x.c"}) == "AC TLE ILE / TLE ILE");
  BOOST_TEST(expected_of({"run_time_error/x.py"}) == "AC MLE RE OLE / MLE RE OLE");
  BOOST_TEST(expected_of({"runtime_error/x.py"}) == expected_of({"run_time_error/x.py"}));
  BOOST_TEST(expected_of({"brute_force/x.py"}) == "AC TLE ILE MLE RE OLE / TLE ILE MLE RE OLE");
  BOOST_TEST(expected_of({"rejected/X.java"}) == every + " / " + not_accepted);
  BOOST_TEST(expected_of({"partially_accepted/x.cc"}) == every + " / " + not_accepted);
  BOOST_TEST(expected_of({"memory_limit/x.cxx"}) == "AC MLE / MLE");
  BOOST_TEST(expected_of({"output_limit/x.cpp"}) == "AC OLE / OLE");
  BOOST_TEST(expected_of({"presentation_error/x.cpp"}) == "AC PE / PE");
  BOOST_TEST(expected_of({"no_output/x.cpp"}) == "AC NO-OUTPUT / NO-OUTPUT");
  BOOST_TEST(expected_of({"compiler_error/x.cpp"}) == "CE / CE");
  BOOST_TEST(expected_of({"mixed-verdicts/x.cpp"}) == every + " / " + every);
  BOOST_TEST(expected_of({"Wrong-Answer/x.cpp"}) == expected_of({"wrong_answer/x.cpp"}));
}

BOOST_AUTO_TEST_CASE(where_the_folder_may_lie) {
  const auto at = [](const Names& paths) {
    const auto read = read_sources(files_at(paths)).value();
    return read.programs.front().name + " at " + read.programs.front().path;
  };
  BOOST_TEST(at({"accepted/x.cpp"}) == "accepted/x.cpp at accepted/x.cpp");
  BOOST_TEST(at({"data/secret/1.in", "problem.yaml", "submissions/accepted/x.cpp"}) ==
             "accepted/x.cpp at submissions/accepted/x.cpp");
  BOOST_TEST(at({"game/output_validators/check.cpp", "game/submissions/accepted/x.cpp"}) ==
             "accepted/x.cpp at game/submissions/accepted/x.cpp");
  BOOST_TEST(at({"accepted/submissions/x.cpp"}) ==
             "accepted/submissions/x.cpp at accepted/submissions/x.cpp");
}

BOOST_AUTO_TEST_CASE(packages_of_ours_are_read) {
  for (const char* form : {"kattis", "icpc-2025", "domjudge"}) {
    const auto files = make_package(form, test::sample_package()).value().files;
    const auto read = read_sources(files).value();
    BOOST_TEST(read.programs.size() == 3U, form);
    BOOST_TEST(read.notes.empty(), form);
    for (const Submission& program : read.programs) {
      const bool accepted = program.name.starts_with("accepted/");
      BOOST_TEST(name(program.required.front()) == (accepted ? "AC" : "WA"), program.name);
    }
  }
}

BOOST_AUTO_TEST_CASE(programs_are_sorted_by_name) {
  const auto read = read_sources(files_at({"wrong_answer/b.py", "accepted/z.cpp",
                                           "accepted/a/x.cpp", "accepted/a-b.cpp"}))
                        .value();
  BOOST_TEST(names_of(read) == (Names{"accepted/a-b.cpp", "accepted/a/x.cpp", "accepted/z.cpp",
                                      "wrong_answer/b.py"}),
             boost::test_tools::per_element());
  BOOST_TEST(read.notes.empty());
}

BOOST_AUTO_TEST_CASE(what_is_left_out_is_noted) {
  BOOST_TEST(
      notes_of({"accepted/x.cpp", "accepted/x.kt", "README.md"}) ==
          (Names{"README.md is left out: its name ends in none of .c .cc .cpp .cxx .java .py",
                 "accepted/x.kt is left out: its name ends in none of .c .cc .cpp .cxx .java "
                 ".py"}),
      boost::test_tools::per_element());
  BOOST_TEST(notes_of({"accepted/x.cpp", "accepted/big/a.cpp", "accepted/big/b.h"}) ==
                 Names{"accepted/big is left out: it is a program of several files"},
             boost::test_tools::per_element());
  BOOST_TEST(notes_of({"accepted/x.cpp", "accepted/\xff.kt"})
                 .front()
                 .starts_with("accepted/\\xff.kt is left out"));
  const auto any = read_submissions(files_at({"accepted/x.kt", "rejected/README"}), {});
  BOOST_TEST(names_of(any.value()) == (Names{"accepted/x.kt", "rejected/README"}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(errors_are_a_sentence) {
  const std::string none =
      "expected programs (.c .cc .cpp .cxx .java .py) in folders such as accepted and "
      "wrong_answer, found none";
  BOOST_TEST(expected_of({}) == none);
  BOOST_TEST(expected_of({"accepted/README", "data/1.in"}) == none);
  BOOST_TEST(expected_of({"accepted/big/a.cpp", "accepted/big/b.cpp"}) == none);
  BOOST_TEST(expected_of({"x.cpp"}).starts_with(
      "x.cpp lies in no folder: expected one of accepted, wrong_answer, "));
  BOOST_TEST(
      expected_of({"acepted/x.cpp"})
          .starts_with(
              "the folder acepted of acepted/x.cpp is not known: expected one of accepted, "));
}

BOOST_AUTO_TEST_CASE(patterns_demand_more) {
  const Names slow{"time_limit_exceeded/x.py"};
  const std::string plain = expected_of(slow);
  for (const char* pattern :
       {"time_limit_exceeded/x.py", "time_limit_exceeded/*", "*/x.py", "*/*.py", "*/*",
        "time_*/{x,y}.{py,cpp}", "{time_limit_exceeded/x.py,accepted}", "*it*/*x*.p*y"}) {
    const std::string yaml = std::string("\"") + pattern + "\": {permitted: [AC, WA, TLE]}\n";
    BOOST_TEST(expected_of(slow, yaml) == plain, pattern);
    BOOST_TEST(notes_of(slow, yaml).empty(), pattern);
  }
  for (const char* pattern : {"x.py", "accepted", "*", "time_limit_exceeded/y.py", "*.py",
                              "time_limit_exceeded/x", "time_limit_exceeded/x.py/y", "{a,b}/x.py",
                              "time_limit_exceeded/?.py", "time_limit_exceeded/*z"}) {
    const bool star = std::string_view(pattern) == "*";
    const auto notes = notes_of(slow, std::string("\"") + pattern + "\": {permitted: [TLE]}\n");
    BOOST_TEST(notes.size() == (star ? 0U : 1U), pattern);
  }
  BOOST_TEST(notes_of(slow, "accepted/y.py: {}\n").front() ==
             "submissions.yaml: there is no program accepted/y.py");
  BOOST_TEST(expected_of({"rejected/x.py"},
                         "rejected/x.py:\n  permitted: [AC, WA]\n"
                         "  required: [WA]\n  language: python3\n") ==
             "AC WA PE NO-OUTPUT BATCH-ONLY / WA PE NO-OUTPUT BATCH-ONLY");
  BOOST_TEST(expected_of(slow, "time_limit_exceeded/x.py: {required: WA}\n") ==
             "submissions.yaml: no verdict of time_limit_exceeded/x.py is permitted and required");
  BOOST_TEST(expected_of({"accepted/a/x.py"}, "accepted/a: {permitted: [WA]}\n") ==
             "submissions.yaml: no verdict of accepted/a is permitted and required");
}

BOOST_AUTO_TEST_CASE(an_entry_of_a_folder_replaces_what_it_expects) {
  const std::string yaml = "time_limit_exceeded/:\n  permitted: [AC, WA, TLE]\n";
  BOOST_TEST(expected_of({"time_limit_exceeded/x.py"}, yaml) ==
             "AC WA PE TLE ILE NO-OUTPUT BATCH-ONLY / TLE ILE");
  BOOST_TEST(expected_of({"time_limit_exceeded/x.py"},
                         "time_limit_exceeded/*: {required: [TLE]}\n" + yaml) ==
             "AC WA PE TLE ILE NO-OUTPUT BATCH-ONLY / TLE ILE");
}

BOOST_AUTO_TEST_CASE(folders_of_the_user) {
  BOOST_TEST(expected_of({"slow/x.py"}, "slow: {permitted: [AC, TLE]}\n") ==
             "AC TLE ILE / " + every);
  BOOST_TEST(expected_of({"slow/x.py"}, "slow: {language: python3}\n")
                 .starts_with("the folder slow of slow/x.py is not known"));
}

BOOST_AUTO_TEST_CASE(the_example_of_the_format) {
  BOOST_TEST(notes_of({"accepted/accepted.py", "run_time_error/not_defined/main.py"},
                      "accepted/accepted.py:\n  language: python3\n  authors: A <a@b.c>\n\n"
                      "run_time_error/not_defined:\n  entrypoint: main.py\n"
                      "  use_for_time_limit: false\n  model_solution: false\n")
                 .empty());
  BOOST_TEST(notes_of({"accepted/x.py"},
                      "accepted/x.py:\n  message: ok\n  secret/group1: {permitted: [AC]}\n") ==
                 (Names{"submissions.yaml:2: message of accepted/x.py is not looked at",
                        "submissions.yaml:3: secret/group1 of accepted/x.py is not looked at"}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(yaml_that_cannot_be_read) {
  const Names one{"accepted/x.py"};
  BOOST_TEST(expected_of(one, "# nothing\n") == "AC / AC");
  BOOST_TEST(expected_of(one, "accepted:\n") == "AC / AC");
  BOOST_TEST(expected_of(one, "- a\n") ==
             "submissions.yaml:1: expected patterns of programs, and keys for each");
  BOOST_TEST(expected_of(one, "\n[a]: {}\n") ==
             "submissions.yaml:2: expected a pattern of programs");
  BOOST_TEST(expected_of(one, "accepted: [AC]\n") ==
             "submissions.yaml:1: expected keys and values for accepted");
  for (const char* value : {"[AC, MLE]", "[]", "{AC: WA}", "[[AC]]", "no", ""}) {
    BOOST_TEST(expected_of(one, std::string("accepted:\n  permitted: ") + value + "\n") ==
                   "submissions.yaml:2: expected some of AC, WA, TLE, RTE",
               value);
  }
  BOOST_TEST(expected_of(one, "accepted: {\n").starts_with("submissions.yaml:"));
  BOOST_TEST(expected_of(one, "&a accepted: {permitted: *b}\n").starts_with("submissions.yaml:"));
  std::string braces;
  for (int i = 0; i < 15; ++i) braces += "{a,b}";
  const std::string many =
      "submissions.yaml:1: the pattern is too long or has too many alternatives";
  BOOST_TEST(expected_of(one, "\"" + braces + "\": {}\n") == many);
  BOOST_TEST(expected_of(one, "\"" + std::string(1000, '{') + "}\": {}\n") == many);
  BOOST_TEST(expected_of(one, "? \"" + std::string(5000, 'a') + "\"\n: {}\n") == many);
}

BOOST_AUTO_TEST_CASE(braces_that_do_not_match_stand_for_themselves) {
  const Names odd{"accepted/}{a.py"};
  BOOST_TEST(notes_of(odd, "\"accepted/}{a.py\": {permitted: [AC]}\n").empty());
  BOOST_TEST(notes_of({"accepted/{ab.py"}, "\"accepted/{a{b,c}.py\": {permitted: [AC]}\n").empty());
  BOOST_TEST(notes_of({"accepted/abd.py"}, "\"accepted/a{b{c,d},e}.py\": {}\n").empty());
}

RC_BOOST_PROP(no_bytes_throw, ()) {
  const auto path = [] {
    return *rc::gen::container<std::string>(rc::gen::elementOf(std::string("a./\xff{}*")));
  };
  const std::string piece = *rc::gen::element<std::string>(
      "accepted: ", "{", "[", "permitted: ", "\n  ", "&a ", "*a", "|", "- ", "? ", "!!x ", "\"");
  const std::string yaml = *rc::gen::arbitrary<std::string>() + piece + path() + piece;
  std::vector<PackageFile> files = files_at({"accepted/x.cpp", path(), path() + ".cpp"}, yaml);
  const auto read = read_sources(files);
  RC_ASSERT((read ? !read->programs.empty() : !read.error().empty()));
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
