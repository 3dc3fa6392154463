// Where the bit of a pair is in the table of a file. What the bits say takes minutes to build: see
// tests/long/solitaire_table_test.cpp.
#include "engine/solitaire/within.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstring>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/puzzle/random.h"
#include "engine/solitaire/classes.h"
#include "tests/support/solitaire_pairs.h"
#include "tests/support/solitaire_table.h"

BOOST_AUTO_TEST_SUITE(solitaire)
BOOST_AUTO_TEST_SUITE(within)

using namespace boardmill;
using namespace boardmill::solitaire;
using test::SparseTable;

namespace {

std::pair<std::size_t, unsigned> place(const Within& table, Position a, Position b) {
  const Within::Place place = table.place_of({a, b});
  return {place.byte, place.bit};
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_pair_and_its_images_share_a_bit_and_nobody_else) {
  SparseTable empty;
  BOOST_TEST(empty.view().bytes.size() < 3'500'000'000U);
  const auto table = Within::open(empty.view());
  BOOST_REQUIRE(table.has_value());

  using Images = std::pair<Position, Position>;
  std::map<std::pair<std::size_t, unsigned>, Images> owners;
  for (std::uint64_t i = 0; i < 20'000; ++i) {
    Random random(11, i);
    const Position a = test::position_of(test::random_fields(random));
    // Positions of one class, and equal ones, are the hard cases.
    const unsigned kind = random.below(8);
    Position b = test::position_of(test::random_fields(random));
    if (kind < 2) b = image(a, random.below(symmetry_count));
    if (kind == 2) b = a;
    const auto at = place(*table, a, b);
    BOOST_REQUIRE(at.first >= empty.view().block_bytes[0]);
    BOOST_REQUIRE(at.first < empty.view().bytes.size());
    // Where a symmetry leaves one of them as it is, or takes one to the other, there is a choice:
    // such pairs have several bits.
    const auto of_a = images(a);
    const auto of_b = images(b);
    const bool choice = std::count(of_a.begin(), of_a.end(), a) > 1 ||
                        std::count(of_b.begin(), of_b.end(), b) > 1 ||
                        std::count(of_a.begin(), of_a.end(), b) > 0;
    Images least{~Position{0}, 0};
    for (unsigned symmetry = 0; symmetry < symmetry_count; ++symmetry) {
      BOOST_REQUIRE((choice || place(*table, of_a[symmetry], of_b[symmetry]) == at));
      BOOST_REQUIRE((choice || place(*table, of_b[symmetry], of_a[symmetry]) == at));
      least = std::min(
          {least, Images{of_a[symmetry], of_b[symmetry]}, Images{of_b[symmetry], of_a[symmetry]}});
    }
    BOOST_REQUIRE((owners.emplace(at, least).first->second == least));
  }
}

BOOST_AUTO_TEST_CASE(other_tables_are_refused) {
  SparseTable empty;
  TableView other = empty.view();
  other.parameters = "max-moves 9";
  BOOST_TEST(Within::open(other).error() == "it is for max-moves 9, not for max-moves 8");
  other = empty.view();
  ++other.block_bytes[5];
  BOOST_TEST(Within::open(other).error() == "its blocks have other sizes");
  other = empty.view();
  other.bytes.remove_suffix(1);
  BOOST_TEST(Within::open(other).error() == "its blocks have other sizes");
  other.block_bytes.pop_back();
  BOOST_TEST(Within::open(other).error() == "its blocks have other sizes");
}

// A damaged index gives wrong answers, but no access outside of the table.
BOOST_AUTO_TEST_CASE(damage_does_not_lead_out_of_the_table) {
  SparseTable empty;
  const auto table = Within::open(empty.view());
  BOOST_REQUIRE(table.has_value());
  std::memset(empty.bytes(), 0xff, empty.view().block_bytes[0]);
  for (std::uint64_t i = 0; i < 1000; ++i) {
    Random random(12, i);
    const Position a = test::position_of(test::random_fields(random));
    const Position b = test::position_of(test::random_fields(random));
    BOOST_REQUIRE(table->place_of({a, b}).byte < empty.view().bytes.size());
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()
