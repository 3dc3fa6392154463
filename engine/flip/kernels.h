/// The inner loops of the sweep in vector code, for any thread.
/// Covered by tests/unit/flip/kernels_test.cpp, for every kind of vectors.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/puzzle/vectors.h"

namespace boardmill::flip {

/// Turns text into one bit a byte, 64 a word, the first byte lowest:
///
///     text      b w w b / b b w b \n ...
///     newlines  0 0 0 0 0 0 0 0 0 1  ...      given
///     slashes   0 0 0 0 1 0 0 0 0 0  ...      given
///     black     1 0 0 1 0 1 1 0 1 0  ...      found
///
/// Returns how many bytes at the front are as they must be: a newline where `newlines` has a 1, a
/// slash where `slashes` has one, and one of bBwW elsewhere. Of `black` the bits that follow them
/// have no meaning. All have text.size() / 64 + 1 words.
std::size_t find_black(std::string_view text, const std::uint64_t* newlines,
                       const std::uint64_t* slashes, std::uint64_t* black,
                       Vectors vectors = best_vectors());

/// What least_weights() puts where no member counts.
inline constexpr std::uint64_t no_weight = 0xffff;

/// How many words a vector may have: arrays of words have room for a multiple of that.
inline constexpr std::size_t most_lanes = 8;

/// Puts in place of each word the least number of ones in it plus (exclusive or) one of the
/// members; no_weight where it has a one of `forbidden`. Reads, and spoils, up to a multiple of
/// most_lanes.
void least_weights(std::uint64_t* words, std::size_t count, std::uint64_t forbidden,
                   const std::uint64_t* members, std::size_t member_count,
                   Vectors vectors = best_vectors());

/// The same for one long word, `length` words each for it and for every member, a multiple of
/// most_lanes.
unsigned least_weight(const std::uint64_t* word, std::size_t length, const std::uint64_t* members,
                      std::size_t member_count, Vectors vectors = best_vectors());

}  // namespace boardmill::flip
