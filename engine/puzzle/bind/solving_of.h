/// The facet Solving of a puzzle.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/puzzle/bind/bound.h"
#include "engine/puzzle/solving.h"
#include "engine/puzzle/utf8.h"

namespace boardmill::detail {

template <Puzzle P>
class SolvingOf final : public Solving {
 public:
  /// `bound` outlives it.
  SolvingOf(const Bound<P>& bound, const Request& request)
      : bound_(bound), lines_wanted_(request.lines_wanted) {
    const auto columns = P::description().columns;
    for (const std::string& name : request.text_columns) {
      for (std::size_t i = 0; i < columns.size(); ++i) {
        if (columns[i].name == name) columns_.push_back(i);
      }
    }
    if constexpr (Sweeping<P>) {
      sweeps_ = !lines_wanted_ && request.keep.empty() &&
                std::all_of(columns_.begin(), columns_.end(), [this](std::size_t column) {
                  return P::is_text_of_cost(bound_.config, column);
                });
    }
  }

  tl::expected<Opening, Fault> open(std::string_view prefix, bool at_end,
                                    std::uint64_t first_line) const override {
    return bound_.open(prefix, at_end, first_line);
  }

  void solve(const Chunk& chunk, Executor& executor, Results& results) const override {
    results.reset(chunk.source, chunk.framer.state().record,
                  columns_.size() + bound_.csv.keep().size());
    const auto loan = bound_.scratch.borrow();
    Working<P>& work = *loan;
    Walk<P> walk(bound_, chunk);
    if constexpr (Batching<P>) {
      if (!walk.csv) return solve_in_batches(walk, executor, work, results);
    }
    for (;;) {
      if constexpr (Sweeping<P>) {
        if (sweeps_ && !walk.csv) {
          const std::size_t begin = results.size();
          bound_.solver.sweep(walk.framer, walk.rest, results);
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
      bound_.solver.solve(work.instance, executor, work.scratch, work.answer);
      add(walk.record, work.instance, work.answer, results);
    }
  }

  std::size_t records_per_task([[maybe_unused]] const FramerState& state,
                               [[maybe_unused]] std::size_t record_bytes) const override {
    if constexpr (requires { &P::records_per_task; }) {
      return P::records_per_task(bound_.config, state, record_bytes);
    }
    return 1000;
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

 private:
  // Records that are solved together.
  struct Batch {
    std::vector<Record> records;
    std::vector<typename P::Instance> instances;
    std::vector<typename P::Answer> answers;
    std::vector<Results::RowFault> faults;
  };

  void solve_in_batches(Walk<P>& walk, Executor& executor, Working<P>& work,
                        Results& results) const requires Batching<P> {
    const auto loan = batches_.borrow();
    Batch& batch = *loan;
    batch.instances.resize(P::Solver::max_batch);
    batch.answers.resize(P::Solver::max_batch);
    for (bool more = true; more;) {
      // Records that cannot be read have no instance.
      batch.records.clear();
      batch.faults.clear();
      std::size_t instances = 0;
      while (instances < P::Solver::max_batch) {
        if constexpr (PlainReading<P>) {
          instances +=
              read_plain(walk, std::span(batch.instances).subspan(instances), batch.records);
          if (instances == P::Solver::max_batch) break;
        }
        more = walk.next();
        if (!more) break;
        batch.records.push_back(walk.record);
        Fault fault;
        if (P::parse(bound_.config, walk.framer.state(), walk.record, batch.instances[instances],
                     fault)) {
          ++instances;
        } else {
          batch.faults.push_back({batch.records.size() - 1, std::move(fault)});
        }
      }
      bound_.solver.solve(std::span(batch.instances).first(instances), executor, work.scratch,
                          std::span(batch.answers).first(instances));
      auto fault = batch.faults.begin();
      std::size_t next = 0;
      for (std::size_t i = 0; i < batch.records.size(); ++i) {
        if (lines_wanted_) results.lines.push_back(batch.records[i].line);
        if (fault != batch.faults.end() && fault->row == i) {
          results.add_fault(Outcome::malformed, std::move(fault->fault));
          ++fault;
        } else {
          add(batch.records[i], batch.instances[next], batch.answers[next], results);
          ++next;
        }
      }
    }
  }

  // Of the rows from `begin` on.
  void add_texts_of_costs(std::size_t begin, Working<P>& work, Results& results) const {
    if (columns_.empty()) return;
    for (std::size_t row = begin; row < results.size(); ++row) {
      work.answer.outcome = results.outcomes[row];
      work.answer.cost = results.costs[row];
      add_texts(results.first_record + row, work.instance, work.answer, results);
    }
  }

  static std::size_t read_plain(Walk<P>& walk, std::span<typename P::Instance> instances,
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
    if constexpr (requires { answer.fault; }) {
      if (is_error(answer.outcome)) {
        answer.fault.line = record.line;
        answer.fault.column = record.column;
        results.add_fault(answer.outcome, answer.fault);
        return;
      }
    }
    results.add(answer.outcome, answer.cost);
    add_texts(record.number, instance, answer, results);
  }

  void add_texts(std::uint64_t record, const typename P::Instance& instance,
                 const typename P::Answer& answer, Results& results) const {
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      P::write_text(bound_.config, columns_[i], instance, record, answer,
                    results.texts[i].buffer());
    }
    for (TextColumn& text : results.texts) text.close_cell();
  }

  // Into the text columns after those of the puzzle; the caller closes their cells.
  void keep_cells(const CsvInput::Places& layout, const std::vector<CsvCell>& cells,
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

  const Bound<P>& bound_;
  std::vector<std::size_t> columns_;
  bool lines_wanted_;
  bool sweeps_ = false;
  mutable Pool<Batch> batches_;
};

}  // namespace boardmill::detail
