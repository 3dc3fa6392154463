// What is done with text on both ends of a solver: finding records, printing rows.
#include <benchmark/benchmark.h>

#include <memory>
#include <string>
#include <vector>

#include "io/formats.h"
#include "tests/bench/kernels/chunks.h"

namespace boardmill::bench {
namespace {

constexpr std::size_t records = 13'000;

void print(benchmark::State& state, const std::vector<std::string>& text_columns,
           const std::unique_ptr<batch::RowFormat>& format) {
  Request request;
  request.settings["size"] = "4x4";
  request.text_columns = text_columns;
  const auto job = prepare("flip", request);
  const std::string text = generated(*job, records);
  SerialExecutor serial;
  Results results;
  job->solving().solve(chunk_of(*job, text), serial, results);
  Bytes out;
  for (auto _ : state) {
    out.clear();
    format->rows(results, out);
    benchmark::DoNotOptimize(out.data());
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(results.size()));
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(out.size()));
}

std::vector<io::Column> with(const std::string& text_column) {
  auto columns = io::default_columns();
  columns.push_back({text_column, io::ColumnKind::text, 0});
  return columns;
}

void frame(benchmark::State& state) {
  Request request;
  request.settings["size"] = "4x4";
  const auto job = prepare("flip", request);
  const std::string text = generated(*job, records);
  const Chunk chunk = chunk_of(*job, text);
  for (auto _ : state) {
    Framer framer = chunk.framer;
    benchmark::DoNotOptimize(framer.advance(chunk.bytes, true).records);
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(records));
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
}

[[maybe_unused]] const bool registered = [] {
  const auto add = [](const char* name, const auto& body) {
    benchmark::RegisterBenchmark(name, body);
  };
  add("rows/csv/default",
      [](benchmark::State& state) { print(state, {}, io::make_csv(io::default_columns())); });
  add("rows/csv/default+solution",
      [](benchmark::State& state) { print(state, {"solution"}, io::make_csv(with("solution"))); });
  add("rows/jsonl/default",
      [](benchmark::State& state) { print(state, {}, io::make_jsonl(io::default_columns())); });
  add("rows/answers",
      [](benchmark::State& state) { print(state, {"answer"}, io::make_answers(0)); });
  add("framer/letters/4x4", frame);
  return true;
}();

}  // namespace
}  // namespace boardmill::bench
