#include "engine/batch/solve.h"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "engine/batch/reader.h"
#include "engine/puzzle/pool.h"

namespace boardmill::batch {
namespace {

// Some consecutive records of a batch, maybe of several sources, and their formatted rows.
struct Task {
  std::vector<Segment> segments;
  Bytes rows;
  std::vector<ChunkRows> chunks;

  void clear() {
    segments.clear();
    rows.clear();
    chunks.clear();
  }
};

struct Slot {
  Batch batch;
  std::vector<Task> tasks;  // kept between batches for their memory; the first task_count count
  std::size_t task_count = 0;

  Task& add_task() {
    if (task_count == tasks.size()) tasks.emplace_back();
    tasks[task_count].clear();
    return tasks[task_count++];
  }
};

// The work of a task, in some unit, and what a record of the segment is of it.
constexpr std::uint64_t work_of_a_task = std::uint64_t{1} << 20;

std::uint64_t work_of_a_record(const Solving& solving, const Segment& segment,
                               std::size_t most_records) {
  const std::size_t bytes = segment.end - segment.begin;
  const std::size_t record_bytes = bytes / std::max<std::uint64_t>(1, segment.records);
  const std::size_t a_task =
      std::min(most_records, solving.records_per_task(segment.framer.state(), record_bytes));
  return std::max<std::uint64_t>(1, work_of_a_task / a_task);
}

// Takes the first records of a segment off it, at most so many.
Segment take_front(Segment& segment, const Bytes& buffer, std::uint64_t most) {
  Segment front = segment;
  const std::string_view bytes = view(buffer).substr(segment.begin, segment.end - segment.begin);
  // A record that only the end of its source ends stays with that end.
  const Cut cut = segment.framer.advance(bytes, false, most);
  front.end = segment.begin += cut.bytes;
  front.records = cut.records;
  front.last = false;
  front.failure.reset();
  segment.records -= cut.records;
  return front;
}

// Deals the records of a batch out to tasks.
void split(Slot& slot, const Solving& solving, std::size_t most_records) {
  slot.task_count = 0;
  Task* task = nullptr;
  std::uint64_t room = 0;
  for (Segment& segment : slot.batch.segments) {
    const std::uint64_t work = work_of_a_record(solving, segment, most_records);
    for (;;) {
      if (task == nullptr || room < work) {
        task = &slot.add_task();
        room = work_of_a_task;
      }
      if (segment.records <= room / work) break;
      Segment front = take_front(segment, slot.batch.buffer, room / work);
      if (front.records == 0) break;
      room -= front.records * work;
      task->segments.push_back(std::move(front));
    }
    room -= std::min(room, segment.records * work);
    task->segments.push_back(std::move(segment));
  }
}

void keep_first_fault(Results& results) {
  if (!results.faults.empty()) results.truncate(results.faults.front().row + 1);
}

void run_task(const Solving& solving, Executor& executor, const RowFormat& format,
              const Bytes& buffer, bool strict, Task& task, Results& results) {
  for (Segment& segment : task.segments) {
    solving.solve(chunk_of(segment, buffer), executor, results);
    if (segment.failure) results.add_fault(Outcome::unreadable, std::move(*segment.failure));
    if (strict) keep_first_fault(results);
    const std::size_t begin = task.rows.size();
    format.rows(results, task.rows);
    task.chunks.emplace_back(results, begin, task.rows.size(), std::move(segment.source),
                             segment.last);
  }
}

}  // namespace

SolveSummary solve(Arena& arena, Sources& sources, const Solving& solving, const RowFormat& format,
                   Sink& sink, const SolveOptions& options, Observer& observer,
                   const std::atomic<bool>& interrupted) {
  Reader reader(sources, solving, options.chunk_bytes);
  Writer writer(sink, format, solving, observer, options.strict);
  Pool<Results> results;
  std::vector<Slot> slots(std::size_t{2} * arena.threads() + 1);
  std::atomic<bool> stop = false;

  Bytes header;
  format.header(header);
  if (header.size() != 0 && !sink.write(view(header))) return {{}, RunEnd::output_closed};

  arena.ordered(
      slots.size(),
      [&](std::size_t slot) { return !stop && !interrupted && reader.next(slots[slot].batch); },
      [&](std::size_t index) {
        Slot& slot = slots[index];
        split(slot, solving, options.task_records);
        arena.for_range(slot.task_count, 1, [&](std::size_t begin, std::size_t end) {
          const auto loan = results.borrow();
          for (std::size_t i = begin; i < end; ++i) {
            run_task(solving, arena, format, slot.batch.buffer, options.strict, slot.tasks[i],
                     *loan);
          }
        });
      },
      [&](std::size_t index) {
        const Slot& slot = slots[index];
        for (std::size_t i = 0; i < slot.task_count && !stop; ++i) {
          if (!writer.write(view(slot.tasks[i].rows), slot.tasks[i].chunks)) stop = true;
        }
      });

  const bool stopped = stop;
  if (!stopped) writer.finish();
  SolveSummary run{writer.total(), RunEnd::complete};
  if (writer.closed()) {
    run.end = RunEnd::output_closed;
  } else if (stopped) {
    run.end = RunEnd::strict_stop;
  } else if (interrupted) {
    run.end = RunEnd::interrupted;
  }
  return run;
}

RunEnd generate(Arena& arena, const Making& making, std::uint64_t seed, std::uint64_t count,
                Sink& sink, const std::atomic<bool>& interrupted) {
  constexpr std::uint64_t block = 4096;
  struct Block {
    std::uint64_t first = 0, count = 0;
    Bytes text;
  };
  std::vector<Block> slots(std::size_t{2} * arena.threads() + 1);
  std::uint64_t next = 0;
  std::atomic<bool> closed = false;
  const std::string header = making.header(count);
  if (!header.empty() && !sink.write(header)) return RunEnd::output_closed;

  arena.ordered(
      slots.size(),
      [&](std::size_t slot) {
        if (next == count || closed || interrupted) return false;
        slots[slot].first = next;
        slots[slot].count = std::min(block, count - next);
        next += slots[slot].count;
        return true;
      },
      [&](std::size_t slot) {
        Block& work = slots[slot];
        work.text.clear();
        making.generate(seed, work.first, work.count, work.text);
      },
      [&](std::size_t slot) {
        if (!closed && !sink.write(view(slots[slot].text))) closed = true;
      });
  if (closed) return RunEnd::output_closed;
  return next < count ? RunEnd::interrupted : RunEnd::complete;
}

}  // namespace boardmill::batch
