#include "engine/solitaire/bounds.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "engine/solitaire/lines.h"

namespace boardmill::solitaire {
namespace {

std::array<unsigned, piece_count> fields_of(Position position) {
  std::array<unsigned, piece_count> fields{};
  for (unsigned& field : fields) {
    field = static_cast<unsigned>(std::countr_zero(position));
    position &= position - 1;
  }
  return fields;
}

unsigned walk(unsigned from, unsigned to) {
  const auto apart = [](unsigned a, unsigned b) { return a < b ? b - a : a - b; };
  return apart(row_of(from), row_of(to)) + apart(column_of(from), column_of(to));
}

// Allows the moves after which `goal` may still be at most `room` moves away.
class Prune {
 public:
  Prune(Position goal, unsigned room)
      : goal_rows_(lines_.rows(goal)), goal_columns_(lines_.columns(goal)), room_(room) {}

  // A vertical move leaves the columns as they are, a horizontal one the rows.
  bool operator()(Position state, Move move) const {
    if (state != state_) {
      state_ = state;
      rows_ = lines_.rows(state);
      columns_ = lines_.columns(state);
      rows_left_ = lines_.distance(goal_rows_, rows_);
      columns_left_ = lines_.distance(goal_columns_, columns_);
    }
    if (column_of(move.from) == column_of(move.to)) {
      const Lines::Index rows = lines_.moved(rows_, row_of(move.from), row_of(move.to));
      return lines_.distance(goal_rows_, rows) + columns_left_ <= room_;
    }
    const Lines::Index columns = lines_.moved(columns_, column_of(move.from), column_of(move.to));
    return rows_left_ + lines_.distance(goal_columns_, columns) <= room_;
  }

 private:
  const Lines& lines_ = Lines::table();
  Lines::Index goal_rows_, goal_columns_;
  unsigned room_;

  // Of the state that was asked for last: moves come state by state.
  mutable Position state_ = 0;
  mutable Lines::Index rows_ = 0, columns_ = 0;
  mutable unsigned rows_left_ = 0, columns_left_ = 0;
};

}  // namespace

unsigned lower_bound(Position a, Position b) {
  const Lines& lines = Lines::table();
  return lines.distance(lines.rows(a), lines.rows(b)) +
         lines.distance(lines.columns(a), lines.columns(b));
}

unsigned upper_bound(Position a, Position b) {
  const auto from = fields_of(a);
  const auto to = fields_of(b);
  std::array<unsigned, piece_count> order{0, 1, 2, 3};
  unsigned least = ~0U;
  do {
    unsigned sum = 0;
    for (unsigned i = 0; i < piece_count; ++i) sum += walk(from[i], to[order[i]]);
    least = std::min(least, sum);
  } while (std::next_permutation(order.begin(), order.end()));
  return least;
}

void Bounds::solve(const Pair& pair, const Question& question, Answer& answer) {
  answer.outcome = Outcome::unsolvable;
  answer.cost = Results::no_cost;
  const auto max_moves = static_cast<unsigned>(question.max_moves);
  const unsigned lower = lower_bound(pair.start, pair.target);
  if (lower > max_moves) return;
  const unsigned upper = upper_bound(pair.start, pair.target);
  if (!question.moves && upper <= max_moves && (lower == upper || !question.cost)) {
    answer.outcome = Outcome::solved;
    answer.cost = static_cast<std::uint16_t>(lower == upper ? upper : Results::no_cost);
    return;
  }

  // A way of `upper` moves exists, so that nothing longer is of interest.
  const unsigned limit = std::min(upper, max_moves);
  from_start_.start(pair.start);
  from_target_.start(pair.target);
  bool met = pair.start == pair.target;
  unsigned distance = 0;
  for (; !met && distance < limit; ++distance) {
    const bool forward = from_start_.layer(from_start_.depth()).size() <=
                         from_target_.layer(from_target_.depth()).size();
    Side& side = forward ? from_start_ : from_target_;
    const Side& other = forward ? from_target_ : from_start_;
    const Prune keep(other.layer(0).front(), limit - static_cast<unsigned>(side.depth()) - 1);
    if (distance + 1 == limit && !question.moves) {
      met = side.touches(other, keep);
    } else {
      side.expand(keep, [&](Position reached) {
        met = met || other.depth_of(reached) >= 0;
        return met && !question.moves;
      });
    }
  }
  if (!met) return;
  answer.outcome = Outcome::solved;
  answer.cost = static_cast<std::uint16_t>(distance);
  if (question.moves) {
    answer.moves = canonical_moves(from_start_, from_target_, static_cast<int>(distance));
  }
}

}  // namespace boardmill::solitaire
