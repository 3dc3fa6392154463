#include "engine/flip/truth.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "engine/puzzle/published.h"

namespace boardmill::flip {
namespace {

using rules::Cells;
using rules::count;
using rules::has;
using rules::inverse;
using rules::is_smaller;
using rules::press;
using rules::to_cells;
using rules::turn;
using rules::words_of;

// Of a small size: all press sets, played through.
class AllPressSets {
 public:
  static constexpr unsigned max_cells = 20;

  static const AllPressSets& of(Rule rule, Size size) {
    using BySize = std::array<std::array<Published<AllPressSets>, max_cells + 1>, max_cells + 1>;
    static std::array<BySize, rule_count> all;
    return all[static_cast<std::size_t>(rule)][size.rows][size.columns].get(
        [=] { return std::make_unique<AllPressSets>(rule, size); });
  }

  // In Gray code order, so that one press leads from each to the next.
  AllPressSets(Rule rule, Size size) : canonical_(std::size_t{1} << size.cells(), none) {
    std::vector<std::uint32_t> changes;
    for (unsigned cell = 0; cell < size.cells(); ++cell) {
      Cells change{};
      press(rule, size, cell, change);
      changes.push_back(static_cast<std::uint32_t>(change[0]));
    }
    std::uint32_t state = 0;
    std::uint32_t presses = 0;
    for (std::uint32_t i = 1;; ++i) {
      if (comes_before(presses, canonical_[state])) canonical_[state] = presses;
      const auto cell = static_cast<unsigned>(std::countr_zero(i));
      if (cell == size.cells()) break;
      presses ^= std::uint32_t{1} << cell;
      state ^= changes[cell];
    }
  }

  // What leads from white to a state leads back as well.
  std::optional<Cells> to_white(const Cells& cells) const {
    const std::uint32_t presses = canonical_[cells[0]];
    if (presses == none) return std::nullopt;
    return Cells{presses};
  }

 private:
  static constexpr std::uint32_t none = UINT32_MAX;

  static bool comes_before(std::uint32_t a, std::uint32_t b) {
    if (b == none) return true;
    const std::uint64_t wide_a = a;
    const std::uint64_t wide_b = b;
    const unsigned a_count = count(&wide_a, 1);
    const unsigned b_count = count(&wide_b, 1);
    return a_count != b_count ? a_count < b_count : is_smaller(&wide_a, &wide_b, 1);
  }

  std::vector<std::uint32_t> canonical_;  // press set that leads from white to a state
};

// Of any size: the system A x = b, where x are the presses, b the pieces that must turn, and row i
// of A the presses that turn cell i. Elimination makes A a matrix E A, in which each pivot row has
// a column that is 0 in all other rows, and the rows without a pivot are 0. Then
// - x with (E b)[i] in the column of pivot row i and 0 elsewhere is a solution,
//   if (E b)[i] is 0 in the rows without a pivot;
// - these rows of E give 0 with A. A press turns the cells that turn its own, so that A is
//   symmetric: pressing the cells of such a row changes nothing, and all that changes nothing is
//   a sum of them, since E has an inverse.
class System {
 public:
  // Of up to 2^this press sets each one is tried.
  static constexpr unsigned most_tried = 16;

  static const System& of(Rule rule, Size size) {
    using BySize = std::array<std::array<Published<System>, max_side + 1>, max_side + 1>;
    static std::array<BySize, rule_count> all;
    return all[static_cast<std::size_t>(rule)][size.rows][size.columns].get(
        [=] { return std::make_unique<System>(rule, size); });
  }

  System(Rule rule, Size size)
      : cells_(size.cells()), words_(words_of(size)), operator_(std::size_t{cells_} * words_) {
    std::vector<std::uint64_t> matrix(operator_.size());
    for (unsigned cell = 0; cell < cells_; ++cell) {
      Cells change{};
      press(rule, size, cell, change);
      for (unsigned turned = 0; turned < cells_; ++turned) {
        if (has(change, turned)) set_bit(&matrix[std::size_t{turned} * words_], cell);
      }
      set_bit(row(cell), cell);
    }
    for (unsigned column = 0; column < cells_; ++column) eliminate(column, matrix);
    reduce_null_rows();
  }

  unsigned nullity() const { return cells_ - static_cast<unsigned>(pivots_.size()); }

  // A press set that turns these cells and no others; not the smallest one.
  std::optional<Cells> to_white(const Cells& cells) const {
    for (auto i = static_cast<unsigned>(pivots_.size()); i < cells_; ++i) {
      if (is_odd(row(i), cells)) return std::nullopt;
    }
    Cells presses{};
    for (unsigned i = 0; i < pivots_.size(); ++i) {
      if (is_odd(row(i), cells)) turn(presses, pivots_[i]);
    }
    return presses;
  }

