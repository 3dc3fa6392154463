#include "io/archive_sources.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <utility>

#include "io/layers.h"
#include "io/sources.h"

namespace boardmill::io {
namespace {

/// What an archive is that has a member of this name; empty: maybe a folder of boards.
std::string_view document_with(std::string_view path) {
  if (path == "[Content_Types].xml") return "an Office document (.xlsx .docx): save it as CSV";
  if (path == "META-INF/manifest.xml") return "an OpenDocument file (.ods .odt): save it as CSV";
  return "";
}

}  // namespace

/// The current member of the reader; at its end when the reader has gone on.
class ArchiveSources::MemberStream : public ByteStream {
 public:
  MemberStream(std::shared_ptr<ArchiveReader> reader, std::shared_ptr<Shown> shown)
      : reader_(std::move(reader)), shown_(std::move(shown)), position_(reader_->position()) {}

  std::size_t read(std::span<char> room) override {
    if (reader_->position() != position_) return 0;
    try {
      return reader_->read(room);
    } catch (const InputError& error) {
      shown_->emplace_back(error.what());
      throw;
    }
  }

 private:
  std::shared_ptr<ArchiveReader> reader_;
  std::shared_ptr<Shown> shown_;
  std::uint64_t position_;
};

class ArchiveSources::SpooledStream : public ByteStream {
 public:
  SpooledStream(std::shared_ptr<const Spool> spool, const Member& member)
      : spool_(std::move(spool)),
        offset_(member.offset),
        end_(member.offset + member.size),
        fault_(member.fault) {}

  std::size_t read(std::span<char> room) override {
    if (offset_ == end_) {
      if (!fault_.empty()) throw InputError(fault_);
      return 0;
    }
    const std::size_t wanted = std::min<std::uint64_t>(room.size(), end_ - offset_);
    ssize_t count = 0;
    do {
      count = pread(spool_->descriptor(), room.data(), wanted, static_cast<off_t>(offset_));
    } while (count < 0 && errno == EINTR);
    if (count <= 0) throw InputError("temporary file: " + error_reason(count < 0 ? errno : EIO));
    offset_ += static_cast<std::uint64_t>(count);
    return static_cast<std::size_t>(count);
  }

 private:
  std::shared_ptr<const Spool> spool_;
  std::uint64_t offset_;
  std::uint64_t end_;
  std::string fault_;
};

ArchiveSources::ArchiveSources(std::string name, Reopen reopen, const NameRules& rules,
                               std::vector<LeftOut>& left_out, std::uint64_t spool_bytes)
    : name_(std::move(name)),
      reopen_(std::move(reopen)),
      rules_(rules),
      left_out_(left_out),
      spool_bytes_(spool_bytes) {}

void ArchiveSources::list() {
  listed_ = true;
  try {
    ArchiveReader reader(reopen_());
    while (auto found = reader.next()) {
      if (const auto document = document_with(found->path); !document.empty()) {
        members_.clear();
        throw InputError(found_instead_of_text(document));
      }
      const std::string_view by_rule = rules_.why_left_out(found->path);
      const std::string_view why = by_rule.empty() ? found->left_out : by_rule;
      if (!why.empty()) {
        left_out_.push_back({name_ + '!' + found->path, why});
        continue;
      }
      members_.emplace_back().path = std::move(found->path);
      members_.back().position = reader.position();
    }
  } catch (const InputError& error) {
    fault_ = error.what();
  }
  const auto by_path = [](const Member& a, const Member& b) { return a.path < b.path; };
  if (std::is_sorted(members_.begin(), members_.end(), by_path)) {
    if (!members_.empty()) reader_ = std::make_shared<ArchiveReader>(reopen_());
    return;
  }
  try {
    unpack();
  } catch (const InputError& error) {  // no room in the temporary file
    members_.clear();
    fault_ = error.what();
    return;
  }
  std::stable_sort(members_.begin(), members_.end(), by_path);
}

void ArchiveSources::unpack() {
  spool_ = std::make_shared<Spool>(spool_bytes_);
  ArchiveReader reader(reopen_());
  for (Member& member : members_) {
    if (!go_to(reader, member)) break;
    unpack(reader, member);
  }
  std::erase_if(members_, [](const Member& member) { return !member.unpacked; });
}

void ArchiveSources::unpack(ArchiveReader& reader, Member& member) {
  std::vector<char> room(std::size_t{1} << 16);
  member.unpacked = true;
  member.offset = spool_->size();
  for (;;) {
    std::size_t count = 0;
    try {
      count = reader.read(room);
    } catch (const InputError& error) {
      member.fault = error.what();
      shown_->push_back(member.fault);
    }
    if (count == 0) return;
    spool_->append(std::span(room).first(count));
    member.size += count;
  }
}

/// False, and fault_ set, when the archive breaks off before the member.
bool ArchiveSources::go_to(ArchiveReader& reader, const Member& member) {
  try {
    while (reader.position() < member.position) {
      if (!reader.next()) throw InputError("the archive has changed");
    }
    return true;
  } catch (const InputError& error) {
    fault_ = error.what();
    return false;
  }
}

std::unique_ptr<ByteStream> ArchiveSources::open(const Member& member) {
  if (spool_) return std::make_unique<SpooledStream>(spool_, member);
  if (!go_to(*reader_, member)) return nullptr;
  return std::make_unique<MemberStream>(reader_, shown_);
}

std::unique_ptr<batch::Source> ArchiveSources::next() {
  if (!listed_) list();
  while (next_ < members_.size()) {
    const Member& member = members_[next_++];
    std::unique_ptr<ByteStream> stored = open(member);
    if (!stored) {
      next_ = members_.size();
      break;
    }
    Layers layers = open_layers(std::move(stored));
    std::string name = name_ + '!' + member.path;
    if (is_archive(layers.content)) {
      return std::make_unique<FailedSource>(std::move(name), "an archive inside an archive");
    }
    return std::make_unique<StreamSource>(std::move(name), std::move(layers.stream));
  }
  if (fault_.empty() || std::find(shown_->begin(), shown_->end(), fault_) != shown_->end()) {
    return nullptr;
  }
  return std::make_unique<FailedSource>(name_, std::exchange(fault_, {}));
}

}  // namespace boardmill::io
