/// Vector code for every processor in one program: Highway compiles it once for each kind of
/// vectors, and what is here chooses at run time.
///
/// Highway can choose by itself, but only with its library, which calibrates a timer for 5 ms when
/// a program is loaded: longer than a board takes from start to exit. Its headers alone need
/// nothing. Only source files include this, before them. Covered by
/// tests/unit/flip/transform_test.cpp, tests/unit/flip/kernels_test.cpp and
/// tests/unit/puzzle/line_pattern_test.cpp.
#pragma once

#include <array>
#include <cstddef>

#include "engine/puzzle/vectors.h"

// Assertions of debug builds would call the library.
#define HWY_IS_DEBUG_BUILD 0
#if defined(__x86_64__)
// Nothing here needs these, and clang 14 cannot ask for all of them at run time.
#define HWY_DISABLE_F16C
#define HWY_DISABLE_PCLMUL_AES
#define HWY_DISABLED_TARGETS (HWY_SSSE3 | HWY_AVX3_DL)
#else
#define HWY_COMPILE_ONLY_STATIC
#endif

namespace boardmill {

/// What BOARDMILL_COMPILED(function) gives: the function for each kind of vectors, null where it is
/// not compiled because the whole program is compiled for something better.
template <class Function>
using Compiled = std::array<Function*, vectors_count>;

/// The best compiled function that `vectors` can run.
template <class Function>
Function* choose(const Compiled<Function>& compiled, Vectors vectors) {
  auto kind = static_cast<std::size_t>(vectors);
  while (compiled[kind] == nullptr) --kind;
  return compiled[kind];
}

}  // namespace boardmill

/// The function of this name in each HWY_NAMESPACE; used after <hwy/highway.h> under HWY_ONCE.
#define BOARDMILL_COMPILED(function)                                                      \
  {                                                                                       \
    &HWY_STATIC_DISPATCH(function), HWY_CHOOSE_SSE4(function), HWY_CHOOSE_AVX2(function), \
        HWY_CHOOSE_AVX3(function)                                                         \
  }
