#include "engine/flip/census.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/flip/algebra.h"
#include "engine/flip/integer.h"

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
std::vector<Integer> count_single(const Algebra& algebra, unsigned cells, Goal goal) {
  if (goal != Goal::either) return binomial_row(cells);
  const unsigned turned = weight(algebra.turn_all());
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
  explicit Numbers(const Algebra& algebra) {
    for (const PressSet& vector : algebra.basis()) pivots_.rows[0] |= lowest(vector.rows[0]);
  }

  std::uint64_t of(const PressSet& presses) const {
    std::uint64_t pivots = 0;
    std::uint64_t number = 0;
    for (unsigned row = 0; row < presses.size.rows; ++row) {
      for (unsigned column = 0; column < presses.size.columns; ++column) {
        std::uint64_t& to = pivots_.at(row, column) ? pivots : number;
        to = (to << 1) | static_cast<std::uint64_t>(presses.at(row, column));
      }
    }
    const unsigned others = presses.size.cells() - weight_of_pivots();
    return (pivots << others) | number;
  }

 private:
  static std::uint64_t lowest(std::uint64_t bits) { return bits & (~bits + 1); }
  unsigned weight_of_pivots() const { return count_ones(pivots_.rows[0]); }

  Grid pivots_;
};

using Histogram = std::array<std::uint64_t, max_census_cells + 1>;

Histogram add_up(Histogram a, const Histogram& b) {
  for (std::size_t i = 0; i < a.size(); ++i) a[i] += b[i];
  return a;
}

std::vector<Integer> count_cosets(const Algebra& algebra, unsigned cells, Goal goal,
                                  Executor& executor, Progress& progress) {
  const Numbers numbers(algebra);
  std::vector<std::uint64_t> members{0};
  const auto double_by = [&members](std::uint64_t vector) {
    const std::size_t count = members.size();
    for (std::size_t i = 0; i < count; ++i) members.push_back(members[i] ^ vector);
  };
  for (const PressSet& vector : algebra.basis()) double_by(numbers.of(vector));
  if (goal == Goal::either) double_by(numbers.of(algebra.turn_all()));

  constexpr std::size_t grain = std::size_t{1} << 20;
  const std::size_t cosets = std::size_t{1} << (cells - algebra.nullity());
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

tl::expected<std::vector<CensusRow>, std::string> census(Size size, Goal goal, Executor& executor,
                                                         Progress& progress) {
  const unsigned cells = size.cells();
  const Algebra& algebra = Algebra::of(size);
  if (algebra.nullity() != 0 && cells > max_census_cells) {
    return tl::unexpected(fmt::format(
        "{} has {} cells and nullity {}: a census is feasible up to {} cells or with nullity 0",
        to_string(size), cells, algebra.nullity(), max_census_cells));
  }
  const std::vector<Integer> counts = algebra.nullity() == 0
                                          ? count_single(algebra, cells, goal)
                                          : count_cosets(algebra, cells, goal, executor, progress);
  std::vector<CensusRow> rows;
  for (std::size_t cost = 0; cost < counts.size(); ++cost) {
    if (counts[cost] == 0) continue;
    rows.push_back({std::to_string(cost), counts[cost].str()});
  }
  const Integer unsolvable = power_of_two(cells) - power_of_two(cells - algebra.nullity());
  rows.push_back({"unsolvable", unsolvable.str()});
  return rows;
}

}  // namespace boardmill::flip
