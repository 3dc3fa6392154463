// The texts that all formats and messages share.
#include <fmt/format.h>

#include "io/formats.h"

namespace boardmill::io {

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
