// Free Problem Set, which HUSTOJ imports: one XML file.
#include <fmt/format.h>

#include "engine/judge/parts.h"
#include "engine/judge/statement.h"
#include "engine/judge/xml.h"

namespace boardmill::judge {
namespace {

using pugi::xml_node;

// pugixml ends a CDATA section and begins another one where the text has "]]>".
xml_node add(xml_node item, const char* name, const std::string& text) {
  xml_node node = item.append_child(name);
  node.append_child(pugi::node_cdata).set_value(text.c_str());
  return node;
}

const char* name_of(Language language) {
  switch (language) {
    case Language::java:
      return "Java";
    case Language::python:
      return "Python";
    default:
      return "C++";
  }
}

}  // namespace

MadeForm make_fps(const Package& package) {
  pugi::xml_document document;
  xml_node head = document.append_child(pugi::node_declaration);
  set(head, "version", "1.0");
  set(head, "encoding", "UTF-8");
  xml_node mark = document.append_child(pugi::node_pi);
  mark.set_name("boardmill");
  mark.set_value(mark_instruction({"fps", package.command}).c_str());
  xml_node root = document.append_child("fps");
  set(root, "version", "1.6");
  xml_node item = root.append_child("item");
  const Statement& statement = package.texts.statement;
  add(item, "title", package.title);
  set(add(item, "time_limit", fmt::format("{}", package.time_limit_s)), "unit", "s");
  set(add(item, "memory_limit", fmt::format("{}", package.memory_limit_mib)), "unit", "mb");
  add(item, "description", to_html(statement.legend));
  add(item, "input", to_html(statement.input));
  add(item, "output", to_html(statement.output));
  for (const TestFile& one : package.tests) {
    if (!one.sample) continue;
    add(item, "sample_input", one.input);
    add(item, "sample_output", one.answer);
  }
  for (const TestFile& one : package.tests) {
    set(add(item, "test_input", one.input), "name", one.name);
    set(add(item, "test_output", one.answer), "name", one.name);
  }
  add(item, "hint", "");
  add(item, "source", package.rights_owner);
  for (const Program& program : package.programs) {
    if (!program.accepted) continue;
    set(add(item, "solution", program.text), "language", name_of(language_of(program)));
  }
  if (package.texts.has_checker()) {
    set(add(item, "spj", package.texts.checker(Convention::hustoj)), "language", "C++");
  }
  Files files;
  files.add(package.name + ".xml", xml_text(document));
  return files.take();
}

}  // namespace boardmill::judge
