// The whole table of pairs within 8 moves: 3.4 GB, a minute or two.
#include <algorithm>
#include <array>
#include <boost/test/unit_test.hpp>
#include <string>
#include <thread>

#include "engine/batch/arena.h"
#include "engine/solitaire/bfs.h"
#include "engine/solitaire/within.h"
#include "io/table_file.h"
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

  // From some positions to all others, against a search that knows nothing of classes.
  constexpr Rank stride = 12'707;
  arena.for_range(position_count / stride, 1, [&](std::size_t begin, std::size_t end) {
    Bfs bfs;
    for (std::size_t i = begin; i < end; ++i) {
      const Position start = unrank(static_cast<Rank>(i) * stride);
      bfs.reach(start, Within::max_moves);
      std::size_t wrong = 0;
      for (Rank rank = 0; rank < position_count; ++rank) {
        const Pair pair{start, unrank(rank)};
        std::array<bool, 1> within{};
        table->look_up({&pair, 1}, within);
        if (within[0] != (bfs.distance(pair.target) >= 0)) ++wrong;
      }
      BOOST_TEST(wrong == 0U);
    }
  });
}

BOOST_AUTO_TEST_SUITE_END()
