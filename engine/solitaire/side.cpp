#include "engine/solitaire/side.h"

#include <algorithm>
#include <unordered_set>

namespace boardmill::solitaire {
namespace {

constexpr unsigned first_log2_slots = 12;
constexpr unsigned runs = 1U << 12;  // as many as a slot can tell apart

}  // namespace

void Side::start(Position origin) {
  count_ = 0;
  layers_.assign(1, 0);
  if (slots_.empty()) {
    resize(first_log2_slots);
  } else if (++run_ == runs) {
    resize(64 - shift_);
  }
  insert(origin);
}

int Side::depth_of(Position state) const {
  const Slot found = slots_[slot_of(state)];
  if (!is_taken(found)) return -1;
  const auto after = std::upper_bound(layers_.begin(), layers_.end(), index_of(found));
  return static_cast<int>(after - layers_.begin()) - 1;
}

bool Side::insert(Position state) {
  const std::size_t slot = slot_of(state);
  if (is_taken(slots_[slot])) return false;
  slots_[slot] = run_ << index_bits | static_cast<Slot>(count_);
  states_[count_++] = state;
  if (count_ > slots_.size() / 2) resize(64 - shift_ + 2);
  return true;
}

// Also empties all slots of other runs.
void Side::resize(unsigned log2_slots) {
  slots_.assign(std::size_t{1} << log2_slots, 0);
  states_.resize(slots_.size() / 2 + 1);
  shift_ = 64 - log2_slots;
  run_ = 1;
  for (std::size_t i = 0; i < count_; ++i) {
    slots_[slot_of(states_[i])] = run_ << index_bits | static_cast<Slot>(i);
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
