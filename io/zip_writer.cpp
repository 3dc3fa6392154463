#include "io/zip_writer.h"

#include <zlib.h>

#include <algorithm>
#include <limits>
#include <stdexcept>

namespace boardmill::io {
namespace {

constexpr std::uint64_t most_bytes = std::numeric_limits<std::uint32_t>::max() / 2;
constexpr unsigned most_members = 65'000;

// Numbers are little-endian.
void append16(std::string& text, std::uint32_t value) {
  text += static_cast<char>(value & 0xffU);
  text += static_cast<char>((value >> 8) & 0xffU);
}

void append32(std::string& text, std::uint64_t value) {
  append16(text, static_cast<std::uint32_t>(value & 0xffffU));
  append16(text, static_cast<std::uint32_t>((value >> 16) & 0xffffU));
}

std::uint64_t checksum(std::string_view bytes) {
  uLong sum = crc32(0, nullptr, 0);
  while (!bytes.empty()) {
    const std::size_t count = std::min<std::size_t>(bytes.size(), std::size_t{1} << 30);
    sum = crc32(sum, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(count));
    bytes.remove_prefix(count);
  }
  return sum;
}

// What both headers of a member have in common, from the version on.
std::string common_fields(std::string_view path, std::string_view bytes) {
  constexpr std::uint32_t version = 20;
  constexpr std::uint32_t names_are_utf8 = 1U << 11;
  constexpr std::uint32_t stored = 0;
  constexpr std::uint32_t midnight = 0;
  constexpr std::uint32_t first_of_january_1980 = 1U << 5 | 1U;
  std::string text;
  append16(text, version);
  append16(text, names_are_utf8);
  append16(text, stored);
  append16(text, midnight);
  append16(text, first_of_january_1980);
  append32(text, checksum(bytes));
  append32(text, bytes.size());
  append32(text, bytes.size());
  append16(text, static_cast<std::uint32_t>(path.size()));
  append16(text, 0);  // no extra fields
  return text;
}

}  // namespace

void ZipWriter::add(std::string_view path, std::string_view bytes) {
  const std::uint64_t begin = archive_.size();
  if (begin + directory_.size() + bytes.size() > most_bytes || ++members_ > most_members ||
      path.size() > 0xffffU) {
    throw std::length_error("too much for a zip");
  }
  constexpr std::uint32_t made_by_unix = 3U << 8 | 20U;
  constexpr std::uint32_t mode = 0100644;
  const std::string fields = common_fields(path, bytes);
  archive_.append("PK\x03\x04").append(fields).append(path).append(bytes);
  directory_ += "PK\x01\x02";
  append16(directory_, made_by_unix);
  directory_ += fields;
  append16(directory_, 0);           // no comment
  append16(directory_, 0);           // first disk
  append16(directory_, 0);           // no internal attributes
  append32(directory_, mode << 16);  // external attributes
  append32(directory_, begin);
  directory_ += path;
}

std::string ZipWriter::finish() {
  const std::uint64_t begin = archive_.size();
  archive_ += directory_;
  archive_ += "PK\x05\x06";
  append16(archive_, 0);  // this disk
  append16(archive_, 0);  // the disk of the directory
  append16(archive_, members_);
  append16(archive_, members_);
  append32(archive_, directory_.size());
  append32(archive_, begin);
  append16(archive_, 0);  // no comment
  return std::move(archive_);
}

}  // namespace boardmill::io
