/// The classic mistakes of Solitaire, in process. Their programs are in mistakes/, one a file; what
/// they print as programs is in programs.h.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <span>
#include <string>

#include "engine/puzzle/bytes.h"
#include "engine/puzzle/entry.h"
#include "engine/puzzle/framer.h"
#include "engine/solitaire/config.h"

namespace boardmill::solitaire {

/// Name and sentence of each. The core of `no-jump` is the class NoJump in no_jump.h.
std::span<const Choice> mistake_choices();

/// One run of the program of a mistake over several pairs.
class MistakenRun {
 public:
  using Fields = std::array<int, 4>;
  using Solve = std::function<bool(const Fields& start, const Fields& target, int limit)>;

  MistakenRun(const Config& config, std::size_t mistake);

  /// Appends what it prints for the pair of a sound record, whose order of pieces may matter to it.
  /// Nothing if there are too many moves for it.
  void answer(const Record& record, const Pair& pair, Bytes& out);

 private:
  Config config_;
  std::size_t mistake_;
  Solve solve_;
};

/// See Coaching::cannot_fail.
std::string cannot_fail(const Config& config, std::size_t mistake);

}  // namespace boardmill::solitaire
