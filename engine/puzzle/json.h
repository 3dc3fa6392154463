/// Writing JSON (RFC 8259): strings. Covered by tests/unit/puzzle/json_test.cpp.
#pragma once

#include <string_view>

#include "engine/puzzle/bytes.h"

namespace boardmill {

/// Appends `text` as a string between quotes, of UTF-8 whatever the bytes: control characters are
/// escaped as JSON has it, bytes that are no UTF-8 and DEL become the text \xHH (see printable()).
/// Pure.
void write_json_string(std::string_view text, Bytes& out);

}  // namespace boardmill
