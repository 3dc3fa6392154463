/// Verifies what a row of results claims of a board, without a solver.
///
/// Idea: the row is right when it is what the rules make of the board. They are written anew here,
/// on cells in one long row of bits, and what a solver uses is used nowhere:
/// - up to 20 cells every press set of the size is played through once, and each state keeps the
///   canonical one that leads to it ("exhaustive search");
/// - larger sizes: Gauss-Jordan elimination of the full system, one unknown and one equation a
///   cell, once a size. It keeps the operator that gives one press set for any solvable board, and
///   the press sets that change nothing, with which all others are gone through ("all 2^k press
///   sets"; "the only press set" where there are none): one by one up to 2^16, beyond that by
///   Walsh-Hadamard transforms that count the presses of 2^14 sets at a time.
/// Besides, a claimed solution is played on the board, and a claimed certificate is held against
/// every press and the black pieces.
/// Cost: a size once, 10 ms for 20 cells and 0.3 s for 64x64. Then a board: 3 us for 4x4, 13 us for
/// 8x8, 1 ms for 64x63, which have one press set; 12 ms for 30x30 (2^20) and 6 s for 64x64 (2^28),
/// 2^k * 14 additions of 16 bits.
/// Limits: beyond a nullity of 28 the minimum stays unproved ("minimum not verified: nullity 32"):
/// then the cost has to be that of the claimed solution and no more than that of a known one.
/// Memory: 4 MB for a size of 20 cells, 2 MB for 64x64. Covered by
/// tests/unit/flip/verifier_test.cpp.
#pragma once

#include <cstdint>

#include "engine/flip/board.h"
#include "engine/flip/config.h"
#include "engine/puzzle/bytes.h"
#include "engine/puzzle/claim.h"

namespace boardmill::flip {

/// Of more than 2^this press sets the verifier does not look for the canonical one.
inline constexpr unsigned max_checked_nullity = 28;

/// Immutable; any thread may call it, each with a scratch of its own.
class Verifier {
 public:
  struct Scratch {
    Scratch() = default;
    Bytes text;
  };

  explicit Verifier(const Config& config, unsigned max_nullity = max_checked_nullity)
      : config_(config), max_nullity_(max_nullity) {}

  /// Verifies one row; `record` is the number of the board in its source, from 1. Whatever bytes
  /// the cells of the claim hold, `finding.wrong` is empty only if every cell that is there holds
  /// the right text. Exceptions: any method will do, and any certificate that is one; any minimal
  /// press set where Claim::any_witness says so. Over a limit is right only if the board is beyond
  /// the limit that the error names; without a name, beyond Config::max_nullity.
  void verify(const Board& board, std::uint64_t record, const Claim& claim, Scratch& scratch,
              Finding& finding) const;

 private:
  Config config_;
  unsigned max_nullity_;
};

}  // namespace boardmill::flip
