/// Boards of the flip puzzle for tests: made at random, played by the rules, solved by any method.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/flip/answer.h"
#include "engine/flip/board.h"
#include "engine/flip/config.h"
#include "engine/flip/solver.h"
#include "engine/puzzle/random.h"
#include "tests/support/flip_oracle.h"

namespace boardmill::test {

inline constexpr std::array all_rules{flip::Rule::cross, flip::Rule::torus, flip::Rule::king,
                                      flip::Rule::neighbours, flip::Rule::lines};
inline constexpr std::array all_goals{flip::Goal::white, flip::Goal::black, flip::Goal::either};

/// The grid that a number of FlipOracle stands for.
flip::Grid grid_of(std::uint32_t number, Size size);

/// Whether all bits are the same, those beyond the board among them.
bool same(const flip::Grid& a, const flip::Grid& b);

/// `b` and `w` or the like, rows parted by slashes.
std::string picture(const flip::Grid& grid, char zero, char one);

/// The board after the presses, turned piece by piece.
flip::Board play(flip::Board board, const flip::PressSet& presses);

/// Every bit is 1 with probability 1 in `one_in`.
flip::Grid random_grid(Size size, Random& random, unsigned one_in = 2);

/// What has many kinds of answers: one in four boards is uniform, and so mostly unsolvable where
/// the nullity is not 0; the others are made from one colour by many or by few random presses.
flip::Board random_board(Size size, Random& random);

/// The board of one colour.
flip::Board uniform_board(Size size, bool black);

/// Outcome, and what counts with it, in words; equal words are equal answers.
std::string show(const flip::Answer& answer);

/// What is wrong with an answer in the eyes of the oracle or of another answer; empty if nothing.
std::string difference(const flip::Answer& found, const FlipAnswer& expected, Size size);
std::string difference(const flip::Answer& found, const flip::Answer& expected);

/// What a solved board's answer must be whatever the method: its presses lead to its goal, which is
/// the one asked for, and there are as many as it says. Empty, or what is wrong.
std::string fault_of_witness(const flip::Board& board, flip::Goal goal, const flip::Answer& answer);

/// One method behind the solver. Scratch and answer are used again and again, as in a batch.
class FlipSolver {
 public:
  explicit FlipSolver(flip::Method method, unsigned max_nullity = flip::default_max_nullity,
                      flip::Rule rule = flip::Rule::cross);

  const flip::Answer& solve(const flip::Board& board, flip::Goal goal, Executor& executor);
  const flip::Answer& solve(const flip::Board& board, flip::Goal goal);

 private:
  flip::Config config_;
  flip::Solver::Scratch scratch_;
  flip::Answer answer_;
};

/// Every size of at least so many and at most so many cells, with sides of at most max_side.
std::vector<Size> sizes_of(unsigned least_cells, unsigned most_cells);

/// All boards of a size, or `count` random ones, for every goal against the oracle; of the
/// unsolvable ones, which are all alike, one in `unsolvable_step`. Returns the first difference;
/// empty if there is none.
std::string compare_all(FlipSolver& solver, const FlipOracle& oracle, Size size,
                        std::uint32_t unsolvable_step = 1);
std::string compare_some(FlipSolver& solver, const FlipOracle& oracle, Size size, unsigned count);

}  // namespace boardmill::test
