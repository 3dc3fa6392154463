#include "engine/judge/strata.h"

#include <algorithm>
#include <unordered_set>

namespace boardmill::judge {
namespace {

// The uniform stream of `generate --count` is that of the stratum of all instances.
Random random_of(std::uint64_t seed, const Stratum& stratum, std::uint64_t number) {
  if (stratum.kind == Stratum::Kind::any) return {seed, number};
  return {Random(seed, stratum.id()).next(), number};
}

class Drawing {
 public:
  Drawing(const Making& making, const StrataOrder& order, Executor& executor,
          const std::atomic<bool>& interrupted, const InstanceSink& sink)
      : making_(making),
        order_(order),
        executor_(executor),
        interrupted_(interrupted),
        sink_(sink) {}

  // How many instances of the stratum went out.
  std::uint64_t draw(const Stratum& stratum, std::uint64_t wanted) {
    // Every instance is about equally likely: one that has not come in 20 times as many draws as
    // there are instances (its chance is below 10^-8) is none.
    const std::uint64_t instances = making_.count(stratum, Distinct::no).value_or(most_repeats);
    max_repeats_ = 20 * std::min(instances, most_repeats / 20);
    std::uint64_t got = 0;
    std::uint64_t next = 0;
    while (next < wanted && !is_over()) {
      // The first block is small: whoever wants few does not wait for many.
      const std::uint64_t block = std::min<std::uint64_t>(wanted - next, next == 0 ? 64 : 1024);
      draws_.clear();
      for (std::uint64_t i = 0; i < block; ++i) {
        draws_.emplace_back(random_of(order_.seed, stratum, next + i));
        draws_.back().case_wanted = order_.cases_wanted;
      }
      next += block;
      executor_.for_range(draws_.size(), 16, [&](std::size_t begin, std::size_t end) {
        if (interrupted_) return;
        making_.draw(stratum, order_.distinct, std::span(draws_).subspan(begin, end - begin));
      });
      for (Draw& draw : draws_) {
        if (is_over() || !take(stratum, draw)) return got;
        ++got;
      }
    }
    return got;
  }

 private:
  bool is_over() const { return closed_ || interrupted_; }

  // False: there is no other one.
  bool take(const Stratum& stratum, Draw& draw) {
    if (!draw.found) return false;
    if (order_.distinct != Distinct::no) {
      for (std::uint64_t repeats = 0; !seen_.emplace(view(draw.key)).second; ++repeats) {
        if (repeats == max_repeats_ || interrupted_) return false;
        making_.draw(stratum, order_.distinct, {&draw, 1});
        if (!draw.found) return false;
      }
    }
    closed_ = !sink_(draw);
    return true;
  }

  static constexpr std::uint64_t most_repeats = std::uint64_t{1} << 26;

  const Making& making_;
  const StrataOrder& order_;
  Executor& executor_;
  const std::atomic<bool>& interrupted_;
  const InstanceSink& sink_;
  std::vector<Draw> draws_;
  std::unordered_set<std::string> seen_;
  std::uint64_t max_repeats_ = 0;  // in a row
  bool closed_ = false;
};

}  // namespace

std::vector<Shortfall> draw_strata(const Making& making, const StrataOrder& order,
                                   Executor& executor, const std::atomic<bool>& interrupted,
                                   const InstanceSink& sink) {
  Drawing drawing(making, order, executor, interrupted, sink);
  std::vector<Shortfall> shortfalls;
  for (const Stratum& stratum : order.strata) {
    if (interrupted) break;
    // Where it is known that there are no more, nobody has to look for them.
    const bool repeats = order.distinct == Distinct::no;
    const auto available = making.count(stratum, order.distinct);
    std::uint64_t wanted = order.per_stratum;
    if (available) wanted = *available == 0 ? 0 : repeats ? wanted : std::min(wanted, *available);
    const std::uint64_t got = drawing.draw(stratum, wanted);
    if (got < order.per_stratum) shortfalls.push_back({stratum.name, got, available});
  }
  return shortfalls;
}

}  // namespace boardmill::judge
