#include "io/mapping.h"

#include <sys/mman.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdint>
#include <system_error>

namespace boardmill::io {
namespace {

// What the handler knows of the mapping.
std::atomic<std::uintptr_t> mapped_begin{0};
std::atomic<std::uintptr_t> mapped_end{0};
std::atomic<std::uintptr_t> page_bytes{0};
static_assert(std::atomic<std::uintptr_t>::is_always_lock_free);

// To the end, not only this page: where the beginning of a table was lost its rest must not be
// used. Any other SIGBUS happens again when this returns, and then ends the process.
extern "C" void read_as_zeros(int signal, siginfo_t* info, void* /*context*/) {
  const int saved_errno = errno;
  const auto at = reinterpret_cast<std::uintptr_t>(info->si_addr);
  const std::uintptr_t into_page = at % page_bytes;
  const std::uintptr_t end = mapped_end;
  const bool replaced =
      at >= mapped_begin && at < end &&
      mmap(static_cast<char*>(info->si_addr) - into_page, end - at + into_page, PROT_READ,
           MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) != MAP_FAILED;
  if (!replaced) std::signal(signal, SIG_DFL);
  errno = saved_errno;
}

}  // namespace

Mapping::Mapping(const Descriptor& file, std::size_t size)
    : begin_(mmap(nullptr, size, PROT_READ, MAP_SHARED, file.get(), 0)), size_(size) {
  if (begin_ == MAP_FAILED) throw std::system_error(errno, std::generic_category());
  page_bytes = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
  mapped_begin = reinterpret_cast<std::uintptr_t>(begin_);
  mapped_end = mapped_begin + size_;
  struct sigaction action {};
  sigemptyset(&action.sa_mask);
  action.sa_sigaction = read_as_zeros;
  action.sa_flags = SA_SIGINFO;
  sigaction(SIGBUS, &action, &old_);
}

Mapping::~Mapping() {
  sigaction(SIGBUS, &old_, nullptr);
  mapped_end = 0;
  munmap(begin_, size_);
}

}  // namespace boardmill::io
