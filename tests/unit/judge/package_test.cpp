// Each form of a package against the rules of its judge, read by other parsers than wrote it.
#include "engine/judge/package.h"

#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <pugixml.hpp>
#include <regex>
#include <set>
#include <string>

#include "engine/judge/parts.h"
#include "tests/support/sample_package.h"

BOOST_AUTO_TEST_SUITE(judge)
BOOST_AUTO_TEST_SUITE(package)

using namespace boardmill;
using namespace boardmill::judge;
using test::file;
using test::paths;
using test::sample_package;

namespace {

std::vector<PackageFile> made(std::string_view form, const Package& package) {
  auto result = make_package(form, package);
  BOOST_REQUIRE_MESSAGE(result, result.error());
  return result->files;
}

std::string refusal(std::string_view form, const Package& package) {
  const auto result = make_package(form, package);
  return result ? "" : result.error();
}

bool has(const std::vector<PackageFile>& files, std::string_view path) {
  return std::any_of(files.begin(), files.end(),
                     [path](const PackageFile& one) { return one.path == path; });
}

std::set<std::string> keys(const YAML::Node& node) {
  std::set<std::string> names;
  for (const auto& pair : node) names.insert(pair.first.as<std::string>());
  return names;
}

using Names = std::set<std::string>;

// What holds in every form.
void check_all_forms(std::string_view form, const Package& package,
                     const std::vector<PackageFile>& files) {
  BOOST_TEST(std::is_sorted(files.begin(), files.end(),
                            [](const auto& a, const auto& b) { return a.path < b.path; }));
  const std::vector<std::string> names = paths(files);
  BOOST_TEST(Names(names.begin(), names.end()).size() == names.size());
  for (const PackageFile& one : files) {
    const bool meant = one.path.find("valid_") != one.path.npos;
    BOOST_TEST((meant || one.bytes.find('\r') == one.bytes.npos), one.path);
  }
  const auto mark = read_mark(files);
  BOOST_REQUIRE(mark);
  BOOST_TEST(mark->form == form);
  BOOST_TEST(mark->command == package.command);
}

// Data of the formats of Kattis and ICPC.
void check_kattis_data(const std::vector<PackageFile>& files) {
  const std::regex data("data/(sample|secret)/([a-z0-9][a-z0-9-]*[a-z0-9])\\.(in|ans|desc|yaml)");
  Names stems, inputs;
  for (const PackageFile& one : files) {
    std::smatch match;
    if (!one.path.starts_with("data/s") || one.path.ends_with("test_group.yaml")) continue;
    BOOST_REQUIRE_MESSAGE(std::regex_match(one.path, match, data), one.path);
    BOOST_TEST(!one.bytes.starts_with("\xef\xbb\xbf"));
    BOOST_TEST(one.bytes.ends_with("\n"));
    if (match[3] != "in") continue;
    BOOST_TEST(stems.insert(match[2]).second);
    BOOST_TEST(inputs.insert(one.bytes).second);
    const std::string stem = one.path.substr(0, one.path.size() - 3);
    BOOST_TEST(has(files, stem + ".ans"));
    BOOST_TEST((has(files, stem + ".desc") || has(files, stem + ".yaml")));
  }
  BOOST_TEST(stems.size() == 3U);
  BOOST_TEST(file(files, "data/sample/01-small.in") == "1 2\n");
  BOOST_TEST(file(files, "data/secret/02-large.ans") == "Eleven 11\n");
  BOOST_TEST(file(files, ".timelimit") == "2\n");
  BOOST_TEST(file(files, "submissions/accepted/sum.cpp") == sample_package().programs[0].text);
  BOOST_TEST(has(files, "submissions/accepted/Sum.java"));
  BOOST_TEST(has(files, "submissions/wrong_answer/product.py"));
  BOOST_TEST(has(files, "input_validators/validate.cpp"));
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_form_is_made_twice_alike_and_carries_its_mark) {
  BOOST_TEST(package_forms().size() == 7U);
  for (const Choice& form : package_forms()) {
    for (const bool checker : {false, true}) {
      BOOST_TEST_CONTEXT(form.name) {
        const Package package = sample_package(checker);
        const auto files = made(form.name, package);
        check_all_forms(form.name, package, files);
        BOOST_TEST((files == made(form.name, package)));
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(kattis) {
  for (const bool checker : {false, true}) {
    const Package package = sample_package(checker);
    const auto files = made("kattis", package);
    check_kattis_data(files);
    const YAML::Node yaml = YAML::Load(file(files, "problem.yaml"));
    BOOST_TEST(yaml["name"].as<std::string>() == package.title);
    BOOST_TEST(yaml["uuid"].as<std::string>() == package.uuid);
    BOOST_TEST(yaml["license"].as<std::string>() == "cc by-sa");
    BOOST_TEST(yaml["rights_owner"].as<std::string>() == package.rights_owner);
    BOOST_TEST(yaml["limits"]["memory"].as<int>() == 256);
    if (checker) {
      BOOST_TEST(
          (keys(yaml) == Names{"name", "uuid", "license", "rights_owner", "validation", "limits"}));
      BOOST_TEST(yaml["validation"].as<std::string>() == "custom");
      BOOST_TEST(file(files, "output_validators/check/check.cpp") == package.texts.checkers[0]);
    } else {
      BOOST_TEST((keys(yaml) == Names{"name", "uuid", "license", "rights_owner", "validation",
                                      "validator_flags", "limits"}));
      BOOST_TEST(yaml["validation"].as<std::string>() == "default");
      BOOST_TEST(yaml["validator_flags"].as<std::string>() == "case_sensitive");
      BOOST_TEST(!has(files, "output_validators/check/check.cpp"));
    }
    BOOST_TEST(file(files, "input_validators/validate.cpp") == package.texts.validators[0]);
    const std::string& tex = file(files, "problem_statement/problem.en.tex");
    BOOST_TEST(tex.starts_with("\\problemname{"));
    BOOST_TEST(tex.find("Three 3") == tex.npos);  // no samples
    BOOST_TEST(tex.find("\\documentclass") == tex.npos);
    BOOST_TEST(file(files, "data/secret/02-large.desc") == "Larger.\nOn two lines.\n");
    BOOST_TEST(!has(files, "problem_statement/problem.html"));
    BOOST_TEST(zip_folder("kattis", package) == "sumgame/");
  }
}

BOOST_AUTO_TEST_CASE(domjudge) {
  const Package package = sample_package();
  const auto files = made("domjudge", package);
  check_kattis_data(files);
  BOOST_TEST(has(files, "problem.yaml"));
  BOOST_TEST(zip_folder("domjudge", package) == "");
  BOOST_TEST(file(files, "domjudge-problem.ini") == "externalid = sumgame\ntimelimit = 2\n");
  const std::string& html = file(files, "problem_statement/problem.html");
  BOOST_TEST(html.find("<pre>\nThree 3\n</pre>") != html.npos);
  BOOST_TEST(html.find("Spaß} #1 \\o/ 合計") != html.npos);
  pugi::xml_document document;  // but for its DOCTYPE and meta it is XML as well
  const std::string body = html.substr(html.find("<body>"));
  BOOST_TEST(document.load_string(body.substr(0, body.find("</html>")).c_str()).status ==
             pugi::status_ok);
}

BOOST_AUTO_TEST_CASE(icpc_2025) {
  for (const bool checker : {false, true}) {
    const Package package = sample_package(checker);
    const auto files = made("icpc-2025", package);
    check_kattis_data(files);
    const YAML::Node yaml = YAML::Load(file(files, "problem.yaml"));
    BOOST_TEST((keys(yaml) == Names{"problem_format_version", "type", "name", "uuid", "license",
                                    "rights_owner", "limits"}));
    BOOST_TEST(yaml["problem_format_version"].as<std::string>() == "2025-09");
    BOOST_TEST(yaml["type"].IsScalar());
    BOOST_TEST(yaml["type"].as<std::string>() == "pass-fail");
    BOOST_TEST(yaml["name"].as<std::string>() == package.title);
    BOOST_TEST(yaml["limits"]["time_limit"].as<double>() == 2);
    BOOST_TEST(has(files, "statement/problem.en.tex"));
    BOOST_TEST(!has(files, "problem_statement/problem.en.tex"));
    BOOST_TEST(
        YAML::Load(file(files, "data/sample/01-small.yaml"))["description"].as<std::string>() ==
        "The smallest: \"1\" & 2.");
    BOOST_TEST(
        YAML::Load(file(files, "data/secret/02-large.yaml"))["description"].as<std::string>() ==
        "Larger.\nOn two lines.\n");
    BOOST_TEST(file(files, "data/invalid_input/empty.in") == "");
    BOOST_TEST(file(files, "data/invalid_input/crlf.in") == "1 2\r\n");
    BOOST_TEST(!has(files, "data/invalid_input/empty.ans"));
    BOOST_TEST(has(files, "output_validator/check.cpp") == checker);
    BOOST_TEST(has(files, "data/valid_output/answer.out") == checker);
    BOOST_TEST(has(files, "data/invalid_output/binary.ans") == checker);
    BOOST_TEST(has(files, "data/secret/test_group.yaml") == !checker);
    if (!checker) {
      const YAML::Node group = YAML::Load(file(files, "data/secret/test_group.yaml"));
      BOOST_TEST((keys(group) == Names{"output_validator_args"}));
      BOOST_TEST(group["output_validator_args"][0].as<std::string>() == "case_sensitive");
    }
    const YAML::Node programs = YAML::Load(file(files, "submissions/submissions.yaml"));
    BOOST_TEST(programs["accepted/sum.cpp"]["permitted"][0].as<std::string>() == "AC");
    BOOST_TEST(programs["accepted/sum.cpp"]["model_solution"].as<bool>());
    BOOST_TEST(!programs["accepted/Sum.java"]["model_solution"]);
    BOOST_TEST(programs["wrong_answer/product.py"]["required"][0].as<std::string>() == "WA");
    BOOST_TEST(programs.size() == 3U);
  }
}

BOOST_AUTO_TEST_CASE(polygon) {
  for (const bool checker : {false, true}) {
    const Package package = sample_package(checker);
    const auto files = made("polygon", package);
    pugi::xml_document document;
    BOOST_REQUIRE(document.load_string(file(files, "problem.xml").c_str()));
    const pugi::xml_node problem = document.child("problem");
    BOOST_TEST(problem.attribute("short-name").value() == std::string("sumgame"));
    BOOST_TEST(problem.child("names").child("name").attribute("value").value() == package.title);
    const pugi::xml_node judging = problem.child("judging");
    BOOST_TEST(!judging.attribute("input-file").empty());
    BOOST_TEST(!judging.attribute("output-file").empty());
    const pugi::xml_node testset = judging.child("testset");
    BOOST_TEST(testset.attribute("name").value() == std::string("tests"));
    BOOST_TEST(testset.child_value("time-limit") == std::string("2000"));
    BOOST_TEST(testset.child_value("memory-limit") == std::string("268435456"));
    BOOST_TEST(testset.child_value("test-count") == std::string("3"));
    BOOST_TEST(testset.child_value("input-path-pattern") == std::string("tests/%02d"));
    BOOST_TEST(testset.child_value("answer-path-pattern") == std::string("tests/%02d.a"));
    std::vector<std::string> samples;
    for (const pugi::xml_node test : testset.child("tests")) {
      BOOST_TEST(test.attribute("method").value() == std::string("manual"));
      samples.emplace_back(test.attribute("sample").value());
    }
    BOOST_TEST((samples == std::vector<std::string>{"true", "", ""}));
    BOOST_TEST(file(files, "tests/01") == "1 2\n");
    BOOST_TEST(file(files, "tests/03.a") == "Zero 0\n");
    BOOST_TEST(file(files, "check.cpp") == file(files, "files/check.cpp"));
    if (checker) BOOST_TEST(file(files, "check.cpp") == package.texts.checkers[1]);
    BOOST_TEST(file(files, "files/val.cpp") == package.texts.validators[1]);
    std::vector<std::string> tags;
    for (const pugi::xml_node solution : problem.child("assets").child("solutions")) {
      tags.emplace_back(solution.attribute("tag").value());
      BOOST_TEST(has(files, solution.child("source").attribute("path").value()));
    }
    BOOST_TEST((tags == std::vector<std::string>{"main", "accepted", "wrong-answer"}));
    const std::string& tex = file(files, "statements/english/problem.tex");
    BOOST_TEST(tex.find("\\exmpfile{example.01}{example.01.a}") != tex.npos);
    BOOST_TEST(file(files, "statements/english/example.01.a") == "Three 3\n");
    BOOST_TEST(file(files, "README.md").find("testlib.h") != std::string::npos);
    for (const PackageFile& one : files) {
      BOOST_TEST(one.bytes.find("#include \"testlib.h\"") == one.bytes.npos);
    }
  }
}

BOOST_AUTO_TEST_CASE(hydro) {
  for (const bool checker : {false, true}) {
    const Package package = sample_package(checker);
    const auto files = made("hydro", package);
    const YAML::Node problem = YAML::Load(file(files, "problem.yaml"));
    BOOST_TEST((keys(problem) == Names{"pid", "title", "tag"}));
    BOOST_TEST(problem["title"].as<std::string>() == package.title);
    BOOST_TEST(problem["pid"].as<std::string>() == "sumgame");
    const YAML::Node config = YAML::Load(file(files, "testdata/config.yaml"));
    BOOST_TEST(config["type"].as<std::string>() == "default");
    BOOST_TEST(config["time"].as<std::string>() == "2s");
    BOOST_TEST(config["memory"].as<std::string>() == "256m");
    BOOST_TEST(config["checker_type"].as<std::string>() == (checker ? "hustoj" : "default"));
    if (checker) BOOST_TEST(has(files, "testdata/" + config["checker"].as<std::string>()));
    BOOST_TEST(config["subtasks"].size() == 1U);
    const YAML::Node task = config["subtasks"][0];
    BOOST_TEST(task["score"].as<int>() == 100);
    BOOST_TEST(task["cases"].size() == 3U);
    for (const YAML::Node& one : task["cases"]) {
      for (const char* key : {"input", "output"}) {
        const auto name = one[key].as<std::string>();
        BOOST_TEST(has(files, "testdata/" + name), name);
        BOOST_TEST(std::regex_search(name, std::regex("[0-9]")), name);
      }
    }
    BOOST_TEST(file(files, "problem.md").find("```input1\n1 2\n```") != std::string::npos);
  }
}

BOOST_AUTO_TEST_CASE(hydro_has_limits) {
  Package package = sample_package();
  const auto fill = [&package](std::size_t count) {
    package.tests.clear();
    for (std::size_t i = 0; i < count; ++i) {
      package.tests.push_back(
          {"c" + std::to_string(i + 100), std::to_string(i) + "\n", "x\n", "", false});
    }
  };
  fill(40);
  auto result = make_package("hydro", package);
  BOOST_REQUIRE(result);
  BOOST_TEST(result->notes.size() == 1U);
  const auto time = YAML::Load(file(result->files, "testdata/config.yaml"))["time"];
  BOOST_TEST(time.as<std::string>() == "1500ms");
  fill(30);
  BOOST_TEST(make_package("hydro", package)->notes.empty());
  fill(100);
  BOOST_TEST(make_package("hydro", package).has_value());
  fill(101);
  BOOST_TEST(refusal("hydro", package) == "Hydro takes at most 100 cases, found 101");
  fill(2);
  package.tests[1].name = "no-number";
  BOOST_TEST(refusal("hydro", package) ==
             "Hydro ignores files without a digit in their name: no-number");
}

BOOST_AUTO_TEST_CASE(fps) {
  for (const bool checker : {false, true}) {
    const Package package = sample_package(checker);
    const auto files = made("fps", package);
    BOOST_REQUIRE(files.size() == 1U);
    BOOST_TEST(files[0].path == "sumgame.xml");
    pugi::xml_document document;
    BOOST_REQUIRE(document.load_string(files[0].bytes.c_str()));
    const pugi::xml_node root = document.child("fps");
    BOOST_TEST(root.attribute("version").value() == std::string("1.6"));
    const pugi::xml_node item = root.child("item");
    // A text with "]]>" is in several sections.
    const auto text = [](const pugi::xml_node& node) {
      std::string all;
      for (const pugi::xml_node& part : node) {
        BOOST_TEST(part.type() == pugi::node_cdata);
        all += part.value();
      }
      return all;
    };
    BOOST_TEST(text(item.child("title")) == package.title);
    BOOST_TEST(text(item.child("time_limit")) == "2");
    BOOST_TEST(item.child("time_limit").attribute("unit").value() == std::string("s"));
    BOOST_TEST(item.child("memory_limit").attribute("unit").value() == std::string("mb"));
    BOOST_TEST(text(item.child("description")).find("<code>a_b&lt;c&gt;</code>") !=
               std::string::npos);
    BOOST_TEST(text(item.child("sample_input")) == "1 2\n");
    std::vector<std::string> inputs, names;
    for (const pugi::xml_node& node : item.children("test_input")) {
      inputs.push_back(text(node));
      names.emplace_back(node.attribute("name").value());
    }
    BOOST_TEST((inputs == std::vector<std::string>{"1 2\n", "5 6\n", "0 0\n"}));
    BOOST_TEST((names == std::vector<std::string>{"01-small", "02-large", "03-zero"}));
    BOOST_TEST(text(item.child("solution")) == package.programs[0].text);
    BOOST_TEST(item.child("solution").attribute("language").value() == std::string("C++"));
    BOOST_TEST(text(item.child("spj")) == package.texts.checkers[2]);
    BOOST_TEST(bool(item.child("spj")) == checker);
  }
}

BOOST_AUTO_TEST_CASE(plain) {
  const auto files = made("plain", sample_package());
  BOOST_TEST((paths(files) == std::vector<std::string>{".boardmill", "01.in", "01.out", "02.in",
                                                       "02.out", "03.in", "03.out", "README.md"}));
  const std::string& page = file(files, "README.md");
  BOOST_TEST(page.find("    " + sample_package().command + "\n") != page.npos);
  BOOST_TEST(page.find("- `02.in`: Larger. On two lines.\n") != page.npos);
}

BOOST_AUTO_TEST_CASE(numbers_have_as_many_digits_as_they_need) {
  Package package = sample_package();
  for (std::size_t i = 0; i < 98; ++i) {
    package.tests.push_back(
        {"c" + std::to_string(i + 100), std::to_string(i) + "\n", "x\n", "", false});
  }
  const auto files = made("plain", package);
  BOOST_TEST(has(files, "001.in"));
  BOOST_TEST(has(files, "101.out"));
  BOOST_TEST(file(made("polygon", package), "problem.xml").find("tests/%03d.a") !=
             std::string::npos);
}

BOOST_AUTO_TEST_CASE(what_a_judge_would_refuse_is_refused) {
  using Change = void (*)(Package&);
  const auto refused = [](Change change) {
    Package package = sample_package();
    change(package);
    return refusal("kattis", package);
  };
  BOOST_TEST(refused([](Package&) {}) == "");
  BOOST_TEST(refused([](Package& p) { p.name = "flip-game"; }) ==
             "the name of a package has small letters and digits only, found 'flip-game'");
  BOOST_TEST(refused([](Package& p) { p.name = ""; }) != "");
  BOOST_TEST(refused([](Package& p) { p.title = "a\nb"; }) != "");
  BOOST_TEST(refused([](Package& p) { p.title = "\xff"; }) != "");
  BOOST_TEST(refused([](Package& p) { p.title = "\xed\xa0\x80"; }) != "");
  BOOST_TEST(refused([](Package& p) { p.title = "\xc0\x80"; }) != "");
  BOOST_TEST(refused([](Package& p) { p.command = "a\nb"; }) != "");
  BOOST_TEST(refused([](Package& p) { p.uuid = "1234"; }) != "");
  BOOST_TEST(refused([](Package& p) { p.license = "mit"; }) ==
             "the license has to be one of unknown, public domain, cc0, cc by, cc by-sa, "
             "educational, permission, found 'mit'");
  BOOST_TEST(refused([](Package& p) { p.rights_owner = ""; }) ==
             "the license 'cc by-sa' needs a rights owner: --rights-owner");
  BOOST_TEST(refused([](Package& p) { p.license = "public domain"; }) ==
             "what is in the public domain has no rights owner");
  BOOST_TEST(refused([](Package& p) { p.time_limit_s = 0; }) != "");
  for (const char* name : {"", "1", "-a", "a-", "A1", "a_b", "a.b", "é1"}) {
    Package package = sample_package();
    package.tests[1].name = name;
    BOOST_TEST(refusal("kattis", package) != "", name);
  }
  BOOST_TEST(refused([](Package& p) { p.tests[1].name = "01-small"; }) ==
             "two cases are called 01-small");
  BOOST_TEST(refused([](Package& p) { p.tests[1].input = "1 2\n"; }) ==
             "case 02-large has the same input as another one");
  BOOST_TEST(refused([](Package& p) { p.tests[1].input = ""; }) ==
             "the input of case 02-large is empty");
  BOOST_TEST(refused([](Package& p) { p.tests[1].answer = "x"; }) ==
             "the answer of case 02-large does not end in a newline");
  BOOST_TEST(refused([](Package& p) { p.tests[1].answer = "x\r\n"; }) ==
             "the answer of case 02-large has a carriage return");
  BOOST_TEST(refused([](Package& p) { p.tests[1].answer = "\xef\xbb\xbfx\n"; }) ==
             "the answer of case 02-large begins with a byte-order mark");
  BOOST_TEST(refused([](Package& p) { p.texts.statement.input += "\\end{verbatim}\n"; }) ==
             "the statement has \\end{verbatim}");
  BOOST_TEST(refused([](Package& p) { p.tests.resize(1); }) ==
             "a package needs a case that is not a sample");
  BOOST_TEST(refused([](Package& p) { p.programs.clear(); }) ==
             "this form needs an accepted program");
  BOOST_TEST(refused([](Package& p) { p.programs[1].name = "sum.cpp"; }) ==
             "two programs are called sum.cpp");
  BOOST_TEST(refused([](Package& p) { p.programs[1].name = "../sum.cpp"; }) != "");
  BOOST_TEST(refusal("kattys", sample_package()) == "there is no package form kattys");
}

BOOST_AUTO_TEST_CASE(quoted_yaml_is_read_back) {
  std::vector<std::string> texts{"",
                                 "no",
                                 "2025-09",
                                 "1.0",
                                 "- a",
                                 "a: b # c",
                                 "\"'\\",
                                 "{{x}}",
                                 "\t\n\x01",
                                 "é合",
                                 "\xc2\x85",
                                 "\xe2\x80\xa8",
                                 "\xef\xbb\xbf",
                                 "\xf0\x9f\x8e\xb2",
                                 "?\x7f",
                                 " a ",
                                 "~"};
  for (const std::string& text : texts) {
    const YAML::Node node = YAML::Load("key: " + yaml_quoted(text) + "\n");
    BOOST_TEST(node["key"].as<std::string>() == text);
  }
}

BOOST_AUTO_TEST_CASE(uuids_depend_on_the_text_alone) {
  // As Python's uuid.uuid5 has it.
  BOOST_TEST(derive_uuid("poj1753 seed 1") == "277bd4b9-a6d2-5142-9424-2fb358347404");
  std::set<std::string> all;
  for (int i = 0; i < 10'000; ++i) all.insert(derive_uuid(std::to_string(i)));
  BOOST_TEST(all.size() == 10'000U);
}

BOOST_AUTO_TEST_CASE(marks_are_read_from_below_one_folder) {
  const auto files = made("kattis", sample_package());
  std::vector<PackageFile> below;
  for (const PackageFile& one : files) below.push_back({"sumgame/" + one.path, one.bytes});
  BOOST_TEST(read_mark(below).value().command == sample_package().command);
  BOOST_TEST(!read_mark(std::vector<PackageFile>{{"problem.yaml", "name: x\n"}}));
  BOOST_TEST(!read_mark(std::vector<PackageFile>{{".boardmill", "something else\n"}}));
  BOOST_TEST(!read_mark(std::vector<PackageFile>{{"x.xml", "<fps/>\n"}}));
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
