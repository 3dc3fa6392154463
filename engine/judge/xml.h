/// Documents of XML as text.
#pragma once

#include <pugixml.hpp>
#include <string>

namespace boardmill::judge {

/// Adds an attribute; the value has no NUL.
inline void set(pugi::xml_node node, const char* name, const std::string& value) {
  node.append_attribute(name) = value.c_str();
}

inline std::string xml_text(const pugi::xml_document& document) {
  struct Writer : pugi::xml_writer {
    void write(const void* data, std::size_t size) override {
      text.append(static_cast<const char*>(data), size);
    }
    std::string text;
  } writer;
  document.save(writer, "  ");
  return writer.text;
}

}  // namespace boardmill::judge
