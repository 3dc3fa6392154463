#include "engine/list.h"

#include <array>

#include "engine/flip/flip.h"
#include "engine/solitaire/solitaire.h"

namespace boardmill {

std::span<const Entry* const> puzzles() {
  static const std::array entries{
      &flip::entry(),
      &solitaire::entry(),
  };
  return entries;
}

}  // namespace boardmill
