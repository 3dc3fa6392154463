// Any results against any input. The first byte chooses the puzzle and its input form; then come
// the input, 0xff, and the results, whose format is told by their content. Whatever the results
// claim, each record of the input has its row in the report.
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/batch/check.h"
#include "engine/batch/solve.h"
#include "engine/list.h"
#include "io/formats.h"
#include "io/result_rows.h"
#include "tests/support/fuzzing.h"
#include "tests/support/memory_ports.h"

namespace {

using namespace boardmill;
using test::FuzzBytes;
using test::insist;

struct Checked {
  const Description* puzzle;
  std::unique_ptr<const Job> job;
};

std::vector<Checked> all_checked() {
  std::vector<Checked> all;
  for (const Entry* entry : puzzles()) {
    for (const Request& request : test::requests_by_form(entry->description())) {
      all.push_back({&entry->description(), test::job_of(*entry, request)});
    }
  }
  return all;
}

// Memory for more costs a fuzzer more time than all else.
constexpr std::size_t chunk_bytes = 4096;

batch::Arena& arena() {
  static batch::Arena one_thread(1);
  return one_thread;
}

class Report final : public batch::CheckReport {
 public:
  std::set<std::uint64_t> records;  ///< of the input

  bool row(const batch::CheckRow& row) override {
    if (row.source == "t") records.insert(row.record);
    for (const std::string& text :
         {row.finding.verified, row.finding.wrong, row.finding.unproved}) {
      insist(text.find_first_of(",\"\n") == std::string::npos, "a finding that is no plain text");
    }
    return true;
  }

  void progress(std::uint64_t /*records*/) override {}
};

std::uint64_t count_records(const Job& job, const std::string& input) {
  const std::atomic<bool> interrupted = false;
  test::TextSources sources({{"t", input}});
  test::TextSink sink;
  test::Listener listener;
  return batch::solve(arena(), sources, job.solving(), test::DebugFormat(0), sink, {chunk_bytes},
                      listener, interrupted)
      .tally.records();
}

void check(const Checked& checked, const std::string& input, const std::string& results) {
  test::TextSources texts({{"results", results}});
  batch::TextStream text(texts);
  std::unique_ptr<batch::ResultRows> rows;
  std::unique_ptr<batch::Claims> claims;
  const io::ResultFormat format = io::recognise_results(text, *checked.puzzle);
  if (format == io::ResultFormat::answers) {
    claims = batch::claims_of_answers(checked.job->checking(), text);
  } else {
    auto read = io::read_results(format, text, *checked.puzzle);
    if (!read) return;  // nothing is known of its columns
    rows = std::move(*read);
    claims = batch::claims_of_rows(*rows);
  }

  const std::atomic<bool> interrupted = false;
  test::TextSources sources({{"t", input}});
  Report report;
  try {
    const batch::CheckSummary run = batch::check(arena(), sources, *checked.job, *claims,
                                                 &io::printable, report, interrupted, chunk_bytes);
    insist(run.end == batch::RunEnd::complete, "a check that did not end");
    if (run.unreadable) return;
  } catch (const batch::InputError&) {
    return;  // the results cannot be read as rows at all
  }

  for (std::uint64_t record = count_records(*checked.job, input); record != 0; --record) {
    insist(report.records.contains(record), "a record without a row");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::vector<Checked> all = all_checked();
  FuzzBytes bytes(data, size);
  const Checked& checked = all[bytes.byte() % all.size()];
  const std::string input(bytes.part());
  check(checked, input, std::string(bytes.rest()));
  return 0;
}
