/// Pairs of positions for tests of Solitaire, and all methods to try on them.
#pragma once

#include <initializer_list>
#include <map>
#include <string>
#include <vector>

#include "engine/puzzle/random.h"
#include "engine/solitaire/solver.h"
#include "tests/support/solitaire_oracle.h"

namespace boardmill::test {

solitaire::Position position_of(const Fields& fields);

/// From row and column of each piece.
Fields fields_of(std::initializer_list<int> numbers);
Fields random_fields(Random& random);

/// Where some random moves lead.
Fields walk(Fields fields, unsigned moves, Random& random);

/// So many positions that the oracle knows, random ones at each distance: one at each that occurs,
/// then further ones at 0 to 12, where searches are short.
std::vector<Fields> at_all_distances(const SolitaireOracle& oracle, std::size_t count,
                                     Random& random);

/// Every method, each with scratch that has seen the pairs before.
class Solvers {
 public:
  struct Found {
    int cost = -1;      ///< -1: not within reach
    std::string moves;  ///< if the question asks for them

    bool operator==(const Found&) const = default;
  };

  /// All that the puzzle offers.
  static const std::map<std::string, solitaire::Method>& methods();

  Found solve(solitaire::Method method, const solitaire::Pair& pair,
              const solitaire::Question& question);

 private:
  std::map<solitaire::Method, solitaire::Solver::Scratch> scratch_;
  solitaire::Answer answer_;
};

}  // namespace boardmill::test
