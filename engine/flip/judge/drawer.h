/// Draws boards by their exact answer, uniformly, and counts them.
///
/// Idea: a board that can be solved is what its canonical press set makes of a board of the goal's
/// colour, so drawing boards of cost w is drawing press sets of w presses and keeping those that
/// are the canonical one of their board. Up to 16 cells the boards of every cost are listed
/// instead. Counts are those of the census; up to symmetry they are Burnside's: the mean, over all
/// symmetries, of the number of boards that a symmetry leaves as they are.
/// Limits: the boards of a cost are counted up to 25 cells, or for any size where the nullity is 0
/// and symmetry does not matter. Covered by tests/unit/flip/drawer_test.cpp, exhaustively on small
/// sizes.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "engine/flip/config.h"
#include "engine/flip/judge/symmetry.h"
#include "engine/flip/solver.h"
#include "engine/puzzle/lazy.h"
#include "engine/puzzle/random.h"
#include "engine/puzzle/stratum.h"

namespace boardmill::flip {

/// A uniform board, or press set.
Grid draw_grid(Size size, Random& random);

/// Immutable; any thread may call it, each with a scratch of its own.
class Drawer {
 public:
  struct Scratch {
    Solver::Scratch solving;
  };

  explicit Drawer(const Config& config);

  /// One try. False: it gave no board.
  bool draw(const Stratum& stratum, Random& random, Scratch& scratch, Board& board) const;

  /// How many tries in a row that give no board say that there is probably none.
  std::uint64_t max_tries() const;

  /// The board that stands for all that symmetries make of it.
  Board canonical(const Board& board) const { return flip::canonical(board, symmetries_); }

  /// How many boards there are, or classes of them under the symmetries; the greatest number
  /// stands for all greater ones. None: not known.
  std::optional<std::uint64_t> count(const Stratum& stratum, Distinct distinct) const;

  /// The strata that a set has to cover: all answers of a small size, some of a large one.
  std::vector<Stratum> wanted_strata() const;
  std::vector<Stratum> hard_strata() const { return wanted_strata(); }

 private:
  /// By cost; the last element counts the unsolvable ones.
  using Counts = std::vector<std::uint64_t>;

  Goal draw_goal(Random& random) const;
  bool draw_by_cost(unsigned cost, Random& random, Scratch& scratch, Board& board) const;
  Counts count_boards() const;
  Counts count_classes(Counts counts) const;

  Config config_;
  Size size_;
  Solver solver_;
  std::vector<Symmetry> symmetries_;
  std::map<unsigned, std::vector<std::uint32_t>> listed_;  ///< by cost: the indices of the boards
  Lazy<Counts> boards_, classes_;
};

}  // namespace boardmill::flip
