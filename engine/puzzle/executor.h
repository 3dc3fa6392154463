/// What engine code sees of parallelism. `batch` implements it on oneTBB; SerialExecutor is the
/// plain loop for tests and for callers that have no threads.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <utility>
#include <vector>

namespace boardmill {

class Executor {
 public:
  using Body = std::function<void(std::size_t begin, std::size_t end)>;

  virtual ~Executor() = default;

  /// Calls body on disjoint ranges that cover [0, count), each of at most `grain` (> 0) indices, on
  /// any thread and in any order; returns when all are done. An exception of body is rethrown.
  virtual void for_range(std::size_t count, std::size_t grain, const Body& body) = 0;

  /// Maps blocks of exactly `grain` indices (the last may be shorter) to values and joins them from
  /// left to right, so that the result does not depend on the number of threads.
  template <class Value, class Map, class Join>
  Value reduce(std::size_t count, std::size_t grain, Value initial, const Map& map,
               const Join& join) {
    const std::size_t blocks = (count + grain - 1) / grain;
    std::vector<Value> values(blocks, initial);
    for_range(blocks, 1, [&](std::size_t begin, std::size_t end) {
      for (std::size_t block = begin; block < end; ++block) {
        values[block] = map(block * grain, std::min(count, (block + 1) * grain));
      }
    });
    Value result = std::move(initial);
    for (Value& value : values) result = join(std::move(result), std::move(value));
    return result;
  }
};

class SerialExecutor final : public Executor {
 public:
  void for_range(std::size_t count, std::size_t grain, const Body& body) override {
    for (std::size_t begin = 0; begin < count; begin += grain) {
      body(begin, std::min(count, begin + grain));
    }
  }
};

}  // namespace boardmill
