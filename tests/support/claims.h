/// Rows of results as the tests of the verifiers make and damage them.
#pragma once

#include <rapidcheck.h>

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/puzzle/claim.h"

namespace boardmill::test {

/// The cells of a row by the names of their columns. A column that is not there is not claimed.
using Row = std::map<std::string, std::string>;

/// `texts`: the names of the puzzle's columns, in order. The row outlives the claim.
Claim claim_of(const Row& row, std::span<const std::string_view> texts);

/// Any bytes, a text that comes near to `right`, one of the bytes of `alphabet` (and 0), or one of
/// `words`.
rc::Gen<std::string> any_cell(const std::string& right, const std::string& alphabet,
                              const std::vector<std::string>& words);

}  // namespace boardmill::test
