/// What the facets of a job have in common: the puzzle bound to a request, and the loop over
/// records, which is compiled for each puzzle, so that nothing virtual happens per record.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

#include "engine/puzzle/case.h"
#include "engine/puzzle/csv_input.h"
#include "engine/puzzle/executor.h"
#include "engine/puzzle/lazy.h"
#include "engine/puzzle/pool.h"
#include "engine/puzzle/puzzle.h"
#include "engine/puzzle/request.h"

namespace boardmill::detail {

/// What one thread needs to read, solve and verify.
template <Puzzle P>
struct Working {
  typename P::Instance instance;
  typename P::Answer answer;
  typename P::Solver::Scratch scratch;
  typename P::Verifier::Scratch verifying;
  std::vector<CsvCell> cells;
};

template <Puzzle P>
struct Bound {
  Bound(const typename P::Config& the_config, const Request& request)
      : config(the_config),
        solver(config),
        verifier(config),
        print(request.print),
        csv(request.board_column, request.keep),
        must_be_csv(request.input_format == csv_form.name),
        may_be_csv(request.input_format == "auto") {}

  tl::expected<Opening, Fault> open(std::string_view prefix, bool at_end,
                                    std::uint64_t first_line) const {
    if (must_be_csv || (may_be_csv && csv.fits(prefix, at_end))) {
      return csv.open(prefix, at_end, first_line);
    }
    if constexpr (requires { &P::open; }) return P::open(config, prefix, at_end, first_line);
    FramerState lines;
    lines.line = first_line;
    return Opening{Framer(lines), 0, std::string(P::description().forms.front().name)};
  }

  /// What stands before so many instances that are made.
  std::string header([[maybe_unused]] std::uint64_t count) const {
    if (must_be_csv) return csv.header();
    if constexpr (requires { &P::generate_header; }) return P::generate_header(config, count);
    return "";
  }

  typename P::Config config;
  typename P::Solver solver;
  typename P::Verifier verifier;
  Print print;
  CsvInput csv;
  bool must_be_csv;
  bool may_be_csv;
  mutable Pool<Working<P>> scratch;
};

template <Puzzle P>
class CaseOf final : public Case {
 public:
  CaseOf(const Bound<P>& bound, std::string text, const typename P::Instance& instance)
      : Case(std::move(text)), bound_(bound), instance_(instance) {}

  /// The case must be one of this puzzle.
  static const CaseOf& of(const Case& instance) { return static_cast<const CaseOf&>(instance); }

  const typename P::Instance& instance() const { return instance_; }

  const typename P::Answer& answer() const {
    return answer_.get([this] {
      typename P::Answer answer;
      SerialExecutor serial;  // Whoever wants several solves them side by side.
      const auto loan = bound_.scratch.borrow();
      bound_.solver.solve(instance_, serial, loan->scratch, answer);
      return answer;
    });
  }

  Answered answered() const override {
    return {answer().outcome, is_error(answer().outcome) ? Results::no_cost : answer().cost};
  }

  std::uint64_t features() const {
    if constexpr (requires { &P::features_of; }) {
      return features_.get(
          [this] { return P::features_of(bound_.config, record(1), instance_, answer()); });
    }
    return 0;
  }

  Record record(std::uint64_t number) const { return {text(), number, number, 1}; }

 private:
  const Bound<P>& bound_;
  typename P::Instance instance_;
  Lazy<typename P::Answer> answer_;
  Lazy<std::uint64_t> features_;
};

/// Walks over the records of a chunk and reads their instances.
template <Puzzle P>
struct Walk {
  Walk(const Bound<P>& the_bound, const Chunk& the_chunk)
      : bound(the_bound),
        chunk(the_chunk),
        framer(chunk.framer),
        rest(chunk.bytes),
        csv(framer.state().layout == Layout::csv),
        layout(csv ? bound.csv.layout(chunk.header) : CsvInput::Places()) {}

  bool next() { return framer.next(rest, chunk.last, record); }

  /// The instance of the record that next() found.
  bool read(Working<P>& work, Fault& fault) {
    if (!csv) return P::parse(bound.config, framer.state(), record, work.instance, fault);
    // It stands in a line of its own in one cell.
    return CsvInput::read(layout, record, work.cells, record, fault) &&
           P::parse(bound.config, FramerState(), record, work.instance, fault);
  }

  const Bound<P>& bound;
  const Chunk& chunk;
  Framer framer;
  std::string_view rest;
  bool csv;
  CsvInput::Places layout;
  Record record;
};

/// Walks over any records.
template <Puzzle P>
class Cursor {
 public:
  Cursor(const Bound<P>& bound, const Records& records, Working<P>& work)
      : work_(work), cases_(records.cases()) {
    if (records.chunk() != nullptr) walk_.emplace(bound, *records.chunk());
  }

  bool next() {
    if (walk_) return walk_->next();
    if (passed_ == cases_.size()) return false;
    case_ = &CaseOf<P>::of(*cases_[passed_]);
    record_ = case_->record(++passed_);
    return true;
  }

  /// The instance of the record that next() found; null: `fault` says why there is none.
  const typename P::Instance* read(Fault& fault) {
    if (!walk_) return &case_->instance();
    return walk_->read(work_, fault) ? &work_.instance : nullptr;
  }

  const Record& record() const { return walk_ ? walk_->record : record_; }

 private:
  Working<P>& work_;
  std::optional<Walk<P>> walk_;
  std::span<const CasePtr> cases_;
  std::size_t passed_ = 0;
  const CaseOf<P>* case_ = nullptr;
  Record record_;
};

}  // namespace boardmill::detail
