// Any bytes through the main job. The first byte chooses the puzzle and its input form, the second
// one the sizes of chunks and tasks; the rest is the input. The rows are the same for all sizes,
// and those without text columns, for which other code may take whole runs of records, say the
// same.
#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/batch/solve.h"
#include "engine/list.h"
#include "tests/support/fuzzing.h"
#include "tests/support/memory_ports.h"

namespace {

using namespace boardmill;
using test::insist;

struct Chosen {
  std::unique_ptr<const Job> job;    // with all text columns
  std::unique_ptr<const Job> plain;  // without any
  std::size_t text_columns;
};

// One for each form of each puzzle.
std::vector<Chosen> all_jobs() {
  std::vector<Chosen> jobs;
  for (const Entry* entry : puzzles()) {
    for (Request& request : test::requests_by_form(entry->description())) {
      auto plain = test::job_of(*entry, request);
      request.lines_wanted = true;
      for (const Choice& column : entry->description().columns) {
        request.text_columns.emplace_back(column.name);
      }
      const std::size_t text_columns = request.text_columns.size();
      jobs.push_back({test::job_of(*entry, request), std::move(plain), text_columns});
    }
  }
  return jobs;
}

// What all rows have, whatever columns are wanted; everything about them in `full`, in order, for
// there is one thread.
class Rows final : public batch::RowFormat {
 public:
  explicit Rows(std::size_t text_columns) : full_format_(text_columns) {}

  void header(Bytes& /*out*/) const override {}
  void rows(const Results& results, Bytes& out) const override {
    full_format_.rows(results, full);
    Results common;
    common.reset(results.source, results.first_record, 0);
    common.outcomes = results.outcomes;
    common.costs = results.costs;
    common.faults = results.faults;
    test::DebugFormat(0).rows(common, out);
  }

  mutable Bytes full;

 private:
  test::DebugFormat full_format_;
};

std::string rows_of(const Job& job, const batch::RowFormat& format, const std::string& text,
                    std::size_t chunk_bytes, std::size_t read_size, std::size_t task_records) {
  static batch::Arena arena(1);
  test::TextSources sources({{"t", text, read_size}});
  test::TextSink sink;
  test::Listener listener;
  const std::atomic<bool> interrupted = false;
  const batch::SolveSummary run =
      batch::solve(arena, sources, job.solving(), format, sink, {chunk_bytes, false, task_records},
                   listener, interrupted);
  const auto rows = std::count(sink.bytes.begin(), sink.bytes.end(), '\n');
  insist(static_cast<std::uint64_t>(rows) == run.tally.records(), "another number of rows");
  return std::move(sink.bytes);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::vector<Chosen> jobs = all_jobs();
  test::FuzzBytes bytes(data, size);
  const Chosen& chosen = jobs[bytes.byte() % jobs.size()];
  const std::size_t chunk_bytes = std::size_t{1} + bytes.byte();
  const std::size_t read_size = 1 + chunk_bytes / 3;
  const std::size_t task_records = 1 + chunk_bytes % 4;
  const std::string text(bytes.rest());
  const Rows at_once(chosen.text_columns);
  const Rows in_pieces(chosen.text_columns);
  const std::size_t whole = text.size() + 1;
  const std::string expected = rows_of(*chosen.job, at_once, text, whole, whole, whole);
  insist(rows_of(*chosen.job, in_pieces, text, chunk_bytes, read_size, task_records) == expected &&
             view(in_pieces.full) == view(at_once.full),
         "other rows in small chunks");
  insist(rows_of(*chosen.plain, Rows(0), text, chunk_bytes, read_size, task_records) == expected,
         "other rows without text columns");
  return 0;
}
