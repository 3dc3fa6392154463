/// Zip archives in memory whose bytes depend on their members alone. By hand, because libarchive
/// writes local time, which depends on the machine; members are stored, because what a compressor
/// makes depends on its version. Covered by tests/unit/io/packages_test.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace boardmill::io {

class ZipWriter {
 public:
  /// Adds a file of mode 0644 of the first day that zip knows. Throws std::length_error where the
  /// archive would need the 64-bit extension of zip.
  void add(std::string_view path, std::string_view bytes);

  /// The whole archive; nothing can be added after that.
  std::string finish();

 private:
  std::string archive_;
  std::string directory_;
  unsigned members_ = 0;
};

}  // namespace boardmill::io
