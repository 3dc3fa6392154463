/// Compression of the output.
#pragma once

#include <functional>
#include <memory>
#include <string_view>

namespace boardmill::io {

/// One thread at a time. The compressed bytes depend on the input bytes only, also not on how they
/// are cut into writes. Throws std::runtime_error when the library fails.
class Compressor {
 public:
  /// Takes compressed bytes; false when nobody wants them any more.
  using Writer = std::function<bool(std::string_view)>;

  Compressor() = default;
  virtual ~Compressor() = default;
  Compressor(const Compressor&) = delete;
  Compressor& operator=(const Compressor&) = delete;

  /// Compresses `bytes`; with `last`, also ends the stream. False when the writer said so.
  virtual bool write(std::string_view bytes, bool last) = 0;
};

/// By the ending of the name, .gz or .zst; null for any other.
std::unique_ptr<Compressor> make_compressor(std::string_view name, Compressor::Writer writer);

}  // namespace boardmill::io
