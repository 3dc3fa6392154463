#include "engine/flip/least_weight.h"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "engine/flip/transform.h"

namespace boardmill::flip {
namespace {

// Below, Gray code wins.
constexpr std::size_t min_transform_dimensions = 11;

// The low dimensions of one transform: 2^13 numbers of 16 bits stay in the first-level cache.
constexpr unsigned block_dimensions = 13;

// A cell as the transform sees it.
struct GroupCell {
  std::uint32_t low;   // which of the low dimensions have it
  std::uint32_t high;  // which of the high ones
  std::int16_t sign;   // (-1)^v
};

}  // namespace

Lightest lightest_by_gray_code(std::span<const PressSet> basis, const PressSet& presses) {
  PressSet member = presses;
  Lightest best{weight(member), 0};
  const std::uint64_t count = std::uint64_t{1} << basis.size();
  std::uint64_t index = 0;
  for (std::uint64_t step = 1; step < count; ++step) {
    const auto changed = static_cast<std::size_t>(std::countr_zero(step));
    index ^= std::uint64_t{1} << changed;
    add(member, basis[basis.size() - 1 - changed]);
    const Lightest found{weight(member), index};
    if (found.weight < best.weight || (found.weight == best.weight && found.index < best.index)) {
      best = found;
    }
  }
  return best;
}

Lightest lightest_by_transform(std::span<const PressSet> basis, const PressSet& presses,
                               Executor& executor) {
  const auto dimensions = static_cast<unsigned>(basis.size());
  // Dimensions that no vector of the basis has only repeat what is there: the first index counts.
  const unsigned low_dimensions = std::clamp(dimensions, min_hadamard_dimensions, block_dimensions);
  const unsigned high_dimensions = dimensions - std::min(dimensions, low_dimensions);
  const std::uint32_t low_mask = (std::uint32_t{1} << low_dimensions) - 1;
  const Size size = presses.size;

  std::vector<GroupCell> cells;
  cells.reserve(size.cells());
  for (unsigned row = 0; row < size.rows; ++row) {
    for (unsigned column = 0; column < size.columns; ++column) {
      std::uint64_t which = 0;
      for (const PressSet& vector : basis) {
        which = (which << 1) | static_cast<std::uint64_t>(vector.at(row, column));
      }
      cells.push_back({static_cast<std::uint32_t>(which) & low_mask,
                       static_cast<std::uint32_t>(which >> low_dimensions),
                       static_cast<std::int16_t>(presses.at(row, column) ? -1 : 1)});
    }
  }

  // The largest W is the least weight; of equal ones the first index counts.
  struct Best {
    int value = -1 - static_cast<int>(max_side * max_side);
    std::uint64_t index = 0;
  };
  const auto better = [](const Best& a, const Best& b) { return b.value > a.value ? b : a; };
  const std::size_t blocks = std::size_t{1} << high_dimensions;
  const Best best = executor.reduce(
      blocks, std::max<std::size_t>(16, blocks / 4096), Best{},
      [&](std::size_t begin, std::size_t end) {
        Best found;
        std::vector<std::int16_t> values(std::size_t{1} << low_dimensions);
        for (std::size_t high = begin; high < end; ++high) {
          std::fill(values.begin(), values.end(), std::int16_t{0});
          for (const GroupCell& cell : cells) {
            const bool odd = std::popcount(cell.high & static_cast<std::uint32_t>(high)) % 2 != 0;
            values[cell.low] =
                static_cast<std::int16_t>(values[cell.low] + (odd ? -cell.sign : cell.sign));
          }
          const std::int16_t most = hadamard(values.data(), low_dimensions);
          if (most <= found.value) continue;
          const auto at = std::find(values.begin(), values.end(), most) - values.begin();
          found = {most, (std::uint64_t{high} << low_dimensions) | static_cast<std::uint64_t>(at)};
        }
        return found;
      },
      better);
  return {(size.cells() - static_cast<unsigned>(best.value)) / 2, best.index};
}

unsigned make_lightest(std::span<const PressSet> basis, Executor& executor, PressSet& presses) {
  if (basis.empty()) return weight(presses);
  const Lightest best = basis.size() < min_transform_dimensions
                            ? lightest_by_gray_code(basis, presses)
                            : lightest_by_transform(basis, presses, executor);
  for (std::size_t i = 0; i < basis.size(); ++i) {
    if (((best.index >> (basis.size() - 1 - i)) & 1U) != 0) add(presses, basis[i]);
  }
  return best.weight;
}

}  // namespace boardmill::flip
