#include "engine/solitaire/bounds.h"

#include <algorithm>
#include <array>
#include <utility>

namespace boardmill::solitaire {
namespace {

constexpr Position first_column = 0x0101010101010101U;
constexpr Position first_row = 0xff;

constexpr Position shifted(Position position, int by) {
  return by >= 0 ? position << by : position >> -by;
}

// All moves in one direction, steps or jumps.
struct Kind {
  bool vertical;
  bool onwards;  // down or right
  bool jump;

  constexpr int near() const { return (onwards ? 1 : -1) * (vertical ? 8 : 1); }
  constexpr int far() const { return jump ? 2 * near() : near(); }

  // The fields that it does not lead off the board.
  constexpr Position fields() const {
    Position kept = ~Position{0};
    for (unsigned line = 0; line < (jump ? 2U : 1U); ++line) {
      const unsigned last = onwards ? 7 - line : line;
      kept &= ~(vertical ? first_row << (8 * last) : first_column << last);
    }
    return kept;
  }

  constexpr Stride stride(bool on) const {
    if (jump) return on ? Stride::on_over : Stride::back_over;
    return on ? Stride::on : Stride::back;
  }
  constexpr Stride across() const { return stride(onwards); }  // rows or columns
  constexpr Stride sums() const { return stride(onwards); }
  constexpr Stride differences() const { return stride(onwards == vertical); }
};

constexpr std::array kinds{
    Kind{true, false, false}, Kind{true, true, false},   Kind{true, false, true},
    Kind{true, true, true},   Kind{false, false, false}, Kind{false, true, false},
    Kind{false, false, true}, Kind{false, true, true},
};

// The pieces that have a move of a kind, given by its number in `kinds`.
template <std::size_t number>
Position movable(Position pieces) {
  constexpr Kind kind = kinds[number];
  const Position beside = shifted(pieces, -kind.near());
  if constexpr (kind.jump) return pieces & beside & ~shifted(pieces, -kind.far()) & kind.fields();
  return pieces & ~beside & kind.fields();
}

// All fields of some lines.
constexpr auto fields_of_rows = [] {
  std::array<Position, 256> table{};
  for (unsigned rows = 0; rows < 256; ++rows) {
    for (unsigned row = 0; row < board_side; ++row) {
      if ((rows >> row & 1U) != 0) table[rows] |= first_row << (8 * row);
    }
  }
  return table;
}();

// All fields of the lines that a kind of move crosses.
template <std::size_t number>
Position fields_of_lines(std::uint8_t lines) {
  return kinds[number].vertical ? fields_of_rows[lines] : lines * first_column;
}

}  // namespace

// Expands states towards a goal, from which they may be at most `room` moves away afterwards.
class Bounds::Expansion {
 public:
  Expansion(Position goal, const Shadow& shadow, unsigned room, bool diagonals)
      : goal_(goal),
        room_(room),
        to_rows_(straight_.distances_to(shadow.rows)),
        to_columns_(straight_.distances_to(shadow.columns)),
        row_ways_(straight_.ways_to(shadow.rows)),
        column_ways_(straight_.ways_to(shadow.columns)) {
    if (!diagonals) return;
    diagonal_ = &Lines::diagonal();
    to_sums_ = diagonal_->distances_to(shadow.sums);
    to_differences_ = diagonal_->distances_to(shadow.differences);
  }

  // Calls `visit(reached, its shadow)` for each move that the bounds allow, until it returns true;
  // returns whether it did.
  template <class Visit>
  bool operator()(Position state, const Shadow& shadow, const Visit& visit) const {
    if (pairing_bound(state, goal_) > room_ + 1) return false;
    const unsigned bound = to_rows_[shadow.rows] + 0U + to_columns_[shadow.columns];
    Lines::Ways rows = all_ways;
    Lines::Ways columns = all_ways;
    if (bound >= room_) {
      rows = row_ways_[shadow.rows];
      columns = column_ways_[shadow.columns];
    }
    const auto& row_ways = bound > room_ ? rows.nearer : rows.no_further;
    const auto& column_ways = bound > room_ ? columns.nearer : columns.no_further;
    return [&]<std::size_t... i>(std::index_sequence<i...>) {
      return (move<i>(state, shadow, kinds[i].vertical ? row_ways : column_ways, visit) || ...);
    }
    (std::make_index_sequence<kinds.size()>());
  }

 private:
  static constexpr Lines::Ways all_ways{{0xff, 0xff, 0xff, 0xff}, {0xff, 0xff, 0xff, 0xff}};

