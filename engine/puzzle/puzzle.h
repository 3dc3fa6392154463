/// What a type must have to be a puzzle, and how it becomes an Entry: the loop over the records of
/// a chunk is written here once and compiled for each puzzle, so that nothing virtual happens per
/// record.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

#include "engine/puzzle/csv_input.h"
#include "engine/puzzle/entry.h"
#include "engine/puzzle/pool.h"
#include "engine/puzzle/random.h"

namespace boardmill {

/// A puzzle is a type with
/// - `description()`: what it offers;
/// - `Config` and `configure(request)`: the request, validated; `Config` is copied freely;
/// - `open(config, prefix, at_end, first_line)` and `parse(config, state, record, instance,
/// fault)`:
///   its input forms; `parse` gets the state after the record, and returns false and fills `fault`
///   when the record cannot be read;
/// - `Instance`, and `write_instance(config, instance, out)`, which parse() can read back;
/// - `Solver`, built from a `Config`, immutable, with `Solver::Scratch` and
///   `solve(instance, executor, scratch, answer)`;
/// - `Verifier`, built from a `Config`, immutable, with `Verifier::Scratch` and
///   `verify(instance, record, claim, scratch, finding)`, which shares no code with the solver;
/// - `answer_lines(config, instance, text)`: how many lines the answer of the instance has that
///   stands at the front of `text`, the answers of a judge;
/// - `Answer` with the members `outcome`, `cost` (Results::no_cost: none) and, for
///   Outcome::over_limit, `fault`;
/// - `write_text(config, column, instance, record, answer, out)`: one text column, given by its
///   index in the description; `record` is the number of the record in its source;
/// - `generate(config, random)`: a uniform random instance;
/// - `records_per_task(config, state, record_bytes)` and `census(config, executor, progress)`: see
///   Job.
template <class P>
concept Puzzle = requires(const typename P::Config& config, const Request& request,
                          std::string_view prefix, const FramerState& state, const Record& record,
                          typename P::Instance& instance, Fault& fault,
                          const typename P::Solver& solver, typename P::Solver::Scratch& scratch,
                          const typename P::Verifier& verifier,
                          typename P::Verifier::Scratch& verifying, const Claim& claim,
                          Finding& finding, typename P::Answer& answer, std::size_t column,
                          Bytes& out, Random& random, Executor& executor, Progress& progress) {
  requires std::copyable<typename P::Config>;
  requires std::default_initializable<typename P::Instance>;
  requires std::default_initializable<typename P::Answer>;
  requires std::default_initializable<typename P::Solver::Scratch>;
  requires std::constructible_from<typename P::Solver, const typename P::Config&>;
  requires std::default_initializable<typename P::Verifier::Scratch>;
  requires std::constructible_from<typename P::Verifier, const typename P::Config&>;
  { P::description() } -> std::same_as<const Description&>;
  { P::configure(request) } -> std::same_as<tl::expected<typename P::Config, std::string>>;
  { P::open(config, prefix, true, std::uint64_t{1}) } -> std::same_as<tl::expected<Opening, Fault>>;
  { P::parse(config, state, record, instance, fault) } -> std::same_as<bool>;
  {P::write_instance(config, instance, out)};
  { P::generate_header(config, std::uint64_t{1}) } -> std::same_as<std::string>;
  { P::generate(config, random) } -> std::same_as<typename P::Instance>;
  {P::write_text(config, column, instance, std::uint64_t{1}, answer, out)};
  { P::records_per_task(config, state, std::size_t{1}) } -> std::same_as<std::size_t>;
  {
    P::census(config, executor, progress)
    } -> std::same_as<tl::expected<std::vector<CensusRow>, std::string>>;
  {solver.solve(instance, executor, scratch, answer)};
  {verifier.verify(instance, std::uint64_t{1}, claim, verifying, finding)};
  { P::answer_lines(config, instance, prefix) } -> std::same_as<std::size_t>;
  { answer.outcome } -> std::convertible_to<Outcome>;
  { answer.cost } -> std::convertible_to<std::uint16_t>;
  { answer.fault } -> std::convertible_to<Fault>;
};

/// A solver may take runs of records faster than one by one: `sweep(framer, rest, results)` appends
/// the outcomes of as many records at the front of `rest` as it likes, exactly as the record by
/// record loop would. It is used when neither lines are wanted nor text columns, other than those
/// that depend on outcome and cost alone: `is_text_of_cost(config, column)`.
template <class P>
concept Sweeping = requires(const typename P::Solver& solver, const typename P::Config& config,
                            Framer& framer, std::string_view& rest, Results& results) {
  {solver.sweep(framer, rest, results)};
  { P::is_text_of_cost(config, std::size_t{0}) } -> std::same_as<bool>;
};

/// A solver may take up to `max_batch` instances at a time:
/// `solve(instances, executor, scratch, answers)` fills as many answers, each as solve() of the one
/// instance would.
template <class P>
concept Batching = requires(const typename P::Solver& solver,
                            std::span<const typename P::Instance> instances, Executor& executor,
                            typename P::Solver::Scratch& scratch,
                            std::span<typename P::Answer> answers) {
  { P::Solver::max_batch } -> std::convertible_to<std::size_t>;
  {solver.solve(instances, executor, scratch, answers)};
};

/// A batching puzzle may read runs of records in their commonest layout faster than one by one:
/// `read_plain(state, rest, instances)` fills as many instances as it can from plain records at the
/// front of `rest`, `plain_record_bytes` and state.per_record lines each, and returns their number.
/// It is only called for uncounted records.
template <class P>
concept PlainReading = requires(const FramerState& state, std::string_view rest,
                                std::span<typename P::Instance> instances) {
  { P::plain_record_bytes } -> std::convertible_to<std::size_t>;
  { P::read_plain(state, rest, instances) } -> std::same_as<std::size_t>;
};

/// A puzzle may have a table that is built once and kept in a file: see Entry::build_table, and
/// Request::table for its use.
template <class P>
concept Tabled = requires(Executor& executor, Progress& progress, const TableSink& sink) {
  { P::table_parameters() } -> std::same_as<std::string>;
  {P::build_table(executor, progress, sink)};
};

namespace detail {

template <Puzzle P>
class JobOf final : public Job {
 public:
  JobOf(const typename P::Config& config, const Request& request)
      : config_(config),
        solver_(config),
        verifier_(config),
        csv_(request.board_column, request.keep),
        may_be_csv_(request.input_format == "auto"),
        must_be_csv_(request.input_format == csv_form.name),
        lines_wanted_(request.lines_wanted) {
    const auto columns = P::description().columns;
    for (const std::string& name : request.text_columns) {
      for (std::size_t i = 0; i < columns.size(); ++i) {
        if (columns[i].name == name) columns_.push_back(i);
      }
    }
    if constexpr (Sweeping<P>) {
      sweeps_ = !lines_wanted_ && request.keep.empty() &&
                std::all_of(columns_.begin(), columns_.end(), [this](std::size_t column) {
                  return P::is_text_of_cost(config_, column);
                });
    }
  }

