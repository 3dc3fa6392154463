/// The facet that makes instances: drawn, listed, counted.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "engine/puzzle/bytes.h"
#include "engine/puzzle/case.h"
#include "engine/puzzle/census.h"
#include "engine/puzzle/executor.h"
#include "engine/puzzle/random.h"
#include "engine/puzzle/stratum.h"

namespace boardmill {

/// An instance of a stratum that is being drawn.
struct Draw {
  explicit Draw(Random own) : random(own) {}

  Random random;             ///< its own
  bool case_wanted = false;  ///< else the text will do
  bool found = false;        ///< an instance has been drawn
  Bytes text;                ///< the instance in the input format of the request; where that leaves
                             ///< an order open (of the pieces, say), in a random one
  Bytes key;                 ///< equal for two instances that count as the same one
  CasePtr drawn;             ///< if wanted
};

/// The instances of a request in an order, simplest first, so that an instance on which a program
/// is wrong can be made a small one. Immutable; any thread may call it.
class Space {
 public:
  virtual ~Space() = default;

  /// How many instances there are. None: too many to list.
  virtual std::optional<std::uint64_t> size() const = 0;

  /// Instances number `first` to `first + count - 1`, simplest first. Within size(), without which
  /// it is a bug: std::logic_error.
  virtual Cases list(std::uint64_t first, std::size_t count) const = 0;

  /// The number of an instance in that order. Without a size() it is a bug: std::logic_error.
  virtual std::uint64_t rank(const Case& instance) const = 0;

  /// Instances that are strictly simpler and resemble this one, simplest first; at most some
  /// hundred, without repeats. Going on from one of them comes to an end. Takes half a second at
  /// most.
  virtual Cases simpler(const Case& instance) const = 0;

  /// The order in words, which live as long as the space: "fewest black pieces, then row by row".
  virtual std::string_view order() const = 0;
};

/// Immutable: any number of threads may call any of its functions.
class Making {
 public:
  virtual ~Making() = default;

  /// Appends the uniform random instances number `first` to `first + count - 1` of `seed`, in the
  /// input format of the request (auto: the puzzle's first form). The header of a counted form is
  /// not part of them.
  virtual void generate(std::uint64_t seed, std::uint64_t first, std::size_t count,
                        Bytes& out) const = 0;

  /// What stands before `count` generated instances: the count of a counted form, or nothing.
  virtual std::string header(std::uint64_t count) const = 0;

  /// The cases of texts, each of one record as generate() writes it. A text that cannot be read is
  /// a bug: std::invalid_argument.
  virtual Cases read(std::span<const std::string> texts) const = 0;

  /// Draws an instance of the stratum for each of `draws`, each from its own random numbers; `key`
  /// is filled only if repeats matter. Where so many tries give none that there is probably none,
  /// `found` is false.
  virtual void draw(const Stratum& stratum, Distinct distinct, std::span<Draw> draws) const = 0;

  /// Instances of all answers, mixed: for each of the numbers from `first` on one of about every
  /// wanted stratum, as many as can be drawn at little cost. They depend on seed and number.
  virtual Cases draw_mixed(std::uint64_t seed, std::uint64_t first, std::size_t count) const = 0;

  /// The strata that a set of test data has to cover.
  virtual const std::vector<Stratum>& wanted_strata() const = 0;

  /// Those of which wrong programs fail on most instances.
  virtual const std::vector<Stratum>& hard_strata() const = 0;

  /// Instances that a set of test data may want whatever random numbers bring.
  virtual Cases landmarks(std::uint64_t seed) const = 0;

  /// How many instances there are in the stratum, or up to symmetry; the greatest number stands for
  /// all greater ones. None: not known. May take a second.
  virtual std::optional<std::uint64_t> count(const Stratum& stratum, Distinct distinct) const = 0;

  /// Counts all instances by cost. The error is one sentence for the user: the space is too large.
  virtual tl::expected<std::vector<CensusRow>, std::string> census(Executor& executor,
                                                                   Progress& progress) const = 0;

  virtual const Space& space() const = 0;
};

}  // namespace boardmill
