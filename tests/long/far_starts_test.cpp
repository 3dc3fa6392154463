#include "engine/solitaire/far_starts.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <fstream>
#include <thread>

#include "engine/batch/arena.h"

using namespace boardmill;
using namespace boardmill::solitaire;

BOOST_AUTO_TEST_SUITE(far_starts)

// The list of engine/solitaire/far_starts.inc, computed again; where it is another one the right
// one is left in the working directory of the test, as far_starts.inc.
BOOST_AUTO_TEST_CASE(the_list_is_what_a_search_of_everything_gives) {
  batch::Arena arena(std::max(1U, std::thread::hardware_concurrency()));
  const std::vector<FarStart> right = find_far_starts(arena);
  const auto listed = solitaire::far_starts();
  const bool same = std::equal(right.begin(), right.end(), listed.begin(), listed.end());
  BOOST_TEST(same);
  if (same) return;
  std::ofstream file("far_starts.inc");
  for (std::size_t i = 0; i < right.size(); ++i) {
    const bool first = i % 5 == 0;
    const bool last = i % 5 == 4 || i + 1 == right.size();
    file << fmt::format("{}{{{}, {}}},{}", first ? "    " : " ", right[i].first, right[i].reach,
                        last ? "\n" : "");
  }
}

BOOST_AUTO_TEST_SUITE_END()
