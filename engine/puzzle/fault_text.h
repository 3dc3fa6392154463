/// A fault in words, as rows and messages show it.
#pragma once

#include <string>
#include <string_view>

#include "engine/puzzle/results.h"

namespace boardmill {

/// "expected X", `separator`, "found Y"; what the fault does not say is left out. Any bytes.
std::string expected_found(const Fault& fault, std::string_view separator);

/// The cell of the column `error`: `KIND: line L column C: expected EXPECTED found FOUND`, the
/// place and the parts left out where the fault has none. Never holds a comma, a double quote or a
/// control character.
std::string error_text(const Fault& fault);

}  // namespace boardmill
