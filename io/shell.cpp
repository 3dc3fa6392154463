#include "io/shell.h"

#include <algorithm>
#include <string_view>

namespace boardmill::io {

std::string shell_words(const std::vector<std::string>& words) {
  std::string line;
  for (const std::string& word : words) {
    // The first one would be an assignment.
    const bool assigns = line.empty() && word.find('=') != std::string::npos;
    if (!line.empty()) line += ' ';
    const bool plain =
        !assigns && !word.empty() && std::all_of(word.begin(), word.end(), [](char byte) {
          return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
                 (byte >= '0' && byte <= '9') ||
                 std::string_view("-_./+=,:@%").find(byte) != std::string_view::npos;
        });
    if (plain) {
      line += word;
      continue;
    }
    line += '\'';
    for (const char byte : word) {
      if (byte == '\'') {
        line += "'\\''";
      } else {
        line += byte;
      }
    }
    line += '\'';
  }
  return line;
}

}  // namespace boardmill::io
