// The problems of Hydro.
#include <fmt/format.h>

#include <algorithm>

#include "engine/judge/parts.h"
#include "engine/judge/statement.h"

namespace boardmill::judge {
namespace {

constexpr std::size_t most_total_ms = 60'000;  // of the time limits of all cases
constexpr std::size_t least_ms = 250;          // less is no fair limit for an interpreter

bool has_digit(std::string_view text) {
  return std::any_of(text.begin(), text.end(),
                     [](char byte) { return byte >= '0' && byte <= '9'; });
}

}  // namespace

MadeForm make_hydro(const Package& package) {
  const std::size_t count = package.tests.size();
  if (count > max_hydro_cases) {
    return tl::unexpected(
        fmt::format("Hydro takes at most {} cases, found {}", max_hydro_cases, count));
  }
  Files files;
  std::size_t limit_ms = std::size_t{package.time_limit_s} * 1000;
  if (limit_ms * count > most_total_ms) {
    limit_ms = most_total_ms / count / 50 * 50;
    if (limit_ms < least_ms) {
      return tl::unexpected(
          fmt::format("Hydro takes 60 s for all cases together: {} are too many", count));
    }
    files.note(fmt::format(
        "hydro: the time limit is {} ms instead of {} s, because those of all {} cases may sum to "
        "60 s at most",
        limit_ms, package.time_limit_s, count));
  }
  const std::string time =
      limit_ms % 1000 == 0 ? fmt::format("{}s", limit_ms / 1000) : fmt::format("{}ms", limit_ms);

  // An identifier has to begin with a letter.
  const bool digit_first = package.name.front() >= '0' && package.name.front() <= '9';
  files.add("problem.yaml", fmt::format("{}pid: {}\ntitle: {}\ntag: []\n", yaml_head(package),
                                        yaml_quoted((digit_first ? "P" : "") + package.name),
                                        yaml_quoted(package.title)));
  files.add("problem.md", markdown_page(package, true));

  std::string config = yaml_head(package);
  config +=
      fmt::format("type: default\ntime: \"{}\"\nmemory: \"{}m\"\n", time, package.memory_limit_mib);
  if (package.texts.has_checker()) {
    config += "checker_type: hustoj\nchecker: check.cc\n";
    files.add("testdata/check.cc", package.texts.checker(Convention::hustoj));
  } else {
    config += "checker_type: default\n";
  }
  config += "subtasks:\n  - score: 100\n    type: min\n    cases:\n";
  std::vector<std::string> names;
  for (const TestFile& one : package.tests) {
    if (!has_digit(one.name)) {
      return tl::unexpected("Hydro ignores files without a digit in their name: " + one.name);
    }
    config += fmt::format("      - input: {0}\n        output: {1}\n",
                          yaml_quoted(one.name + ".in"), yaml_quoted(one.name + ".out"));
    names.push_back("testdata/" + one.name + ".in");
    files.add("testdata/" + one.name + ".in", one.input);
    files.add("testdata/" + one.name + ".out", one.answer);
  }
  files.add("testdata/config.yaml", config);
  files.add("README.md", readme(package, names));
  return files.take();
}

}  // namespace boardmill::judge
