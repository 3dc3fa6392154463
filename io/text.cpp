// The texts that all formats and messages share.
#include <fmt/format.h>

#include <cstdint>
#include <utility>

#include "io/formats.h"

namespace boardmill::io {
namespace {

std::uint8_t byte_at(std::string_view text, std::size_t index) {
  return static_cast<std::uint8_t>(text[index]);
}

/// Length of the well-formed UTF-8 sequence at the start of `text`, or 0. The second byte's range
/// excludes overlong forms, surrogates and what lies beyond U+10FFFF.
std::size_t utf8_length(std::string_view text) {
  const std::uint8_t lead = byte_at(text, 0);
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  const std::size_t length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  if (text.size() < length) return 0;
  const std::uint8_t low = lead == 0xe0 ? 0xa0 : lead == 0xf0 ? 0x90 : 0x80;
  const std::uint8_t high = lead == 0xed ? 0x9f : lead == 0xf4 ? 0x8f : 0xbf;
  if (byte_at(text, 1) < low || byte_at(text, 1) > high) return 0;
  for (std::size_t i = 2; i < length; ++i) {
    if ((byte_at(text, i) & 0xc0) != 0x80) return 0;
  }
  return length;
}

/// What a Fault promises anyway, enforced for the reasons that libraries and the system give.
std::string without_separators(std::string text) {
  for (char& byte : text) {
    if (byte == ',') byte = ';';
    if (byte == '"') byte = '\'';
  }
  return text;
}

std::string expected_found(const Fault& fault, std::string_view separator) {
  std::string text;
  if (!fault.expected.empty()) text = "expected " + fault.expected;
  if (fault.found.empty()) return text;
  if (text.empty()) return fault.found;
  text.append(separator).append("found ").append(fault.found);
  return text;
}

}  // namespace

std::string printable(std::string_view bytes) {
  std::string out;
  while (!bytes.empty()) {
    std::size_t length = utf8_length(bytes);
    const std::uint8_t first = byte_at(bytes, 0);
    if (length == 0 || first < 0x20 || first == 0x7f) {
      length = 1;
      out += fmt::format("\\x{:02x}", first);
    } else {
      out += bytes.substr(0, length);
    }
    bytes.remove_prefix(length);
  }
  return out;
}

std::string error_text(const Fault& fault) {
  std::string out(text(fault.kind));
  if (fault.line != 0) out += fmt::format(": line {}", fault.line);
  if (fault.line != 0 && fault.column != 0) out += fmt::format(" column {}", fault.column);
  const std::string parts = expected_found(fault, " ");
  if (!parts.empty()) out += ": " + without_separators(printable(parts));
  return out;
}

std::string message_text(std::string_view source, const Fault& fault, Outcome outcome) {
  std::string out = printable(source);
  if (fault.line != 0) out += fmt::format(":{}", fault.line);
  if (fault.line != 0 && fault.column != 0) out += fmt::format(":{}", fault.column);
  out.append(": ").append(text(outcome)).append(": ");
  const std::string parts = expected_found(fault, ", ");
  return out.append(parts.empty() ? std::string(text(fault.kind)) : printable(parts));
}

std::vector<Column> default_columns() {
  return {{"source", ColumnKind::source},
          {"record", ColumnKind::record},
          {"outcome", ColumnKind::outcome},
          {"cost", ColumnKind::cost},
          {"error", ColumnKind::error}};
}

}  // namespace boardmill::io