  // Makes a press set the canonical one of all that do the same.
  void make_canonical(Cells& presses) const {
    for (unsigned i = 0; i < nullity(); ++i) {
      if (has(presses, leading_[i])) add(null_row(i), presses);
    }
    const std::uint64_t index =
        nullity() <= most_tried ? best_by_trial(presses) : best_by_sums(presses);
    for (unsigned i = 0; i < nullity(); ++i) {
      if (((index >> (nullity() - 1 - i)) & 1U) != 0) add(null_row(i), presses);
    }
  }

 private:
  static void set_bit(std::uint64_t* bits, unsigned place) {
    bits[place / 64] |= std::uint64_t{1} << (place % 64);
  }
  static bool bit(const std::uint64_t* bits, unsigned place) {
    return ((bits[place / 64] >> (place % 64)) & 1U) != 0;
  }

  std::uint64_t* row(unsigned number) { return &operator_[std::size_t{number} * words_]; }
  const std::uint64_t* row(unsigned number) const {
    return &operator_[std::size_t{number} * words_];
  }

  bool is_odd(const std::uint64_t* bits, const Cells& cells) const {
    std::uint64_t sum = 0;
    for (unsigned word = 0; word < words_; ++word) sum ^= bits[word] & cells[word];
    return count(&sum, 1) % 2 == 1;
  }

  const std::uint64_t* null_row(unsigned number) const {
    return row(static_cast<unsigned>(pivots_.size()) + number);
  }

  void add(const std::uint64_t* bits, Cells& cells) const {
    for (unsigned word = 0; word < words_; ++word) cells[word] ^= bits[word];
  }

  // The press sets that do the same as `presses` have numbers of which the first bit says whether
  // the first null row is added, and so on. Each of these rows begins with a cell that no other row
  // and not `presses` has: of two sets the one with the smaller number is the smaller one.
  //
  // All sets one after the other in Gray code order, so that one row leads from each to the next.
  std::uint64_t best_by_trial(const Cells& presses) const {
    Cells member = presses;
    std::uint64_t number = 0;
    std::uint64_t best = 0;
    unsigned fewest = count(member.data(), words_);
    for (std::uint64_t i = 1; i >> nullity() == 0; ++i) {
      const auto bit_number = static_cast<unsigned>(std::countr_zero(i));
      number ^= std::uint64_t{1} << bit_number;
      add(null_row(nullity() - 1 - bit_number), member);
      const unsigned found = count(member.data(), words_);
      if (found > fewest || (found == fewest && number > best)) continue;
      fewest = found;
      best = number;
    }
    return best;
  }

  // All sets at once, for they are many. Cell j is pressed in set number c if it is in `presses` or
  // if it is in an odd number of the rows of c, not both. With p(j) the number whose bits are the
  // rows that have cell j, and s(j) = -1 if `presses` has it, else 1:
  //     cells - 2 * presses of set c = sum over j of s(j) * (-1)^(ones in p(j) & c)
  // For all c with the same high bits this is a Walsh-Hadamard transform, log2 additions a sum.
  std::uint64_t best_by_sums(const Cells& presses) const {
    constexpr unsigned low = 14;  // 32 KB: the first-level cache
    static_assert(low <= most_tried);
    std::vector<std::uint64_t> patterns(cells_);
    for (unsigned i = 0; i < nullity(); ++i) {
      for (unsigned cell = 0; cell < cells_; ++cell) {
        patterns[cell] = patterns[cell] << 1 | (bit(null_row(i), cell) ? 1U : 0U);
      }
    }
    std::vector<std::int16_t> sums(std::size_t{1} << low);
    int most = -static_cast<int>(cells_) - 1;
    std::uint64_t best = 0;
    for (std::uint64_t high = 0; high >> (nullity() - low) == 0; ++high) {
      std::fill(sums.begin(), sums.end(), std::int16_t{0});
      for (unsigned cell = 0; cell < cells_; ++cell) {
        const std::uint64_t common = (patterns[cell] >> low) & high;
        const bool minus = has(presses, cell) != (count(&common, 1) % 2 == 1);
        std::int16_t& sum = sums[patterns[cell] & (sums.size() - 1)];
        sum = static_cast<std::int16_t>(minus ? sum - 1 : sum + 1);
      }
      transform(sums);
      std::int16_t greatest = sums.front();
      for (const std::int16_t sum : sums) greatest = std::max(greatest, sum);
      if (greatest <= most) continue;
      most = greatest;
      const auto first = std::find(sums.begin(), sums.end(), greatest) - sums.begin();
      best = high << low | static_cast<std::uint64_t>(first);
    }
    return best;
  }

