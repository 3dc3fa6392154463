// The list of a program that has one puzzle, the smallest there can be.
#include "engine/list.h"

#include <array>

#include "tests/contract/puzzles.h"

namespace boardmill {

std::span<const Entry* const> puzzles() {
  static const std::array list{&test::three_states()};
  return list;
}

}  // namespace boardmill
