#include "engine/puzzle/json.h"

#include <fmt/format.h>

#include <iterator>
#include <string>

#include "engine/puzzle/utf8.h"

namespace boardmill {
namespace {

bool is_control(char byte) { return static_cast<unsigned char>(byte) < 0x20; }

bool is_plain(std::string_view text) {
  for (const char byte : text) {
    if (byte < 0x20 || byte > '~' || byte == '"' || byte == '\\') return false;
  }
  return true;
}

}  // namespace

void write_json_string(std::string_view text, Bytes& out) {
  out.push_back('"');
  if (is_plain(text)) {
    append(out, text);
    out.push_back('"');
    return;
  }
  std::string part;
  const auto flush = [&] {
    for (const char byte : printable(part)) {
      if (byte == '"' || byte == '\\') out.push_back('\\');
      out.push_back(byte);
    }
    part.clear();
  };
  for (const char byte : text) {
    if (!is_control(byte)) {
      part += byte;
      continue;
    }
    flush();
    if (byte == '\n') {
      append(out, "\\n");
    } else {
      fmt::format_to(std::back_inserter(out), "\\u{:04x}", static_cast<unsigned>(byte));
    }
  }
  flush();
  out.push_back('"');
}

}  // namespace boardmill
