#include "engine/flip/algebra.h"

#include <array>
#include <memory>

#include "engine/puzzle/published.h"

namespace boardmill::flip {
namespace {

constexpr std::uint64_t bit(unsigned index) { return std::uint64_t{1} << index; }

// One equation: the left side over the first row of presses, the right side as a sum of bits of the
// row after the last one.
struct Equation {
  std::uint64_t unknowns = 0;
  std::uint64_t knowns = 0;
};

}  // namespace

const Algebra& Algebra::of(Size size) {
  static std::array<std::array<Published<Algebra>, max_side>, max_side> all;
  return all[size.rows - 1][size.columns - 1].get(
      [size] { return std::make_unique<Algebra>(size); });
}

Algebra::Algebra(Size size) : size_(size) {
  const unsigned columns = size.columns;
  Grid nothing;
  nothing.size = size;

  // Column i of the system: the row after the last one when cell i alone of the first row is
  // pressed.
  std::array<Equation, max_side> equations{};
  PressSet presses;
  for (unsigned column = 0; column < columns; ++column) {
    presses.rows[0] = bit(column);
    const std::uint64_t after = chase(nothing, presses);
    for (unsigned i = 0; i < columns; ++i) {
      if ((after & bit(i)) != 0) equations[i].unknowns |= bit(column);
    }
    equations[column].knowns = bit(column);
  }

  // From the last column to the first, so that the unknowns left free are the earliest cells.
  std::array<unsigned, max_side> pivot_of{};  // equation that determines an unknown
  std::uint64_t determined = 0;
  unsigned rank = 0;
  for (unsigned column = columns; column-- > 0;) {
    unsigned found = rank;
    while (found < columns && (equations[found].unknowns & bit(column)) == 0) ++found;
    if (found == columns) continue;
    std::swap(equations[rank], equations[found]);
    for (unsigned i = 0; i < columns; ++i) {
      if (i == rank || (equations[i].unknowns & bit(column)) == 0) continue;
      equations[i].unknowns ^= equations[rank].unknowns;
      equations[i].knowns ^= equations[rank].knowns;
    }
    pivot_of[column] = rank++;
    determined |= bit(column);
  }

  // By bit of the row after the last one.
  std::array<std::uint64_t, max_side> first_rows{};
  std::array<std::uint64_t, max_side> breaks{};
  for (unsigned column = 0; column < columns; ++column) {
    if ((determined & bit(column)) != 0) {
      const Equation& equation = equations[pivot_of[column]];
      for (unsigned i = 0; i < columns; ++i) {
        if ((equation.knowns & bit(i)) != 0) first_rows[i] |= bit(column);
      }
      continue;
    }
    PressSet& vector = basis_.emplace_back();
    vector.size = size;
    vector.rows[0] = bit(column);
    for (unsigned other = column + 1; other < columns; ++other) {
      if ((determined & bit(other)) == 0) continue;
      if ((equations[pivot_of[other]].unknowns & bit(column)) != 0) vector.rows[0] |= bit(other);
    }
    chase(nothing, vector);
  }
  for (unsigned i = rank; i < columns; ++i) {
    for (unsigned known = 0; known < columns; ++known) {
      if ((equations[i].knowns & bit(known)) != 0) breaks[known] |= bit(i);
    }
  }
  first_row_ = ByteTables<std::uint64_t>(std::span(first_rows).first(columns));
  if (rank < columns) broken_ = ByteTables<std::uint64_t>(std::span(breaks).first(columns));
  solve(inverted(nothing), turn_all_);
}

std::uint64_t Algebra::chase(const Grid& change, PressSet& presses) const {
  std::uint64_t before = 0;
  std::uint64_t row = presses.rows[0];
  for (unsigned r = 0; r < size_.rows; ++r) {
    presses.rows[r] = row;
    const std::uint64_t next = change.rows[r] ^ spread(row) ^ before;
    before = row;
    row = next;
  }
  return row;
}

bool Algebra::find_first_row(const Grid& change, PressSet& presses) const {
  presses.size = size_;
  presses.rows[0] = 0;
  const std::uint64_t after = chase(change, presses);
  presses.rows[0] = first_row_.sum(after);
  return broken_.sum(after) == 0;
}

bool Algebra::solve(const Grid& change, PressSet& presses) const {
  if (!find_first_row(change, presses)) return false;
  chase(change, presses);
  return true;
}

bool Algebra::map(const Grid& change, PressSet& presses) const {
  const bool solvable = find_first_row(change, presses);
  chase(change, presses);
  return solvable;
}

}  // namespace boardmill::flip
