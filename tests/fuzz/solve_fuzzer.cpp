// Any bytes through the main job. The first byte chooses the puzzle, its input form and whether all
// columns are wanted, the second one the chunk size; the rest is the input. Crashes, sanitizers and
// the checks below find what is wrong.
//
//     cmake --preset clang -B build/fuzz -DBOARDMILL_TESTS=ON -DBOARDMILL_FUZZ=ON
//       -DBOARDMILL_SANITIZE=address,undefined,fuzzer-no-link
//     cmake --build build/fuzz --target fuzz_solve_fuzzer
//     build/fuzz/fuzz_solve_fuzzer -max_len=3000 NEW_CORPUS tests/fuzz/corpus
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "engine/batch/solve.h"
#include "engine/puzzle/list.h"
#include "tests/support/memory_ports.h"

namespace {

using namespace boardmill;

struct Chosen {
  std::unique_ptr<const Job> job;
  std::size_t text_columns = 0;
};

// One job for each form of each puzzle without text columns, and one with all of them.
std::vector<Chosen> all_jobs() {
  std::vector<Chosen> jobs;
  for (const Entry* entry : puzzles()) {
    const Description& description = entry->description();
    std::vector<std::string> forms{"auto"};
    for (const Choice& form : description.forms) forms.emplace_back(form.name);
    for (const std::string& form : forms) {
      for (const bool columns : {false, true}) {
        Request request;
        request.input_format = form;
        request.lines_wanted = columns;
        if (columns) {
          for (const Choice& column : description.columns) {
            request.text_columns.emplace_back(column.name);
          }
        }
        auto job = entry->prepare(request);
        if (!job) throw std::logic_error(job.error());
        jobs.push_back({std::move(*job), request.text_columns.size()});
      }
    }
  }
  return jobs;
}

std::string rows_of(const Chosen& chosen, const std::string& text, std::size_t chunk_bytes,
                    std::size_t read_size) {
  static batch::Arena arena(1);
  test::TextSources sources({{"t", text, read_size}, {"u", text}});
  test::TextSink sink;
  test::Listener listener;
  const std::atomic<bool> interrupted = false;
  const batch::Run run =
      batch::solve(arena, sources, *chosen.job, test::DebugFormat(chosen.text_columns), sink,
                   {chunk_bytes, false}, listener, interrupted);
  std::uint64_t rows = 0;
  for (const char byte : sink.bytes) rows += byte == '\n' ? 1U : 0U;
  if (rows != run.tally.records()) std::abort();
  return std::move(sink.bytes);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::vector<Chosen> jobs = all_jobs();
  if (size < 2) return 0;
  const Chosen& chosen = jobs[data[0] % jobs.size()];
  const std::size_t chunk_bytes = std::size_t{1} + data[1];
  const std::string text(reinterpret_cast<const char*>(data) + 2, size - 2);
  const std::string whole = rows_of(chosen, text, std::size_t{1} << 24, std::size_t{1} << 24);
  const std::string cut = rows_of(chosen, text, chunk_bytes, 1 + chunk_bytes / 3);
  if (whole != cut) std::abort();
  return 0;
}
