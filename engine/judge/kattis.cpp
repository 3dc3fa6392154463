// The format of Kattis and ICPC: legacy, as DOMjudge wants it, and 2025-09.
#include <fmt/format.h>

#include "engine/judge/invalid_inputs.h"
#include "engine/judge/parts.h"
#include "engine/judge/statement.h"

namespace boardmill::judge {
namespace {

std::string folder_of(const TestFile& one) { return one.sample ? "data/sample/" : "data/secret/"; }

std::string rights(const Package& package) {
  std::string text = "license: " + yaml_quoted(package.license) + "\n";
  if (!package.rights_owner.empty()) {
    text += "rights_owner: " + yaml_quoted(package.rights_owner) + "\n";
  }
  return text;
}

void add_data(const Package& package, Files& files) {
  for (const TestFile& one : package.tests) {
    const std::string stem = folder_of(one) + one.name;
    files.add(stem + ".in", one.input);
    files.add(stem + ".ans", one.answer);
  }
}

void add_submissions(const Package& package, Files& files) {
  for (const Program& program : package.programs) {
    files.add(
        (program.accepted ? "submissions/accepted/" : "submissions/wrong_answer/") + program.name,
        program.text);
  }
}

MadeForm make_legacy(const Package& package, bool domjudge) {
  if (!has_accepted(package)) return tl::unexpected(std::string(no_accepted));
  Files files;
  std::string yaml = yaml_head(package);
  yaml += "name: " + yaml_quoted(package.title) + "\n";
  yaml += "uuid: " + yaml_quoted(package.uuid) + "\n";
  yaml += rights(package);
  if (package.texts.has_checker()) {
    yaml += "validation: custom\n";
    files.add("output_validators/check/check.cpp", package.texts.checker(Convention::icpc));
  } else {
    yaml += "validation: default\n";
    // Without it answers are compared without regard to the case of letters.
    if (package.texts.case_matters) yaml += "validator_flags: case_sensitive\n";
  }
  yaml += fmt::format("limits:\n  memory: {}\n", package.memory_limit_mib);
  files.add("problem.yaml", yaml);
  files.add(".timelimit", fmt::format("{}\n", package.time_limit_s));
  files.add("problem_statement/problem.en.tex", kattis_tex(package));
  files.add("input_validators/validate.cpp", package.texts.validator(Validation::icpc));
  add_data(package, files);
  for (const TestFile& one : package.tests) {
    files.add(folder_of(one) + one.name + ".desc", with_newline(one.why));
  }
  add_submissions(package, files);
  if (domjudge) {
    files.add("problem_statement/problem.html", html_page(package));
    // An upload under another file name finds its problem again.
    files.add("domjudge-problem.ini",
              fmt::format("externalid = {}\ntimelimit = {}\n", package.name, package.time_limit_s));
  }
  return files.take();
}

void add_bad_files(const Package& package, Files& files) {
  const TestFile& first = package.tests.front();
  const auto add_description = [&files](const std::string& stem, const BadFile& file) {
    files.add(stem + ".yaml", "description: " + yaml_quoted(file.why) + "\n");
  };
  for (const BadFile& file : invalid_inputs(first.input)) {
    const std::string stem = "data/invalid_input/" + file.name;
    files.add(stem + ".in", file.bytes);
    add_description(stem, file);
  }
  if (!package.texts.has_checker()) return;
  const auto add_outputs = [&](const std::string& folder, const std::vector<BadFile>& outputs) {
    for (const BadFile& file : outputs) {
      const std::string stem = folder + file.name;
      files.add(stem + ".in", first.input);
      files.add(stem + ".ans", first.answer);
      files.add(stem + ".out", file.bytes);
      add_description(stem, file);
    }
  };
  add_outputs("data/valid_output/", valid_outputs(first.answer));
  add_outputs("data/invalid_output/", invalid_outputs(first.answer));
}

std::string submissions_text(const Package& package) {
  std::string yaml;
  bool first = true;
  for (const Program& program : package.programs) {
    const char* folder = program.accepted ? "accepted/" : "wrong_answer/";
    yaml += yaml_quoted(folder + program.name) + ":\n";
    yaml += program.accepted ? "  permitted: [AC]\n  required: [AC]\n"
                             : "  permitted: [AC, WA]\n  required: [WA]\n";
    if (program.accepted && first) {
      yaml += "  model_solution: true\n";
      first = false;
    }
  }
  return yaml;
}

}  // namespace

MadeForm make_kattis(const Package& package) { return make_legacy(package, false); }

MadeForm make_domjudge(const Package& package) { return make_legacy(package, true); }

MadeForm make_icpc_2025(const Package& package) {
  if (!has_accepted(package)) return tl::unexpected(std::string(no_accepted));
  Files files;
  std::string yaml = yaml_head(package);
  yaml += "problem_format_version: \"2025-09\"\n";
  yaml += "type: pass-fail\n";
  yaml += "name: " + yaml_quoted(package.title) + "\n";
  yaml += "uuid: " + yaml_quoted(package.uuid) + "\n";
  yaml += rights(package);
  yaml += fmt::format("limits:\n  time_limit: {}\n  memory: {}\n", package.time_limit_s,
                      package.memory_limit_mib);
  files.add("problem.yaml", yaml);
  files.add(".timelimit", fmt::format("{}\n", package.time_limit_s));
  files.add("statement/problem.en.tex", kattis_tex(package));
  files.add("input_validators/validate.cpp", package.texts.validator(Validation::icpc));
  add_data(package, files);
  bool any_sample = false;
  for (const TestFile& one : package.tests) {
    files.add(folder_of(one) + one.name + ".yaml", "description: " + yaml_quoted(one.why) + "\n");
    any_sample |= one.sample;
  }
  if (package.texts.has_checker()) {
    files.add("output_validator/check.cpp", package.texts.checker(Convention::icpc));
  } else if (package.texts.case_matters) {
    const std::string group = "output_validator_args: [case_sensitive]\n";
    files.add("data/secret/test_group.yaml", group);
    if (any_sample) files.add("data/sample/test_group.yaml", group);
  }
  add_bad_files(package, files);
  add_submissions(package, files);
  files.add("submissions/submissions.yaml", submissions_text(package));
  return files.take();
}

}  // namespace boardmill::judge
