/// Instances drawn by their exact answer.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/puzzle/executor.h"
#include "engine/puzzle/making.h"
#include "engine/puzzle/stratum.h"

namespace boardmill::judge {

struct StrataOrder {
  std::vector<Stratum> strata;
  std::uint64_t per_stratum = 1;
  Distinct distinct = Distinct::no;  ///< over all strata together
  std::uint64_t seed = 1;
  bool cases_wanted = false;  ///< Draw::drawn, else the texts will do
};

/// A stratum of which there are fewer instances than were asked for.
struct Shortfall {
  std::string stratum;
  std::uint64_t got = 0;
  std::optional<std::uint64_t> available;  ///< none: not known
};

/// Takes the next instance; false: there is no need for more.
using InstanceSink = std::function<bool(Draw& drawn)>;

/// Draws the instances of one stratum after the other. Each case has random numbers of its own that
/// depend on seed, stratum and number only, and one that repeats an earlier one draws again, so
/// that the first cases of an order for more are those of an order for fewer. The instances are the
/// same for any executor. Returns the strata that fell short; `interrupted` ends it early.
std::vector<Shortfall> draw_strata(const Making& making, const StrataOrder& order,
                                   Executor& executor, const std::atomic<bool>& interrupted,
                                   const InstanceSink& sink);

}  // namespace boardmill::judge
