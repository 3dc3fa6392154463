/// Decompression of single files. The codec libraries are used directly: libarchive's filters drop
/// the good bytes before a fault and do not verify the checksum of gzip.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "io/byte_stream.h"

namespace boardmill::io {

/// A decompressor. One thread at a time.
class Codec {
 public:
  Codec() = default;
  virtual ~Codec() = default;
  Codec(const Codec&) = delete;
  Codec& operator=(const Codec&) = delete;

  /// As messages call it: "gzip".
  virtual std::string_view name() const = 0;

  /// Decompresses from `in` to `out` and cuts what was used off both; true at the end of a frame,
  /// after which the next call begins another one. Throws InputError (what is wrong).
  virtual bool step(std::span<const char>& in, std::span<char>& out) = 0;
};

std::unique_ptr<Codec> make_gzip_codec();
std::unique_ptr<Codec> make_zstd_codec();
std::unique_ptr<Codec> make_xz_codec();
std::unique_ptr<Codec> make_lzma_codec();
std::unique_ptr<Codec> make_lzip_codec();
std::unique_ptr<Codec> make_bzip2_codec();

/// `stored` decompressed. Frames that follow each other are read through, NUL bytes between and
/// after them skipped. A frame that breaks off is "truncated gzip input", one that fails its checks
/// "damaged gzip input (WHY)", and other bytes after the last frame are "trailing garbage after the
/// gzip data": half of a second frame must not get lost silently.
class CodecStream : public ByteStream {
 public:
  CodecStream(std::unique_ptr<ByteStream> stored, std::unique_ptr<Codec> codec);
  std::size_t read(std::span<char> room) override;

 private:
  std::size_t decompress(std::span<char> room);
  bool refill();
  bool find_frame();
  void advance(std::span<char>& out);

  std::unique_ptr<ByteStream> stored_;
  std::unique_ptr<Codec> codec_;
  std::vector<char> buffer_;
  std::span<const char> in_;
  std::vector<char> room_;
  std::span<const char> ready_;  ///< what is in it and has not been read
  bool in_frame_ = false;
  bool any_frame_ = false;
  bool trailing_ = false;  ///< after the first frame, and nothing has come out of this one yet
  std::exception_ptr fault_;
};

}  // namespace boardmill::io
