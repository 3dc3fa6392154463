#include "engine/judge/parts.h"

#include <fmt/format.h>
#include <yaml-cpp/emitter.h>

#include <algorithm>

namespace boardmill::judge {

std::string yaml_quoted(const std::string& text) {
  YAML::Emitter emitter;
  emitter << YAML::DoubleQuoted << text;
  return emitter.c_str();
}

std::string yaml_head(const Package& package) {
  return "# Made by boardmill; this makes it again:\n# " + package.command + "\n";
}

std::string with_newline(std::string_view text) {
  while (text.ends_with('\n')) text.remove_suffix(1);
  return std::string(text) + "\n";
}

std::string case_number(const Package& package, std::size_t index) {
  const std::size_t digits = fmt::formatted_size("{}", package.tests.size());
  return fmt::format("{:0{}}", index + 1, std::max<std::size_t>(digits, 2));
}

Language language_of(const Program& program) {
  const std::string_view name = program.name;
  if (name.ends_with(".cpp") || name.ends_with(".cc")) return Language::cpp;
  if (name.ends_with(".java")) return Language::java;
  if (name.ends_with(".py")) return Language::python;
  return Language::other;
}

std::string mark_text(const Mark& mark) {
  return fmt::format(
      "This package was made by boardmill, which replaces it when asked to by --force.\n"
      "form: {}\ncommand: {}\n",
      mark.form, mark.command);
}

std::string readme(const Package& package, const std::vector<std::string>& case_names) {
  std::string text = fmt::format(
      "# {}\n\nTime limit: {} s. Memory limit: {} MiB.\n\nMade by boardmill; this makes it "
      "again:\n\n    {}\n\n## Cases\n\n",
      package.title, package.time_limit_s, package.memory_limit_mib, package.command);
  for (std::size_t i = 0; i < package.tests.size(); ++i) {
    std::string why = package.tests[i].why;
    while (why.ends_with('\n')) why.pop_back();
    std::replace(why.begin(), why.end(), '\n', ' ');
    text += fmt::format("- `{}`{}: {}\n", case_names[i], package.tests[i].sample ? " (sample)" : "",
                        why);
  }
  return text;
}

}  // namespace boardmill::judge
