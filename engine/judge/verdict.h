/// What a judge says of a program.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/puzzle/entry.h"

namespace boardmill::judge {

enum class Verdict : std::uint8_t {
  accepted,
  wrong_answer,
  presentation,
  time_limit,
  idleness_limit,
  memory_limit,
  run_time_error,
  output_limit,
  no_output,
  batch_only,
  flaky,
  compile_error,
  undefined_behaviour,
};

/// Every verdict in that order: its short name and what it means.
inline constexpr std::array verdicts{
    Choice{"AC", "every answer is right"},
    Choice{"WA", "an answer is wrong"},
    Choice{"PE", "the answers are right, but blanks or ends of lines are not"},
    Choice{"TLE", "it takes more CPU time than the limit"},
    Choice{"ILE", "it does not end within the limit of the wall clock"},
    Choice{"MLE", "its processes take more memory than the limit"},
    Choice{"RE", "it ends by a signal, or with an exit status other than 0"},
    Choice{"OLE", "it prints more than the limit"},
    Choice{"NO-OUTPUT", "it prints nothing"},
    Choice{"BATCH-ONLY", "it fails on several cases in one run, on none of them alone"},
    Choice{"FLAKY", "it fails, but not each time"},
    Choice{"CE", "its source does not compile"},
    Choice{"UB", "its behaviour is undefined: a sanitizer says so"},
};
static_assert(verdicts.size() == static_cast<std::size_t>(Verdict::undefined_behaviour) + 1);

/// "WA"
constexpr std::string_view name(Verdict verdict) {
  return verdicts[static_cast<std::size_t>(verdict)].name;
}

/// "an answer is wrong"
constexpr std::string_view meaning(Verdict verdict) {
  return verdicts[static_cast<std::size_t>(verdict)].summary;
}

/// By its short name in upper or lower case.
std::optional<Verdict> find_verdict(std::string_view name);

/// Whether it says that the program took too long, which other programs on the machine may bring
/// about.
constexpr bool is_of_time(Verdict verdict) {
  return verdict == Verdict::time_limit || verdict == Verdict::idleness_limit;
}

/// What a run of many cases may exceed though each case is modest.
constexpr bool is_of_amount(Verdict verdict) {
  return is_of_time(verdict) || verdict == Verdict::memory_limit ||
         verdict == Verdict::output_limit;
}

}  // namespace boardmill::judge
