#include "io/descriptor.h"

#include <unistd.h>

namespace boardmill::io {

void Descriptor::reset(int value) noexcept {
  if (value_ >= 0) close(value_);
  value_ = value;
}

}  // namespace boardmill::io
