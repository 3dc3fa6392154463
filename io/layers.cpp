#include "io/layers.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "io/codecs.h"

namespace boardmill::io {
namespace {

using namespace std::string_view_literals;

struct Magic {
  std::string_view bytes;
  Content content;
  std::string_view what = {};  ///< of Content::other
};

constexpr Magic other(std::string_view bytes, std::string_view what) {
  return {bytes, Content::other, what};
}

// Long enough that no text begins so. In patterns ? is 0x50 to 0x5f, # a digit from 1 to 9 and
// @ a hexadecimal digit.
constexpr std::array magics{
    Magic{"\x1f\x8b"sv, Content::gzip},
    Magic{"\x28\xb5\x2f\xfd"sv, Content::zstd},
    Magic{"?\x2a\x4d\x18"sv, Content::zstd},  // a skippable frame
    Magic{"\xfd\x37zXZ\0"sv, Content::xz},
    Magic{"\x5d\0\0"sv, Content::lzma},
    Magic{"LZIP\x01"sv, Content::lzip},
    // The level, then the magic of a block or, in an empty file, of the end.
    Magic{"BZh#\x31\x41\x59\x26\x53\x59"sv, Content::bzip2},
    Magic{"BZh#\x17\x72\x45\x38\x50\x90"sv, Content::bzip2},
    Magic{"PK\x03\x04"sv, Content::zip},
    Magic{"PK\x05\x06"sv, Content::zip},  // without members
    Magic{"PK\x07\x08"sv, Content::zip},  // split into parts
    Magic{"7z\xbc\xaf\x27\x1c"sv, Content::seven_zip},
    other("\xff\xfe\0\0"sv, "UTF-32 (to convert it: iconv -f UTF-32 -t UTF-8)"),
    other("\0\0\xfe\xff"sv, "UTF-32 (to convert it: iconv -f UTF-32 -t UTF-8)"),
    other("\xff\xfe"sv, "UTF-16 (to convert it: iconv -f UTF-16 -t UTF-8)"),
    other("\xfe\xff"sv, "UTF-16 (to convert it: iconv -f UTF-16 -t UTF-8)"),
    other("Rar!\x1a\x07"sv, "a RAR archive"),
    other("MSCF\0\0\0\0"sv, "a CAB archive"),
    other("!<arch>\n"sv, "an ar archive"),
    other("07070@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@"sv, "a cpio archive"),
    other("\x1f\x9d"sv, "a file compressed by compress (.Z)"),
    other("\x04\x22\x4d\x18"sv, "a file compressed by lz4"),
    other("\x02\x21\x4c\x18"sv, "a file compressed by lz4"),
    other("\x89LZO\0\r\n\x1a\n"sv, "a file compressed by lzop"),
    other("\xff\x06\0\0sNaPpY"sv, "a file compressed by snappy"),
    other("PAR1\x15"sv, "a Parquet file"),
    other("ARROW1\0\0"sv, "an Arrow file"),
    other("Obj\x01"sv, "an Avro file"),
    other("\x89HDF\r\n\x1a\n"sv, "an HDF5 file"),
    other("\x93NUMPY"sv, "a NumPy array"),
    other("SQLite format 3\0"sv, "an SQLite database"),
    other("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"sv, "an old Office document (.xls .doc)"),
    other("{\\rtf1"sv, "an RTF document"),
    other("%PDF-"sv, "a PDF document"),
    other("\x89PNG\r\n\x1a\n"sv, "a PNG image"),
    other("\xff\xd8\xff"sv, "a JPEG image"),
    other("GIF87a"sv, "a GIF image"),
    other("GIF89a"sv, "a GIF image"),
    other("\x7f\x45LF"sv, "a program (ELF)"),
    other("MZ\x90\0"sv, "a program (for Windows)"),
    other("\xcf\xfa\xed\xfe"sv, "a program (Mach-O)"),
    other("\xca\xfe\xba\xbe"sv, "a program (Java class or Mach-O)"),
};

constexpr bool fits(char pattern, char byte) {
  if (pattern == '?') return (static_cast<unsigned char>(byte) & 0xf0) == 0x50;
  if (pattern == '#') return byte >= '1' && byte <= '9';
  if (pattern == '@') {
    return (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'f') ||
           (byte >= 'A' && byte <= 'F');
  }
  return pattern == byte;
}

/// Whether a magic begins with the byte, as hardly any text does.
constexpr auto begins_magic = [] {
  std::array<bool, 256> begins{};
  for (std::size_t byte = 0; byte < begins.size(); ++byte) {
    begins[byte] = std::any_of(magics.begin(), magics.end(), [byte](const Magic& magic) {
      return fits(magic.bytes.front(), static_cast<char>(byte));
    });
  }
  return begins;
}();

/// Text in UTF-16 without a byte-order mark: of the first characters, which are ASCII, each has one
/// byte NUL. Empty: it is none.
constexpr std::size_t utf16_bytes = 8;
std::string_view unmarked_utf16(std::span<const char> head) {
  const std::size_t size = std::min(head.size() / 2 * 2, utf16_bytes);
  if (size < utf16_bytes / 2) return "";
  const auto fit = [&](std::size_t ascii) {
    for (std::size_t i = 0; i < size; i += 2) {
      const char byte = head[i + ascii];
      if (byte < '\t' || byte > '~' || head[i + 1 - ascii] != '\0') return false;
    }
    return true;
  };
  if (fit(0)) return "UTF-16 (to convert it: iconv -f UTF-16LE -t UTF-8)";
  if (fit(1)) return "UTF-16 (to convert it: iconv -f UTF-16BE -t UTF-8)";
  return "";
}

/// Every kind of tar stores the sum of the header's bytes, its own eight taken as blanks, and ends
/// the header in a NUL, as no text does.
bool is_tar_header(std::span<const char> head) {
  if (head[tar_block_bytes - 1] != '\0') return false;
  constexpr std::size_t sum_begin = 148;
  constexpr std::size_t sum_size = 8;
  unsigned sum = 0;
  for (std::size_t i = 0; i < tar_block_bytes; ++i) {
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
    case Content::lzma:
      return make_lzma_codec();
    case Content::lzip:
      return make_lzip_codec();
    case Content::bzip2:
      return make_bzip2_codec();
    case Content::plain:
    case Content::zip:
    case Content::tar:
    case Content::seven_zip:
    case Content::other:
      break;
  }
  return nullptr;
}

/// Keeps the stream that nothing is read from: whoever opened its file may still ask that.
class FailingStream : public ByteStream {
 public:
  FailingStream(std::unique_ptr<ByteStream> unread, std::string reason)
      : unread_(std::move(unread)), reason_(std::move(reason)) {}
  std::size_t read(std::span<char> /*room*/) override { throw InputError(reason_); }

