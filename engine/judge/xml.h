/// Documents of XML as text.
#pragma once

#include <pugixml.hpp>
#include <string>

namespace boardmill::judge {

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
