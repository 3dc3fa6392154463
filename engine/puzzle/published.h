/// A shared table that is built at its first use and then read by any thread without a lock.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>

namespace boardmill {

/// Meant for static storage. The value is never changed or freed once it is published.
template <class Value>
class Published {
 public:
  /// The value; the first caller builds it with `build`, which returns a std::unique_ptr<Value>,
  /// while others wait.
  template <class Build>
  const Value& get(const Build& build) {
    if (const Value* value = value_.load(std::memory_order_acquire)) return *value;
    const std::scoped_lock lock(building_);
    if (const Value* value = value_.load(std::memory_order_relaxed)) return *value;
    const Value* value = build().release();
    value_.store(value, std::memory_order_release);
    return *value;
  }

 private:
  std::atomic<const Value*> value_{nullptr};
  std::mutex building_;
};

}  // namespace boardmill
