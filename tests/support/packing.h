/// Compressed files and archives made in memory, for tests of the inputs.
#pragma once

#include <archive.h>
#include <archive_entry.h>

#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace boardmill::test {

struct Packed {
  std::string path;
  std::string bytes;
};

namespace detail {

inline la_ssize_t append_block(archive* /*writer*/, void* out, const void* data, std::size_t size) {
  static_cast<std::string*>(out)->append(static_cast<const char*>(data), size);
  return static_cast<la_ssize_t>(size);
}

inline void require(archive* writer, int status) {
  if (status != ARCHIVE_OK) throw std::runtime_error(archive_error_string(writer));
}

/// `format` raw, zip or ustar; `filter` none, gzip, zstd, xz or bzip2.
inline std::string pack(const std::string& format, const std::string& filter,
                        const std::vector<Packed>& members, const char* options) {
  std::string out;
  const std::unique_ptr<archive, int (*)(archive*)> writer(archive_write_new(), archive_write_free);
  archive* const a = writer.get();
  require(a, archive_write_set_format_by_name(a, format.c_str()));
  if (filter != "none") require(a, archive_write_add_filter_by_name(a, filter.c_str()));
  archive_write_set_bytes_per_block(a, 0);
  if (options != nullptr) require(a, archive_write_set_options(a, options));
  archive_write_set_passphrase(a, "secret");
  require(a, archive_write_open(a, &out, nullptr, append_block, nullptr));
  for (const Packed& member : members) {
    const std::unique_ptr<archive_entry, void (*)(archive_entry*)> entry(archive_entry_new(),
                                                                         archive_entry_free);
    archive_entry_set_pathname(entry.get(), member.path.c_str());
    const bool folder = member.path.ends_with('/');
    archive_entry_set_filetype(entry.get(), folder ? AE_IFDIR : AE_IFREG);
    archive_entry_set_perm(entry.get(), folder ? 0755 : 0644);
    archive_entry_set_size(entry.get(), static_cast<la_int64_t>(member.bytes.size()));
    require(a, archive_write_header(a, entry.get()));
    if (!member.bytes.empty()) archive_write_data(a, member.bytes.data(), member.bytes.size());
  }
  require(a, archive_write_close(a));
  return out;
}

}  // namespace detail

/// `bytes` compressed by `filter`: gzip, zstd, xz or bzip2.
inline std::string compress(const std::string& filter, const std::string& bytes) {
  return detail::pack("raw", filter, {{"data", bytes}}, nullptr);
}

/// An archive of `members` in this order; `format` zip or ustar. A path that ends in '/' is a
/// folder.
inline std::string make_archive(const std::string& format, const std::vector<Packed>& members,
                                const std::string& filter = "none", const char* options = nullptr) {
  return detail::pack(format, filter, members, options);
}

}  // namespace boardmill::test
