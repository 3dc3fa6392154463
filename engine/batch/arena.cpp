#include "engine/batch/arena.h"

#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/parallel_pipeline.h>
#include <oneapi/tbb/task_arena.h>

#include <algorithm>
#include <mutex>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

namespace boardmill::batch {

namespace tbb = oneapi::tbb;

struct Arena::Threads {
  // oneTBB makes as many workers as the machine has processors: more only if it is allowed to.
  // Where that is not needed it is not said, as it takes the longer the more arenas there have
  // been.
  explicit Threads(unsigned threads) : arena(static_cast<int>(threads)) {
    constexpr auto workers = tbb::global_control::max_allowed_parallelism;
    if (threads > tbb::global_control::active_value(workers)) allowed.emplace(workers, threads);
  }

  std::optional<tbb::global_control> allowed;
  tbb::task_arena arena;
};

Arena::Arena(unsigned threads, Startable startable)
    : threads_(threads), startable_(std::move(startable)) {}

Arena::~Arena() = default;

// What needs no other thread never comes here.
Arena::Threads& Arena::start() {
  if (!tbb_) {
    if (startable_) threads_ = startable_(threads_);
    tbb_ = std::make_unique<Threads>(threads_);
  }
  return *tbb_;
}

void Arena::for_range(std::size_t count, std::size_t grain, const Body& body) {
  if (count <= grain || threads_ == 1) {
    SerialExecutor().for_range(count, grain, body);
    return;
  }
  start().arena.execute([&] {
    tbb::this_task_arena::isolate([&] {
      tbb::parallel_for(
          tbb::blocked_range<std::size_t>(0, count, grain),
          [&](const tbb::blocked_range<std::size_t>& range) {
            for (std::size_t begin = range.begin(); begin < range.end(); begin += grain) {
              body(begin, std::min(range.end(), begin + grain));
            }
          },
          tbb::auto_partitioner());
    });
  });
}

void Arena::ordered(std::size_t slots, const std::function<bool(std::size_t)>& produce,
                    const std::function<void(std::size_t)>& work,
                    const std::function<void(std::size_t)>& consume) {
  if (slots == 1 || threads_ == 1) {
    while (produce(0)) {
      work(0);
      consume(0);
    }
    return;
  }
  if (!produce(0)) return;
  if (!produce(1)) {
    work(0);
    consume(0);
    return;
  }
  std::size_t passed_on = 0;  // of these two

  // The slot that became free last is taken next: its memory is in the cache.
  std::vector<std::size_t> free(slots - 2);
  std::iota(free.rbegin(), free.rend(), std::size_t{2});
  std::mutex of_free;
  const auto take = [&] {
    const std::scoped_lock lock(of_free);
    const std::size_t slot = free.back();
    free.pop_back();
    return slot;
  };
  const auto put_back = [&](std::size_t slot) {
    const std::scoped_lock lock(of_free);
    free.push_back(slot);
  };
  start().arena.execute([&] {
    tbb::parallel_pipeline(
        slots, tbb::make_filter<void, std::size_t>(tbb::filter_mode::serial_in_order,
                                                   [&](tbb::flow_control& control) {
                                                     if (passed_on < 2) return passed_on++;
                                                     const std::size_t slot = take();
                                                     if (!produce(slot)) control.stop();
                                                     return slot;
                                                   }) &
                   tbb::make_filter<std::size_t, std::size_t>(tbb::filter_mode::parallel,
                                                              [&](std::size_t slot) {
                                                                work(slot);
                                                                return slot;
                                                              }) &
                   tbb::make_filter<std::size_t, void>(tbb::filter_mode::serial_in_order,
                                                       [&](std::size_t slot) {
                                                         consume(slot);
                                                         put_back(slot);
                                                       }));
  });
}

}  // namespace boardmill::batch
