#include "io/raw_file.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <utility>
#include <vector>

namespace boardmill::io {
namespace {

[[noreturn]] void fail(int error) { throw InputError(error_reason(error)); }

// O_NONBLOCK: opening a FIFO that nobody writes to yet must not hang where a stop is not noticed;
// RawFile waits for the first byte with poll().
constexpr int open_flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK;

Descriptor open_or_fail(const std::string& path) {
  Descriptor file(::open(path.c_str(), open_flags));
  if (file.get() < 0) fail(errno);
  return file;
}

mode_t mode_of(const Descriptor& file) {
  struct stat status {};
  if (fstat(file.get(), &status) != 0) fail(errno);
  return status.st_mode;
}

}  // namespace

RawFile::RawFile(std::shared_ptr<Descriptor> file, bool regular, const StopSignal* stop)
    : file_(std::move(file)), regular_(regular), stop_(stop) {}

std::unique_ptr<RawFile> RawFile::open(const std::string& path, const StopSignal* stop) {
  Descriptor file = open_or_fail(path);
  const mode_t mode = mode_of(file);
  if (S_ISDIR(mode)) fail(EISDIR);
  auto shared = std::make_shared<Descriptor>(std::move(file));
  return std::unique_ptr<RawFile>(new RawFile(std::move(shared), S_ISREG(mode), stop));
}

std::unique_ptr<RawFile> RawFile::open_regular(const std::string& path, const StopSignal* stop) {
  return adopt(open_or_fail(path), stop);
}

std::unique_ptr<RawFile> RawFile::standard_input(const StopSignal* stop) {
  const auto keep_open = [](Descriptor* file) {
    file->release();
    delete file;
  };
  std::shared_ptr<Descriptor> file(new Descriptor(STDIN_FILENO), keep_open);
  // A file that somebody has read from already cannot be read again from its first byte.
  const bool regular = S_ISREG(mode_of(*file)) && lseek(STDIN_FILENO, 0, SEEK_CUR) == 0;
  return std::unique_ptr<RawFile>(new RawFile(std::move(file), regular, stop));
}

std::unique_ptr<RawFile> RawFile::adopt(Descriptor file, const StopSignal* stop) {
  auto shared = std::make_shared<Descriptor>(std::move(file));
  return std::unique_ptr<RawFile>(new RawFile(std::move(shared), true, stop));
}

std::unique_ptr<RawFile> RawFile::share() const {
  return std::unique_ptr<RawFile>(new RawFile(file_, regular_, stop_));
}

void RawFile::report_to(std::shared_ptr<Ledger> ledger, InputRecord* record) {
  ledger_ = std::move(ledger);
  record_ = record;
  if (record_ != nullptr) hash_.emplace();
}

bool RawFile::wait_until_readable() {
  std::array<pollfd, 2> waits{
      {{file_->get(), POLLIN, 0}, {stop_ != nullptr ? stop_->descriptor() : -1, POLLIN, 0}}};
  for (;;) {
    if (poll(waits.data(), waits.size(), -1) < 0) {
      if (errno == EINTR) continue;
      fail(errno);
    }
    if (waits[1].revents != 0) return false;
    if (waits[0].revents != 0) return true;
  }
}

std::size_t RawFile::read(std::span<char> room) {
  if (ended_) return 0;
  ssize_t count = 0;
  do {
    if (regular_ ? stop_ != nullptr && stop_->raised() : !wait_until_readable()) {
      ended_ = stopped_ = true;
      return 0;
    }
    count = ::read(file_->get(), room.data(), room.size());
  } while (count < 0 && (errno == EINTR || errno == EAGAIN));
  if (count < 0) {
    ended_ = true;
    const int error = errno;
    hash_.reset();
    fail(error);
  }
  const auto size = static_cast<std::size_t>(count);
  if (ledger_) ledger_->consumed_bytes.fetch_add(size, std::memory_order_relaxed);
  if (record_ != nullptr) record_->size_bytes += size;
  if (size == 0) {
    ended_ = true;
    if (hash_) record_->sha256 = hash_->finish();
    hash_.reset();
  } else if (hash_) {
    hash_->update({room.data(), size});
  }
  return size;
}

std::int64_t RawFile::seek(std::int64_t offset, int whence) {
  if (!regular_) return -1;
  ended_ = stopped_;
  return lseek(file_->get(), offset, whence);
}

void RawFile::drain() {
  std::vector<char> room(record_ != nullptr && !ended_ ? std::size_t{1} << 16 : 0);
  try {
    while (!room.empty() && read(room) != 0) {
    }
  } catch (const InputError&) {
    return;  // the caller reports the fault that came first
  }
}

}  // namespace boardmill::io
