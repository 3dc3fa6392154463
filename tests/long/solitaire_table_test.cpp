// The whole table of pairs within 8 moves: 3.2 GB, a minute or two.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <functional>
#include <string>
#include <thread>

#include "engine/batch/arena.h"
#include "engine/puzzle/random.h"
#include "engine/solitaire/bounds.h"
#include "engine/solitaire/classes.h"
#include "engine/solitaire/within.h"
#include "io/table_file.h"
#include "tests/support/solitaire_pairs.h"
#include "tests/support/temp_dir.h"

BOOST_AUTO_TEST_SUITE(solitaire_table)

using namespace boardmill;
using namespace boardmill::solitaire;

BOOST_AUTO_TEST_CASE(every_bit_is_right) {
  const test::TempDir folder;
  const std::string path = folder / "solitaire.table";
  batch::Arena arena(std::max(1U, std::thread::hardware_concurrency()));
  Progress progress;
  {
    io::TableWriter writer(path, "solitaire", Within::parameters(), "a test");
    Within::build(arena, progress, [&](std::string_view block) {
      writer.add(block);
      return true;
    });
    writer.commit();
  }
  BOOST_TEST(progress.done == progress.total);
  const io::TableFile file(path);
  BOOST_TEST(file.file_bytes() < 3'500'000'000U);
  const auto table = Within::open(file.view());
  BOOST_REQUIRE(table.has_value());

  // Every class with every 701st position: the share of pairs within 8 moves that the census finds.
  constexpr Rank stride = 701;
  const auto all = classes();
  const std::uint64_t within = arena.reduce(
      all.size(), 16, std::uint64_t{0},
      [&](std::size_t begin, std::size_t end) {
        std::uint64_t sum = 0;
        for (std::size_t i = begin; i < end; ++i) {
          for (Rank target = 0; target < position_count; target += stride) {
            const bool bit = table->at(table->place_of({all[i].first, unrank(target)}));
            sum += bit ? all[i].size : 0;
          }
        }
        return sum;
      },
      std::plus<std::uint64_t>());
  const double share = static_cast<double>(stride * within) / (635'376.0 * 635'376.0);
  BOOST_TEST((share > 0.1115 && share < 0.1125));

  // And pair by pair as a search says, which knows nothing of classes.
  Bounds bounds;
  for (std::uint64_t i = 0; i < 100'000; ++i) {
    Random random(15, i);
    const test::Fields start = test::random_fields(random);
    const Position target = test::position_of(
        i % 2 == 0 ? test::random_fields(random) : test::walk(start, 4 + random.below(12), random));
    const Pair pair{test::position_of(start), target};
    Answer answer;
    bounds.solve(pair, {Within::max_moves, false, false}, true, answer);
    BOOST_REQUIRE(table->at(table->place_of(pair)) == (answer.outcome == Outcome::solved));
  }
}

BOOST_AUTO_TEST_SUITE_END()
