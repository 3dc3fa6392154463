/// Verifies what a row of results claims of a pair, without a solver.
///
/// Idea: the row is right when it is what the rules make of the pair. They are written anew here,
/// in rows and columns. A plain breadth-first search from each end, the smaller outermost layer
/// first, marks every position with its distance until the two meet or the allowed moves are used
/// up; every move can be undone, so that both ends are searched alike. Nothing is pruned. Besides,
/// a claimed solution is played.
/// Cost: 0.2 ms a pair for 8 moves; where all 635,376 positions have to be seen some 50 ms.
/// Memory: 1.2 MB a scratch. Covered by tests/unit/solitaire/verifier_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/puzzle/bytes.h"
#include "engine/puzzle/claim.h"
#include "engine/solitaire/answer.h"
#include "engine/solitaire/config.h"
#include "engine/solitaire/position.h"

namespace boardmill::solitaire {

namespace detail {

/// The distances of positions from one end, as far as they are known.
class Distances {
 public:
  /// Forgets everything but `origin`, of four pieces, which is 0 away.
  void start(Position origin);

  int depth() const { return static_cast<int>(layers_.size()) - 1; }
  const std::vector<Position>& outermost() const { return layers_.back(); }
  const std::vector<Position>& layer(int depth) const {
    return layers_[static_cast<std::size_t>(depth)];
  }

  /// -1: not known.
  int of(Position position) const;

  /// False if it was known already.
  bool add(Position position, int distance);

  /// Adds the next layer.
  void expand();

 private:
  std::vector<std::uint8_t> known_;            ///< 1 + distance by number of a position; 0: none
  std::vector<Position> added_;                ///< what has to be forgotten
  std::vector<std::vector<Position>> layers_;  ///< by distance
};

}  // namespace detail

/// Immutable; any thread may call it, each with a scratch of its own.
class Verifier {
 public:
  struct Scratch {
    Scratch() = default;
    detail::Distances from_start, to_target;
    Bytes text;
  };

  explicit Verifier(const Config& config)
      : max_moves_(config.question.max_moves), print_(config.print) {}

  /// Verifies one row; the number of the record in its source does not matter. Whatever bytes the
  /// cells of the claim hold, `finding.wrong` is empty only if every cell that is there holds the
  /// right text. Exceptions: any method will do; where Claim::any_witness says so, any moves to the
  /// target that are not too many, also more than the fewest. No pair is over a limit.
  void verify(const Pair& pair, std::uint64_t record, const Claim& claim, Scratch& scratch,
              Finding& finding) const;

 private:
  int max_moves_;
  Print print_;
};

}  // namespace boardmill::solitaire
