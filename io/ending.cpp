#include "io/ending.h"

#include <algorithm>

namespace boardmill::io {

std::string ending_of(std::string_view path) {
  const std::string_view name = path.substr(path.rfind('/') + 1);
  const std::size_t dot = name.rfind('.');
  if (dot == std::string_view::npos) return "";
  std::string ending(name.substr(dot));
  std::transform(ending.begin(), ending.end(), ending.begin(), [](char byte) {
    return byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte;
  });
  return ending;
}

}  // namespace boardmill::io
