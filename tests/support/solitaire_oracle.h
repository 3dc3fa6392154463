/// A naive solver of Solitaire, which shares nothing with the engine: a position is four fields,
/// and one breadth-first search from the target knows the distance of every position around it.
#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

namespace boardmill::test {

using Field = std::pair<int, int>;          ///< row and column, from 1
using Fields = std::array<Field, 4>;        ///< in ascending order
using FieldMove = std::pair<Field, Field>;  ///< from, to

/// Every legal move, in ascending order.
std::vector<FieldMove> moves_of(const Fields& position);
Fields after(const Fields& position, const FieldMove& move);

/// `4 4 4 5 5 4 6 5`.
std::string text_of(const Fields& position);

class SolitaireOracle {
 public:
  /// Knows all positions within `limit` moves of `target`.
  SolitaireOracle(const Fields& target, int limit);

  /// Least number of moves to the target; -1: more than the limit.
  int distance(const Fields& start) const;

  /// The lexicographically smallest of the shortest sequences: `r4c4-r4c5 r4c5xr4c7`. `start` is
  /// within the limit.
  std::string solution(const Fields& start) const;

  /// All positions within the limit, nearest first.
  const std::vector<Fields>& positions() const { return positions_; }

 private:
  std::vector<signed char> distances_;
  std::vector<Fields> positions_;
};

}  // namespace boardmill::test
