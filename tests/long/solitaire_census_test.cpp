// The whole census of Solitaire: minutes.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <string>
#include <thread>
#include <vector>

#include "engine/batch/arena.h"
#include "engine/solitaire/bfs.h"
#include "engine/solitaire/census.h"
#include "engine/solitaire/classes.h"
#include "engine/solitaire/judge/drawer.h"

BOOST_AUTO_TEST_SUITE(solitaire_census)

using namespace boardmill;
using namespace boardmill::solitaire;

namespace {

std::vector<CensusRow> count(int max_moves) {
  batch::Arena arena(std::max(1U, std::thread::hardware_concurrency()));
  Progress progress;
  std::vector<CensusRow> rows = solitaire::census(max_moves, arena, progress);
  BOOST_TEST(progress.done == progress.total);
  return rows;
}

std::uint64_t sum(const std::vector<CensusRow>& rows, std::size_t begin, std::size_t end) {
  std::uint64_t result = 0;
  for (std::size_t i = begin; i < end; ++i) result += std::stoull(rows[i].count);
  return result;
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_pair_of_positions) {
  const std::vector<CensusRow> all = count(99);
  BOOST_REQUIRE(all.size() == 29U);
  for (std::size_t cost = 0; cost < 28; ++cost) {
    BOOST_TEST(all[cost].cost == std::to_string(cost));
  }
  BOOST_TEST(all[0].count == "635376");
  BOOST_TEST(all[1].count == "8823040");
  BOOST_TEST(all[27].count == "88");
  BOOST_TEST((all[28].cost == "unsolvable" && all[28].count == "0"));
  BOOST_TEST(sum(all, 0, all.size()) == std::uint64_t{635'376} * 635'376);
  // The committed counts that strata of distances are drawn by.
  BOOST_REQUIRE(distance_counts().size() == 28U);
  for (std::size_t cost = 0; cost < 28; ++cost) {
    BOOST_TEST(all[cost].count == std::to_string(distance_counts()[cost].pairs));
  }

  // A limit moves what is beyond it to the last row.
  const std::vector<CensusRow> near = count(8);
  BOOST_REQUIRE(near.size() == 10U);
  for (std::size_t cost = 0; cost <= 8; ++cost) {
    BOOST_TEST((near[cost].cost == all[cost].cost && near[cost].count == all[cost].count));
  }
  BOOST_TEST((near[9].cost == "unsolvable"));
  BOOST_TEST(sum(near, 9, 10) == sum(all, 9, all.size()));

  // Of random pairs, an eighth or so is within 8 moves.
  const double share = static_cast<double>(sum(near, 0, 9)) / (635'376.0 * 635'376.0);
  BOOST_TEST((share > 0.1115 && share < 0.1125));
}

// Burnside: pairs, and pairs that a symmetry leaves as they are, for each of the seven others.
BOOST_AUTO_TEST_CASE(classes_of_pairs_by_distance) {
  std::vector<std::uint64_t> fixed(28);
  Bfs bfs;
  for (unsigned symmetry = 1; symmetry < symmetry_count; ++symmetry) {
    std::vector<Position> same;
    for (Rank i = 0; i < position_count; ++i) {
      if (image(unrank(i), symmetry) == unrank(i)) same.push_back(unrank(i));
    }
    for (const Position start : same) {
      bfs.reach(start, 99);
      for (const Position target : same) ++fixed[static_cast<std::size_t>(bfs.distance(target))];
    }
  }
  for (std::size_t distance = 0; distance < 28; ++distance) {
    const auto& [pairs, classes] = distance_counts()[distance];
    BOOST_TEST(classes * symmetry_count == pairs + fixed[distance]);
  }
}

BOOST_AUTO_TEST_SUITE_END()
