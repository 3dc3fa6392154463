/// How a puzzle becomes an Entry: the loop over the records of a chunk is written here once and
/// compiled for each puzzle, so that nothing virtual happens per record.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

#include "engine/puzzle/csv_input.h"
#include "engine/puzzle/entry.h"
#include "engine/puzzle/output.h"
#include "engine/puzzle/pool.h"
#include "engine/puzzle/puzzle.h"
#include "engine/puzzle/utf8.h"

namespace boardmill {

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
        lines_wanted_(request.lines_wanted),
        print_(request.print) {
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
        findings[i] = verify_fault(*claims[i], Outcome::malformed, fault, P::description());
      }
      if (!claims_answer(*claims[i], P::description())) {
        findings[i].unproved = "nothing is claimed of the answer";
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
      answers.push_back(walk.read(work, fault) ? P::take_answer(config_, work.instance, rest)
                                               : take_lines(rest, 1));
    }
  }

  void judge_outputs(const Chunk& chunk, std::span<const std::string_view> outputs,
                     std::vector<std::string>& wrong) const override {
    const auto loan = scratch_.borrow();
    Working& work = *loan;
    Walk walk(*this, chunk);
    wrong.assign(outputs.size(), "answer: there is no record for it");
    for (std::size_t i = 0; i < outputs.size() && walk.next(); ++i) {
      wrong[i] = judge_output(walk, outputs[i], work);
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

  void draw(const Stratum& stratum, Distinct distinct, std::span<Draw> draws) const override {
    const typename P::Drawer& drawer = this->drawer();
    const auto loan = drawing_.borrow();
    typename P::Instance instance;
    for (Draw& draw : draws) {
      draw.found = false;
      for (std::uint64_t i = 0; i < drawer.max_tries() && !draw.found; ++i) {
        draw.found = drawer.draw(stratum, draw.random, *loan, instance);
      }
      draw.text.clear();
      draw.key.clear();
      if (!draw.found) continue;
      // The stratum of all is the uniform stream, and is written as that one is.
      if (stratum.kind == Stratum::Kind::any) {
        P::write_instance(config_, instance, draw.text);
      } else {
        P::write_case(config_, instance, draw.random, draw.text);
      }
      if (distinct == Distinct::instances) P::write_instance(config_, instance, draw.key);
      if (distinct == Distinct::symmetry) {
        P::write_instance(config_, drawer.canonical(instance), draw.key);
      }
    }
  }

  void draw_mixed(std::uint64_t seed, std::uint64_t first, std::size_t count,
                  TextColumn& instances) const override {
    const typename P::Drawer& drawer = this->drawer();
    const auto loan = drawing_.borrow();
    std::vector<typename P::Instance> drawn;
    for (std::uint64_t i = first; i < first + count; ++i) {
      Random random(seed, i);
      drawn.clear();
      if constexpr (Mixing<P>) {
        drawer.draw_mixed(random, *loan, drawn);
      } else {
        const std::vector<Stratum> strata = *parse_strata(wanted_strata());
        for (const Stratum& stratum : strata) {
          drawn.emplace_back();
          // One try: what is rare is not worth the time.
          if (!drawer.draw(stratum, random, *loan, drawn.back())) drawn.pop_back();
        }
      }
      for (const typename P::Instance& instance : drawn) {
        P::write_case(config_, instance, random, instances.buffer());
        instances.close_cell();
      }
    }
  }

  std::string wanted_strata() const override { return P::wanted_strata(config_); }
  std::string hard_strata() const override { return P::hard_strata(config_); }

  void landmarks(std::uint64_t seed, TextColumn& instances) const override {
    Random random(seed, 0);
    P::landmarks(config_, random, instances);
  }

  void features(const Chunk& chunk, Executor& executor,
                std::vector<std::uint64_t>& found) const override {
    const auto loan = scratch_.borrow();
    Working& work = *loan;
    Walk walk(*this, chunk);
    while (walk.next()) {
      Fault fault;
      found.push_back(0);
      if (!walk.read(work, fault)) continue;
      solver_.solve(work.instance, executor, work.scratch, work.answer);
      found.back() = P::features_of(config_, walk.record, work.instance, work.answer);
    }
  }

  std::string why_never(std::size_t feature) const override {
    return P::why_never(config_, feature);
  }

  std::optional<std::uint64_t> count(const Stratum& stratum, Distinct distinct) const override {
    return drawer().count(stratum, distinct);
  }

  tl::expected<std::vector<CensusRow>, std::string> census(Executor& executor,
                                                           Progress& progress) const override {
    return P::census(config_, executor, progress);
  }

  std::string generate_header(std::uint64_t count) const override {
    if (must_be_csv_) return csv_.header();
    return P::generate_header(config_, count);
  }

  void answer_mistakenly(std::size_t mistake, const Chunk& chunk,
                         TextColumn& answers) const override {
    const auto loan = scratch_.borrow();
    Working& work = *loan;
    typename P::Run run(config_, mistake);
    for (Walk walk(*this, chunk); walk.next(); answers.close_cell()) {
      Fault fault;
      if (walk.read(work, fault)) run.answer(walk.record, work.instance, answers.buffer());
    }
  }

  std::string cannot_fail(std::size_t mistake) const override {
    return P::cannot_fail(config_, mistake);
  }

  std::string mistake_program(std::size_t mistake) const override {
    return P::mistake_program(config_, mistake);
  }

  std::vector<Program> programs(Print print) const override { return P::programs(config_, print); }

  tl::expected<PackageTexts, std::string> package_texts() const override {
    return P::package_texts(config_);
  }

  std::string explain(std::string_view instance) const override {
    return with_instance(instance, [this](const Record& record, const typename P::Instance& read) {
      return P::explain(config_, record, read);
    });
  }

  /// What `use(record, instance)` returns for an instance that generate() or draw() has written.
  template <class Use>
  auto with_instance(std::string_view instance, const Use& use) const {
    const std::string text = generate_header(1) + std::string(instance);
    const auto opening = open(text, true, 1);
    if (opening) {
      const std::string_view whole = text;
      const Chunk chunk{"", whole.substr(0, opening->header_bytes),
                        whole.substr(opening->header_bytes), opening->framer, true};
      const auto loan = scratch_.borrow();
      Fault fault;
      Walk walk(*this, chunk);
      if (walk.next() && walk.read(*loan, fault)) return use(walk.record, loan->instance);
    }
    throw std::invalid_argument("not an instance: " + quote_text(instance));
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

  // What is wrong with the output for the record that next() found, or nothing.
  std::string judge_output(Walk& walk, std::string_view output, Working& work) const {
    Claim claim;
    Fault fault;
    Finding finding;
    if (!walk.read(work, fault)) {
      claim.texts = {output};
      return verify_fault(claim, Outcome::malformed, fault, P::description()).wrong;
    }
    Printed printed;
    if (print_ == Print::answer) {
      claim.texts = {output};
    } else {
      ClaimReport report(finding);
      if (!P::read_output(config_, work.instance, output, report, printed)) return finding.wrong;
      claim = claim_of(printed, P::description());
    }
    verifier_.verify(work.instance, walk.record.number, claim, work.verifying, finding);
    return finding.wrong;
  }

  // Built when it is first needed: it may list a whole space.
  const typename P::Drawer& drawer() const {
    std::call_once(drawer_made_,
                   [this] { drawer_ = std::make_unique<const typename P::Drawer>(config_); });
    return *drawer_;
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
      if (index >= cells.size()) continue;
      const std::string& text = cells[index].text;
      Bytes& cell = results.texts[columns_.size() + i].buffer();
      if (is_utf8(text)) {
        append(cell, text);
      } else {
        append(cell, printable_text(text));
      }
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
  Print print_;
  bool sweeps_ = false;
  mutable Pool<Working> scratch_;
  mutable std::once_flag drawer_made_;
  mutable std::unique_ptr<const typename P::Drawer> drawer_;
  mutable Pool<typename P::Drawer::Scratch> drawing_;
};

template <Puzzle P>
class SpaceOf final : public Space {
 public:
  SpaceOf(const typename P::Config& config, const Request& request)
      : config_(config), job_(config, request), space_(config) {}

  std::optional<std::uint64_t> size() const override {
    if constexpr (Numbering<P>) return space_.size();
    return std::nullopt;
  }

  void list([[maybe_unused]] std::uint64_t first, [[maybe_unused]] std::size_t count,
            [[maybe_unused]] TextColumn& instances) const override {
    require_size();
    if constexpr (Numbering<P>) {
      for (std::uint64_t i = first; i < first + count; ++i) {
        P::write_instance(config_, space_.at(i), instances.buffer());
        instances.close_cell();
      }
    }
  }

  std::uint64_t rank([[maybe_unused]] std::string_view instance) const override {
    require_size();
    if constexpr (Numbering<P>) {
      return job_.with_instance(instance, [this](const Record&, const typename P::Instance& read) {
        return space_.rank(read);
      });
    }
    return 0;
  }

  void simpler(std::string_view instance, TextColumn& variants) const override {
    job_.with_instance(instance, [&](const Record& record, const typename P::Instance& read) {
      space_.simpler(record, read, variants);
    });
  }

  std::string_view order() const override { return space_.order(); }

 private:
  void require_size() const {
    if (!size()) throw std::logic_error("the instances have no numbers");
  }

  typename P::Config config_;
  JobOf<P> job_;  // reads what it is asked about
  typename P::Space space_;
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

  tl::expected<std::unique_ptr<const Space>, std::string> space(
      const Request& request) const override {
    return P::configure(request).map(
        [&request](const typename P::Config& config) -> std::unique_ptr<const Space> {
          return std::make_unique<SpaceOf<P>>(config, request);
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
