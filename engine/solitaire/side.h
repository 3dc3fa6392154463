/// One half of a search that meets in the middle: the states around an origin, layer by layer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "engine/solitaire/position.h"

namespace boardmill::solitaire {

/// One thread at a time: it is scratch memory, to be started again for each pair.
class Side {
 public:
  /// Forgets everything and begins with a layer 0 of `origin` alone.
  void start(Position origin);

  /// Number of the outermost layer.
  int depth() const { return static_cast<int>(layers_.size()) - 1; }

  /// How many states the outermost layer has.
  std::size_t width() const { return count_ - layers_.back(); }

  /// The states that are `depth` moves away from the origin, until the next insert().
  std::span<const Position> layer(int depth) const {
    const std::size_t begin = layers_[static_cast<std::size_t>(depth)];
    const std::size_t end =
        depth == this->depth() ? count_ : layers_[static_cast<std::size_t>(depth) + 1];
    return std::span(states_).subspan(begin, end - begin);
  }

  /// All states, in the order in which they came.
  std::span<const Position> states() const { return std::span(states_).first(count_); }

  /// Whether a layer has the state.
  bool has(Position state) const { return is_taken(slots_[slot_of(state)]); }

  /// Distance of a state from the origin, or -1 if no layer has it.
  int depth_of(Position state) const;

  /// Begins an empty layer around the outermost one; returns the indices of the states of that one,
  /// from the first to behind the last.
  std::pair<std::size_t, std::size_t> begin_layer() {
    layers_.push_back(count_);
    return {layers_.end()[-2], layers_.back()};
  }

  /// Puts a state into the outermost layer, unless a layer has it; returns whether it was new.
  bool insert(Position state);

 private:
  // A slot holds the number of the run and an index into states_; those of other runs are empty:
  //
  //     bit  31 ... 20    19 ... 0
  //          run          index
  using Slot = std::uint32_t;
  static constexpr unsigned index_bits = 20;

  bool is_taken(Slot slot) const { return slot >> index_bits == run_; }
  std::size_t index_of(Slot slot) const { return slot & ((Slot{1} << index_bits) - 1); }

  // The slot that holds the state, or the empty one where it belongs (Fibonacci hashing, linear
  // probing).
  std::size_t slot_of(Position state) const {
    std::size_t slot = (state * 0x9e3779b97f4a7c15U) >> shift_;
    while (is_taken(slots_[slot]) && states_[index_of(slots_[slot])] != state) {
      slot = (slot + 1) & (slots_.size() - 1);
    }
    return slot;
  }

  void resize(unsigned log2_slots);

  std::vector<Position> states_;     ///< in the order in which they were found; room for more
  std::size_t count_ = 0;            ///< of them
  std::vector<std::size_t> layers_;  ///< where each layer begins in states_
  std::vector<Slot> slots_;          ///< open addressing, at most half of them taken
  unsigned shift_ = 64;              ///< 64 - log2(slots_.size())
  Slot run_ = 0;                     ///< at least 1 once started
};

/// The shortest sequence of moves from the origin of `from_start` to the origin of `from_target`
/// that is lexicographically smallest as a list of (from, to). `distance` must be their distance,
/// the depths of both sides must add up to it, and every state on a shortest way must be in one of
/// them.
std::vector<Move> canonical_moves(const Side& from_start, const Side& from_target, int distance);

}  // namespace boardmill::solitaire
