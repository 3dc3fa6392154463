#include "engine/batch/writer.h"

#include <algorithm>
#include <utility>

namespace boardmill::batch {

ChunkRows::ChunkRows(const Results& results, std::size_t begin_at, std::size_t end_at,
                     std::shared_ptr<const SourceInfo> source_info, bool is_last)
    : source(std::move(source_info)),
      begin(begin_at),
      end(end_at),
      rows(results.size()),
      malformed_at_front(static_cast<std::uint64_t>(
          std::find_if(results.outcomes.begin(), results.outcomes.end(),
                       [](Outcome outcome) { return outcome != Outcome::malformed; }) -
          results.outcomes.begin())),
      text_columns(results.texts.size()),
      last(is_last) {
  tally.add(results);
  for (const Results::RowFault& row : results.faults) {
    const Outcome outcome = results.outcomes[row.row];
    if (faults.size() < max_noted_faults || outcome == Outcome::unreadable) {
      faults.push_back({outcome, row.fault});
    }
  }
}

Writer::Writer(Sink& sink, const RowFormat& format, const Solving& solving, Observer& observer,
               bool strict)
    : sink_(sink), format_(format), solving_(solving), observer_(observer), strict_(strict) {}

bool Writer::write(std::string_view task_bytes, const std::vector<ChunkRows>& chunks) {
  // Rows that go out lie next to each other: one call of the sink for as many as possible.
  std::size_t from = 0;
  std::size_t to = 0;
  const auto flush = [&] {
    const bool open = put(task_bytes.substr(from, to - from));
    from = to;
    return open;
  };
  for (const ChunkRows& chunk : chunks) {
    if (chunk.source != source_) {
      source_ = chunk.source;
      proven_ = refused_ = false;
      malformed_ = 0;
    }
    if (refused_) continue;
    if (holds_back(chunk)) {
      if (!flush()) return false;
      hold(task_bytes.substr(chunk.begin, chunk.end - chunk.begin), chunk);
      from = to = chunk.end;
      if (malformed_ >= records_to_try) refuse(chunk);
      continue;
    }
    if (!held_.empty()) {
      if (!flush()) return false;
      release();
      if (closed_) return false;
    }
    if (from == to) from = chunk.begin;
    to = chunk.end;
    note(chunk);
    const bool stop = strict_ && !chunk.faults.empty();
    if (stop) {
      flush();
      return false;
    }
  }
  const bool open = flush();
  observer_.progress(total_);
  return open;
}

void Writer::finish() { release(); }

// Strict runs end at the first malformed row anyway, and must show it.
bool Writer::holds_back(const ChunkRows& chunk) {
  if (proven_ || strict_) return false;
  proven_ = chunk.malformed_at_front < chunk.rows;
  malformed_ += chunk.malformed_at_front;
  if (malformed_ >= records_to_try) return true;
  return !proven_ && !chunk.last;
}

void Writer::hold(std::string_view rows, const ChunkRows& chunk) {
  append(held_rows_, rows);
  held_.push_back(chunk);
}

void Writer::release() {
  put(view(held_rows_));
  for (const ChunkRows& chunk : held_) note(chunk);
  held_rows_.clear();
  held_.clear();
}

void Writer::refuse(const ChunkRows& chunk) {
  const SourceInfo& source = *chunk.source;
  held_rows_.clear();
  held_.clear();
  refused_ = true;
  source.refused = true;
  Results results;
  results.reset(source.name, 1, chunk.text_columns);
  results.add_fault(Outcome::unreadable, solving_.wrong_form(source.first_line));
  format_.rows(results, held_rows_);
  held_.emplace_back(results, 0, held_rows_.size(), source_, true);
  release();
}

void Writer::note(const ChunkRows& chunk) {
  if (chunk.tally.records() != 0 && total_source_ != chunk.source) {
    total_source_ = chunk.source;
    observer_.opened(*chunk.source);
  }
  for (const ChunkRows::NotedFault& noted : chunk.faults) {
    observer_.fault(chunk.source->name, noted.outcome, noted.fault);
  }
  total_.add(chunk.tally);
}

bool Writer::put(std::string_view rows) {
  if (!rows.empty() && !closed_) closed_ = !sink_.write(rows);
  return !closed_;
}

}  // namespace boardmill::batch
