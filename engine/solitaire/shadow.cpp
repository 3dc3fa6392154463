#include "engine/solitaire/shadow.h"

#include <algorithm>
#include <array>
#include <bit>

namespace boardmill::solitaire {
namespace {

using Costs = std::array<std::array<std::uint8_t, 64>, 64>;  // from one field to another

template <class Cost>
constexpr Costs make_costs(const Cost& cost) {
  Costs costs{};
  for (unsigned a = 0; a < 64; ++a) {
    for (unsigned b = 0; b < 64; ++b) {
      const auto apart = [](unsigned i, unsigned j) { return i < j ? j - i : i - j; };
      costs[a][b] = static_cast<std::uint8_t>(cost(apart(row_of(a), row_of(b))) +
                                              cost(apart(column_of(a), column_of(b))));
    }
  }
  return costs;
}

constexpr Costs steps = make_costs([](unsigned apart) { return apart; });
constexpr Costs jumps = make_costs([](unsigned apart) { return (apart + 1) / 2; });

// The six ways to share the targets out between the first two pieces and the last two.
unsigned cheapest_pairing(Position a, Position b, const Costs& costs) {
  const Fields from = fields_of(a);
  const Fields to = fields_of(b);
  const auto cheaper = [&](unsigned piece, unsigned i, unsigned j) {
    const auto& first = costs[from[piece]];
    const auto& second = costs[from[piece + 1]];
    return std::min(first[to[i]] + second[to[j]], first[to[j]] + second[to[i]]);
  };
  return static_cast<unsigned>(
      std::min({cheaper(0, 0, 1) + cheaper(2, 2, 3), cheaper(0, 2, 3) + cheaper(2, 0, 1),
                cheaper(0, 0, 2) + cheaper(2, 1, 3), cheaper(0, 1, 3) + cheaper(2, 0, 2),
                cheaper(0, 0, 3) + cheaper(2, 1, 2), cheaper(0, 1, 2) + cheaper(2, 0, 3)}));
}

Lines::Index index_of(Fields lines) {
  const auto order = [&lines](std::size_t i, std::size_t j) {
    const unsigned low = std::min(lines[i], lines[j]);
    lines[j] = std::max(lines[i], lines[j]);
    lines[i] = low;
  };
  order(0, 1);
  order(2, 3);
  order(0, 2);
  order(1, 3);
  order(1, 2);
  return Lines::index(lines);
}

}  // namespace

Shadow shadow_of(Position position) {
  Fields rows = fields_of(position);
  Fields columns{};
  Fields sums{};
  Fields differences{};
  for (std::size_t i = 0; i < piece_count; ++i) {
    columns[i] = column_of(rows[i]);
    rows[i] = row_of(rows[i]);
    sums[i] = rows[i] + columns[i];
    differences[i] = rows[i] + (board_side - 1) - columns[i];
  }
  return {Lines::index(rows), index_of(columns), index_of(sums), index_of(differences)};
}

unsigned straight_bound(const Shadow& a, const Shadow& b) {
  const Lines& lines = Lines::straight();
  return 0U + lines.distances_to(b.rows)[a.rows] + lines.distances_to(b.columns)[a.columns];
}

unsigned diagonal_bound(const Shadow& a, const Shadow& b) {
  const Lines& lines = Lines::diagonal();
  return std::max(lines.distances_to(b.sums)[a.sums],
                  lines.distances_to(b.differences)[a.differences]);
}

unsigned pairing_bound(Position a, Position b) { return cheapest_pairing(a, b, jumps); }

unsigned lower_bound(Position a, Position b) {
  const Shadow from = shadow_of(a);
  const Shadow to = shadow_of(b);
  return std::max({straight_bound(from, to), diagonal_bound(from, to), pairing_bound(a, b)});
}

unsigned upper_bound(Position a, Position b) { return cheapest_pairing(a, b, steps); }

}  // namespace boardmill::solitaire