  tl::expected<Opening, Fault> open(std::string_view prefix, bool at_end,
                                    std::uint64_t first_line) const override {
    if (must_be_csv_ || (may_be_csv_ && csv_.fits(prefix, at_end))) {
      return csv_.open(prefix, at_end, first_line);
    }
    return P::open(config_, prefix, at_end, first_line);
  }

  void solve(const Chunk& chunk, Executor& executor, Results& results) const override {
    results.reset(chunk.source, chunk.framer.state().record, columns_.size() + csv_.keep().size());
    const auto loan = scratch_.borrow();
    Working& work = *loan;
    Walk walk(*this, chunk);
    if constexpr (Batching<P>) {
      if (!walk.csv) return solve_in_batches(walk, executor, work, results);
    }
    for (;;) {
      if constexpr (Sweeping<P>) {
        if (sweeps_ && !walk.csv) {
          const std::size_t begin = results.size();
          solver_.sweep(walk.framer, walk.rest, results);
          add_texts_of_costs(begin, work, results);
        }
      }
      if (!walk.next()) return;
      if (lines_wanted_) results.lines.push_back(walk.record.line);
      Fault fault;
      const bool readable = walk.read(work, fault);
      if (walk.csv) keep_cells(walk.layout, work.cells, results);
      if (!readable) {
        results.add_fault(Outcome::malformed, std::move(fault));
        continue;
      }
      solver_.solve(work.instance, executor, work.scratch, work.answer);
      add(walk.record, work.instance, work.answer, results);
    }
  }

