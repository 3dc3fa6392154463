/// Files that are shipped as they are: what lies in a puzzle's folders `package` and `mistakes`
/// (statements, validators, programs) is compiled into the library as text.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace boardmill {

/// The text of a file, by its path inside `engine`: "flip/package/validate.cpp". Throws
/// std::out_of_range where there is none: a bug. Any thread.
std::string_view shipped_file(std::string_view path);

/// What the names in a template stand for; an empty value is also a false one.
using TemplateValues = std::map<std::string, std::string, std::less<>>;

/// A value that is true or false.
inline std::string yes_if(bool condition) { return condition ? "yes" : ""; }

/// Fills a Mustache template: `{{name}}` becomes its value as it is (nothing is escaped), the lines
/// between the lines `{{#name}}` and `{{/name}}` stay if it is not empty, those between `{{^name}}`
/// and `{{/name}}` if it is. Throws std::invalid_argument where the template is broken or wants a
/// name that has no value: a bug. Any thread.
std::string fill_template(std::string_view text, const TemplateValues& values);

}  // namespace boardmill
