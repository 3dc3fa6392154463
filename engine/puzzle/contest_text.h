/// Headers of the house as text in a contestant's program of one file.
/// Covered by tests/unit/puzzle/contest_text_test.cpp.
#pragma once

#include <set>
#include <string>
#include <string_view>

#include "engine/puzzle/shipped.h"

namespace boardmill {

/// What a program of one file holds in place of headers: the system headers they include, and their
/// text without house includes, namespaces and `#pragma once`.
class ContestText {
 public:
  /// Adds a shipped header (see shipped.h), after what it includes of the house; nothing twice.
  void add(std::string_view path);

  /// As `#include <name>`.
  void add_system_header(std::string_view name) { system_headers_.emplace(name); }

  /// One include a line, sorted.
  std::string includes() const;

  const std::string& text() const { return text_; }

 private:
  std::set<std::string> system_headers_;
  std::set<std::string, std::less<>> added_;
  std::string text_;
};

/// What the template of a C++ program wants to know of the solver in a shipped header: `name`,
/// `idea`, `class`, `includes` and `solver`.
TemplateValues contest_values(std::string_view name, std::string_view idea,
                              std::string_view header);

/// "first-row" as the name of a class: "FirstRow".
std::string class_name(std::string_view name);

/// "first-row" as the name of a file: "first_row".
std::string file_stem(std::string_view name);

/// A character as a literal that C++, Java and Python read alike.
std::string char_literal(char character);

}  // namespace boardmill