  template <std::size_t number, class Visit>
  bool move(Position state, const Shadow& shadow,
            const std::array<std::uint8_t, stride_count>& ways, const Visit& visit) const {
    constexpr Kind kind = kinds[number];
    Position pieces = movable<number>(state) &
                      fields_of_lines<number>(ways[static_cast<std::size_t>(kind.across())]);
    for (; pieces != 0; pieces &= pieces - 1) {
      const auto field = static_cast<unsigned>(std::countr_zero(pieces));
      const unsigned row = row_of(field);
      const unsigned column = column_of(field);
      Shadow reached = shadow;
      if (diagonal_ != nullptr) {
        reached.sums = diagonal_->moved(shadow.sums, row + column, kind.sums());
        if (to_sums_[reached.sums] > room_) continue;
        const unsigned difference = row + board_side - 1 - column;
        reached.differences = diagonal_->moved(shadow.differences, difference, kind.differences());
        if (to_differences_[reached.differences] > room_) continue;
      }
      if constexpr (kind.vertical) {
        reached.rows = straight_.moved(shadow.rows, row, kind.across());
      } else {
        reached.columns = straight_.moved(shadow.columns, column, kind.across());
      }
      const Position piece = pieces & (~pieces + 1);
      if (visit((state ^ piece) | shifted(piece, kind.far()), reached)) return true;
    }
    return false;
  }

  const Lines& straight_ = Lines::straight();
  const Lines* diagonal_ = nullptr;
  Position goal_;
  unsigned room_;
  const std::uint8_t* to_rows_;
  const std::uint8_t* to_columns_;
  const Lines::Ways* row_ways_;
  const Lines::Ways* column_ways_;
  const std::uint8_t* to_sums_ = nullptr;
  const std::uint8_t* to_differences_ = nullptr;
};

bool Bounds::search(const Pair& pair, const Shadow& start, const Shadow& target, unsigned limit,
                    bool all, bool diagonals) {
  from_start_.side.start(pair.start);
  from_start_.shadows.assign(1, start);
  from_target_.side.start(pair.target);
  from_target_.shadows.assign(1, target);
  bool met = pair.start == pair.target;
  for (unsigned depth = 0; !met && depth < limit; ++depth) {
    const bool forward = from_start_.side.width() <= from_target_.side.width();
    Half& half = forward ? from_start_ : from_target_;
    const Half& other = forward ? from_target_ : from_start_;
    const bool last = depth + 1 == limit;
    const unsigned room = limit - static_cast<unsigned>(half.side.depth()) - 1;
    const Expansion expand(other.side.states().front(), other.shadows.front(), room, diagonals);
    const auto [begin, end] = half.side.begin_layer();
    for (std::size_t i = begin; i < end && (!met || all); ++i) {
      expand(half.side.states()[i], Shadow(half.shadows[i]),
             [&](Position reached, const Shadow& shadow) {
               // Nobody comes back to the last layer but for the moves.
               if (!last || all) {
                 if (!half.side.insert(reached)) return false;
                 half.shadows.push_back(shadow);
               }
               met = met || other.side.has(reached);
               return met && !all;
             });
    }
  }
  return met;
}

void Bounds::solve(const Pair& pair, const Question& question, const Known& known, Answer& answer) {
  answer.outcome = Outcome::unsolvable;
  answer.cost = Results::no_cost;
  const auto max_moves = static_cast<unsigned>(question.max_moves);
  const Shadow start = shadow_of(pair.start);
  const Shadow target = shadow_of(pair.target);
  unsigned lower = straight_bound(start, target);
  if (lower > max_moves) return;
  if (known.diagonals) lower = std::max(lower, diagonal_bound(start, target));
  if (lower > max_moves) return;
  lower = std::max(lower, pairing_bound(pair.start, pair.target));
  if (lower > max_moves) return;
  const unsigned upper = std::min(upper_bound(pair.start, pair.target), known.within);

  if (question.cost || question.moves) {
    // The distance is at least `lower` and, if it is within reach, at most `upper`.
    const unsigned last = std::min(upper - 1, max_moves);
    while (lower <= last && !search(pair, start, target, lower, false, known.diagonals)) ++lower;
    if (lower > max_moves) return;
    answer.cost = static_cast<std::uint16_t>(lower);
    answer.outcome = Outcome::solved;
    if (question.moves) {
      search(pair, start, target, lower, true, known.diagonals);
      answer.moves = canonical_moves(from_start_.side, from_target_.side, static_cast<int>(lower));
    }
  } else if (upper <= max_moves || search(pair, start, target, max_moves, false, known.diagonals)) {
    answer.outcome = Outcome::solved;
  }
}

}  // namespace boardmill::solitaire
