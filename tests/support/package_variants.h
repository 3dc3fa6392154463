/// Every variant of a problem that has texts for a judge's package, with data and answers for it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/puzzle/entry.h"

namespace boardmill::test {

struct Variant {
  std::string puzzle;
  std::string problem;        ///< empty: the plain puzzle
  std::string form = "auto";  ///< of the plain puzzle
  std::vector<std::pair<std::string, std::string>> settings;
  Print print = Print::answer;

  std::string name() const;
};

/// Each with Print::answer, and those that can with Print::solution.
std::vector<Variant> package_variants();

/// A request for the column `answer`.
Request request_of(const Variant& variant);

std::unique_ptr<const Job> prepare(const Variant& variant);

/// A file of `count` random instances as a package has it: one board in letters ends after its last
/// row.
std::string data_of(const Job& job, std::uint64_t seed, std::uint64_t count);

/// The answers of a whole file, each ended by a newline.
std::vector<std::string> answers_of(const Job& job, std::string_view data);

}  // namespace boardmill::test
