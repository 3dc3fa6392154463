/// What others have published about the flip puzzle.
#pragma once

#include <array>

namespace boardmill::test {

/// OEIS A075464, n = 1 to 54: the fewest presses from all black to all white on n x n.
inline constexpr std::array<unsigned, 54> fewest_presses_of_squares{
    1,   4,   5,    4,    15,  28,   33,   40,   25,   44,   55,   72,  105, 56,
    117, 104, 147,  188,  141, 224,  245,  276,  231,  270,  353,  356, 405, 416,
    345, 376, 553,  428,  469, 520,  563,  600,  761,  772,  561,  696, 891, 940,
    953, 772, 1069, 1188, 971, 1096, 1165, 1220, 1317, 1256, 1487, 1400};

/// OEIS A159257, n = 1 to 64: the dimension of the null space of n x n.
inline constexpr std::array<unsigned, 64> nullity_of_squares{
    0,  0, 0,  4, 2, 0, 0,  0,  8, 0,  6,  0, 0, 4, 0,  8, 2,  0,  16, 0, 0, 0,
    14, 4, 0,  0, 0, 0, 10, 20, 0, 20, 16, 4, 6, 0, 0,  0, 32, 0,  2,  0, 0, 4,
    0,  0, 30, 0, 8, 8, 0,  0,  2, 4,  0,  0, 0, 0, 22, 0, 40, 24, 0,  28};

}  // namespace boardmill::test
