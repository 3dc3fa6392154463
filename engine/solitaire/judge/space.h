/// Pairs that are simpler than a given one.
///
/// Order: the smaller distance, then the closer pieces (the sum of the distances, in rows and
/// columns, of any two pieces of an end, over both ends), then the pair whose text comes first when
/// its pieces are written row by row. There are too many pairs to be numbered. Simpler pairs are
/// two positions of a shortest way, the same moves with a piece less far off, both ends shifted,
/// and ends of which one has made a move. Their exact distances come from one search from each of
/// the two ends, or from the method `bounds`.
/// Cost: see simpler(). Covered by tests/unit/solitaire/space_test.cpp.
#pragma once

#include <string_view>

#include "engine/puzzle/framer.h"
#include "engine/puzzle/pool.h"
#include "engine/puzzle/results.h"
#include "engine/solitaire/bfs.h"
#include "engine/solitaire/bounds.h"
#include "engine/solitaire/config.h"

namespace boardmill::solitaire {

/// Immutable; any thread may call it. See boardmill::Space.
class PairSpace {
 public:
  explicit PairSpace(const Config& config) : config_(config) {}

  /// Appends the simpler pairs in the form of the request, with the order of pieces that the record
  /// has. About 10 ms at distance 8, up to 50 ms at distances to 12, and 0.1 s beyond.
  void simpler(const Record& record, const Pair& pair, TextColumn& variants) const;

  std::string_view order() const;

 private:
  struct Scratch {
    Bfs from_start, from_target;
    Bounds bounds;
  };

  Config config_;
  mutable Pool<Scratch> scratch_;
};

}  // namespace boardmill::solitaire
