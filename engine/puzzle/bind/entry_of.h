/// How a puzzle becomes an Entry.
#pragma once

#include <memory>
#include <string>
#include <tl/expected.hpp>

#include "engine/puzzle/bind/bound.h"
#include "engine/puzzle/bind/checking_of.h"
#include "engine/puzzle/bind/coaching_of.h"
#include "engine/puzzle/bind/making_of.h"
#include "engine/puzzle/bind/publishing_of.h"
#include "engine/puzzle/bind/solving_of.h"
#include "engine/puzzle/entry.h"

namespace boardmill {

namespace detail {

template <Puzzle P>
class JobOf final : public Job {
 public:
  JobOf(const typename P::Config& config, const Request& request)
      : bound_(config, request),
        solving_(bound_, request),
        checking_(bound_),
        coaching_(bound_),
        making_(bound_),
        publishing_(config) {}

  const Description& description() const override { return P::description(); }
  const Solving& solving() const override { return solving_; }
  const Checking& checking() const override { return checking_; }
  const Coaching& coaching() const override { return coaching_; }
  const Making* making() const override { return &making_; }
  const Publishing* publishing() const override { return &publishing_; }

 private:
  Bound<P> bound_;
  SolvingOf<P> solving_;
  CheckingOf<P> checking_;
  CoachingOf<P> coaching_;
  MakingOf<P> making_;
  PublishingOf<P> publishing_;
};

template <Puzzle P>
class EntryOf final : public Entry {
 public:
  const Description& description() const override { return P::description(); }

  tl::expected<std::unique_ptr<const Job>, std::string> prepare(
      const Request& request) const override {
    return P::configure(request).map(
        [&request](const typename P::Config& config) -> std::unique_ptr<const Job> {
          return std::make_unique<JobOf<P>>(config, request);
        });
  }

  std::string table_parameters() const override {
    if constexpr (Tabled<P>) return P::table_parameters();
    return "";
  }

  void build_table([[maybe_unused]] Executor& executor, [[maybe_unused]] Progress& progress,
                   [[maybe_unused]] const TableSink& sink) const override {
    if constexpr (Tabled<P>) P::build_table(executor, progress, sink);
  }
};

}  // namespace detail

/// The one Entry of a puzzle.
template <Puzzle P>
const Entry& entry_of() {
  static const detail::EntryOf<P> entry;
  return entry;
}

}  // namespace boardmill
