#include "engine/puzzle/contest_text.h"

#include <algorithm>

#include "engine/puzzle/lines.h"

namespace boardmill {
namespace {

// What stands between the ends of an include; empty: the line is none of this kind.
std::string_view included(std::string_view line, std::string_view begin, char end) {
  if (!line.starts_with(begin)) return {};
  line.remove_prefix(begin.size());
  return line.substr(0, line.find(end));
}

}  // namespace

void ContestText::add(std::string_view path) {
  if (!added_.emplace(path).second) return;
  std::string own;
  std::string_view rest = shipped_file(path);
  rest.remove_prefix(rest.find("#pragma once"));  // what is said of the file as a whole
  while (!rest.empty()) {
    std::string line(take_line(rest));
    if (const auto house = included(line, "#include \"engine/", '"'); !house.empty()) {
      add(house);
      continue;
    }
    if (const auto system = included(line, "#include <", '>'); !system.empty()) {
      add_system_header(system);
      continue;
    }
    if (line.starts_with("#pragma once") || line.starts_with("namespace ") ||
        line.starts_with("}  // namespace")) {
      continue;
    }
    if (const auto comment = line.find("///"); comment != std::string_view::npos) {
      line.replace(comment, line[comment + 3] == '<' ? 4 : 3, "//");
    }
    if (line.empty() && (own.empty() || own.ends_with("\n\n"))) continue;
    own += line + "\n";
  }
  while (own.ends_with("\n\n")) own.pop_back();
  if (!text_.empty() && !own.empty()) text_ += "\n";
  text_ += own;
}

std::string ContestText::includes() const {
  std::string lines;
  for (const std::string& name : system_headers_) lines += "#include <" + name + ">\n";
  return lines;
}

TemplateValues contest_values(std::string_view name, std::string_view idea,
                              std::string_view header) {
  ContestText text;
  text.add(header);
  text.add_system_header("iostream");
  return {{"name", std::string(name)},
          {"idea", std::string(idea)},
          {"class", class_name(name)},
          {"includes", text.includes()},
          {"solver", text.text()}};
}

std::string class_name(std::string_view name) {
  std::string result;
  bool begins = true;
  for (const char byte : name) {
    if (byte == '-') {
      begins = true;
      continue;
    }
    result.push_back(begins && byte >= 'a' && byte <= 'z' ? static_cast<char>(byte - 32) : byte);
    begins = false;
  }
  return result;
}

std::string file_stem(std::string_view name) {
  std::string stem(name);
  std::replace(stem.begin(), stem.end(), '-', '_');
  return stem;
}

std::string char_literal(char character) {
  std::string literal = "'";
  if (character == '\'' || character == '\\') literal.push_back('\\');
  return literal + character + '\'';
}

}  // namespace boardmill