  static void transform(std::vector<std::int16_t>& sums) {
    for (std::size_t width = 1; width < sums.size(); width *= 2) {
      for (std::size_t begin = 0; begin < sums.size(); begin += 2 * width) {
        std::int16_t* left = &sums[begin];
        std::int16_t* right = &sums[begin + width];
        for (std::size_t i = 0; i < width; ++i) {
          const std::int16_t a = left[i];
          const std::int16_t b = right[i];
          left[i] = static_cast<std::int16_t>(a + b);
          right[i] = static_cast<std::int16_t>(a - b);
        }
      }
    }
  }

  // Makes each null row begin with a cell that no other one has.
  void reduce_null_rows() {
    for (unsigned cell = 0; cell < cells_ && leading_.size() < nullity(); ++cell) {
      const auto first = static_cast<unsigned>(pivots_.size() + leading_.size());
      unsigned found = first;
      while (found < cells_ && !bit(row(found), cell)) ++found;
      if (found == cells_) continue;
      if (found != first) std::swap_ranges(row(first), row(first) + words_, row(found));
      for (auto other = static_cast<unsigned>(pivots_.size()); other < cells_; ++other) {
        if (other == first || !bit(row(other), cell)) continue;
        for (unsigned word = 0; word < words_; ++word) row(other)[word] ^= row(first)[word];
      }
      leading_.push_back(cell);
    }
  }

  void eliminate(unsigned column, std::vector<std::uint64_t>& matrix) {
    const auto matrix_row = [&](unsigned number) { return &matrix[std::size_t{number} * words_]; };
    const auto pivot = static_cast<unsigned>(pivots_.size());
    unsigned found = pivot;
    while (found < cells_ && !bit(matrix_row(found), column)) ++found;
    if (found == cells_) return;
    if (found != pivot) {
      std::swap_ranges(matrix_row(pivot), matrix_row(pivot) + words_, matrix_row(found));
      std::swap_ranges(row(pivot), row(pivot) + words_, row(found));
    }
    for (unsigned other = 0; other < cells_; ++other) {
      if (other == pivot || !bit(matrix_row(other), column)) continue;
      std::uint64_t* to = matrix_row(other);
      const std::uint64_t* from = matrix_row(pivot);
      for (unsigned word = column / 64; word < words_; ++word) to[word] ^= from[word];
      to = row(other);
      from = row(pivot);
      for (unsigned word = 0; word < words_; ++word) to[word] ^= from[word];
    }
    pivots_.push_back(column);
  }

  unsigned cells_;
  unsigned words_;
  std::vector<std::uint64_t> operator_;  // E; the rows with a pivot come first
  std::vector<unsigned> pivots_;         // column of each of them
  std::vector<unsigned> leading_;        // first cell of each null row
};

}  // namespace

Way::Way(Rule the_rule, Size size, unsigned max_nullity)
    : rule(the_rule),
      small(size.cells() <= AllPressSets::max_cells),
      nullity(System::of(rule, size).nullity()),
      finds_minimum(small || nullity <= max_nullity) {}

std::string Way::minimum() const {
  if (small) return "exhaustive search";
  return nullity == 0 ? "the only press set" : fmt::format("all 2^{} press sets", nullity);
}

Truth find_truth(const Board& board, Goal goal, const Way& way, bool minimum) {
  Truth truth;
  const Size size = board.size;
  truth.minimum_known = minimum || way.small || way.nullity == 0;
  const Cells cells = to_cells(board);
  for (const Goal colour : {Goal::white, Goal::black}) {
    if (goal != Goal::either && goal != colour) continue;
    // What makes the board black makes the inverse board white.
    const Cells turned = colour == Goal::white ? cells : inverse(cells, size);
    auto presses = way.small ? AllPressSets::of(way.rule, size).to_white(turned)
                             : System::of(way.rule, size).to_white(turned);
    if (!presses) continue;
    if (!way.small && truth.minimum_known) System::of(way.rule, size).make_canonical(*presses);
    const unsigned cost = count(presses->data(), words_of(size));
    if (truth.solvable && truth.cost <= cost) continue;
    truth.solvable = true;
    truth.goal = colour;
    truth.cost = cost;
    truth.presses = *presses;
  }
  return truth;
}

}  // namespace boardmill::flip
