/// What a set of test data has to contain, for Solitaire.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "engine/puzzle/entry.h"
#include "engine/puzzle/random.h"
#include "engine/solitaire/config.h"

namespace boardmill::solitaire {

/// What pairs are told apart by, besides their answers.
std::span<const Choice> features();

/// The features of a pair as it is written, the first one in the lowest bit.
std::uint64_t features_of(const Config& config, const Record& record, const Pair& pair,
                          const Answer& answer);

/// Why no pair of the request has a feature; empty: some have it.
std::string why_never(const Config& config, std::size_t feature);

/// Appends a pair with its pieces in random orders.
void write_shuffled(const Config& config, const Pair& pair, Random& random, Bytes& out);

/// Appends pairs that a set may want whatever random numbers bring: equal ends in the same and in
/// another order, pieces in corners and in a block, ends one move apart.
void landmarks(const Config& config, Random& random, TextColumn& pairs);

}  // namespace boardmill::solitaire
