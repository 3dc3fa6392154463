/// The Walsh-Hadamard transform of 16-bit numbers in vector code.
#pragma once

#include <cstdint>

#include "engine/puzzle/vectors.h"

namespace boardmill::flip {

/// Fewest dimensions that hadamard() takes: the widest vectors have 2^5 lanes.
inline constexpr unsigned min_hadamard_dimensions = 5;

/// Transforms 2^dimensions numbers in place: W[c] = sum over g of F[g] * (-1)^popcount(g & c).
/// Returns the largest of them. No sum of magnitudes may exceed 32,767. Any thread.
std::int16_t hadamard(std::int16_t* values, unsigned dimensions, Vectors vectors = best_vectors());

}  // namespace boardmill::flip
