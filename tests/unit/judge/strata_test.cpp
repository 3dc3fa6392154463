#include "engine/judge/strata.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <set>
#include <string>
#include <vector>

#include "engine/batch/arena.h"
#include "engine/list.h"

BOOST_AUTO_TEST_SUITE(judge)
BOOST_AUTO_TEST_SUITE(strata)

using namespace boardmill;
using namespace boardmill::judge;

namespace {

struct Drawn {
  std::vector<std::string> instances;
  std::vector<Shortfall> shortfalls;
};

Drawn draw(std::string_view puzzle, const StrataOrder& order, unsigned threads = 1) {
  const auto entries = puzzles();
  const auto entry = std::find_if(entries.begin(), entries.end(), [puzzle](const Entry* one) {
    return one->description().name == puzzle;
  });
  Request request;
  request.input_format = "line";
  const auto job = *(*entry)->prepare(request);
  batch::Arena arena(threads);
  const std::atomic<bool> interrupted = false;
  Drawn drawn;
  drawn.shortfalls =
      draw_strata(*job->making(), order, arena, interrupted, [&drawn](const Draw& draw) {
        drawn.instances.emplace_back(view(draw.text));
        return true;
      });
  return drawn;
}

StrataOrder order_of(std::string_view list, std::uint64_t per_stratum,
                     Distinct distinct = Distinct::no) {
  return {*parse_strata(list), per_stratum, distinct, 5};
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_stratum_that_holds_fewer_gives_all_it_has) {
  const Drawn some = draw("flip", order_of("0..2", 40, Distinct::symmetry));
  // 1, 3 and 21 classes of boards of 4x4.
  BOOST_TEST(some.instances.size() == 25U);
  BOOST_REQUIRE(some.shortfalls.size() == 3U);
  BOOST_TEST(some.shortfalls[2].stratum == "2");
  BOOST_TEST(some.shortfalls[2].got == 21U);
  BOOST_TEST(*some.shortfalls[2].available == 21U);
  // Where repeats are allowed only an empty stratum falls short.
  const Drawn repeated = draw("flip", order_of("0,9", 40));
  BOOST_TEST(repeated.instances.size() == 40U);
  BOOST_REQUIRE(repeated.shortfalls.size() == 1U);
  BOOST_TEST(repeated.shortfalls[0].got == 0U);
}

BOOST_AUTO_TEST_CASE(whole_strata_come_without_repeats) {
  const Drawn all = draw("flip", order_of("0..6,unsolvable", 70'000, Distinct::instances));
  BOOST_TEST(all.instances.size() == 65'536U);
  BOOST_TEST(std::set(all.instances.begin(), all.instances.end()).size() == 65'536U);
}

BOOST_AUTO_TEST_CASE(fewer_cases_and_fewer_strata_change_no_other_case) {
  for (const char* puzzle : {"flip", "solitaire"}) {
    const auto many = draw(puzzle, order_of("3,4", 30, Distinct::symmetry)).instances;
    const auto few = draw(puzzle, order_of("3,4", 10, Distinct::symmetry)).instances;
    const auto one = draw(puzzle, order_of("4", 30, Distinct::symmetry)).instances;
    BOOST_REQUIRE((many.size() == 60U && few.size() == 20U && one.size() == 30U));
    BOOST_TEST(std::equal(few.begin(), few.begin() + 10, many.begin()));
    BOOST_TEST(std::equal(few.begin() + 10, few.end(), many.begin() + 30));
    BOOST_TEST(std::equal(one.begin(), one.end(), many.begin() + 30));
  }
}

BOOST_AUTO_TEST_CASE(threads_change_nothing) {
  for (const char* puzzle : {"flip", "solitaire"}) {
    const StrataOrder order = order_of("2..5,no", 100, Distinct::symmetry);
    BOOST_TEST((draw(puzzle, order, 1).instances == draw(puzzle, order, 4).instances));
  }
}

BOOST_AUTO_TEST_CASE(a_sink_that_has_enough_ends_it) {
  const auto& entry = *puzzles().front();
  const auto job = *entry.prepare(Request());
  SerialExecutor executor;
  const std::atomic<bool> interrupted = false;
  unsigned taken = 0;
  draw_strata(*job->making(), order_of("3,4", 100), executor, interrupted,
              [&taken](const Draw&) { return ++taken < 7; });
  BOOST_TEST(taken == 7U);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
