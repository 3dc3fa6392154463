/// Numbers the positions from 0, so that an array can hold something for each of them.
///
/// Idea: the combinatorial number system: pieces on the fields p1 < p2 < p3 < p4 have the number
/// C(p1, 1) + C(p2, 2) + C(p3, 3) + C(p4, 4). Positions are numbered in ascending order, and there
/// are no gaps. Cost: four look-ups in a table of 1 KiB. Covered by
/// tests/unit/solitaire/rank_test.cpp, exhaustively.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/solitaire/position.h"

namespace boardmill::solitaire {

/// C(n, k), for small n.
constexpr std::uint32_t binomial(unsigned n, unsigned k) {
  if (n < k) return 0;
  std::uint32_t result = 1;
  for (unsigned i = 1; i <= k; ++i) result = result * (n - k + i) / i;
  return result;
}

/// Number of positions.
inline constexpr std::uint32_t position_count = binomial(64, piece_count);

/// From 0 to position_count - 1.
using Rank = std::uint32_t;

namespace detail {

constexpr auto make_shares() {
  std::array<std::array<Rank, 64>, piece_count> shares{};
  for (unsigned piece = 0; piece < piece_count; ++piece) {
    for (unsigned field = 0; field < 64; ++field) shares[piece][field] = binomial(field, piece + 1);
  }
  return shares;
}

/// What each piece, counted from the first field, adds to the rank on each field.
inline constexpr auto shares = make_shares();

}  // namespace detail

constexpr Rank rank(Position position) {
  Rank sum = 0;
  for (const auto& share : detail::shares) {
    sum += share[static_cast<std::size_t>(std::countr_zero(position))];
    position &= position - 1;
  }
  return sum;
}

/// The position that has this rank.
constexpr Position unrank(Rank rank) {
  Position position = 0;
  for (auto share = detail::shares.rbegin(); share != detail::shares.rend(); ++share) {
    const auto field = std::upper_bound(share->begin(), share->end(), rank) - 1;
    rank -= *field;
    position |= field_bit(static_cast<unsigned>(field - share->begin()));
  }
  return position;
}

}  // namespace boardmill::solitaire
