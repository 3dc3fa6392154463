/// SHA-256, as `sha256sum` prints it.
#pragma once

#include <memory>
#include <string>
#include <string_view>

struct evp_md_ctx_st;  // of libcrypto

namespace boardmill::io {

/// One thread at a time. Every call throws std::runtime_error when the library fails.
class Sha256 {
 public:
  Sha256();
  void update(std::string_view bytes);
  /// 64 lower-case hexadecimal digits. Ends the computation.
  std::string finish();

 private:
  struct Free {
    void operator()(evp_md_ctx_st* context) const;
  };
  std::unique_ptr<evp_md_ctx_st, Free> context_;
};

/// Of all bytes at once.
std::string sha256_of(std::string_view bytes);

}  // namespace boardmill::io
