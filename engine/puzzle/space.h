/// The instances of a request in an order, so that an instance on which a program is wrong can be
/// made a small one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/puzzle/results.h"

namespace boardmill {

/// The instances of a request, simplest first. Each is the text of one record as Job::generate or
/// Job::draw writes it; the header of a counted form is not part of it. A text that cannot be read
/// is a bug: std::invalid_argument. Immutable; any thread may call it.
class Space {
 public:
  virtual ~Space() = default;

  /// How many instances there are. None: too many to list.
  virtual std::optional<std::uint64_t> size() const = 0;

  /// Appends instances number `first` to `first + count - 1`, simplest first, as Job::generate
  /// writes them. Within size(), without which it is a bug:
  /// std::logic_error.
  virtual void list(std::uint64_t first, std::size_t count, TextColumn& instances) const = 0;

  /// The number of an instance in that order. Without a size() it is a bug: std::logic_error.
  virtual std::uint64_t rank(std::string_view instance) const = 0;

  /// Appends instances that are strictly simpler and resemble this one, simplest first; at most
  /// some hundred, without repeats. Going on from one of them comes to an end. Takes half a second
  /// at most.
  virtual void simpler(std::string_view instance, TextColumn& variants) const = 0;

  /// The order in words, which live as long as the space: "fewest black pieces, then row by row".
  virtual std::string_view order() const = 0;
};

}  // namespace boardmill
