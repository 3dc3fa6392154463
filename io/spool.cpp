#include "io/spool.h"

#include <fcntl.h>
#include <fmt/format.h>
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

Spool::Spool(std::uint64_t most_bytes) : most_bytes_(most_bytes) {
  const char* const chosen = std::getenv("TMPDIR");
  const std::string folder = chosen != nullptr && *chosen != '\0' ? chosen : "/tmp";
  file_.reset(::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600));
  if (file_.is_open()) return;
  std::string path = folder + "/boardmill-XXXXXX";  // not every file system has O_TMPFILE
  file_.reset(mkostemp(path.data(), O_CLOEXEC));
  if (!file_.is_open())
    throw InputError("temporary file in " + folder + ": " + error_reason(errno));
  unlink(path.c_str());
}

void Spool::append(std::span<const char> bytes) {
  if (bytes.size() > most_bytes_ - size_) {
    throw InputError(
        fmt::format("needs a temporary file of more than {} bytes: --spool-limit", most_bytes_));
  }
  const int error = write_all(file_.get(), {bytes.data(), bytes.size()});
  if (error != 0) throw InputError("temporary file: " + error_reason(error));
  size_ += bytes.size();
}

SpooledArchive::SpooledArchive(ByteStream& stream, std::uint64_t most_bytes) {
  Spool spool(most_bytes);
  std::vector<char> room(std::size_t{1} << 16);
  try {
    while (const std::size_t count = stream.read(room)) {
      spool.append(std::span(room).first(count));
    }
  } catch (const InputError& error) {
    fault_ = error.what();
  }
  copy_ = RawFile::adopt(spool.release(), nullptr);
}

std::unique_ptr<ByteStream> SpooledArchive::open() const {
  copy_->seek(0, SEEK_SET);
  return std::make_unique<CopyStream>(copy_->share(), fault_);
}

}  // namespace boardmill::io
