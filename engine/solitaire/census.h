/// How far apart the pairs of positions are.
#pragma once

#include <vector>

#include "engine/puzzle/census.h"
#include "engine/puzzle/executor.h"

namespace boardmill::solitaire {

/// All 635,376^2 = 403,702,661,376 ordered pairs of a start and a target by distance: a row for
/// every cost from 0 up to the largest that occurs or `max_moves`, then `unsolvable` with the pairs
/// that are further apart (0 if none is). The largest is 27 moves, of 88 pairs; 10 to 13 moves
/// have more than half of all pairs.
///
/// Idea: a symmetry of the square changes no distance, so one start of each of the 79,920 classes
/// is enough, and its pairs count as often as the class has positions. Flood searches from 512 of
/// them at once.
/// Cost: two minutes of one core, shared by the threads of `executor`; 120 MB for any number of
/// threads. Covered by tests/unit/solitaire/census_test.cpp and, whole, by
/// tests/long/solitaire_census_test.cpp.
std::vector<CensusRow> census(int max_moves, Executor& executor, Progress& progress);

}  // namespace boardmill::solitaire
