/// How many boards of a size have each cost.
///
/// The boards that can be made white are the cosets of the null space: as many as there are press
/// sets with 0 in all pivot cells, and the cost of one is the least weight of its members. Up to
/// 36 cells all cosets are enumerated. Where no press set turns all pieces, the boards that can be
/// made black are as many others. Where the nullity is 0 no size is too large: every press set
/// is a coset of its own, so that C(N, w) boards have cost w; with goal either, the press set that
/// turns all m pieces makes i + j presses, i of them among those m, into m - i + j, and of
/// C(m, i) * C(N - m, j) boards the cost is the smaller one.
/// Covered by tests/unit/flip/census_test.cpp.
#pragma once

#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "engine/flip/board.h"
#include "engine/puzzle/census.h"
#include "engine/puzzle/executor.h"

namespace boardmill::flip {

/// Boards of so many cells are enumerated: 2^36 press sets take some minutes.
inline constexpr unsigned max_census_cells = 36;

/// One row a cost, and `unsolvable` last. The error says what is feasible.
tl::expected<std::vector<CensusRow>, std::string> census(Rule rule, Size size, Goal goal,
                                                         Executor& executor, Progress& progress);

}  // namespace boardmill::flip
