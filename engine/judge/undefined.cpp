#include "engine/judge/undefined.h"

#include <algorithm>
#include <vector>

#include "engine/judge/case_stream.h"
#include "engine/puzzle/framer.h"

namespace boardmill::judge {
namespace {

std::string_view file_name(std::string_view path) { return path.substr(path.rfind('/') + 1); }

// "mine.cpp:12" of "/somewhere/mine.cpp:12:5"; empty: it is not in that source.
std::string place_in(std::string_view text, std::string_view source) {
  const std::string mark = std::string(file_name(source)) + ":";
  const std::size_t begin = text.find(mark);
  if (begin == std::string_view::npos) return "";
  std::size_t end = begin + mark.size();
  while (end < text.size() && text[end] >= '0' && text[end] <= '9') ++end;
  return std::string(text.substr(begin, end - begin));
}

}  // namespace

std::optional<UndefinedBehaviour> read_sanitizer(std::string_view errors, std::string_view source) {
  constexpr std::string_view of_address = "ERROR: AddressSanitizer: ";
  constexpr std::string_view of_undefined = ": runtime error: ";
  std::optional<UndefinedBehaviour> found;
  while (!errors.empty()) {
    const std::string_view line = trim_line(take_line(errors));
    if (!found) {
      if (const std::size_t at = line.find(of_undefined); at != std::string_view::npos) {
        return UndefinedBehaviour{std::string(line.substr(at + of_undefined.size())),
                                  place_in(line.substr(0, at), source), ""};
      }
      if (const std::size_t at = line.find(of_address); at != std::string_view::npos) {
        const std::string_view what = line.substr(at + of_address.size());
        found = UndefinedBehaviour{std::string(what.substr(0, what.find(' '))), "", ""};
      }
    } else if (found->place.empty()) {
      // The first frame of the stack that is in the source.
      found->place = place_in(line, source);
    }
  }
  return found;
}

std::optional<UndefinedBehaviour> find_undefined(const Description& puzzle, const Job& job,
                                                 const Space& space, const Examiner& sanitized,
                                                 std::string_view source, std::uint64_t seed,
                                                 std::size_t per_run, Executor& executor,
                                                 const std::atomic<bool>& interrupted) {
  CaseStream stream(puzzle, job, space, {seed, false, per_run}, executor, interrupted);
  std::vector<std::string> texts;
  for (TestCase& one : stream.take_judge_set()) texts.push_back(std::move(one.text));
  const std::size_t runs = (texts.size() + per_run - 1) / per_run;
  std::vector<std::optional<UndefinedBehaviour>> found(runs);
  std::atomic<std::size_t> first = runs;  // so that what comes after a finding is not run
  executor.for_range(runs, 1, [&](std::size_t begin, std::size_t) {
    if (begin > first || interrupted) return;
    const auto cases = std::span<const std::string>(texts).subspan(
        begin * per_run, std::min(per_run, texts.size() - begin * per_run));
    const auto trial = sanitized.attempt(cases, std::chrono::nanoseconds::max(), false);
    if (!trial) return;
    found[begin] = read_sanitizer(trial->run.errors, source);
    if (!found[begin]) return;
    found[begin]->input = trial->input;
    std::size_t known = first;
    while (begin < known && !first.compare_exchange_weak(known, begin)) {
    }
  });
  for (auto& one : found) {
    if (one) return one;
  }
  return std::nullopt;
}

}  // namespace boardmill::judge
