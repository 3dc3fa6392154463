/// Durations and sizes as they are typed and shown.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "cli/arguments.h"

namespace boardmill::cli {

/// The value of an option such as `2s`, `1.5s`, `500ms`, `2min`, `90` (seconds); more than 0, at
/// most a week. Throws UsageError.
std::chrono::nanoseconds read_duration(const Arguments& arguments, const char* name);

/// The value of an option such as `256M`, `1G`, `64K`, `1000` (bytes), units of 1,024; more than 0.
/// Throws UsageError.
std::uint64_t read_bytes(const Arguments& arguments, const char* name);

/// "0.031 s"
std::string text(std::chrono::nanoseconds duration);

/// "12.5 MiB"
std::string bytes_text(std::uint64_t bytes);

}  // namespace boardmill::cli
