/// The lightest press set of a coset of the null space.
///
/// Two ways, the same result. Few dimensions: all 2^k members in Gray code order, one basis vector
/// each. Many: the Walsh-Hadamard transform (Be'ery and Snyders, "Optimal soft decision block
/// decoders based on fast Hadamard transform", IEEE Trans. IT-32, 1986). Give each cell j the
/// number g(j) whose bits say which basis vectors have it, and let F[g] be the sum of (-1)^v[j]
/// over the cells with that number, v being one member. Then N - 2 * weight of the member v + c is
///
///     W(c) = sum over g of F[g] * (-1)^<g, c>,
///
/// and one transform gives all 2^k of them. The high bits of c are tried one after the other with
/// the signs they give; the low ones are one transform in the first-level cache each time.
/// Cost: 2^k * k / 2 additions of 16 bits, many a processor instruction, and little memory.
/// Covered by tests/unit/flip/least_weight_test.cpp.
#pragma once

#include <cstdint>
#include <span>

#include "engine/flip/board.h"
#include "engine/puzzle/executor.h"

namespace boardmill::flip {

/// Makes `presses` the lightest member of its coset, the lexicographically smallest of several.
/// `basis` and `presses` are as Algebra makes them (pivot cells reduced); at most 40 vectors.
/// Returns the weight. The executor is used where there is work for it; its threads never change
/// the result.
unsigned make_lightest(std::span<const PressSet> basis, Executor& executor, PressSet& presses);

/// The two ways on their own, for tests and benches: index of the lightest member; bit
/// (basis.size() - 1 - i) of an index says whether basis[i] is added.
struct Lightest {
  unsigned weight = 0;
  std::uint64_t index = 0;

  bool operator==(const Lightest&) const = default;
};
Lightest lightest_by_gray_code(std::span<const PressSet> basis, const PressSet& presses);
Lightest lightest_by_transform(std::span<const PressSet> basis, const PressSet& presses,
                               Executor& executor);

}  // namespace boardmill::flip
