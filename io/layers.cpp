#include "io/layers.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "io/codecs.h"

namespace boardmill::io {
namespace {

using namespace std::string_view_literals;

struct Magic {
  std::string_view bytes;
  Content content;
};

// bzip2: the level is a digit, then comes the magic of a block or, in an empty file, of the end.
constexpr std::array magics{
    Magic{"\x1f\x8b"sv, Content::gzip},
    Magic{"\x28\xb5\x2f\xfd"sv, Content::zstd},
    Magic{"?\x2a\x4d\x18"sv, Content::zstd},  // a skippable frame; ? is 0x50 to 0x5f
    Magic{"\xfd\x37zXZ\0"sv, Content::xz},
    Magic{"BZh#\x31\x41\x59\x26\x53\x59"sv, Content::bzip2},
    Magic{"BZh#\x17\x72\x45\x38\x50\x90"sv, Content::bzip2},
    Magic{"PK\x03\x04"sv, Content::zip},
    Magic{"PK\x05\x06"sv, Content::zip},  // without members
    Magic{"PK\x07\x08"sv, Content::zip},  // split into parts
};

bool fits(char pattern, char byte) {
  if (pattern == '?') return (static_cast<unsigned char>(byte) & 0xf0) == 0x50;
  if (pattern == '#') return byte >= '1' && byte <= '9';
  return pattern == byte;
}

constexpr std::size_t tar_block = 512;
constexpr std::size_t tar_name = 100;

/// Every kind of tar stores the sum of the header's bytes, its own eight taken as blanks.
bool is_tar_header(std::span<const char> head) {
  constexpr std::size_t sum_begin = 148;
  constexpr std::size_t sum_size = 8;
  unsigned sum = 0;
  for (std::size_t i = 0; i < tar_block; ++i) {
    const bool inside = i >= sum_begin && i < sum_begin + sum_size;
    sum += static_cast<unsigned char>(inside ? ' ' : head[i]);
  }
  unsigned stored = 0;
  std::size_t digits = 0;
  for (const char byte : head.subspan(sum_begin, sum_size)) {
    if (byte == ' ' && digits == 0) continue;
    if (byte < '0' || byte > '7') break;
    stored = stored * 8 + static_cast<unsigned>(byte - '0');
    ++digits;
  }
  return digits != 0 && stored == sum;
}

std::unique_ptr<Codec> make_codec(Content content) {
  switch (content) {
    case Content::gzip:
      return make_gzip_codec();
    case Content::zstd:
      return make_zstd_codec();
    case Content::xz:
      return make_xz_codec();
    case Content::bzip2:
      return make_bzip2_codec();
    case Content::plain:
    case Content::zip:
    case Content::tar:
      break;
  }
  return nullptr;
}

class FailingStream : public ByteStream {
 public:
  std::size_t read(std::span<char> /*room*/) override {
    throw InputError("compressed more than four times");
  }
};

Content look(PeekStream& stream) {
  constexpr std::size_t peek_bytes = std::size_t{1} << 14;  // most small files in one read
  bool growing = true;
  for (;;) {
    if (const auto content = recognise(stream.head(), !growing)) return *content;
    growing = stream.more(peek_bytes);
  }
}

}  // namespace

std::optional<Content> recognise(std::span<const char> head, bool whole) {
  for (const Magic& magic : magics) {
    const std::size_t common = std::min(head.size(), magic.bytes.size());
    const bool same = std::equal(magic.bytes.begin(), magic.bytes.begin() + common, head.begin(),
                                 [](char pattern, char byte) { return fits(pattern, byte); });
    if (!same) continue;
    if (common == magic.bytes.size()) return magic.content;
    if (!whole) return std::nullopt;
  }
  const auto name = head.first(std::min(head.size(), tar_name));
  if (std::find(name.begin(), name.end(), '\n') != name.end()) return Content::plain;
  if (head.size() >= tar_block) return is_tar_header(head) ? Content::tar : Content::plain;
  if (whole) return Content::plain;
  return std::nullopt;
}

Layers open_layers(std::unique_ptr<ByteStream> stored) {
  constexpr int most_layers = 4;
  for (int layers = 0;; ++layers) {
    auto stream = std::make_unique<PeekStream>(std::move(stored));
    const Content content = look(*stream);
    std::unique_ptr<Codec> codec = make_codec(content);
    if (!codec) return {std::move(stream), content, layers != 0};
    if (layers == most_layers) {
      return {std::make_unique<FailingStream>(), Content::plain, true};
    }
    stored = std::make_unique<CodecStream>(std::move(stream), std::move(codec));
  }
}

}  // namespace boardmill::io