  void verify(const Chunk& chunk, std::span<const Claim* const> claims,
              std::vector<Finding>& findings) const override {
    const auto loan = scratch_.borrow();
    Working& work = *loan;
    Walk walk(*this, chunk);
    findings.assign(claims.size(), {});
    for (std::size_t i = 0; i < claims.size() && walk.next(); ++i) {
      Fault fault;
      const bool readable = walk.read(work, fault);
      if (claims[i] == nullptr) continue;
      if (readable) {
        verifier_.verify(work.instance, walk.record.number, *claims[i], work.verifying,
                         findings[i]);
      } else {
        findings[i] = verify_malformed(*claims[i], fault);
      }
    }
  }

  void take_answers(const Chunk& chunk, std::string_view& rest,
                    std::vector<std::string_view>& answers) const override {
    const auto loan = scratch_.borrow();
    Working& work = *loan;
    Walk walk(*this, chunk);
    while (!rest.empty() && walk.next()) {
      Fault fault;
      const std::size_t lines =
          walk.read(work, fault) ? P::answer_lines(config_, work.instance, rest) : 1;
      std::string_view after = rest;
      for (std::size_t i = 0; i < lines; ++i) take_line(after);
      answers.push_back(trim_line(rest.substr(0, rest.size() - after.size())));
      rest = after;
    }
  }

  std::size_t records_per_task(const FramerState& state, std::size_t record_bytes) const override {
    return P::records_per_task(config_, state, record_bytes);
  }

  Fault wrong_form(std::string_view first_line) const override {
    Fault fault;
    fault.kind = ErrorKind::wrong_form;
    for (const Choice& form : P::description().forms) {
      if (!fault.expected.empty()) fault.expected += " or ";
      fault.expected += std::string(form.name) + " (" + std::string(form.summary) + ")";
    }
    fault.found =
        "no such record among the first 1000; the first line is " + quote_text(first_line);
    return fault;
  }

  void generate(std::uint64_t seed, std::uint64_t first, std::size_t count,
                Bytes& out) const override {
    for (std::uint64_t i = first; i < first + count; ++i) {
      Random random(seed, i);
      P::write_instance(config_, P::generate(config_, random), out);
    }
  }

  tl::expected<std::vector<CensusRow>, std::string> census(Executor& executor,
                                                           Progress& progress) const override {
    return P::census(config_, executor, progress);
  }

  std::string generate_header(std::uint64_t count) const override {
    if (must_be_csv_) return csv_.header();
    return P::generate_header(config_, count);
  }

 private:
  struct Working {
    typename P::Instance instance;
    typename P::Answer answer;
    typename P::Solver::Scratch scratch;
    typename P::Verifier::Scratch verifying;
    std::vector<CsvCell> cells;

    // Of a batch.
    std::vector<Record> records;
    std::vector<typename P::Instance> batch;
    std::vector<typename P::Answer> answers;
    std::vector<Results::RowFault> faults;
  };

  // Walks over the records of a chunk and reads their instances.
  struct Walk {
    Walk(const JobOf& the_job, const Chunk& the_chunk)
        : job(the_job),
          chunk(the_chunk),
          framer(chunk.framer),
          rest(chunk.bytes),
          csv(framer.state().layout == Layout::csv),
          layout(csv ? job.csv_.layout(chunk.header) : CsvInput::Layout()) {}

    bool next() { return framer.next(rest, chunk.last, record); }

    // The instance of the record that next() found.
    bool read(Working& work, Fault& fault) {
      if (!csv) return P::parse(job.config_, framer.state(), record, work.instance, fault);
      // It stands in a line of its own in one cell.
      return CsvInput::read(layout, record, work.cells, record, fault) &&
             P::parse(job.config_, FramerState(), record, work.instance, fault);
    }

    const JobOf& job;
    const Chunk& chunk;
    Framer framer;
    std::string_view rest;
    bool csv;
    CsvInput::Layout layout;
    Record record;
  };

