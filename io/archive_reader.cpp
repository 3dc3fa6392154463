#include "io/archive_reader.h"

#include <archive.h>
#include <archive_entry.h>
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <clocale>
#include <new>
#include <string_view>
#include <utility>

#include "io/layers.h"

namespace boardmill::io {
namespace {

constexpr const char* truncated = "truncated archive";

/// While it lives, this thread is in a UTF-8 locale: libarchive converts the names that are marked
/// as UTF-8 to the locale, and loses those that do not fit.
class Utf8Locale {
 public:
  Utf8Locale() {
    static const locale_t utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
    if (utf8 != nullptr) old_ = uselocale(utf8);
  }
  ~Utf8Locale() {
    if (old_ != nullptr) uselocale(old_);
  }
  Utf8Locale(const Utf8Locale&) = delete;
  Utf8Locale& operator=(const Utf8Locale&) = delete;

 private:
  locale_t old_ = nullptr;
};

std::string_view why_left_out(archive_entry* entry) {
  if (archive_entry_hardlink(entry) != nullptr) return "a link";
  switch (archive_entry_filetype(entry)) {
    case AE_IFREG:
      return "";
    case AE_IFLNK:
      return "a link";
    default:
      return "a pipe or a device";
  }
}

/// libarchive's message as a short reason. It has many for an archive that breaks off; one here, so
/// that a member and its archive are seen to have the same fault.
std::string as_reason(const char* message) {
  std::string text = message != nullptr ? message : "damaged archive";
  if (!text.empty()) text[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(text[0])));
  if (text.starts_with("truncated")) return truncated;
  for (const char* const word : {"passphrase", "encrypted", "crypto"}) {
    if (text.find(word) != std::string::npos) return "encrypted";
  }
  if (text.starts_with("zIP")) text[0] = 'Z';
  return text;
}

}  // namespace

ArchiveReader::ArchiveReader(std::unique_ptr<ByteStream> stored)
    : stored_(std::move(stored)), buffer_(std::size_t{1} << 16), reader_(archive_read_new()) {
  if (!reader_) throw std::bad_alloc();
}

void ArchiveReader::Free::operator()(archive* reader) const { archive_read_free(reader); }

/// What libarchive calls; no exception may pass through it.
struct ArchiveReader::Callbacks {
  static la_ssize_t read(archive* reader, void* self, const void** block) {
    auto& me = *static_cast<ArchiveReader*>(self);
    try {
      const std::size_t count = me.stored_->read(me.buffer_);
      me.exhausted_ = count == 0;
      if (me.filled_ == 0) {
        me.is_empty_zip_ = std::string_view(me.buffer_.data(), count).starts_with("PK\x05\x06");
      }
      if (count != 0) me.filled_ = count;
      *block = me.buffer_.data();
      return static_cast<la_ssize_t>(count);
    } catch (...) {
      me.fault_ = std::current_exception();
      archive_set_error(reader, EIO, "broken input");
      return -1;
    }
  }

  static la_int64_t seek(archive* /*reader*/, void* self, la_int64_t offset, int whence) {
    const std::int64_t position = static_cast<ArchiveReader*>(self)->stored_->seek(offset, whence);
    return position < 0 ? ARCHIVE_FATAL : position;
  }
};

void ArchiveReader::fail() {
  if (fault_) std::rethrow_exception(std::exchange(fault_, nullptr));
  const char* const message = archive_error_string(reader_.get());
  // After a fatal fault libarchive objects to being called at all.
  const bool repeated = message != nullptr && std::string_view(message).starts_with("INTERNAL");
  if (!repeated || reason_.empty()) reason_ = as_reason(message);
  throw InputError(reason_);
}

void ArchiveReader::open() {
  open_ = true;
  archive* const reader = reader_.get();
  archive_read_support_filter_none(reader);
  archive_read_support_format_zip(reader);
  archive_read_support_format_tar(reader);
  archive_read_support_format_7zip(reader);
  archive_read_set_callback_data(reader, this);
  archive_read_set_read_callback(reader, Callbacks::read);
  if (stored_->seek(0, SEEK_CUR) >= 0) archive_read_set_seek_callback(reader, Callbacks::seek);
  if (archive_read_open1(reader) != ARCHIVE_OK) fail();
}

