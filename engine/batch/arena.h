/// Parallelism on oneTBB: the one place where threads come from.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>

#include "engine/puzzle/executor.h"

namespace boardmill::batch {

/// Runs everything it is given on at most `threads` threads, the calling one among them. One run at
/// a time. The calling thread does alone what gives others nothing to do: a small job is over
/// before a thread has started.
class Arena final : public Executor {
 public:
  /// How many of the wanted threads can be had: at least 1.
  using Startable = std::function<unsigned(unsigned wanted)>;

  /// threads >= 1; may be more than there are processors. `startable` is asked once, by the calling
  /// thread, before another one is needed; without it all are.
  explicit Arena(unsigned threads, Startable startable = {});
  ~Arena() override;

  /// As wanted, until `startable` has been asked.
  unsigned threads() const { return threads_; }

  /// May be called from within for_range and the stages of ordered(). The waiting thread takes
  /// part, in this loop alone, so that a task never runs in the middle of another one's stage.
  void for_range(std::size_t count, std::size_t grain, const Body& body) override;

  /// A pipeline of three stages over items that live in `slots` places (at least 1): `produce`
  /// fills a slot (false: there is no further item), `work` changes it, `consume` empties it. Items
  /// are produced one at a time and consumed one at a time in the same order; several are worked on
  /// at once. An exception in a stage ends the run and is rethrown.
  void ordered(std::size_t slots, const std::function<bool(std::size_t slot)>& produce,
               const std::function<void(std::size_t slot)>& work,
               const std::function<void(std::size_t slot)>& consume);

 private:
  struct Threads;
  Threads& start();

  unsigned threads_;
  Startable startable_;
  std::unique_ptr<Threads> tbb_;
};

}  // namespace boardmill::batch
