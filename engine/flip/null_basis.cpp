#include "engine/flip/null_basis.h"

#include <array>
#include <bit>
#include <memory>

#include "engine/flip/algebra.h"
#include "engine/flip/gauss.h"
#include "engine/puzzle/published.h"

namespace boardmill::flip {
namespace {

bool is_odd(const PressSet& vector, const Board& pieces) {
  std::uint64_t odd = 0;
  for (unsigned row = 0; row < pieces.size.rows; ++row) odd ^= vector.rows[row] & pieces.rows[row];
  return std::popcount(odd) % 2 != 0;
}

std::unique_ptr<NullBasis> make(Rule rule, Size size) {
  auto made = std::make_unique<NullBasis>();
  if (rule == Rule::cross) {
    const Algebra& algebra = Algebra::of(size);
    made->vectors.assign(algebra.basis().begin(), algebra.basis().end());
    made->turn_all = algebra.turn_all();
    return made;
  }
  Grid all;
  all.size = size;
  Gauss gauss;
  gauss.prepare(rule, size);
  made->vectors = gauss.basis();
  made->turn_all = gauss.presses(inverted(all));
  return made;
}

}  // namespace

const NullBasis& NullBasis::of(Rule rule, Size size) {
  using BySize = std::array<std::array<Published<NullBasis>, max_side>, max_side>;
  static std::array<BySize, rule_count> all;
  return all[static_cast<std::size_t>(rule)][size.rows - 1][size.columns - 1].get(
      [=] { return make(rule, size); });
}

std::optional<PressSet> NullBasis::certificate(const Board& board, Goal goal) const {
  const Board white = inverted(board);
  const PressSet* against_white = nullptr;
  const PressSet* against_black = nullptr;
  for (const PressSet& vector : vectors) {
    const bool not_white = is_odd(vector, board);
    const bool not_black = is_odd(vector, white);
    if ((not_white || goal == Goal::black) && (not_black || goal == Goal::white)) return vector;
    if (not_white) against_white = &vector;
    if (not_black) against_black = &vector;
  }
  if (against_white == nullptr || against_black == nullptr || goal != Goal::either) return {};
  PressSet both = *against_white;
  add(both, *against_black);
  return both;
}

}  // namespace boardmill::flip
