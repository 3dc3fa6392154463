/// The classic mistakes of Flip Game, in process. Their programs are in mistakes/, one a file; what
/// they print as programs is in programs.h.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>

#include "engine/flip/board.h"
#include "engine/flip/config.h"
#include "engine/flip/mistakes/contest.h"
#include "engine/puzzle/bytes.h"
#include "engine/puzzle/entry.h"
#include "engine/puzzle/framer.h"

namespace boardmill::flip {

/// Name and sentence of each. The core of `only-white` is the class OnlyWhite in only_white.h.
std::span<const Choice> mistake_choices();

/// One run of the program of a mistake over several boards.
class MistakenRun {
 public:
  using Solve = std::function<mistakes::Answer(const mistakes::Board&, mistakes::Goals)>;

  MistakenRun(const Config& config, std::size_t mistake);

  /// Appends what it prints for the next board. Nothing if it is of another rule, or the board too
  /// large for it.
  void answer(const Record& record, const Board& board, Bytes& out);

 private:
  Config config_;
  std::size_t mistake_;
  Solve solve_;
};

/// See Coaching::cannot_fail.
std::string cannot_fail(const Config& config, std::size_t mistake);

}  // namespace boardmill::flip
