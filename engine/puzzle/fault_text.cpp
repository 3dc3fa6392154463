#include "engine/puzzle/fault_text.h"

#include <fmt/format.h>

#include <utility>

#include "engine/puzzle/utf8.h"

namespace boardmill {
namespace {

/// What a Fault promises anyway, enforced for the reasons that libraries and the system give.
std::string without_separators(std::string text) {
  for (char& byte : text) {
    if (byte == ',') byte = ';';
    if (byte == '"') byte = '\'';
  }
  return text;
}

}  // namespace

std::string expected_found(const Fault& fault, std::string_view separator) {
  std::string text;
  if (!fault.expected.empty()) text = "expected " + fault.expected;
  if (fault.found.empty()) return text;
  if (text.empty()) return fault.found;
  text.append(separator).append("found ").append(fault.found);
  return text;
}

std::string error_text(const Fault& fault) {
  std::string out(text(fault.kind));
  if (fault.line != 0) out += fmt::format(": line {}", fault.line);
  if (fault.line != 0 && fault.column != 0) out += fmt::format(" column {}", fault.column);
  const std::string parts = expected_found(fault, " ");
  if (!parts.empty()) out += ": " + without_separators(printable(parts));
  return out;
}

}  // namespace boardmill
