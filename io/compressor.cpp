#include "io/compressor.h"

#include <zlib.h>
#include <zstd.h>

#include <algorithm>
#include <limits>
#include <new>
#include <stdexcept>
#include <utility>
#include <vector>

#include "io/ending.h"

namespace boardmill::io {
namespace {

constexpr std::size_t block_bytes = std::size_t{1} << 18;

class GzipCompressor : public Compressor {
 public:
  explicit GzipCompressor(Writer writer) : writer_(std::move(writer)), block_(block_bytes) {
    // 16: a gzip header, which zlib writes without name and time unless told otherwise.
    constexpr int memory_level = 8;
    if (deflateInit2(&stream_, Z_DEFAULT_COMPRESSION, Z_DEFLATED, MAX_WBITS + 16, memory_level,
                     Z_DEFAULT_STRATEGY) != Z_OK) {
      throw std::bad_alloc();
    }
  }
  ~GzipCompressor() override { deflateEnd(&stream_); }
  GzipCompressor(const GzipCompressor&) = delete;
  GzipCompressor& operator=(const GzipCompressor&) = delete;

  bool write(std::string_view bytes, bool last) override {
    do {
      const std::size_t part =
          std::min<std::size_t>(bytes.size(), std::numeric_limits<uInt>::max());
      stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
      stream_.avail_in = static_cast<uInt>(part);
      bytes.remove_prefix(part);
      const int flush = last && bytes.empty() ? Z_FINISH : Z_NO_FLUSH;
      do {
        stream_.next_out = reinterpret_cast<Bytef*>(block_.data());
        stream_.avail_out = static_cast<uInt>(block_.size());
        if (deflate(&stream_, flush) == Z_STREAM_ERROR) throw std::runtime_error("zlib failed");
        const std::size_t made = block_.size() - stream_.avail_out;
        if (made != 0 && !writer_({block_.data(), made})) return false;
      } while (stream_.avail_out == 0);
    } while (!bytes.empty());
    return true;
  }

 private:
  Writer writer_;
  std::vector<char> block_;
  z_stream stream_{};
};

class ZstdCompressor : public Compressor {
 public:
  explicit ZstdCompressor(Writer writer) : writer_(std::move(writer)), block_(block_bytes) {
    if (!stream_) throw std::bad_alloc();
    ZSTD_CCtx_setParameter(stream_.get(), ZSTD_c_checksumFlag, 1);
  }

  bool write(std::string_view bytes, bool last) override {
    ZSTD_inBuffer in{bytes.data(), bytes.size(), 0};
    std::size_t left = 0;
    do {
      ZSTD_outBuffer out{block_.data(), block_.size(), 0};
      left = ZSTD_compressStream2(stream_.get(), &out, &in, last ? ZSTD_e_end : ZSTD_e_continue);
      if (ZSTD_isError(left) != 0) throw std::runtime_error(ZSTD_getErrorName(left));
      if (out.pos != 0 && !writer_({block_.data(), out.pos})) return false;
    } while (in.pos < in.size || (last && left != 0));
    return true;
  }

 private:
  struct Free {
    void operator()(ZSTD_CCtx* stream) const { ZSTD_freeCCtx(stream); }
  };
  Writer writer_;
  std::vector<char> block_;
  std::unique_ptr<ZSTD_CCtx, Free> stream_{ZSTD_createCCtx()};
};

}  // namespace

std::unique_ptr<Compressor> make_compressor(std::string_view name, Compressor::Writer writer) {
  const std::string ending = ending_of(name);
  if (ending == ".gz") return std::make_unique<GzipCompressor>(std::move(writer));
  if (ending == ".zst") return std::make_unique<ZstdCompressor>(std::move(writer));
  return nullptr;
}

}  // namespace boardmill::io
