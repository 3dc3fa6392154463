#include "tests/support/driver.h"

#include <atomic>
#include <stdexcept>
#include <utility>

#include "engine/judge/input_file.h"
#include "engine/list.h"

namespace boardmill::test {
namespace {

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts;
  for (;;) {
    const std::size_t end = text.find(separator);
    parts.emplace_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

}  // namespace

const Entry& puzzle(std::string_view name) {
  for (const Entry* entry : puzzles()) {
    if (entry->description().name == name) return *entry;
  }
  throw std::invalid_argument("no puzzle " + std::string(name));
}

std::unique_ptr<const Job> prepare(const Entry& entry, const Request& request) {
  auto job = entry.prepare(request);
  if (!job) throw std::invalid_argument(job.error());
  return std::move(*job);
}

Chunk chunk_of(const Job& job, std::string_view text) {
  const auto chunk = judge::open_whole(job.solving(), text);
  if (!chunk) throw std::invalid_argument("no input: expected " + chunk.error().expected);
  return *chunk;
}

Outcomes solve(const Job& job, std::size_t text_columns, std::vector<Text> texts,
               const Knobs& knobs) {
  Outcomes outcomes;
  batch::Arena arena(knobs.threads);
  TextSources sources(std::move(texts));
  TextSink sink;
  const std::atomic<bool> interrupted = false;
  outcomes.run = batch::solve(arena, sources, job.solving(), DebugFormat(text_columns), sink,
                              {knobs.chunk_bytes, knobs.strict, knobs.task_records}, outcomes.heard,
                              interrupted);
  outcomes.rows = std::move(sink.bytes);
  return outcomes;
}

std::string solve_text(const Entry& entry, const Request& request, std::string_view text,
                       const Knobs& knobs) {
  const auto job = prepare(entry, request);
  return solve(*job, request.text_columns.size(), {{"t", std::string(text)}}, knobs).rows;
}

void for_all_knobs(const std::function<void(const Knobs&)>& check) {
  for (const unsigned threads : {1U, 2U, 3U, 8U}) {
    for (const std::size_t chunk_bytes :
         {std::size_t{1}, std::size_t{7}, std::size_t{64}, std::size_t{4096}, whole}) {
      check({threads, chunk_bytes, false});
    }
  }
}

std::string generate(const Job& job, std::uint64_t seed, std::uint64_t count, unsigned threads) {
  batch::Arena arena(threads);
  TextSink sink;
  const std::atomic<bool> interrupted = false;
  if (batch::generate(arena, *job.making(), seed, count, sink, interrupted) !=
      batch::RunEnd::complete) {
    throw std::runtime_error("generate() did not run to its end");
  }
  return std::move(sink.bytes);
}

std::vector<std::string> lines_of(std::string_view text) {
  if (text.empty()) return {};
  if (text.back() == '\n') text.remove_suffix(1);
  return split(text, '\n');
}

std::vector<std::string> cells_of(std::string_view line) { return split(line, '|'); }

}  // namespace boardmill::test
