#include "engine/puzzle/shipped.h"

#include <algorithm>
#include <kainjow/mustache.hpp>
#include <stdexcept>

#include "engine/puzzle/shipped_files.h"

namespace boardmill {
namespace {

// The library takes an unknown name for an empty value.
void check_names(std::string_view text, const TemplateValues& values) {
  for (auto at = text.find("{{"); at != std::string_view::npos; at = text.find("{{", at)) {
    const auto begin = text.find_first_not_of("{#^/&! ", at);
    const auto end = text.find_first_of("} ", begin);
    if (end == std::string_view::npos) throw std::invalid_argument("template: no }}");
    const std::string_view name = text.substr(begin, end - begin);
    if (values.find(name) == values.end()) {
      throw std::invalid_argument("template: no value for " + std::string(name));
    }
    at = end;
  }
}

// The text without the ends of lines that hold one section tag and nothing else: the library leaves
// a blank line where two of them follow one another.
std::string join_tags(std::string_view text) {
  std::string joined;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
    const std::string_view line = text.substr(0, end);
    const bool is_tag = line.size() > 5 && line.starts_with("{{") && line.ends_with("}}\n") &&
                        std::string_view("#^/").find(line[2]) != std::string_view::npos &&
                        line.find("}}") == line.size() - 3;
    joined += is_tag ? line.substr(0, line.size() - 1) : line;
    text.remove_prefix(end);
  }
  return joined;
}

}  // namespace

std::string_view shipped_file(std::string_view path) {
  const auto files = shipped_files();
  const auto file = std::find_if(files.begin(), files.end(),
                                 [path](const ShippedFile& one) { return one.path == path; });
  if (file == files.end()) throw std::out_of_range("no shipped file " + std::string(path));
  return file->text;
}

std::string fill_template(std::string_view text, const TemplateValues& values) {
  using kainjow::mustache::data;
  check_names(text, values);
  data view;
  for (const auto& [name, value] : values) {
    view.set(name, value.empty() ? data(data::type::bool_false) : data(value));
  }
  kainjow::mustache::mustache tmpl{join_tags(text)};
  tmpl.set_custom_escape([](const std::string& value) { return value; });
  std::string result = tmpl.render(view);
  if (!tmpl.is_valid()) throw std::invalid_argument("template: " + tmpl.error_message());
  return result;
}

}  // namespace boardmill
