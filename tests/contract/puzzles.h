/// What the contract tests hold for.
#pragma once

#include <vector>

#include "engine/list.h"
#include "engine/puzzle/entry.h"

namespace boardmill::test {

/// The smallest puzzle that there can be.
const Entry& three_states();

/// Every puzzle, and it.
inline std::vector<const Entry*> all_puzzles() {
  std::vector<const Entry*> all(puzzles().begin(), puzzles().end());
  all.push_back(&three_states());
  return all;
}

}  // namespace boardmill::test