 private:
  std::unique_ptr<ByteStream> unread_;
  std::string reason_;
};

Recognised look(PeekStream& stream) {
  constexpr std::size_t peek_bytes = std::size_t{1} << 14;  // most small files in one read
  for (;;) {
    const bool growing = stream.more(peek_bytes);
    if (const auto recognised = recognise(stream.head(), !growing)) return *recognised;
  }
}

}  // namespace

std::optional<Recognised> recognise(std::span<const char> head, bool whole) {
  const bool may_begin = head.empty() || begins_magic[static_cast<unsigned char>(head.front())];
  for (const Magic& magic : may_begin ? std::span<const Magic>(magics) : std::span<const Magic>()) {
    const std::size_t common = std::min(head.size(), magic.bytes.size());
    const bool same = std::equal(magic.bytes.begin(), magic.bytes.begin() + common, head.begin(),
                                 [](char pattern, char byte) { return fits(pattern, byte); });
    if (!same) continue;
    if (common == magic.bytes.size()) return Recognised{magic.content, magic.what};
    if (!whole) return std::nullopt;
  }
  if (head.size() < tar_block_bytes && !whole) return std::nullopt;
  const std::string_view utf16 = unmarked_utf16(head);
  if (!utf16.empty()) return Recognised{Content::other, utf16};
  const bool tar = head.size() >= tar_block_bytes && is_tar_header(head);
  return Recognised{tar ? Content::tar : Content::plain};
}

std::string found_instead_of_text(std::string_view what) {
  return "expected text in UTF-8, found " + std::string(what);
}

Layers open_layers(std::unique_ptr<ByteStream> stored) {
  constexpr int most_layers = 4;
  for (int layers = 0;; ++layers) {
    auto stream = std::make_unique<PeekStream>(std::move(stored));
    const auto [content, what] = look(*stream);
    const auto failed = [&](std::string reason) {
      return Layers{std::make_unique<FailingStream>(std::move(stream), std::move(reason)),
                    Content::plain, layers != 0};
    };
    if (content == Content::other) return failed(found_instead_of_text(what));
    std::unique_ptr<Codec> codec = make_codec(content);
    if (!codec) return {std::move(stream), content, layers != 0};
    if (layers == most_layers) return failed("compressed more than four times");
    stored = std::make_unique<CodecStream>(std::move(stream), std::move(codec));
  }
}

}  // namespace boardmill::io
