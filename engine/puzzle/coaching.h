/// The facet that knows how people go wrong, and tells them why.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/puzzle/case.h"

namespace boardmill {

/// Immutable: any number of threads may call any of its functions. Features and mistakes are those
/// of the description, by their index there.
class Coaching {
 public:
  virtual ~Coaching() = default;

  /// The features of a case, the first one in the lowest bit. Worked out when they are first
  /// asked for.
  virtual std::uint64_t features(const Case& instance) const = 0;

  /// Why no instance of the request has a feature, in some words; empty: some have it.
  virtual std::string why_never(std::size_t feature) const = 0;

  /// Appends, for each record in order, what the program of a mistake prints for it, in the text of
  /// the column `answer`. The records are what one run reads, unless a run has one case. Empty
  /// cells: records that cannot be read, and instances that are too large for that program.
  virtual void answer_mistakenly(std::size_t mistake, const Records& records,
                                 TextColumn& answers) const = 0;

  /// Why that program is right on every instance of the kind that generate() writes, or cannot take
  /// one: a sentence. Empty: it fails on some.
  virtual std::string cannot_fail(std::size_t mistake) const = 0;

  /// Why the right answer of a case is right: plain text for a terminal of 80 columns, with a
  /// newline at the end. Takes as long as solving it, and some searches more.
  virtual std::string explain(const Case& instance) const = 0;
};

}  // namespace boardmill
