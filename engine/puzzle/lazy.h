/// A value that is worked out when it is first asked for.
#pragma once

#include <mutex>
#include <optional>

namespace boardmill {

/// Any thread; the others wait for the first one.
template <class Value>
class Lazy {
 public:
  /// What `make()` returned when it was asked for first.
  template <class Make>
  const Value& get(const Make& make) const {
    std::call_once(made_, [&] { value_.emplace(make()); });
    return *value_;  // NOLINT(bugprone-unchecked-optional-access): it was made above
  }

 private:
  mutable std::once_flag made_;
  mutable std::optional<Value> value_;
};

}  // namespace boardmill
