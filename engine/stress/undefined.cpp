#include "engine/stress/undefined.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "engine/puzzle/framer.h"
#include "engine/stress/case_stream.h"

namespace boardmill::stress {
namespace {

std::string_view file_name(std::string_view path) { return path.substr(path.rfind('/') + 1); }

bool is_digit(char byte) { return byte >= '0' && byte <= '9'; }

// "mine.cpp:12" of "/somewhere/mine.cpp:12:5"; empty: it is not in that source.
std::string place_in(std::string_view text, std::string_view source) {
  const std::string mark = std::string(file_name(source)) + ":";
  for (std::size_t begin = text.find(mark); begin != std::string_view::npos;
       begin = text.find(mark, begin + 1)) {
    std::size_t end = begin + mark.size();
    while (end < text.size() && is_digit(text[end])) ++end;
    const bool whole_name = begin == 0 || text[begin - 1] == '/' || text[begin - 1] == ' ';
    if (whole_name && end != begin + mark.size())
      return std::string(text.substr(begin, end - begin));
  }
  return "";
}

// Whether it ends with the numbers of a line and a column, as a place of UndefinedBehaviorSanitizer
// does. Programs, too, write of run-time errors.
bool is_place(std::string_view text) {
  for (int i = 0; i < 2; ++i) {
    const std::size_t colon = text.rfind(':');
    if (colon == std::string_view::npos || colon + 1 == text.size()) return false;
    if (!std::all_of(text.begin() + static_cast<std::ptrdiff_t>(colon) + 1, text.end(), is_digit)) {
      return false;
    }
    text = text.substr(0, colon);
  }
  return !text.empty();
}

// "heap-buffer-overflow" of "heap-buffer-overflow on address 0x602000000054 at pc ...".
std::string kind_of(std::string_view report) {
  for (const std::string_view end : {" on ", " (", ":"})
    report = report.substr(0, report.find(end));
  return std::string(report);
}

// What a line that begins a report says; none: it begins none.
std::optional<UndefinedBehaviour> read_beginning(std::string_view line, std::string_view source) {
  constexpr std::string_view of_address = "==ERROR: AddressSanitizer: ";
  constexpr std::string_view of_undefined = ": runtime error: ";
  if (const std::size_t at = line.find(of_undefined);
      at != std::string_view::npos && is_place(line.substr(0, at))) {
    return UndefinedBehaviour{std::string(line.substr(at + of_undefined.size())),
                              place_in(line.substr(0, at), source), ""};
  }
  if (const std::size_t at = line.find(of_address);
      line.starts_with("==") && at != std::string_view::npos) {
    // What a sanitizer itself makes greater says nothing of the program.
    constexpr std::array of_resources{"stack-overflow", "out-of-memory", "allocation-size-too-big",
                                      "calloc-overflow", "rss-limit-exceeded"};
    const std::string kind = kind_of(line.substr(at + of_address.size()));
    if (std::count(of_resources.begin(), of_resources.end(), kind) != 0) return std::nullopt;
    return UndefinedBehaviour{kind, "", ""};
  }
  return std::nullopt;
}

}  // namespace

std::optional<UndefinedBehaviour> read_sanitizer(std::string_view errors, std::string_view source) {
  std::optional<UndefinedBehaviour> found;
  bool in_stack = false;
  while (!errors.empty() && (!found || found->place.empty())) {
    const std::string_view line = trim_line(take_line(errors));
    if (line.empty() && in_stack) break;  // the stacks that follow are those of allocations
    auto beginning = read_beginning(line, source);
    if (!found) {
      found = std::move(beginning);
    } else if (beginning) {
      // One in a header of the library is often followed by another one that says more.
      found->place = beginning->place;
    } else if (const auto text = line.find_first_not_of(' ');
               text != std::string_view::npos && line[text] == '#') {
      // The first frame that is in the source; above it are those of libraries.
      in_stack = true;
      found->place = place_in(line, source);
    }
  }
  return found;
}

std::optional<UndefinedBehaviour> find_undefined(const Job& job, const Examiner& sanitized,
                                                 std::string_view source, std::uint64_t seed,
                                                 std::size_t per_run,
                                                 std::chrono::nanoseconds until, Executor& executor,
                                                 const std::atomic<bool>& interrupted) {
  const Cases all = CaseStream(job, {seed, false, per_run}, executor, interrupted).take_judge_set();
  const std::size_t runs = (all.size() + per_run - 1) / per_run;
  std::vector<std::optional<UndefinedBehaviour>> found(runs);
  std::atomic<std::size_t> first = runs;  // so that what comes after a finding is not run
  executor.for_range(runs, 1, [&](std::size_t begin, std::size_t) {
    if (begin > first || interrupted) return;
    const auto cases =
        std::span(all).subspan(begin * per_run, std::min(per_run, all.size() - begin * per_run));
    const auto trial = sanitized.attempt(cases, until, false);
    if (!trial) return;
    found[begin] = read_sanitizer(trial->run.errors, source);
    if (!found[begin]) return;
    found[begin]->input = trial->input;
    found[begin]->expected = trial->expected;
    found[begin]->got = trial->run.output;
    std::size_t known = first;
    while (begin < known && !first.compare_exchange_weak(known, begin)) {
    }
  });
  for (auto& one : found) {
    if (one) return one;
  }
  return std::nullopt;
}

}  // namespace boardmill::stress
