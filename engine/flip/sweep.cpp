#include "engine/flip/sweep.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <memory>
#include <type_traits>

#include "engine/flip/kernels.h"
#include "engine/flip/table.h"
#include "engine/puzzle/published.h"

namespace boardmill::flip {
namespace {

constexpr unsigned word_cells = 64;

// A step is small enough for the first-level cache, and not much work where few boards are plain.
constexpr std::size_t boards_a_step = 512;
constexpr std::size_t bytes_a_step = std::size_t{16} << 10;

constexpr std::uint64_t bit(std::size_t index) { return std::uint64_t{1} << index; }

unsigned pivot_of(const PressSet& vector) {
  return static_cast<unsigned>(std::countr_zero(vector.rows[0]));
}

// 64 bits of a string from bit `at` on.
std::uint64_t bits_at(const std::uint64_t* words, std::size_t at) {
  const std::uint64_t* word = words + at / 64;
  const std::size_t shift = at % 64;
  return (word[0] >> shift) | (word[1] << 1 << (63 - shift));
}

// As many of them as `tables` byte tables take.
template <std::size_t tables>
std::uint64_t bits_for(const std::uint64_t* words, std::size_t at) {
  if constexpr (tables == 8) return bits_at(words, at);
  std::uint64_t bits = 0;  // at most 56, and 7 before them: they begin and end in these 8 bytes
  std::memcpy(&bits, reinterpret_cast<const char*>(words) + at / 8, sizeof bits);
  return bits >> (at % 8);
}

// Calls `body` with the number as a constant from 1 to 8, so that its loop is unrolled.
template <std::size_t number = 1, class Body>
void with_constant(std::size_t value, const Body& body) {
  if constexpr (number < 8) {
    if (value > number) return with_constant<number + 1>(value, body);
  }
  body(std::integral_constant<std::size_t, number>());
}

void set_bit(std::vector<std::uint64_t>& words, std::size_t at) { words[at / 64] |= bit(at % 64); }

// The cells as one word, row by row.
std::uint64_t to_word(const Grid& grid) {
  std::uint64_t word = 0;
  for (unsigned row = 0; row < grid.size.rows; ++row) {
    word |= grid.rows[row] << (row * grid.size.columns);
  }
  return word;
}

}  // namespace

const Sweep& Sweep::of(Size size) {
  static std::array<std::array<Published<Sweep>, max_side>, max_side> all;
  return all[size.rows - 1][size.columns - 1].get([size] { return std::make_unique<Sweep>(size); });
}

Sweep::Sweep(Size size)
    : size_(size),
      algebra_(Algebra::of(size)),
      text_bytes_(std::size_t{size.rows} * (size.columns + 1)) {
  for (const auto separator : {Separator::lines, Separator::slashes}) {
    for (const std::size_t blank_lines : {0U, 1U}) space(separator, blank_lines);
  }
  for (const PressSet& vector : algebra_.basis()) pivots_ |= bit(pivot_of(vector));
  if (size.cells() > word_cells) stride_ = (size.rows + most_lanes - 1) / most_lanes * most_lanes;
  PressSet nothing;
  nothing.size = size;
  add_members(nothing);
  add_members(algebra_.turn_all());
  if (size.cells() <= word_cells) make_tables();
}

void Sweep::space(Separator separator, std::size_t blank_lines) {
  Spacing& spacing = spacings_[static_cast<std::size_t>(separator)][blank_lines];
  spacing.period = text_bytes_ + blank_lines;
  spacing.boards = std::min(boards_a_step, bytes_a_step / spacing.period);
  spacing.newlines.resize(spacing.boards * spacing.period / 64 + 1);
  spacing.slashes.resize(spacing.newlines.size());
  auto& between = separator == Separator::lines ? spacing.newlines : spacing.slashes;
  for (std::size_t board = 0; board < spacing.boards; ++board) {
    const std::size_t begin = board * spacing.period;
    for (unsigned row = 1; row < size_.rows; ++row) {
      set_bit(between, begin + std::size_t{row} * (size_.columns + 1) - 1);
    }
    set_bit(spacing.newlines, begin + text_bytes_ - 1);
    if (blank_lines != 0) set_bit(spacing.newlines, begin + text_bytes_);
  }
}

void Sweep::add_members(const PressSet& start) {
  const auto basis = algebra_.basis();
  for (std::uint64_t sum = 0; sum < bit(algebra_.nullity()); ++sum) {
    PressSet member = start;
    for (std::size_t i = 0; i < basis.size(); ++i) {
      if (((sum >> i) & 1U) != 0) add(member, basis[i]);
    }
    if (size_.cells() <= word_cells) {
      members_.push_back(to_word(member));
      continue;
    }
    for (std::size_t row = 0; row < stride_; ++row) {
      members_.push_back(row < size_.rows ? member.rows[row] : 0);
    }
  }
}

void Sweep::make_tables() {
  std::vector<std::uint64_t> presses(text_bytes_ - 1);  // by bit of the text
  Grid cell;
  cell.size = size_;
  PressSet found;
  for (unsigned row = 0; row < size_.rows; ++row) {
    for (unsigned column = 0; column < size_.columns; ++column) {
      cell.rows[row] = bit(column);
      algebra_.map(cell, found);
      for (const PressSet& vector : algebra_.basis()) {
        if (vector.at(row, column)) found.rows[0] |= bit(pivot_of(vector));
      }
      presses[std::size_t{row} * (size_.columns + 1) + column] = to_word(found);
    }
    cell.rows[row] = 0;
  }
  presses_ = ByteTables<std::uint64_t>(presses);
  if (size_.cells() <= Table::max_cells) make_costs(presses);
}

void Sweep::make_costs(std::span<const std::uint64_t> presses) {
  const unsigned others = size_.cells() - algebra_.nullity();
  std::vector<unsigned> place(size_.cells());  // of a cell in an index
  for (unsigned cell = 0, other = 0, pivot = others; cell < size_.cells(); ++cell) {
    place[cell] = (pivots_ & bit(cell)) != 0 ? pivot++ : other++;
  }
  std::vector<std::uint16_t> index;
  for (const std::uint64_t word : presses) {
    std::uint64_t moved = 0;
    for (unsigned cell = 0; cell < size_.cells(); ++cell) {
      if ((word & bit(cell)) != 0) moved |= bit(place[cell]);
    }
    index.push_back(static_cast<std::uint16_t>(moved));
  }
  index_ = ByteTables<std::uint16_t>(index);

  std::vector<std::uint64_t> all(std::size_t{1} << others);  // press sets without pivot cells
  for (unsigned cell = 0; cell < size_.cells(); ++cell) {
    if ((pivots_ & bit(cell)) != 0) continue;
    for (std::size_t i = 0; i < all.size(); ++i) all[i] |= ((i >> place[cell]) & 1U) << cell;
  }
  for (const Goal goal : {Goal::white, Goal::black, Goal::either}) {
    std::vector<std::uint64_t> words = all;
    words.resize(words.size() + most_lanes);
    const Members members = members_of(goal);
    least_weights(words.data(), all.size(), 0, members_.data() + members.first, members.count);
    auto& costs = costs_[static_cast<std::size_t>(goal)];
    for (std::size_t i = 0; i < all.size(); ++i) {
      costs.push_back(static_cast<std::uint16_t>(words[i]));
    }
    costs.push_back(Results::no_cost);
  }
}

Sweep::Members Sweep::members_of(Goal goal) const {
  const std::size_t to_white = std::size_t{1} << algebra_.nullity();
  switch (goal) {
    case Goal::white:
      return {0, to_white};
    case Goal::black:
      return {to_white, to_white};
    default:
      return {0, 2 * to_white};
  }
}

void Sweep::weigh_by_table(const Bits& bits, Goal goal, std::uint16_t* costs) const {
  const std::vector<std::uint16_t>& table = costs_[static_cast<std::size_t>(goal)];
  const std::size_t unsolvable = table.size() - 1;
  with_constant(index_.size(), [&](auto tables) {
    for (std::size_t i = 0, at = 0; i < bits.boards; ++i, at += bits.period) {
      const std::size_t index = index_.template sum_of<tables>(bits_for<tables>(bits.words, at));
      costs[i] = table[std::min(index, unsolvable)];
    }
  });
}

void Sweep::weigh_words(const Bits& bits, Goal goal, std::uint16_t* costs) const {
  std::array<std::uint64_t, boards_a_step + most_lanes>
      words;  // NOLINT: filled as far as it counts
  with_constant(presses_.size(), [&](auto tables) {
    for (std::size_t i = 0, at = 0; i < bits.boards; ++i, at += bits.period) {
      words[i] = presses_.template sum_of<tables>(bits_for<tables>(bits.words, at));
    }
  });
  if (presses_.size() > 8) {
    for (std::size_t i = 0, at = 64; i < bits.boards; ++i, at += bits.period) {
      words[i] ^= presses_.sum(bits_at(bits.words, at), 1);
    }
  }
  const Members members = members_of(goal);
  static_assert(no_weight == Results::no_cost);
  least_weights(words.data(), bits.boards, pivots_, members_.data() + members.first, members.count);
  for (std::size_t i = 0; i < bits.boards; ++i) costs[i] = static_cast<std::uint16_t>(words[i]);
}

void Sweep::weigh_rows(const Bits& bits, Goal goal, std::uint16_t* costs) const {
  const Members members = members_of(goal);
  Board board;
  board.size = size_;
  PressSet presses;  // its rows beyond the board stay 0
  for (std::size_t i = 0; i < bits.boards; ++i) {
    for (unsigned row = 0; row < size_.rows; ++row) {
      const std::size_t at = i * bits.period + std::size_t{row} * (size_.columns + 1);
      board.rows[row] = bits_at(bits.words, at) & row_mask(size_.columns);
    }
    costs[i] = Results::no_cost;
    if (!algebra_.solve(board, presses)) continue;
    costs[i] = static_cast<std::uint16_t>(least_weight(
        presses.rows.data(), stride_, members_.data() + members.first * stride_, members.count));
  }
}

void Sweep::run(Separator separator, Means means, Goal goal, Framer& framer, std::string_view& rest,
                Results& results) const {
  // Words beyond the last one are read, but their bits do not count.
  std::array<std::uint64_t, bytes_a_step / 64 + 4> black;  // NOLINT: filled as far as it counts
  FramerState state = framer.state();
  for (;;) {
    while (!rest.empty() && rest.front() == '\n') {
      rest.remove_prefix(1);
      ++state.line;
    }
    if (rest.size() < text_bytes_ || rest[text_bytes_ - 1] != '\n') break;
    const std::size_t blank_lines = rest.size() > text_bytes_ && rest[text_bytes_] == '\n' ? 1 : 0;
    const Spacing& spacing = spacings_[static_cast<std::size_t>(separator)][blank_lines];
    // There may be no blank line after the last board.
    const std::size_t most = std::min(spacing.boards, (rest.size() + blank_lines) / spacing.period);
    const std::string_view text = rest.substr(0, most * spacing.period - blank_lines);
    const std::size_t plain =
        find_black(text, spacing.newlines.data(), spacing.slashes.data(), black.data());
    const std::size_t boards = (plain + blank_lines) / spacing.period;
    if (boards == 0) break;

    const std::size_t begin = results.size();
    results.costs.resize(begin + boards);
    results.outcomes.resize(begin + boards);
    std::uint16_t* costs = results.costs.data() + begin;
    const Bits bits{black.data(), spacing.period, boards};
    if (means == Means::table) {
      weigh_by_table(bits, goal, costs);
    } else if (size_.cells() <= word_cells) {
      weigh_words(bits, goal, costs);
    } else {
      weigh_rows(bits, goal, costs);
    }
    Outcome* outcomes = results.outcomes.data() + begin;
    for (std::size_t i = 0; i < boards; ++i) {
      outcomes[i] = costs[i] == Results::no_cost ? Outcome::unsolvable : Outcome::solved;
    }
    rest.remove_prefix(boards * spacing.period - blank_lines);
    state.record += boards;
    state.line += boards * (state.per_record + blank_lines) - blank_lines;
  }
  framer = Framer(state);  // records of lines need nothing else
}

}  // namespace boardmill::flip
