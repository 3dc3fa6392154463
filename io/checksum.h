/// SHA-256, as `sha256sum` prints it.
#pragma once

#include <nettle/sha2.h>

#include <string>
#include <string_view>

namespace boardmill::io {

/// One thread at a time.
class Sha256 {
 public:
  Sha256() { sha256_init(&state_); }
  void update(std::string_view bytes);
  /// 64 lower-case hexadecimal digits; then it begins anew.
  std::string finish();

 private:
  sha256_ctx state_;
};

/// Of all bytes at once.
std::string sha256_of(std::string_view bytes);

}  // namespace boardmill::io
