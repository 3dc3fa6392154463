#include "io/spool.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <utility>
#include <vector>

namespace boardmill::io {
namespace {

class CopyStream : public ByteStream {
 public:
  CopyStream(std::unique_ptr<ByteStream> copy, std::string fault)
      : copy_(std::move(copy)), fault_(std::move(fault)) {}
  std::size_t read(std::span<char> room) override {
    const std::size_t count = copy_->read(room);
    if (count == 0 && !fault_.empty()) throw InputError(fault_);
    return count;
  }
  std::int64_t seek(std::int64_t offset, int whence) override {
    return copy_->seek(offset, whence);
  }

 private:
  std::unique_ptr<ByteStream> copy_;
  std::string fault_;
};

}  // namespace

Descriptor make_spool() {
  const char* const chosen = std::getenv("TMPDIR");
  const std::string folder = chosen != nullptr && *chosen != '\0' ? chosen : "/tmp";
  Descriptor spool(::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600));
  if (spool.get() >= 0) return spool;
  std::string path = folder + "/boardmill-XXXXXX";  // not every file system has O_TMPFILE
  spool.reset(mkostemp(path.data(), O_CLOEXEC));
  if (spool.get() < 0) throw InputError("temporary file in " + folder + ": " + error_reason(errno));
  unlink(path.c_str());
  return spool;
}

void append_to_spool(const Descriptor& spool, std::span<const char> bytes) {
  while (!bytes.empty()) {
    const ssize_t count = ::write(spool.get(), bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) throw InputError("temporary file: " + error_reason(errno));
    bytes = bytes.subspan(static_cast<std::size_t>(count));
  }
}

SpooledArchive::SpooledArchive(ByteStream& stream) {
  Descriptor spool = make_spool();
  std::vector<char> room(std::size_t{1} << 16);
  try {
    while (const std::size_t count = stream.read(room)) {
      append_to_spool(spool, std::span(room).first(count));
    }
  } catch (const InputError& error) {
    fault_ = error.what();
  }
  copy_ = RawFile::adopt(std::move(spool), nullptr);
}

std::unique_ptr<ByteStream> SpooledArchive::open() const {
  copy_->seek(0, SEEK_SET);
  return std::make_unique<CopyStream>(copy_->share(), fault_);
}

}  // namespace boardmill::io
