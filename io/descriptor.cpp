#include "io/descriptor.h"

#include <poll.h>
#include <unistd.h>

#include <cerrno>

namespace boardmill::io {

void Descriptor::reset(int value) noexcept {
  if (value_ >= 0) close(value_);
  value_ = value;
}

int write_all(int descriptor, std::string_view bytes) noexcept {
  while (!bytes.empty()) {
    const ssize_t count = ::write(descriptor, bytes.data(), bytes.size());
    if (count >= 0) {
      bytes.remove_prefix(static_cast<std::size_t>(count));
    } else if (errno == EAGAIN) {
      pollfd wait{descriptor, POLLOUT, 0};
      poll(&wait, 1, -1);
    } else if (errno != EINTR) {
      return errno;
    }
  }
  return 0;
}

}  // namespace boardmill::io
