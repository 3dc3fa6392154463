#include "engine/flip/rows.h"

#include <bit>
#include <optional>

namespace boardmill::flip {
namespace {

// The lightest press set found so far, in the orientation of the board.
struct Best {
  std::optional<PressSet> presses;
  unsigned weight = ~0U;

  void offer(const PressSet& candidate, unsigned candidate_weight) {
    if (candidate_weight > weight) return;
    if (candidate_weight == weight && presses && !precedes(candidate, *presses)) return;
    presses = candidate;
    weight = candidate_weight;
  }
};

Best best_for(const Grid& change) {
  const Size size = change.size;
  const bool turned = size.columns > size.rows;
  const Grid lines = turned ? transposed(change) : change;
  const unsigned length = lines.size.columns;
  const std::uint64_t mask = row_mask(length);
  Best best;
  PressSet presses;
  presses.size = lines.size;
  for (std::uint64_t first = 0; first <= mask; ++first) {
    std::uint64_t row = first;
    std::uint64_t before = 0;
    unsigned weight = 0;
    for (unsigned r = 0; r < lines.size.rows && weight <= best.weight; ++r) {
      presses.rows[r] = row;
      weight += count_ones(row);
      // What is still wrong in this row must be pressed from below.
      const std::uint64_t next = (lines.rows[r] ^ row ^ (row << 1) ^ (row >> 1) ^ before) & mask;
      before = row;
      row = next;
    }
    if (row != 0 || weight > best.weight) continue;
    best.offer(turned ? transposed(presses) : presses, weight);
  }
  return best;
}

}  // namespace

void solve_by_rows(const Board& board, Goal goal, Answer& answer) {
  Best white;
  Best black;
  if (goal != Goal::black) white = best_for(board);
  if (goal != Goal::white) black = best_for(inverted(board));
  answer.take(white.presses ? &*white.presses : nullptr, black.presses ? &*black.presses : nullptr);
}

}  // namespace boardmill::flip
