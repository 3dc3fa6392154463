#include "engine/solitaire/side.h"

#include <algorithm>
#include <unordered_set>

namespace boardmill::solitaire {
namespace {

constexpr unsigned first_log2_slots = 12;

}  // namespace

void Side::start(Position origin) {
  if (slots_.empty()) {
    slots_.resize(std::size_t{1} << first_log2_slots);
    shift_ = 64 - first_log2_slots;
  } else if (states_.size() > slots_.size() / 16) {
    std::fill(slots_.begin(), slots_.end(), 0);
  } else {
    // Last in, first out: so no chain of probes is broken while it is still needed.
    for (auto state = states_.rbegin(); state != states_.rend(); ++state) {
      slots_[slot_of(*state)] = 0;
    }
  }
  states_.clear();
  layers_.assign(1, 0);
  insert(origin);
}

int Side::depth_of(Position state) const {
  const std::uint32_t found = slots_[slot_of(state)];
  if (found == 0) return -1;
  const auto after = std::upper_bound(layers_.begin(), layers_.end(), std::size_t{found} - 1);
  return static_cast<int>(after - layers_.begin()) - 1;
}

// The slot that holds the state, or the empty one where it belongs (Fibonacci hashing, linear
// probing).
std::size_t Side::slot_of(Position state) const {
  std::size_t slot = (state * 0x9e3779b97f4a7c15U) >> shift_;
  while (slots_[slot] != 0 && states_[slots_[slot] - 1] != state) {
    slot = (slot + 1) & (slots_.size() - 1);
  }
  return slot;
}

bool Side::insert(Position state) {
  const std::size_t slot = slot_of(state);
  if (slots_[slot] != 0) return false;
  states_.push_back(state);
  slots_[slot] = static_cast<std::uint32_t>(states_.size());
  if (states_.size() > slots_.size() / 2) grow();
  return true;
}

void Side::grow() {
  std::vector<std::uint32_t>(slots_.size() * 4).swap(slots_);
  shift_ -= 2;
  for (std::size_t i = 0; i < states_.size(); ++i) {
    slots_[slot_of(states_[i])] = static_cast<std::uint32_t>(i + 1);
  }
}

std::vector<Move> canonical_moves(const Side& from_start, const Side& from_target, int distance) {
  // Outwards from the start only the states on a shortest way count: first those where the sides
  // meet, then, layer by layer inwards, their neighbours.
  const int middle = from_start.depth();
  std::unordered_set<Position> on_way;
  std::vector<Position> layer;
  for (const Position state : from_start.layer(middle)) {
    if (from_target.depth_of(state) == distance - middle) layer.push_back(state);
  }
  on_way.insert(layer.begin(), layer.end());
  for (int depth = middle - 1; depth >= 0; --depth) {
    std::vector<Position> inner;
    for (const Position state : layer) {
      for_each_move(state, [&](Move move) {
        const Position reached = apply(state, move);
        if (from_start.depth_of(reached) == depth && on_way.insert(reached).second) {
          inner.push_back(reached);
        }
      });
    }
    layer.swap(inner);
  }

  // Every state on a shortest way can be completed, so the smallest move to one is right.
  std::vector<Move> moves;
  Position state = from_start.layer(0).front();
  for (int depth = 1; depth <= distance; ++depth) {
    any_move(state, [&](Move move) {
      const Position reached = apply(state, move);
      const bool good = depth <= middle
                            ? from_start.depth_of(reached) == depth && on_way.count(reached) != 0
                            : from_target.depth_of(reached) == distance - depth;
      if (!good) return false;
      moves.push_back(move);
      state = reached;
      return true;
    });
  }
  return moves;
}

}  // namespace boardmill::solitaire
