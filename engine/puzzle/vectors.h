/// The kinds of vectors that code is compiled for, and which of them this processor has.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

namespace boardmill {

/// Kinds of vectors, each better than those before. `plain` is what the whole program is compiled
/// for.
enum class Vectors : unsigned char { plain, sse4, avx2, avx512 };

inline constexpr std::size_t vectors_count = 4;

constexpr std::string_view text(Vectors vectors) {
  constexpr std::array<std::string_view, vectors_count> names{"plain", "sse4", "avx2", "avx512"};
  return names[static_cast<std::size_t>(vectors)];
}

/// Whether this processor and the system under it have all that the code for `vectors` uses: what
/// HWY_TARGET_STR in Highway's set_macros-inl.h names.
inline bool can_use(Vectors vectors) {
#if defined(__x86_64__)
  switch (vectors) {
    case Vectors::plain:
      return true;
    case Vectors::sse4:
      return __builtin_cpu_supports("ssse3") && __builtin_cpu_supports("sse4.1") &&
             __builtin_cpu_supports("sse4.2") && __builtin_cpu_supports("popcnt");
    case Vectors::avx2:
      return can_use(Vectors::sse4) && __builtin_cpu_supports("avx") &&
             __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
             __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("fma");
    default:
      return can_use(Vectors::avx2) && __builtin_cpu_supports("avx512f") &&
             __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq") &&
             __builtin_cpu_supports("avx512bw");
  }
#else
  return vectors == Vectors::plain;
#endif
}

/// All that this processor can use.
inline std::vector<Vectors> usable_vectors() {
  std::vector<Vectors> usable;
  for (const auto vectors : {Vectors::plain, Vectors::sse4, Vectors::avx2, Vectors::avx512}) {
    if (can_use(vectors)) usable.push_back(vectors);
  }
  return usable;
}

/// The best of them; found out once.
inline Vectors best_vectors() {
  static const Vectors best = usable_vectors().back();
  return best;
}

}  // namespace boardmill