/// A tar archive cut between two members looks complete to libarchive: it has read to the end of
/// the stored bytes without having met the block of NULs that every tar ends in.
bool ArchiveReader::lacks_end_marker() const {
  if (!exhausted_ ||
      (archive_format(reader_.get()) & ARCHIVE_FORMAT_BASE_MASK) != ARCHIVE_FORMAT_TAR)
    return false;
  const std::size_t tail = std::min(filled_, tar_block_bytes);
  const std::string_view last(buffer_.data() + filled_ - tail, tail);
  return last.find_first_not_of('\0') != std::string_view::npos;
}

/// libarchive has no name for a member whose name is not in the encoding that the archive claims.
std::string ArchiveReader::path_of(archive_entry* entry) {
  const char* path = archive_entry_pathname(entry);
  if (path == nullptr) path = archive_entry_pathname_utf8(entry);
  std::string text =
      path != nullptr ? path : zip_name_before(archive_filter_bytes(reader_.get(), 0));
  if (path == nullptr && text.empty()) text = fmt::format("member {}", position_);
  while (text.starts_with("./"))
    text.erase(0, std::min(text.find_first_not_of('/', 1), text.size()));
  return text;
}

/// The bytes of the name in the header of a .zip that ends at `end`; empty where the stored stream
/// cannot go back to it.
std::string ArchiveReader::zip_name_before(std::int64_t end) {
  constexpr std::string_view magic = "PK\x03\x04";
  constexpr std::size_t fixed_size = 30;  // the sizes of name and extra field are at its end
  constexpr std::size_t most_size = fixed_size + 2 * 0xffff;
  const std::int64_t position = stored_->seek(0, SEEK_CUR);
  std::string bytes(std::min(static_cast<std::size_t>(end), most_size), '\0');
  if (stored_->seek(end - static_cast<std::int64_t>(bytes.size()), SEEK_SET) < 0) return "";
  std::size_t filled = 0;
  while (const std::size_t count = stored_->read(std::span(bytes).subspan(filled))) filled += count;
  stored_->seek(position, SEEK_SET);

  const auto number = [&bytes](std::size_t at) {
    return static_cast<unsigned char>(bytes[at]) +
           std::size_t{256} * static_cast<unsigned char>(bytes[at + 1]);
  };
  std::size_t at = filled;
  while (at != 0 && (at = bytes.rfind(magic, at - 1)) != std::string::npos) {
    if (at + fixed_size > filled) continue;
    const std::size_t name = at + fixed_size;
    const std::size_t name_size = number(name - 4);
    if (name + name_size + number(name - 2) == filled) return bytes.substr(name, name_size);
  }
  return "";
}

std::optional<ArchiveMember> ArchiveReader::next() {
  ++position_;
  const Utf8Locale names_are_utf8;
  if (!open_) open();
  for (;;) {
    archive_entry* entry = nullptr;
    errno = 0;  // libarchive takes an old ENOMEM for its own where a name cannot be converted
    const int status = archive_read_next_header(reader_.get(), &entry);
    if (fault_) fail();
    if (status == ARCHIVE_EOF) {
      if (lacks_end_marker()) throw InputError(truncated);
      return std::nullopt;
    }
    if (status < ARCHIVE_WARN && is_empty_zip_) return std::nullopt;  // libarchive refuses it
    if (status < ARCHIVE_WARN) fail();
    if (archive_entry_filetype(entry) == AE_IFDIR) continue;
    offset_ = block_offset_ = 0;
    block_ = {};
    return ArchiveMember{path_of(entry), why_left_out(entry)};
  }
}

std::size_t ArchiveReader::read(std::span<char> room) {
  while (block_.empty() && offset_ >= block_offset_) {
    const void* data = nullptr;
    std::size_t size = 0;
    la_int64_t offset = 0;
    const int status = archive_read_data_block(reader_.get(), &data, &size, &offset);
    if (status < ARCHIVE_OK) fail();
    if (status == ARCHIVE_EOF && offset <= offset_) return 0;
    block_ = {static_cast<const char*>(data), size};
    block_offset_ = offset;
  }
  if (offset_ < block_offset_) {  // a hole of a sparse file
    const auto hole = static_cast<std::size_t>(block_offset_ - offset_);
    const std::size_t count = std::min(room.size(), hole);
    std::fill_n(room.begin(), count, '\0');
    offset_ += static_cast<std::int64_t>(count);
    return count;
  }
  const std::size_t count = std::min(room.size(), block_.size());
  std::copy_n(block_.begin(), count, room.begin());
  block_ = block_.subspan(count);
  offset_ += static_cast<std::int64_t>(count);
  block_offset_ = offset_;
  return count;
}

}  // namespace boardmill::io
