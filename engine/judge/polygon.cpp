// The packages of Polygon. Our sources need no testlib.h.
#include <fmt/format.h>

#include <algorithm>

#include "engine/judge/parts.h"
#include "engine/judge/statement.h"
#include "engine/judge/xml.h"
#include "engine/puzzle/shipped.h"

namespace boardmill::judge {
namespace {

using pugi::xml_node;

const char* type_of(Language language) {
  switch (language) {
    case Language::java:
      return "java11";
    case Language::python:
      return "python.3";
    default:
      return "cpp.g++17";
  }
}

void add_text(xml_node node, const char* name, const std::string& text) {
  node.append_child(name).text() = text.c_str();
}

void add_source(xml_node node, const std::string& path, const char* type) {
  xml_node source = node.append_child("source");
  set(source, "path", path);
  set(source, "type", type);
}

void add_statements(xml_node problem) {
  xml_node list = problem.append_child("statements");
  const auto add = [&list](const char* path, const char* type) {
    xml_node statement = list.append_child("statement");
    set(statement, "charset", "UTF-8");
    set(statement, "language", "english");
    set(statement, "mathjax", "false");
    set(statement, "path", path);
    set(statement, "type", type);
  };
  add("statements/english/problem.tex", "application/x-tex");
  add("statements/.html/english/problem.html", "text/html");
}

void add_tests(xml_node problem, const Package& package) {
  xml_node judging = problem.append_child("judging");
  for (const char* name : {"cpu-name", "cpu-speed", "input-file", "output-file"}) {
    set(judging, name, "");
  }
  xml_node testset = judging.append_child("testset");
  set(testset, "name", "tests");
  const std::string pattern = fmt::format("tests/%0{}d", case_number(package, 0).size());
  add_text(testset, "time-limit", fmt::format("{}", package.time_limit_s * 1000));
  add_text(testset, "memory-limit",
           fmt::format("{}", std::uint64_t{package.memory_limit_mib} << 20));
  add_text(testset, "test-count", fmt::format("{}", package.tests.size()));
  add_text(testset, "input-path-pattern", pattern);
  add_text(testset, "answer-path-pattern", pattern + ".a");
  xml_node tests = testset.append_child("tests");
  for (const TestFile& one : package.tests) {
    xml_node test = tests.append_child("test");
    set(test, "description", one.name);
    set(test, "method", "manual");
    if (one.sample) set(test, "sample", "true");
  }
}

void add_solutions(xml_node assets, const Package& package, Files& files) {
  xml_node solutions = assets.append_child("solutions");
  bool main = true;
  for (const Program& program : package.programs) {
    xml_node solution = solutions.append_child("solution");
    set(solution, "tag", !program.accepted ? "wrong-answer" : main ? "main" : "accepted");
    if (program.accepted) main = false;
    const std::string path = "solutions/" + program.name;
    add_source(solution, path, type_of(language_of(program)));
    files.add(path, program.text);
  }
}

}  // namespace

MadeForm make_polygon(const Package& package) {
  if (!has_accepted(package)) return tl::unexpected(std::string(no_accepted));
  Files files;
  pugi::xml_document document;
  xml_node head = document.append_child(pugi::node_declaration);
  set(head, "version", "1.0");
  set(head, "encoding", "utf-8");
  xml_node problem = document.append_child("problem");
  set(problem, "revision", "1");
  set(problem, "short-name", package.name);
  set(problem, "url", "");
  xml_node name = problem.append_child("names").append_child("name");
  set(name, "language", "english");
  set(name, "value", package.title);
  add_statements(problem);
  add_tests(problem, package);

  xml_node assets = problem.append_child("assets");
  xml_node checker = assets.append_child("checker");
  set(checker, "type", "testlib");
  add_source(checker, "files/check.cpp", type_of(Language::cpp));
  set(checker.append_child("copy"), "path", "check.cpp");
  add_source(assets.append_child("validators").append_child("validator"), "files/val.cpp",
             type_of(Language::cpp));
  add_solutions(assets, package, files);
  files.add("problem.xml", xml_text(document));

  const std::string check =
      package.texts.has_checker()
          ? package.texts.checker(Convention::polygon)
          : fill_checker(shipped_file("judge/package/compare.cpp"), {}, Convention::polygon);
  files.add("check.cpp", check);
  files.add("files/check.cpp", check);
  files.add("files/val.cpp", package.texts.validator(Validation::polygon));
  files.add("statements/english/problem.tex", polygon_tex(package));
  files.add("statements/.html/english/problem.html", html_page(package));

  std::vector<std::string> names;
  std::size_t samples = 0;
  for (std::size_t i = 0; i < package.tests.size(); ++i) {
    const TestFile& one = package.tests[i];
    names.push_back("tests/" + case_number(package, i));
    files.add(names.back(), one.input);
    files.add(names.back() + ".a", one.answer);
    if (!one.sample) continue;
    const std::string sample = fmt::format("statements/english/example.{:02}", ++samples);
    files.add(sample, one.input);
    files.add(sample + ".a", one.answer);
  }
  files.add("README.md",
            readme(package, names) +
                "\n## testlib\n\nThe checker and the validator are complete as they are: they do "
                "not include `testlib.h`.\nIf you replace them by programs that do, put "
                "`testlib.h` into `files/`.\n");
  return files.take();
}

}  // namespace boardmill::judge
