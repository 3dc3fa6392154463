#include <string_view>

#include "engine/list.h"

int main() {
  for (const boardmill::Entry* puzzle : boardmill::puzzles()) {
    if (puzzle->description().name == "flip") return 0;
  }
  return 1;
}
