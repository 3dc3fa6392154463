/// The boards of a request, simplest first, and boards that are simpler than a given one.
///
/// Order: fewest cells where the size is open, then fewest black pieces, then row by row as in
/// precedes(). Boards of one number of black pieces are numbered by the combinatorial number
/// system, so nothing is listed. Simpler boards are those without a row or column, without some of
/// the black pieces (all, halves, quarters and so on: Zeller and Hildebrandt, "Simplifying and
/// isolating failure-inducing input", IEEE Transactions on Software Engineering 28, 2002), after
/// one press, which keeps it solvable, and with one piece further on.
/// Limit: boards of more than 24 cells have no numbers. Covered by tests/unit/flip/space_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/flip/board.h"
#include "engine/flip/config.h"
#include "engine/puzzle/framer.h"
#include "engine/puzzle/results.h"

namespace boardmill::flip {

/// Immutable; any thread may call it. See boardmill::Space.
class BoardSpace {
 public:
  static constexpr unsigned max_cells = 24;

  explicit BoardSpace(const Config& config) : config_(config) {}

  /// None: the size is open, or has more than max_cells.
  std::optional<std::uint64_t> size() const;

  /// A board by its number, which is less than size().
  Board at(std::uint64_t number) const;

  /// The inverse of at(). std::invalid_argument: the board has another size.
  std::uint64_t rank(const Board& board) const;

  /// Appends the simpler boards in the form of the request.
  void simpler(const Record& record, const Board& board, TextColumn& variants) const;

  std::string_view order() const;

 private:
  Config config_;
};

}  // namespace boardmill::flip
