/// Undefined behaviour of a program that has been built with sanitizers.
/// Covered by tests/unit/stress/undefined_test.cpp.
#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <string_view>

#include "engine/puzzle/entry.h"
#include "engine/puzzle/executor.h"
#include "engine/stress/examiner.h"

namespace boardmill::stress {

struct UndefinedBehaviour {
  std::string what;   ///< "global-buffer-overflow", "index 16 out of bounds for type 'int [16]'"
  std::string place;  ///< "mine.cpp:12"; empty: not known
  std::string input;  ///< on which it shows
  std::string expected, got;
};

/// What AddressSanitizer or UndefinedBehaviorSanitizer says on stderr of a program whose source is
/// called `source`; none: nothing.
std::optional<UndefinedBehaviour> read_sanitizer(std::string_view errors, std::string_view source);

/// Runs the program on the judge set, `per_run` cases at a time, and returns the first finding;
/// none after `until` by its clock.
/// Limits should be wider than usual: such a program takes more of everything. Throws what
/// Runner::run throws.
std::optional<UndefinedBehaviour> find_undefined(const Job& job, const Examiner& sanitized,
                                                 std::string_view source, std::uint64_t seed,
                                                 std::size_t per_run,
                                                 std::chrono::nanoseconds until, Executor& executor,
                                                 const std::atomic<bool>& interrupted);

}  // namespace boardmill::stress
