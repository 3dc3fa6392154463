// The texts that all formats and messages share.
#include <fmt/format.h>

#include <utility>

#include "io/formats.h"

namespace boardmill::io {
namespace {

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
