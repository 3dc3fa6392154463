#include "engine/flip/census.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/flip/integer.h"
#include "engine/flip/null_basis.h"

namespace boardmill::flip {
namespace {

Integer power_of_two(unsigned exponent) { return Integer(1) << exponent; }

// C(n, 0) to C(n, n).
std::vector<Integer> binomial_row(unsigned n) {
  std::vector<Integer> row{1};
  for (unsigned k = 0; k < n; ++k) row.push_back(row[k] * (n - k) / (k + 1));
  return row;
}

// The number of boards by cost, where every board has one press set to white.
std::vector<Integer> count_single(const NullBasis& basis, unsigned cells, Goal goal) {
  if (goal != Goal::either) return binomial_row(cells);
  const unsigned turned = basis.turn_all ? weight(*basis.turn_all) : 0;
  const std::vector<Integer> inside = binomial_row(turned);
  const std::vector<Integer> outside = binomial_row(cells - turned);
  std::vector<Integer> counts(cells + 1);
  for (unsigned i = 0; i <= turned; ++i) {
    for (unsigned j = 0; j <= cells - turned; ++j) {
      counts[std::min(i, turned - i) + j] += inside[i] * outside[j];
    }
  }
  return counts;
}

// A press set as a number; the pivot cells are its highest bits. Weights do not depend on the order
// of cells, and so the members with 0 in all pivot cells are the numbers from 0 on.
class Numbers {
 public:
  explicit Numbers(const NullBasis& basis) {
    for (const PressSet& vector : basis.vectors) {
      unsigned row = 0;
      while (vector.rows[row] == 0) ++row;
      pivots_.rows[row] |= vector.rows[row] & (~vector.rows[row] + 1);
    }
  }

  std::uint64_t of(const PressSet& presses) const {
    std::uint64_t pivots = 0;
    std::uint64_t number = 0;
    unsigned others = 0;
    for (unsigned row = 0; row < presses.size.rows; ++row) {
      for (unsigned column = 0; column < presses.size.columns; ++column) {
        const bool is_pivot = pivots_.at(row, column);
        std::uint64_t& to = is_pivot ? pivots : number;
        to = (to << 1) | static_cast<std::uint64_t>(presses.at(row, column));
        others += is_pivot ? 0U : 1U;
      }
    }
    return (pivots << others) | number;
  }

 private:
  Grid pivots_;
};

using Histogram = std::array<std::uint64_t, max_census_cells + 1>;

Histogram add_up(Histogram a, const Histogram& b) {
  for (std::size_t i = 0; i < a.size(); ++i) a[i] += b[i];
  return a;
}

std::vector<Integer> count_cosets(const NullBasis& basis, unsigned cells, Goal goal,
                                  Executor& executor, Progress& progress) {
  const Numbers numbers(basis);
  std::vector<std::uint64_t> members{0};
  const auto double_by = [&members](std::uint64_t vector) {
    const std::size_t count = members.size();
    for (std::size_t i = 0; i < count; ++i) members.push_back(members[i] ^ vector);
  };
  for (const PressSet& vector : basis.vectors) double_by(numbers.of(vector));
  if (goal == Goal::either && basis.turn_all) double_by(numbers.of(*basis.turn_all));

  constexpr std::size_t grain = std::size_t{1} << 20;
  const std::size_t cosets = std::size_t{1} << (cells - basis.nullity());
  progress.total = (cosets + grain - 1) / grain;
  const Histogram histogram = executor.reduce(
      cosets, grain, Histogram{},
      [&](std::size_t begin, std::size_t end) {
        Histogram found{};
        if (progress.stop) return found;
        for (std::uint64_t coset = begin; coset < end; ++coset) {
          unsigned least = cells;
          for (const std::uint64_t member : members) {
            least = std::min(least, count_ones(coset ^ member));
          }
          ++found[least];
        }
        ++progress.done;
        return found;
      },
      add_up);
  return {histogram.begin(), histogram.end()};
}

}  // namespace

tl::expected<std::vector<CensusRow>, std::string> census(Rule rule, Size size, Goal goal,
                                                         Executor& executor, Progress& progress) {
  const unsigned cells = size.cells();
  const NullBasis& basis = NullBasis::of(rule, size);
  if (basis.nullity() != 0 && cells > max_census_cells) {
    return tl::unexpected(fmt::format(
        "{} has {} cells and nullity {}: a census is feasible up to {} cells or with nullity 0",
        to_string(size), cells, basis.nullity(), max_census_cells));
  }
  std::vector<Integer> counts = basis.nullity() == 0
                                    ? count_single(basis, cells, goal)
                                    : count_cosets(basis, cells, goal, executor, progress);
  Integer unsolvable = power_of_two(cells);
  std::vector<CensusRow> rows;
  for (std::size_t cost = 0; cost < counts.size(); ++cost) {
    if (counts[cost] == 0) continue;
    if (goal == Goal::either && !basis.turn_all) counts[cost] *= 2;
    rows.push_back({std::to_string(cost), counts[cost].str()});
    unsolvable -= counts[cost];
  }
  rows.push_back({"unsolvable", unsolvable.str()});
  return rows;
}

}  // namespace boardmill::flip
