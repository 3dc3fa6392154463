#pragma once

namespace boardmill::test {

/// Sanitizers watch: everything takes more memory, and up to ten times as long.
#ifdef BOARDMILL_SANITIZED
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif

}  // namespace boardmill::test