  void solve_in_batches(Walk& walk, Executor& executor, Working& work,
                        Results& results) const requires Batching<P> {
    work.batch.resize(P::Solver::max_batch);
    work.answers.resize(P::Solver::max_batch);
    for (bool more = true; more;) {
      // Records that cannot be read have no instance.
      work.records.clear();
      work.faults.clear();
      std::size_t instances = 0;
      while (instances < P::Solver::max_batch) {
        if constexpr (PlainReading<P>) {
          instances += read_plain(walk, std::span(work.batch).subspan(instances), work.records);
          if (instances == P::Solver::max_batch) break;
        }
        more = walk.next();
        if (!more) break;
        work.records.push_back(walk.record);
        Fault fault;
        if (P::parse(config_, walk.framer.state(), walk.record, work.batch[instances], fault)) {
          ++instances;
        } else {
          work.faults.push_back({work.records.size() - 1, std::move(fault)});
        }
      }
      solver_.solve(std::span(work.batch).first(instances), executor, work.scratch,
                    std::span(work.answers).first(instances));
      auto fault = work.faults.begin();
      std::size_t next = 0;
      for (std::size_t i = 0; i < work.records.size(); ++i) {
        if (lines_wanted_) results.lines.push_back(work.records[i].line);
        if (fault != work.faults.end() && fault->row == i) {
          results.add_fault(Outcome::malformed, std::move(fault->fault));
          ++fault;
        } else {
          add(work.records[i], work.batch[next], work.answers[next], results);
          ++next;
        }
      }
    }
  }

  // Of the rows from `begin` on.
  void add_texts_of_costs(std::size_t begin, Working& work, Results& results) const {
    if (columns_.empty()) return;
    for (std::size_t row = begin; row < results.size(); ++row) {
      work.answer.outcome = results.outcomes[row];
      work.answer.cost = results.costs[row];
      add_texts(results.first_record + row, work.instance, work.answer, results);
    }
  }

  static std::size_t read_plain(Walk& walk, std::span<typename P::Instance> instances,
                                std::vector<Record>& records) requires PlainReading<P> {
    constexpr std::size_t bytes = P::plain_record_bytes;
    const FramerState state = walk.framer.state();
    if (state.remaining != FramerState::uncounted) return 0;
    const std::size_t count = P::read_plain(state, walk.rest, instances);
    for (std::size_t i = 0; i < count; ++i) {
      records.push_back({walk.rest.substr(i * bytes, bytes), state.record + i,
                         state.line + i * state.per_record, 1});
    }
    walk.framer.passed(count);
    walk.rest.remove_prefix(count * bytes);
    return count;
  }

  void add(const Record& record, const typename P::Instance& instance, typename P::Answer& answer,
           Results& results) const {
    if (is_error(answer.outcome)) {
      answer.fault.line = record.line;
      answer.fault.column = record.column;
      results.add_fault(answer.outcome, answer.fault);
      return;
    }
    results.add(answer.outcome, answer.cost);
    add_texts(record.number, instance, answer, results);
  }

  void add_texts(std::uint64_t record, const typename P::Instance& instance,
                 const typename P::Answer& answer, Results& results) const {
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      P::write_text(config_, columns_[i], instance, record, answer, results.texts[i].buffer());
    }
    for (TextColumn& text : results.texts) text.close_cell();
  }

  // Into the text columns after those of the puzzle; the caller closes their cells.
  void keep_cells(const CsvInput::Layout& layout, const std::vector<CsvCell>& cells,
                  Results& results) const {
    for (std::size_t i = 0; i < layout.keep.size(); ++i) {
      const std::size_t index = layout.keep[i];
      if (index < cells.size())
        append(results.texts[columns_.size() + i].buffer(), cells[index].text);
    }
  }

  typename P::Config config_;
  typename P::Solver solver_;
  typename P::Verifier verifier_;
  std::vector<std::size_t> columns_;
  CsvInput csv_;
  bool may_be_csv_;
  bool must_be_csv_;
  bool lines_wanted_;
  bool sweeps_ = false;
  mutable Pool<Working> scratch_;
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
