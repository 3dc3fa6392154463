#include "io/codecs.h"

#include <bzlib.h>
#include <fmt/format.h>
#include <lzma.h>
#include <zlib.h>
#include <zstd.h>

#include <algorithm>
#include <limits>
#include <new>

namespace boardmill::io {
namespace {

/// The libraries count in `unsigned` (zlib, bzip2); callers come again with the rest.
unsigned clipped(std::size_t size) {
  return static_cast<unsigned>(std::min<std::size_t>(size, std::numeric_limits<unsigned>::max()));
}

/// Gives a z_stream or a bz_stream its buffers, runs `step`, and cuts off what was used.
template <typename Stream, typename Byte, typename Step>
int run(Stream& stream, std::span<const char>& in, std::span<char>& out, Step step) {
  stream.next_in = reinterpret_cast<Byte*>(const_cast<char*>(in.data()));
  stream.avail_in = clipped(in.size());
  stream.next_out = reinterpret_cast<Byte*>(out.data());
  stream.avail_out = clipped(out.size());
  const unsigned had_in = stream.avail_in;
  const unsigned had_out = stream.avail_out;
  const int status = step(stream);
  in = in.subspan(had_in - stream.avail_in);
  out = out.subspan(had_out - stream.avail_out);
  return status;
}

class GzipCodec : public Codec {
 public:
  GzipCodec() {
    constexpr int gzip_only = 16;  // added to the window bits: no zlib header, CRC verified
    if (inflateInit2(&stream_, MAX_WBITS + gzip_only) != Z_OK) throw std::bad_alloc();
  }
  ~GzipCodec() override { inflateEnd(&stream_); }
  GzipCodec(const GzipCodec&) = delete;
  GzipCodec& operator=(const GzipCodec&) = delete;
  std::string_view name() const override { return "gzip"; }
  bool step(std::span<const char>& in, std::span<char>& out) override {
    const int status = run<z_stream, Bytef>(
        stream_, in, out, [](z_stream& stream) { return inflate(&stream, Z_NO_FLUSH); });
    if (status == Z_STREAM_END) {
      inflateReset(&stream_);
      return true;
    }
    if (status == Z_OK || status == Z_BUF_ERROR) return false;
    throw InputError(stream_.msg != nullptr ? stream_.msg : "out of memory");
  }

 private:
  z_stream stream_{};
};

class Bzip2 : public Codec {
 public:
  Bzip2() { begin(); }
  ~Bzip2() override { BZ2_bzDecompressEnd(&stream_); }
  Bzip2(const Bzip2&) = delete;
  Bzip2& operator=(const Bzip2&) = delete;
  std::string_view name() const override { return "bzip2"; }
  bool step(std::span<const char>& in, std::span<char>& out) override {
    const int status = run<bz_stream, char>(
        stream_, in, out, [](bz_stream& stream) { return BZ2_bzDecompress(&stream); });
    if (status == BZ_STREAM_END) {
      BZ2_bzDecompressEnd(&stream_);
      begin();
      return true;
    }
    if (status == BZ_OK) return false;
    throw InputError(status == BZ_MEM_ERROR ? "out of memory" : "incorrect data check");
  }

 private:
  void begin() {
    stream_ = {};
    if (BZ2_bzDecompressInit(&stream_, 0, 0) != BZ_OK) throw std::bad_alloc();
  }
  bz_stream stream_{};
};

/// The three containers of liblzma; `decoder` begins one of them.
class Lzma : public Codec {
 public:
  using Begin = lzma_ret (*)(lzma_stream& stream, std::uint64_t memory_limit);

  Lzma(std::string_view name, Begin decoder) : name_(name), decoder_(decoder) { begin(); }
  ~Lzma() override { lzma_end(&stream_); }
  Lzma(const Lzma&) = delete;
  Lzma& operator=(const Lzma&) = delete;
  std::string_view name() const override { return name_; }
  bool step(std::span<const char>& in, std::span<char>& out) override {
    stream_.next_in = reinterpret_cast<const std::uint8_t*>(in.data());
    stream_.avail_in = in.size();
    stream_.next_out = reinterpret_cast<std::uint8_t*>(out.data());
    stream_.avail_out = out.size();
    const lzma_ret status = lzma_code(&stream_, LZMA_RUN);
    in = in.last(stream_.avail_in);
    out = out.last(stream_.avail_out);
    switch (status) {
      case LZMA_STREAM_END:
        begin();
        return true;
      case LZMA_OK:
      case LZMA_BUF_ERROR:  // no progress: more input is needed
      case LZMA_UNSUPPORTED_CHECK:
        return false;
      case LZMA_FORMAT_ERROR:
        throw InputError("unknown header");
      case LZMA_OPTIONS_ERROR:
        throw InputError("unsupported options");
      case LZMA_MEM_ERROR:
        throw InputError("out of memory");
      case LZMA_MEMLIMIT_ERROR:
        throw InputError(fmt::format("asks for {} MiB of memory, expected at most {} MiB",
                                     lzma_memusage(&stream_) >> 20, most_memory_bytes >> 20));
      default:
        throw InputError("incorrect data check");
    }
  }

 private:
  /// Twice the largest dictionary of lzip; xz -9 takes 65 MiB. The few bytes of a header can ask
  /// for 4 GiB.
  static constexpr std::uint64_t most_memory_bytes = std::uint64_t{1} << 30;

  void begin() {
    if (decoder_(stream_, most_memory_bytes) != LZMA_OK) throw std::bad_alloc();
  }
  std::string_view name_;
  Begin decoder_;
  lzma_stream stream_ = LZMA_STREAM_INIT;
};

class ZstdCodec : public Codec {
 public:
  ZstdCodec() {
    if (!stream_) throw std::bad_alloc();
  }
  std::string_view name() const override { return "zstd"; }
  bool step(std::span<const char>& in, std::span<char>& out) override {
    ZSTD_inBuffer source{in.data(), in.size(), 0};
    ZSTD_outBuffer target{out.data(), out.size(), 0};
    const std::size_t status = ZSTD_decompressStream(stream_.get(), &target, &source);
    in = in.subspan(source.pos);
    out = out.subspan(target.pos);
    if (ZSTD_isError(status) != 0) throw InputError(ZSTD_getErrorName(status));
    return status == 0;
  }

 private:
  struct Free {
    void operator()(ZSTD_DStream* stream) const { ZSTD_freeDStream(stream); }
  };
  std::unique_ptr<ZSTD_DStream, Free> stream_{ZSTD_createDStream()};
};

}  // namespace

std::unique_ptr<Codec> make_gzip_codec() { return std::make_unique<GzipCodec>(); }
std::unique_ptr<Codec> make_zstd_codec() { return std::make_unique<ZstdCodec>(); }
std::unique_ptr<Codec> make_xz_codec() {
  return std::make_unique<Lzma>("xz", [](lzma_stream& stream, std::uint64_t memory_limit) {
    return lzma_stream_decoder(&stream, memory_limit, 0);
  });
}
std::unique_ptr<Codec> make_lzma_codec() {
  return std::make_unique<Lzma>("lzma", [](lzma_stream& stream, std::uint64_t memory_limit) {
    return lzma_alone_decoder(&stream, memory_limit);
  });
}
std::unique_ptr<Codec> make_lzip_codec() {
  return std::make_unique<Lzma>("lzip", [](lzma_stream& stream, std::uint64_t memory_limit) {
    return lzma_lzip_decoder(&stream, memory_limit, 0);
  });
}
std::unique_ptr<Codec> make_bzip2_codec() { return std::make_unique<Bzip2>(); }

}  // namespace boardmill::io
