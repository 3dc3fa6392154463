/// How a puzzle becomes an Entry.
#pragma once

#include <algorithm>
#include <memory>
#include <span>
#include <string>
#include <string_view>
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
      : bound_(config, request), solving_(bound_, request), checking_(bound_), coaching_(bound_) {
    if constexpr (Generating<P>) making_ = std::make_unique<const MakingOf<P>>(bound_);
    if constexpr (Publishable<P>) publishing_ = std::make_unique<const PublishingOf<P>>(config);
  }

  const Description& description() const override { return P::description(); }
  const Solving& solving() const override { return solving_; }
  const Checking& checking() const override { return checking_; }
  const Coaching& coaching() const override { return coaching_; }
  const Making* making() const override { return making_.get(); }
  const Publishing* publishing() const override { return publishing_.get(); }

 private:
  Bound<P> bound_;
  SolvingOf<P> solving_;
  CheckingOf<P> checking_;
  CoachingOf<P> coaching_;
  std::unique_ptr<const Making> making_;
  std::unique_ptr<const Publishing> publishing_;
};

template <Puzzle P>
class EntryOf final : public Entry {
 public:
  const Description& description() const override { return P::description(); }

  tl::expected<std::unique_ptr<const Job>, std::string> prepare(
      const Request& request) const override {
    const Description& puzzle = P::description();
    if (!is_choice(puzzle.forms, request.input_format)) {
      return refuse("input format " + request.input_format);
    }
    if (!is_choice(puzzle.methods, request.method)) return refuse("method " + request.method);
    if constexpr (!requires { &P::read_output; }) {
      if (request.print == Print::solution) {
        return refuse("--print solution");
      }
    }
    const auto bind = [&request](const typename P::Config& config) -> std::unique_ptr<const Job> {
      return std::make_unique<JobOf<P>>(config, request);
    };
    if constexpr (requires { &P::configure; }) return P::configure(request).map(bind);
    return bind(typename P::Config());
  }

  std::string table_parameters() const override {
    if constexpr (Tabled<P>) return P::table_parameters();
    return "";
  }

  void build_table([[maybe_unused]] Executor& executor, [[maybe_unused]] Progress& progress,
                   [[maybe_unused]] const TableSink& sink) const override {
    if constexpr (Tabled<P>) P::build_table(executor, progress, sink);
  }

 private:
  static bool is_choice(std::span<const Choice> choices, std::string_view name) {
    return name == "auto" || std::any_of(choices.begin(), choices.end(),
                                         [name](const Choice& one) { return one.name == name; });
  }

  static tl::unexpected<std::string> refuse(const std::string& what) {
    return tl::unexpected(std::string(P::description().name) + " has no " + what);
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
