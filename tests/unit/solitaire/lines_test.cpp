// The small graphs behind the lower bounds, against a plain search of each and against positions.
#include "engine/solitaire/lines.h"

#include <algorithm>
#include <array>
#include <boost/test/unit_test.hpp>
#include <cstdlib>
#include <map>
#include <vector>

#include "engine/puzzle/random.h"
#include "engine/solitaire/shadow.h"
#include "tests/support/solitaire_oracle.h"
#include "tests/support/solitaire_pairs.h"

BOOST_AUTO_TEST_SUITE(solitaire)
BOOST_AUTO_TEST_SUITE(lines)

using namespace boardmill;
using namespace boardmill::solitaire;
using test::Fields;
using test::position_of;
using test::random_fields;

namespace {

using Multiset = std::array<int, 4>;  // ascending

// From the rules alone: the multisets one move away.
std::vector<Multiset> neighbours_of(const Multiset& multiset, int lines) {
  std::vector<Multiset> result;
  for (std::size_t piece = 0; piece < 4; ++piece) {
    for (const int stride : {-2, -1, 1, 2}) {
      const int to = multiset[piece] + stride;
      const int between = multiset[piece] + stride / 2;
      const bool jump = std::abs(stride) == 2;
      if (to < 0 || to >= lines) continue;
      if (jump && std::count(multiset.begin(), multiset.end(), between) == 0) continue;
      Multiset after = multiset;
      after[piece] = to;
      std::sort(after.begin(), after.end());
      const bool diagonal = lines == 15;
      const bool fits = std::all_of(after.begin(), after.end(), [&](int line) {
        return !diagonal ||
               std::count(after.begin(), after.end(), line) <= std::min(line + 1, 15 - line);
      });
      if (fits) result.push_back(after);
    }
  }
  return result;
}

std::map<Multiset, int> distances_from(const Multiset& origin, int lines) {
  std::map<Multiset, int> distances{{origin, 0}};
  std::vector<Multiset> queue{origin};
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const Multiset here = queue[i];
    for (const Multiset& next : neighbours_of(here, lines)) {
      if (distances.emplace(next, distances[here] + 1).second) queue.push_back(next);
    }
  }
  return distances;
}

Lines::Index index_of(const Multiset& multiset) {
  std::array<unsigned, 4> ascending{};
  std::copy(multiset.begin(), multiset.end(), ascending.begin());
  return Lines::index(ascending);
}

void compare(const Lines& lines, int line_count, const Multiset& origin, std::size_t reachable) {
  const auto distances = distances_from(origin, line_count);
  BOOST_TEST(distances.size() == reachable);
  const Lines::Index goal = index_of(origin);
  std::size_t reached = 0;
  for (std::size_t i = 0; i < lines.count(); ++i) {
    reached += lines.distances_to(goal)[i] != Lines::unreached ? 1U : 0U;
  }
  BOOST_TEST(reached == reachable);
  for (const auto& [multiset, distance] : distances) {
    BOOST_REQUIRE(static_cast<int>(lines.distances_to(goal)[index_of(multiset)]) == distance);
  }
}

}  // namespace

BOOST_AUTO_TEST_CASE(distances_are_those_of_a_plain_search) {
  BOOST_TEST(Lines::straight().count() == 330U);
  BOOST_TEST(Lines::diagonal().count() == 3060U);
  for (const Multiset& origin :
       {Multiset{0, 0, 0, 0}, Multiset{7, 7, 7, 7}, Multiset{0, 3, 3, 7}, Multiset{1, 2, 4, 6}}) {
    compare(Lines::straight(), 8, origin, 330);
  }
  for (const Multiset& origin :
       {Multiset{0, 1, 1, 2}, Multiset{12, 13, 13, 14}, Multiset{7, 7, 7, 7}, Multiset{0, 5, 9, 14},
        Multiset{3, 3, 8, 11}}) {
    compare(Lines::diagonal(), 15, origin, 2789);
  }
}

// And so is the move of each piece, and what the ways to a goal say of it.
BOOST_AUTO_TEST_CASE(a_move_of_a_position_moves_its_shadow) {
  const Lines& straight = Lines::straight();
  const Lines& diagonal = Lines::diagonal();
  for (std::uint64_t i = 0; i < 500; ++i) {
    Random random(6, i);
    const Fields fields = random_fields(random);
    const Shadow shadow = shadow_of(position_of(fields));
    const Shadow goal = shadow_of(position_of(random_fields(random)));
    for_each_move(position_of(fields), [&](Move move) {
      const Shadow after = shadow_of(apply(position_of(fields), move));
      const int rows = static_cast<int>(row_of(move.to)) - static_cast<int>(row_of(move.from));
      const int columns =
          static_cast<int>(column_of(move.to)) - static_cast<int>(column_of(move.from));
      const auto stride = [](int lines) {
        return lines == 1    ? Stride::on
               : lines == -1 ? Stride::back
               : lines == 2  ? Stride::on_over
                             : Stride::back_over;
      };
      const unsigned row = row_of(move.from);
      const unsigned column = column_of(move.from);
      if (rows != 0) {
        BOOST_REQUIRE(straight.moved(shadow.rows, row, stride(rows)) == after.rows);
        BOOST_REQUIRE(shadow.columns == after.columns);
        const auto& ways = straight.ways_to(goal.rows)[shadow.rows];
        const auto which = static_cast<std::size_t>(stride(rows));
        const auto* distances = straight.distances_to(goal.rows);
        BOOST_REQUIRE((ways.nearer[which] >> row & 1) ==
                      (distances[after.rows] < distances[shadow.rows] ? 1 : 0));
        BOOST_REQUIRE((ways.no_further[which] >> row & 1) ==
                      (distances[after.rows] <= distances[shadow.rows] ? 1 : 0));
      } else {
        BOOST_REQUIRE(straight.moved(shadow.columns, column, stride(columns)) == after.columns);
        BOOST_REQUIRE(shadow.rows == after.rows);
      }
      BOOST_REQUIRE(diagonal.moved(shadow.sums, row + column, stride(rows + columns)) ==
                    after.sums);
      BOOST_REQUIRE(diagonal.moved(shadow.differences, row + 7 - column, stride(rows - columns)) ==
                    after.differences);
    });
  }
}

// Rows and columns are alike: a position and its mirror image at the diagonal change places.
BOOST_AUTO_TEST_CASE(lines_number_the_multisets) {
  std::map<Lines::Index, Multiset> seen;
  for (std::uint64_t i = 0; i < 64'000; ++i) {
    Random random(6, i);
    const Fields fields = random_fields(random);
    Fields mirrored = fields;
    for (auto& [row, column] : mirrored) std::swap(row, column);
    const Shadow shadow = shadow_of(position_of(fields));
    BOOST_REQUIRE(shadow.rows == shadow_of(position_of(mirrored)).columns);
    BOOST_REQUIRE(shadow.rows < Lines::straight().count());
    const Multiset rows{fields[0].first, fields[1].first, fields[2].first, fields[3].first};
    BOOST_REQUIRE((seen.emplace(shadow.rows, rows).first->second == rows));
  }
  BOOST_TEST(seen.size() == Lines::straight().count());
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
