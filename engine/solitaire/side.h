/// One half of a search that meets in the middle: the states around an origin, layer by layer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
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

  /// The states that are `depth` moves away from the origin.
  std::span<const Position> layer(int depth) const {
    const std::size_t begin = layers_[static_cast<std::size_t>(depth)];
    const std::size_t end =
        depth == this->depth() ? states_.size() : layers_[static_cast<std::size_t>(depth) + 1];
    return std::span(states_).subspan(begin, end - begin);
  }

  /// Distance of a state from the origin, or -1 if no layer has it.
  int depth_of(Position state) const;

  /// Adds the next layer: every new state that a move from the outermost one leads to and for which
  /// `keep(state, move)` holds. Stops early, with an incomplete layer, when `visit(reached)`
  /// returns true for a new one; returns whether it did.
  template <class Keep, class Visit>
  bool expand(const Keep& keep, const Visit& visit) {
    const std::size_t begin = layers_.back();
    const std::size_t end = states_.size();
    layers_.push_back(end);
    for (std::size_t i = begin; i < end; ++i) {
      const Position state = states_[i];
      const bool stopped = any_move(state, [&](Move move) {
        if (!keep(state, move)) return false;
        const Position reached = apply(state, move);
        return insert(reached) && visit(reached);
      });
      if (stopped) return true;
    }
    return false;
  }

  /// Whether a move that `keep` allows leads from the outermost layer to a state of `other`.
  template <class Keep>
  bool touches(const Side& other, const Keep& keep) const {
    for (const Position state : layer(depth())) {
      const bool touched = any_move(state, [&](Move move) {
        return keep(state, move) && other.depth_of(apply(state, move)) >= 0;
      });
      if (touched) return true;
    }
    return false;
  }

 private:
  bool insert(Position state);
  void grow();
  std::size_t slot_of(Position state) const;

  std::vector<Position> states_;      ///< in the order in which they were found
  std::vector<std::size_t> layers_;   ///< where each layer begins in states_
  std::vector<std::uint32_t> slots_;  ///< open addressing: 1 + index into states_, 0 for none
  unsigned shift_ = 0;                ///< 64 - log2(slots_.size())
};

/// The shortest sequence of moves from the origin of `from_start` to the origin of `from_target`
/// that is lexicographically smallest as a list of (from, to). `distance` must be their distance,
/// the depths of both sides must add up to it, and every state on a shortest way must be in one of
/// them.
std::vector<Move> canonical_moves(const Side& from_start, const Side& from_target, int distance);

}  // namespace boardmill::solitaire
