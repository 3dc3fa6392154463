#include "engine/flip/verifier.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/flip/answer.h"
#include "engine/flip/text.h"
#include "engine/puzzle/claim_report.h"
#include "engine/puzzle/published.h"
#include "engine/puzzle/results.h"
#include "engine/puzzle/size.h"

namespace boardmill::flip {
namespace {

// A bit a cell, row by row without gaps, the first cell in bit 0 of the first word: on purpose not
// how boards are stored elsewhere.
using Cells = std::array<std::uint64_t, max_side * max_side / 64>;

bool has(const Cells& cells, unsigned cell) {
  return ((cells[cell / 64] >> (cell % 64)) & 1U) != 0;
}

void turn(Cells& cells, unsigned cell) { cells[cell / 64] ^= std::uint64_t{1} << (cell % 64); }

// The rule of the game.
void press(Size size, unsigned cell, Cells& cells) {
  const unsigned row = cell / size.columns;
  const unsigned column = cell % size.columns;
  turn(cells, cell);
  if (row > 0) turn(cells, cell - size.columns);
  if (row + 1 < size.rows) turn(cells, cell + size.columns);
  if (column > 0) turn(cells, cell - 1);
  if (column + 1 < size.columns) turn(cells, cell + 1);
}

void play(Size size, const Cells& presses, Cells& cells) {
  for (unsigned cell = 0; cell < size.cells(); ++cell) {
    if (has(presses, cell)) press(size, cell, cells);
  }
}

unsigned words_of(Size size) { return (size.cells() + 63) / 64; }

Cells to_cells(const Grid& grid) {
  Cells cells{};
  for (unsigned cell = 0; cell < grid.size.cells(); ++cell) {
    if (grid.at(cell / grid.size.columns, cell % grid.size.columns)) turn(cells, cell);
  }
  return cells;
}

Grid to_grid(const Cells& cells, Size size) {
  Grid grid;
  grid.size = size;
  for (unsigned cell = 0; cell < size.cells(); ++cell) {
    if (has(cells, cell)) grid.set(cell / size.columns, cell % size.columns);
  }
  return grid;
}

Cells inverse(Cells cells, Size size) {
  for (unsigned cell = 0; cell < size.cells(); ++cell) turn(cells, cell);
  return cells;
}

// Counts in the bytes of a word, which compilers turn into vector instructions; std::popcount is a
// call where the processor is not known to have the instruction.
unsigned count(const std::uint64_t* words, unsigned size) {
  unsigned total = 0;
  for (unsigned begin = 0; begin < size; begin += 31) {  // a byte holds 31 times 8
    const unsigned end = std::min(size, begin + 31);
    std::uint64_t bytes = 0;
    for (unsigned i = begin; i < end; ++i) {
      std::uint64_t bits = words[i];
      bits -= (bits >> 1) & 0x5555555555555555U;
      bits = (bits & 0x3333333333333333U) + ((bits >> 2) & 0x3333333333333333U);
      bytes += (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0fU;
    }
    const std::uint64_t pairs =
        (bytes & 0x00ff00ff00ff00ffU) + ((bytes >> 8) & 0x00ff00ff00ff00ffU);
    total += static_cast<unsigned>((pairs * 0x0001000100010001U) >> 48);
  }
  return total;
}

// Whether `a` is the smaller one of two different sets when both are written as 0s and 1s.
bool is_smaller(const std::uint64_t* a, const std::uint64_t* b, unsigned words) {
  for (unsigned i = 0; i < words; ++i) {
    const std::uint64_t difference = a[i] ^ b[i];
    if (difference != 0) return (b[i] & difference & (~difference + 1)) != 0;
  }
  return false;
}

// Of a small size: all press sets, played through.
class AllPressSets {
 public:
  static constexpr unsigned max_cells = 20;

  static const AllPressSets& of(Size size) {
    static std::array<std::array<Published<AllPressSets>, max_cells + 1>, max_cells + 1> sizes;
    return sizes[size.rows][size.columns].get(
        [size] { return std::make_unique<AllPressSets>(size); });
  }

  // In Gray code order, so that one press leads from each to the next.
  explicit AllPressSets(Size size) : canonical_(std::size_t{1} << size.cells(), none) {
    std::vector<std::uint32_t> changes;
    for (unsigned cell = 0; cell < size.cells(); ++cell) {
      Cells change{};
      press(size, cell, change);
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

  static const System& of(Size size) {
    static std::array<std::array<Published<System>, max_side + 1>, max_side + 1> sizes;
    return sizes[size.rows][size.columns].get([size] { return std::make_unique<System>(size); });
  }

  explicit System(Size size)
      : cells_(size.cells()), words_(words_of(size)), operator_(std::size_t{cells_} * words_) {
    std::vector<std::uint64_t> matrix(operator_.size());
    for (unsigned cell = 0; cell < cells_; ++cell) {
      Cells change{};
      press(size, cell, change);
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

// What is true of a board.
struct Truth {
  bool solvable = false;
  bool minimum_known = false;  // else `presses` is only one of several that may be the canonical
  Goal goal = Goal::white;
  unsigned cost = 0;  // number of presses
  Cells presses{};
};

// How the truth is found out.
struct Way {
  Way(Size size, unsigned max_nullity)
      : small(size.cells() <= AllPressSets::max_cells),
        nullity(small ? 0 : System::of(size).nullity()),
        finds_minimum(small || nullity <= max_nullity) {}

  std::string_view solvability() const { return small ? "exhaustive search" : "elimination"; }
  std::string minimum() const {
    if (small) return "exhaustive search";
    return nullity == 0 ? "the only press set" : fmt::format("all 2^{} press sets", nullity);
  }

  bool small;
  unsigned nullity;
  bool finds_minimum;
};

// `minimum`: whether it is wanted, and can be found.
Truth find_truth(const Board& board, Goal goal, const Way& way, bool minimum) {
  Truth truth;
  const Size size = board.size;
  truth.minimum_known = minimum || way.small || way.nullity == 0;
  const Cells cells = to_cells(board);
  for (const Goal colour : {Goal::white, Goal::black}) {
    if (goal != Goal::either && goal != colour) continue;
    // What makes the board black makes the inverse board white.
    const Cells turned = colour == Goal::white ? cells : inverse(cells, size);
    auto presses =
        way.small ? AllPressSets::of(size).to_white(turned) : System::of(size).to_white(turned);
    if (!presses) continue;
    if (!way.small && truth.minimum_known) System::of(size).make_canonical(*presses);
    const unsigned cost = count(presses->data(), words_of(size));
    if (truth.solvable && truth.cost <= cost) continue;
    truth.solvable = true;
    truth.goal = colour;
    truth.cost = cost;
    truth.presses = *presses;
  }
  return truth;
}

// Takes a cell such as r1c2 off the front of `text`; false when there is none.
bool take_cell(std::string_view& text, unsigned& row, unsigned& column) {
  const auto take_number = [&text](char name, unsigned& number) {
    if (!text.starts_with(name)) return false;
    text.remove_prefix(1);
    std::size_t digits = 0;
    number = 0;
    while (digits < text.size() && digits < 3 && text[digits] >= '0' && text[digits] <= '9') {
      number = 10 * number + static_cast<unsigned>(text[digits] - '0');
      ++digits;
    }
    if (digits == 0 || text.front() == '0') return false;
    text.remove_prefix(digits);
    return true;
  };
  return take_number('r', row) && take_number('c', column);
}

using Cell = std::optional<std::string_view>;

bool is_given(const Cell& cell) { return cell && !cell->empty(); }

// One row, one board.
class Check {
 public:
  Check(const Config& config, unsigned max_nullity, const Board& board, std::uint64_t record,
        const Claim& claim, Bytes& text, Finding& finding)
      : config_(config),
        board_(board),
        size_(board.size),
        way_(board.size, max_nullity),
        record_(record),
        claim_(claim),
        text_(text),
        report_(finding) {}

  void run() {
    const bool gave_up = claim_.outcome ? *claim_.outcome == text(Outcome::over_limit)
                                        : claim_.error && claim_.error->starts_with("limit");
    // A row about another board is wrong in this before all else.
    const Cell instance = cell(Column::instance);
    if (is_given(instance) && !same(Column::instance, Answer(), *instance)) return;
    if (gave_up) {
      if (claims_nothing()) report_.verified("nothing: the solver gave up");
      return;
    }
    const bool minimum_matters = claim_.cost || cell(Column::answer) || cell(Column::solution) ||
                                 (cell(Column::goal) && config_.goal == Goal::either);
    truth_ = find_truth(board_, config_.goal, way_, minimum_matters && way_.finds_minimum);
    if (!check_outcome() || (instance && !same(Column::instance, Answer(), *instance))) return;
    if (instance) report_.verified("instance");
    if (truth_.solvable) {
      check_solved();
    } else {
      check_unsolvable();
    }
  }

 private:
  static std::string_view name(Column column) {
    constexpr std::array<std::string_view, 6> names{"answer", "solution", "certificate",
                                                    "method", "instance", "goal"};
    return names[static_cast<std::size_t>(column)];
  }

  Cell cell(Column column) const {
    const auto index = static_cast<std::size_t>(column);
    return index < claim_.texts.size() ? claim_.texts[index] : std::nullopt;
  }

  bool same(Column column, const Answer& answer, std::string_view found) {
    text_.clear();
    write_text(config_, column, record_, board_, answer, text_);
    return report_.same(name(column), view(text_), found);
  }

  bool empty(std::string_view column, const Cell& found) {
    return !found || report_.same(column, "", *found);
  }
  bool empty(Column column) { return empty(name(column), cell(column)); }

  bool claims_nothing() {
    return empty("cost", claim_.cost) && empty(Column::answer) && empty(Column::solution) &&
           empty(Column::certificate) && empty(Column::goal);
  }

  bool check_outcome() {
    if (claim_.outcome) {
      const Outcome outcome = truth_.solvable ? Outcome::solved : Outcome::unsolvable;
      if (!report_.same("outcome", text(outcome), *claim_.outcome)) return false;
      report_.verified("outcome", way_.solvability());
    }
    return empty("error", claim_.error);
  }

  void check_unsolvable() {
    if (!empty("cost", claim_.cost)) return;
    if (const Cell answer = cell(Column::answer)) {
      if (!same(Column::answer, Answer(), *answer)) return;
      report_.verified("answer", way_.solvability());
    }
    if (!empty(Column::solution) || !check_certificate()) return;
    empty(Column::goal);
  }

  bool check_certificate() {
    const Cell found = cell(Column::certificate);
    if (!found) return true;
    const std::string_view column = name(Column::certificate);
    if (found->empty()) return report_.wrong(column, "cells", "nothing");
    Cells certificate{};
    if (!read_cells(column, *found, certificate)) return false;
    unsigned black = 0;
    const Cells pieces = to_cells(board_);
    for (unsigned cell = 0; cell < size_.cells(); ++cell) {
      Cells change{};
      press(size_, cell, change);
      unsigned met = 0;
      for (unsigned word = 0; word < words_of(size_); ++word) change[word] &= certificate[word];
      met = count(change.data(), words_of(size_));
      if (met % 2 == 1) {
        return report_.wrong(column, "an even number of cells in every press",
                             fmt::format("{} in that of {}", met, cell_text(cell)));
      }
      if (has(certificate, cell) && has(pieces, cell)) ++black;
    }
    if (black % 2 == 0) {
      return report_.wrong(column, "an odd number of black pieces", fmt::format("{}", black));
    }
    report_.verified(column, "parity");
    return true;
  }

  void check_solved() {
    if (!check_solution()) return;
    // Of several minima that may be, a solution that was played has chosen one.
    const bool exact = truth_.minimum_known || witness_;
    Answer answer;
    answer.outcome = Outcome::solved;
    answer.cost = static_cast<std::uint16_t>(truth_.cost);
    answer.goal = truth_.goal;
    answer.presses = to_grid(truth_.presses, size_);
    if (!truth_.minimum_known && witness_) {
      if (witness_count_ > truth_.cost) {
        report_.wrong(name(Column::solution), fmt::format("at most {} presses", truth_.cost),
                      fmt::format("{}", witness_count_));
        return;
      }
      answer.cost = static_cast<std::uint16_t>(witness_count_);
      answer.goal = witness_goal_;
      answer.presses = to_grid(*witness_, size_);
      note_no_minimum();
    }
    if (!check_cost(exact, answer.cost) || !check_answer(exact, answer)) return;
    if (witness_ && truth_.minimum_known) {
      const std::string_view column = name(Column::solution);
      if (witness_count_ != truth_.cost) {
        report_.wrong(column, presses_text(truth_.cost), presses_text(witness_count_));
        return;
      }
      if (!same(Column::solution, answer, *cell(Column::solution))) return;
      note_minimum(column);
    }
    if (!empty(Column::certificate)) return;
    check_goal(exact, answer);
  }

  // Reads and plays the solution, if one is claimed.
  bool check_solution() {
    const Cell found = cell(Column::solution);
    if (!found) return true;
    const std::string_view column = name(Column::solution);
    Cells presses{};
    if (!read_cells(column, *found, presses)) return false;
    Cells end = to_cells(board_);
    play(size_, presses, end);
    const unsigned black = count(end.data(), words_of(size_));
    const unsigned white = size_.cells() - black;
    const bool good =
        (black == 0 && config_.goal != Goal::black) || (white == 0 && config_.goal != Goal::white);
    if (!good) {
      return report_.wrong(column,
                           config_.goal == Goal::either
                               ? std::string("one colour in the end")
                               : fmt::format("all {} in the end", text(config_.goal)),
                           fmt::format("{} black and {} white", black, white));
    }
    witness_ = presses;
    witness_count_ = count(presses.data(), words_of(size_));
    witness_goal_ = black == 0 ? Goal::white : Goal::black;
    report_.verified(column, "replay");
    return true;
  }

  bool check_cost(bool exact, unsigned cost) {
    if (!claim_.cost) return true;
    if (exact) {
      if (!report_.same("cost", fmt::format("{}", cost), *claim_.cost)) return false;
      note_minimum("cost");
      return true;
    }
    const auto number = parse_number(*claim_.cost);
    if (!number || fmt::format("{}", *number) != *claim_.cost) {
      return report_.wrong("cost", "a number", quote_cell(*claim_.cost));
    }
    if (*number > truth_.cost) {
      return report_.wrong("cost", fmt::format("at most {}", truth_.cost),
                           fmt::format("{}", *number));
    }
    note_no_minimum();
    return true;
  }

  bool check_answer(bool exact, const Answer& answer) {
    const Cell found = cell(Column::answer);
    if (!found) return true;
    if (exact) {
      if (!same(Column::answer, answer, *found)) return false;
      note_minimum(name(Column::answer));
      return true;
    }
    // The right text is not known, but some texts are wrong for sure.
    text_.clear();
    write_text(config_, Column::answer, record_, board_, Answer(), text_);
    if (found->empty() || *found == view(text_)) {
      return report_.wrong(name(Column::answer), "that of a solvable board", quote_cell(*found));
    }
    note_no_minimum();
    return true;
  }

  void check_goal(bool exact, const Answer& answer) {
    const Cell found = cell(Column::goal);
    if (!found) return;
    const std::string_view column = name(Column::goal);
    if (!exact && config_.goal == Goal::either) {
      if (*found != text(Goal::white) && *found != text(Goal::black)) {
        report_.wrong(column, "white or black", quote_cell(*found));
      } else {
        note_no_minimum();
      }
      return;
    }
    if (!same(Column::goal, answer, *found)) return;
    if (config_.goal != Goal::either) {
      report_.verified(column, way_.solvability());
    } else {
      note_minimum(column);
    }
  }

  // Where the minimum is not known, a solution was played.
  void note_minimum(std::string_view column) {
    report_.verified(column, truth_.minimum_known ? way_.minimum() : "replay");
  }

  void note_no_minimum() {
    report_.verified(fmt::format("minimum not verified: nullity {}", way_.nullity));
  }

  static std::string presses_text(unsigned number) {
    return number == 1 ? "1 press" : fmt::format("{} presses", number);
  }

  std::string cell_text(unsigned cell) const {
    return fmt::format("r{}c{}", cell / size_.columns + 1, cell % size_.columns + 1);
  }

  // Reads cells row by row with one blank between them, exactly as they are to be written.
  bool read_cells(std::string_view column, std::string_view text, Cells& cells) {
    std::string_view rest = text;
    unsigned next = 0;  // the cells before this one are behind us
    while (!rest.empty()) {
      const auto where = [&text](std::string_view found) {
        return fmt::format("{} at byte {}", quote_text(found), text.size() - found.size() + 1);
      };
      if (next != 0) {
        if (rest.front() != ' ') return report_.wrong(column, "a blank", where(rest));
        rest.remove_prefix(1);
      }
      const std::string_view begin = rest;
      unsigned row = 0;
      unsigned place = 0;
      if (!take_cell(rest, row, place)) {
        return report_.wrong(column, "a cell such as r1c2",
                             begin.empty() ? "nothing after the last blank" : where(begin));
      }
      if (row > size_.rows || place > size_.columns) {
        return report_.wrong(column, fmt::format("a cell of {}", to_string(size_)), where(begin));
      }
      const unsigned cell = (row - 1) * size_.columns + place - 1;
      if (cell < next) return report_.wrong(column, "ascending cells", where(begin));
      turn(cells, cell);
      next = cell + 1;
    }
    return true;
  }

  const Config& config_;
  const Board& board_;
  Size size_;
  Way way_;
  std::uint64_t record_;
  const Claim& claim_;
  Bytes& text_;
  ClaimReport report_;
  Truth truth_;
  std::optional<Cells> witness_;  // a solution that was played and leads to a goal
  unsigned witness_count_ = 0;
  Goal witness_goal_ = Goal::white;
};

}  // namespace

void Verifier::verify(const Board& board, std::uint64_t record, const Claim& claim,
                      Scratch& scratch, Finding& finding) const {
  Check(config_, max_nullity_, board, record, claim, scratch.text, finding).run();
}

}  // namespace boardmill::flip
