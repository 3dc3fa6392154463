#include "engine/puzzle/counted.h"

#include <fmt/format.h>

#include <string>

#include "engine/puzzle/size.h"

namespace boardmill {

tl::expected<std::size_t, Fault> take_count(std::string_view prefix, std::string_view records,
                                            FramerState& state) {
  std::string_view rest = prefix;
  const std::string_view line = trim_line(take_line(rest));
  if (line.empty()) return 0;
  const auto count = line_number(line);
  if (!count) {
    return tl::unexpected(Fault{ErrorKind::bad_count, state.line, 1,
                                fmt::format("a line with the count of {}", records),
                                quote_text(line)});
  }
  state.remaining = *count;
  ++state.line;
  return prefix.size() - rest.size();
}

bool is_miscounted(const FramerState& state, const Record& record, std::string_view records,
                   Fault& fault) {
  if (record.end == RecordEnd::missing) {
    fault = {ErrorKind::input_ends, record.line, record.column,
             fmt::format("{} more {}", state.remaining, records), "the end of the input"};
    return true;
  }
  if (record.end == RecordEnd::surplus) {
    fault = {ErrorKind::extra_text, record.line, record.column, "the end of the input",
             quote_text(trim_line(record.text))};
    return true;
  }
  return false;
}

bool has_too_long_line(const Record& record, Fault& fault) {
  std::string_view text = record.text;
  if (text.size() <= max_line_bytes) return false;
  for (std::uint64_t line = record.line; !text.empty(); ++line) {
    if (take_line(text).size() <= max_line_bytes) continue;
    fault = {ErrorKind::line_length, line, max_line_bytes + 1, "a line of at most 64 KiB",
             "a longer one"};
    return true;
  }
  return false;
}

}  // namespace boardmill
