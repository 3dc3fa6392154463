/// The list that CMake makes of the shipped files; for shipped.cpp.
#pragma once

#include <span>
#include <string_view>

namespace boardmill {

struct ShippedFile {
  std::string_view path;
  std::string_view text;
};

std::span<const ShippedFile> shipped_files();

}  // namespace boardmill
