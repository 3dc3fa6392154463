/// Headers of the house as text in a contestant's program of one file.
#pragma once

#include <set>
#include <string>
#include <string_view>

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

/// "first-row" as the name of a class: "FirstRow".
std::string class_name(std::string_view name);

/// "first-row" as the name of a file: "first_row".
std::string file_stem(std::string_view name);

/// A character as a literal that C++, Java and Python read alike.
std::string char_literal(char character);

}  // namespace boardmill
