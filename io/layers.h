/// What stored bytes are, told by their content, and the decoders that this calls for.
#pragma once

#include <memory>
#include <optional>
#include <span>

#include "io/byte_stream.h"

namespace boardmill::io {

enum class Content { plain, gzip, zstd, xz, bzip2, zip, tar };

/// What begins with `head`. Empty while more bytes are needed to tell; `whole` says that there are
/// none. The answer does not depend on how many bytes beyond the needed ones are there. Text is
/// plain as soon as its first line is: bytes with a newline in the first 100 are no tar archive.
std::optional<Content> recognise(std::span<const char> head, bool whole);

/// Whether members have to be taken out of it.
constexpr bool is_archive(Content content) {
  return content == Content::zip || content == Content::tar;
}

struct Layers {
  std::unique_ptr<ByteStream> stream;  ///< decompressed, from the first byte
  Content content;                     ///< plain, zip or tar
  bool compressed;                     ///< at least one decoder is in between
};

/// Puts the decoders on `stored`, up to four of them. Reads the first bytes and never throws
/// InputError: a fault is thrown when reading `stream` reaches it.
Layers open_layers(std::unique_ptr<ByteStream> stored);

}  // namespace boardmill::io
