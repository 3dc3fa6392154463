/// Scratch memory that tasks borrow. A task may be interrupted by another one on the same thread
/// (oneTBB lets a thread that waits steal work), so scratch belongs to a task, not to a thread.
#pragma once

#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace boardmill {

/// Any thread may borrow; there are never more objects than loans at one time.
template <class Scratch>
class Pool {
 public:
  class Loan {
   public:
    Loan(Pool& pool, std::unique_ptr<Scratch> scratch)
        : pool_(pool), scratch_(std::move(scratch)) {}
    ~Loan() { pool_.put_back(std::move(scratch_)); }
    Loan(const Loan&) = delete;
    Loan& operator=(const Loan&) = delete;

    Scratch& operator*() const { return *scratch_; }
    Scratch* operator->() const { return scratch_.get(); }

   private:
    Pool& pool_;
    std::unique_ptr<Scratch> scratch_;
  };

  Loan borrow() {
    {
      const std::scoped_lock lock(mutex_);
      if (!idle_.empty()) {
        auto scratch = std::move(idle_.back());
        idle_.pop_back();
        return Loan(*this, std::move(scratch));
      }
    }
    return Loan(*this, std::make_unique<Scratch>());
  }

 private:
  void put_back(std::unique_ptr<Scratch> scratch) {
    const std::scoped_lock lock(mutex_);
    idle_.push_back(std::move(scratch));
  }

  std::mutex mutex_;
  std::vector<std::unique_ptr<Scratch>> idle_;
};

}  // namespace boardmill
