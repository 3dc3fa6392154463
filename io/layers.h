/// What stored bytes are, told by their content, and the decoders that this calls for.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "io/byte_stream.h"

namespace boardmill::io {

inline constexpr std::size_t tar_block_bytes = 512;

/// `other`: known, and nothing that boards or moves can be read from.
enum class Content { plain, gzip, zstd, xz, lzma, lzip, bzip2, zip, tar, seven_zip, other };

struct Recognised {
  Content content = Content::plain;
  std::string_view what = {};  ///< of `other`, for people: "a PNG image"
};

/// What begins with `head`. Empty while more bytes are needed to tell, at most tar_block_bytes;
/// `whole` says that there are none. The answer does not depend on how many bytes beyond the needed
/// ones are there.
std::optional<Recognised> recognise(std::span<const char> head, bool whole);

/// Whether members have to be taken out of it.
constexpr bool is_archive(Content content) {
  return content == Content::zip || content == Content::tar || content == Content::seven_zip;
}

/// Why a source cannot be read that is `what`.
std::string found_instead_of_text(std::string_view what);

struct Layers {
  std::unique_ptr<ByteStream> stream;  ///< decompressed, from the first byte
  Content content;                     ///< plain, or an archive
  bool compressed;                     ///< at least one decoder is in between
};

/// Puts the decoders on `stored`, up to four of them. Reads the first bytes and never throws
/// InputError: a fault is thrown when reading `stream` reaches it, at its first byte where it is
/// something else than text.
Layers open_layers(std::unique_ptr<ByteStream> stored);

}  // namespace boardmill::io
