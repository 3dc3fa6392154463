#include "engine/solitaire/classes.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <map>
#include <set>

#include "engine/solitaire/rank.h"

BOOST_AUTO_TEST_SUITE(solitaire)
BOOST_AUTO_TEST_SUITE(symmetry_classes)

using namespace boardmill::solitaire;

// How many there are was enumerated by two programs outside this project.
BOOST_AUTO_TEST_CASE(every_position_is_in_one_class) {
  std::vector<bool> seen(position_count);
  std::map<unsigned, unsigned> sizes;
  Position last = 0;
  for (const Class& next : classes()) {
    BOOST_REQUIRE(next.first > last);
    last = next.first;
    const auto all = images(next.first);
    const std::set<Position> different(all.begin(), all.end());
    BOOST_REQUIRE(next.size == different.size());
    BOOST_REQUIRE(next.first == *different.begin());
    for (const Position position : different) {
      BOOST_REQUIRE(!seen[rank(position)]);
      seen[rank(position)] = true;
    }
    ++sizes[next.size];
  }
  BOOST_TEST((std::find(seen.begin(), seen.end(), false) == seen.end()));
  BOOST_TEST((sizes == std::map<unsigned, unsigned>{{1, 4}, {2, 30}, {4, 944}, {8, 78'942}}));
  BOOST_TEST(sizes[1] + sizes[2] + sizes[4] + sizes[8] == 79'920U);
}

BOOST_AUTO_TEST_CASE(moves_have_images) {
  for (Rank number = 0; number < position_count; number += 1009) {
    const Position position = unrank(number);
    const auto all = images(position);
    BOOST_REQUIRE(all[0] == position);
    for (std::size_t symmetry = 0; symmetry < all.size(); ++symmetry) {
      std::set<Position> moved_first;
      std::set<Position> moved_last;
      for_each_move(position, [&](Move move) {
        moved_first.insert(images(apply(position, move))[symmetry]);
      });
      for_each_move(all[symmetry],
                    [&](Move move) { moved_last.insert(apply(all[symmetry], move)); });
      BOOST_REQUIRE((moved_first == moved_last));
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
