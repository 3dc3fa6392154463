/// Instances by their exact answer, and what makes two instances the same.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "engine/puzzle/results.h"

namespace boardmill {

/// A set of instances to draw from.
struct Stratum {
  enum class Kind : std::uint8_t { any, solved, unsolvable, cost };

  std::string name;  ///< as typed: "3", "unsolvable"
  Kind kind = Kind::any;
  std::uint16_t cost = 0;  ///< of Kind::cost, whatever limit there is for an answer

  /// Whether an instance with this answer belongs to it.
  bool has(const Answered& answer) const;

  /// Different for any two different strata: their random numbers have nothing in common.
  std::uint64_t id() const { return static_cast<std::uint64_t>(kind) << 32 | cost; }
};

Stratum stratum_of_cost(std::uint16_t cost);

/// Reads a list such as `0..6,9,unsolvable`: costs, ranges of costs, `solved` or `yes`,
/// `unsolvable` or `no`. The error is one sentence; a stratum that comes twice is one.
tl::expected<std::vector<Stratum>, std::string> parse_strata(std::string_view list);

/// Which instances count as the same one, of which only the first is kept.
enum class Distinct : std::uint8_t {
  no,         ///< none
  instances,  ///< equal ones
  symmetry,   ///< those that a symmetry of the puzzle turns into one another, too
};

}  // namespace boardmill
