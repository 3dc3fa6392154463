/// What the operating system knows an open file by.
#pragma once

#include <string_view>

namespace boardmill::io {

/// A descriptor that is closed with the object; negative means none.
class Descriptor {
 public:
  explicit Descriptor(int value = -1) noexcept : value_(value) {}
  ~Descriptor() { reset(); }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  Descriptor(Descriptor&& other) noexcept : value_(other.release()) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    if (this != &other) reset(other.release());
    return *this;
  }
  int get() const noexcept { return value_; }
  bool is_open() const noexcept { return value_ >= 0; }
  int release() noexcept {
    const int value = value_;
    value_ = -1;
    return value;
  }
  void reset(int value = -1) noexcept;

 private:
  int value_;
};

/// Writes all of `bytes`; 0, or an errno value. Where somebody has made a pipe or terminal
/// non-blocking, it waits for room. Any thread.
int write_all(int descriptor, std::string_view bytes) noexcept;

}  // namespace boardmill::io
