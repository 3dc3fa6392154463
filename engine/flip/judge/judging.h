/// What a set of test data has to contain, for the flip puzzle.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "engine/flip/config.h"
#include "engine/puzzle/entry.h"
#include "engine/puzzle/random.h"

namespace boardmill::flip {

/// What boards are told apart by, besides their answers.
std::span<const Choice> features();

/// The features of a board, the first one in the lowest bit.
std::uint64_t features_of(const Config& config, const Board& board, const Answer& answer);

/// Why no board of the request has a feature; empty: some have it.
std::string why_never(const Config& config, std::size_t feature);

/// Appends boards that a set may want whatever random numbers bring: of one colour, with one piece,
/// one press away, symmetric ones, and where the size is open boards of many sizes.
void landmarks(const Config& config, Random& random, TextColumn& boards);

}  // namespace boardmill::flip
